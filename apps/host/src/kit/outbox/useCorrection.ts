import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { deleteDraft, newDraftId, queueDraft, reopenDraft } from '../drafts/drafts.ts';
import type { Entry } from './entry.ts';
import { entryWords } from './entryWords.ts';
import { useOutbox } from './useOutbox.ts';

/** Moves an entry back into its form, or deletes it. A toast says so where it is too late for that. */
export function useCorrection() {
  const outbox = useOutbox();
  const toast = useToast();
  const { tooLate } = useWords(entryWords);
  const { open, resume } = useDialogs();
  /** An entry whose form belongs to no address. */
  const [correcting, setCorrecting] = useState<Entry | null>(null);

  async function begin(entry: Entry) {
    const { userId, form, draft, work } = entry;
    const id = entry.draftId ?? newDraftId();
    // Write the draft, then delete the entry: a crash in between loses nothing.
    if (!(await reopenDraft({ userId, id, form, values: draft }))) return void toast.info(tooLate);
    if (!(await outbox.withdraw(entry.id))) {
      // Taken back by an earlier press, it is in its form.
      if (!(await outbox.has(entry.id))) return;
      toast.info(tooLate);
      if (entry.draftId) await queueDraft(userId, id, 'typing');
      else await deleteDraft(userId, id);
      return;
    }
    switch (work.kind) {
      case 'purchase':
        return open('slip', form.split(':')[1]);
      case 'bulkPurchase':
        return open('bulk');
      case 'sale':
        return resume('sale', id);
      default:
        return setCorrecting(entry);
    }
  }

  async function remove({ id, userId, draftId }: Entry) {
    if (!(await outbox.remove(id))) return void toast.info(tooLate);
    if (draftId) await deleteDraft(userId, draftId);
  }

  return { begin, remove, correcting };
}
