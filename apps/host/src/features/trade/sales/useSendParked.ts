import { ApiError, newSubmission, parkedSaleCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { SaleDraft } from '@handset/flows';
import { useEffect, useReducer } from 'react';
import { useSWRConfig } from 'swr';
import { useStored } from '../../../kit/database/database.ts';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import { locks } from '../../../kit/database/TabLocks.ts';
import { changeDraft, leaveDraft, readDraft } from '../../../kit/drafts/drafts.ts';
import { lockOf } from '../../../kit/drafts/holdDraft.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { parkedSaleOf } from './parkedSale.ts';

/** Milliseconds after which a sale that could not be parked is sent again. */
const AGAIN = 30_000;

/** Statuses after which the same sale may be parked later: no answer, signed out, too slow, too many requests. */
const waits = [0, 401, 408, 429];

/** Parks the user's sales on the server that wait for it on this device, at once or when there is a network. */
export function useSendParked(): void {
  const { _id: userId } = useUser();
  const parked = useCalls(parkedSaleCalls);
  const { mutate } = useSWRConfig();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const ids = useStored(
    async ({ drafts }) => {
      const sales = await drafts.where({ userId, form: 'sale' }).toArray();
      return sales.filter(({ isToPark }) => isToPark).map(({ id }) => id);
    },
    [userId],
  )?.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): each attempt sends what waits
  useEffect(() => {
    if (!ids) return;
    const timer = setTimeout(again, AGAIN);
    addEventListener('online', again);
    let isCurrent = true;
    const send = async () => {
      for (const id of ids.split(',')) if (isCurrent) await locks.request(lockOf(userId, id), () => park(id));
    };
    const park = async (id: string) => {
      const stored = await readDraft<SaleDraft>(userId, id);
      if (!isCurrent || !stored?.isToPark || !stored.values) return;
      if (!(await isTaken(stored as StoredDraft<SaleDraft> & { values: SaleDraft }))) return;
      const left = await leaveDraft(userId, id, stored.submission);
      // Whoever went on with it here meanwhile has it, and no other till. One that is gone was discarded.
      if (left !== 'left') await parked.take(id, newSubmission()).catch(() => {});
      void mutate((key) => Array.isArray(key) && key[0] === 'parkedSales');
    };
    const isTaken = async ({ id, values, submission }: StoredDraft<SaleDraft> & { values: SaleDraft }) => {
      try {
        await parked.park(parkedSaleOf(id, values), submission ?? newSubmission());
        return true;
      } catch (error) {
        // It would be refused again, so it stays on this device.
        if (error instanceof ApiError && error.status < 500 && !waits.includes(error.status))
          await changeDraft(userId, id, { isToPark: false });
        return false;
      }
    };
    void send();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [ids, attempt, userId, parked, mutate]);
}
