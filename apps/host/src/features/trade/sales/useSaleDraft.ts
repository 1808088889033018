import { newSubmission } from '@handset/api-client';
import type { SaleDraft } from '@handset/flows';
import { useEffect, useMemo, useState } from 'react';
import type { StoredDraft } from '../../../kit/database/StoredDraft.ts';
import { discardDraft, keepDraft, readDraft, saveDraft } from '../../../kit/drafts/drafts.ts';
import { newestOnly } from '../../../kit/drafts/newestOnly.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { isParkable } from './parkedSale.ts';

/** A sale in its form. */
export interface SaleInForm {
  /** The draft as it was when the form opened. Undefined while it is being read, null for a new sale. */
  stored: StoredDraft<SaleDraft> | null | undefined;
  change: (sale: SaleDraft) => void;
  /** Hands the sale over to its review once, under a new key. One that another tab has saved meanwhile is left alone. */
  submit: (sale: SaleDraft) => Promise<void>;
  /** Puts the sale aside: for every till, once the server has it, or on this device if it has pictures. */
  park: (sale: SaleDraft) => Promise<void>;
  /** Deletes the sale, unless it was handed over or put aside. */
  discard: () => Promise<void>;
}

/**
 * The signed-in user's sale with this id, stored after each change.
 * @param hasWaited whether the form opens because another tab has left the sale: then one that was parked there stays parked
 */
export function useSaleDraft(id: string, hasWaited: boolean): SaleInForm {
  const { _id: userId } = useUser();
  const [stored, setStored] = useState<StoredDraft<SaleDraft> | null>();
  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const draft = await readDraft<SaleDraft>(userId, id);
      // One that was to be parked goes on here, unless the server has just taken it.
      const isHere = !draft?.isToPark || (!hasWaited && (await keepDraft(userId, id)));
      if (isCurrent) setStored((isHere && draft) || null);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [userId, id, hasWaited]);

  const actions = useMemo(() => {
    const write = newestOnly();
    // The draft stays as it is once it was submitted, parked or discarded.
    let isOver = false;
    const end = async (last: () => Promise<unknown>) => {
      if (isOver) return;
      isOver = true;
      try {
        await write(last);
      } catch (error) {
        isOver = false;
        throw error;
      }
    };
    return {
      change: (values: SaleDraft) => {
        if (!isOver) void write(() => saveDraft({ userId, id, form: 'sale', values, state: 'typing' }));
      },
      submit: (values: SaleDraft) => {
        const submission = newSubmission();
        return end(() => saveDraft({ userId, id, form: 'sale', values, state: 'review', submission }));
      },
      park: (values: SaleDraft) => {
        const isToPark = isParkable(values);
        const submission = newSubmission();
        return end(() =>
          saveDraft({ userId, id, form: 'sale', values, state: 'typing', isToPark, submission }),
        );
      },
      discard: () => end(() => discardDraft(userId, id)),
    };
  }, [userId, id]);
  return { stored, ...actions };
}
