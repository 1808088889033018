import { ApiError, newSubmission, parkedSaleCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { TakenSale } from '@handset/domain';
import type { SaleDraft } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useEffect, useReducer } from 'react';
import { useSWRConfig } from 'swr';
import { isKept, useStored } from '../../../kit/database/database.ts';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import type { StoredParking } from '../../../kit/database/StoredParking.ts';
import { locks } from '../../../kit/database/TabLocks.ts';
import { keepDraft, leaveDraft, newDraftId, readDraft, saveDraft } from '../../../kit/drafts/drafts.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { parkedSaleOf, saleDraftOf, summaryOf } from './parkedSale.ts';
import { forgetParking, keyOfTaking, noteParking, readParking } from './parkings.ts';
import { saleWords } from './saleWords.ts';

/** A sale that is to be parked. */
type Unparked = StoredDraft<SaleDraft> & { values: SaleDraft };

/** Milliseconds after which the server is asked again. */
const RETRY_DELAY = 30_000;

/** Refusals that say that the server has no copy: there is none, or it takes none of this id. */
const isGone = new Set([404, 422]);

/**
 * Parks the user's sales on the server that wait for it on this device, at once or when there is a network. Takes its copy back of those
 * that go on here, or were discarded.
 */
export function useSendParked(): void {
  const { _id: userId } = useUser();
  const parked = useCalls(parkedSaleCalls);
  const { mutate } = useSWRConfig();
  const messages = useWords(hostMessages);
  const words = useWords(saleWords);
  const toast = useToast();
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const unsettled = useStored(
    async ({ drafts, parkings }) => {
      const sales = await drafts.where({ userId, form: 'sale' }).toArray();
      const toPark = sales.filter(({ isToPark }) => isToPark);
      const known = await parkings.where({ userId }).toArray();
      // With the key, which is another once it is parked again.
      return [
        ...toPark.map(({ id, submission }) => `${id} ${submission?.key}`),
        ...known.map(({ id }) => id),
      ];
    },
    [userId],
  )?.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): each attempt sends what waits
  useEffect(() => {
    if (!unsettled) return;
    const ids = new Set(unsettled.split(',').map((each) => each.split(' ')[0] ?? ''));
    const timer = setTimeout(again, RETRY_DELAY);
    addEventListener('online', again);
    let isCurrent = true;
    const send = async () => {
      // One request at a time for a sale: what was sent last is what the server has.
      for (const id of ids) if (isCurrent) await locks.request(`parking:${userId}:${id}`, () => settle(id));
    };
    const settle = async (id: string) => {
      // A sale that is being taken back may be another till's. The take-back ends before this one is parked again.
      const before = await readParking(userId, id);
      if (before?.taking) await takeBack(before);
      if (before?.taking && (await readParking(userId, id))) return;
      for (;;) {
        const stored = await readDraft<SaleDraft>(userId, id);
        if (!isCurrent) return;
        if (!stored?.isToPark || !stored.values) break;
        await noteParking(userId, id, stored.changedAt);
        if (!(await park({ ...stored, values: stored.values }))) return;
        if (await leaveDraft(userId, id, stored.submission)) return;
      }
      const note = await readParking(userId, id);
      // The next page takes back what the disk has noted, where a copy in memory serves this one.
      if (note && (isKept() || note.isInMemory)) await takeBack(note);
    };
    const park = async ({ id, values, submission, changedAt }: Unparked) => {
      try {
        await parked.park(parkedSaleOf(id, values, changedAt), submission ?? newSubmission());
        return true;
      } catch (error) {
        const isRefused = error instanceof ApiError && !isLater(error);
        if (isRefused && (await keepDraft(userId, id, submission)))
          toast.error(words.keptHere(summaryOf(values).name ?? words.noCustomer, errorText(error, messages)));
        return false;
      }
    };
    const takeBack = async ({ id, sent }: StoredParking) => {
      try {
        await leaveToOthers(await parked.take(id, await keyOfTaking(userId, id)), sent);
      } catch (error) {
        // Anything but that it is not there, or never was, may be answered otherwise later.
        if (!(error instanceof ApiError) || error.code === 'malformed' || !isGone.has(error.status)) return;
      }
      await forgetParking(userId, id);
    };
    /** Parks again, as a sale of its own, what another till has gone on with and parked since. */
    const leaveToOthers = async (taken: TakenSale, sent: StoredParking['sent']) => {
      const { _id, name, phones, accessories, draft } = taken;
      const sale = saleDraftOf(draft);
      if (!sale)
        await parked.park({ _id, name: name ?? undefined, phones, accessories, draft }, newSubmission());
      else if (sent && !sent.some((changedAt) => changedAt === sale.changedAt))
        await saveDraft({
          userId,
          id: newDraftId(),
          form: 'sale',
          state: 'typing',
          values: sale.values,
          changedAt: sale.changedAt ?? Date.now(),
          isToPark: true,
          submission: newSubmission(),
        });
    };
    void send();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [unsettled, attempt, userId, parked, messages, words, toast]);

  // All tabs read the shop's list again, whichever of them parked a sale or took it back.
  useEffect(() => {
    if (!unsettled) return;
    return () => void mutate((key) => Array.isArray(key) && key[0] === 'parkedSales').catch(() => {});
  }, [unsettled, mutate]);
}

/** Whether the server may answer otherwise later: it was not reached, or nobody is signed in. */
function isLater(error: ApiError): boolean {
  return error.isTemporary || error.status === 401;
}
