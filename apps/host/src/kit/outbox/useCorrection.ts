import { useState } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import type { Entry } from './entry.ts';
import { useOutbox } from './useOutbox.ts';

/** Moves an entry back into its form. Asks first if another draft was started there. */
export function useCorrection() {
  const outbox = useOutbox();
  const { open } = useDialogs();
  const [replacing, setReplacing] = useState<Entry | null>(null);
  /** An entry whose form belongs to no address. */
  const [correcting, setCorrecting] = useState<Entry | null>(null);

  const draftOf = ({ userId, form }: Entry) => createDraftStore<unknown>(userId, form);

  async function takeBack(entry: Entry) {
    setReplacing(null);
    // First where it goes to, then away from where it was: a crash between the two costs nothing.
    await draftOf(entry).save({ values: entry.draft });
    if (!(await outbox.remove(entry.id))) return draftOf(entry).clear();
    switch (entry.work.kind) {
      case 'purchase':
        return open('slip', entry.form.split(':')[1]);
      case 'bulkPurchase':
        return open('bulk');
      case 'sale':
        return open('sale');
      default:
        return setCorrecting(entry);
    }
  }

  async function begin(entry: Entry) {
    const begun = await draftOf(entry).load();
    if (begun) setReplacing(entry);
    else await takeBack(entry);
  }

  return {
    begin,
    correcting,
    replacing,
    replace: () => replacing && takeBack(replacing),
    leave: () => setReplacing(null),
  };
}
