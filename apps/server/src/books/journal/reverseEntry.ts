import type { EntryReversal, JournalEntryDetail } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { requirePast } from '../post.ts';
import { refusedRule } from '../requireRange.ts';
import { refusalToUndo, type Undo } from '../undo.ts';
import { journalEntry, requireEntry } from './journalEntries.ts';

/**
 * Reverses an entry exactly, on its own day or later, with all its effects outside the books. Returns the
 * reversing entry.
 * @param undo the undo function per event or kind of document
 * @throws Conflict when the entry cannot be undone, or only on its document; Forbidden for an employee,
 * unless it is of today
 */
export async function reverseEntry(
  shop: ShopTransaction,
  number: number,
  { date, reason }: EntryReversal,
  undo: Readonly<Record<string, Undo>>,
): Promise<JournalEntryDetail> {
  const entry = await requireEntry(shop, number);
  const refusal = await refusalToUndo(shop, entry);
  if (refusal) throw refusal;
  requirePast(shop, 'date', date);
  if (date < entry.date) throw refusedRule('date', 'date.before-entry');
  const undoEntry = undo[entry.ref_type ?? entry.event] ?? undo[entry.event];
  if (!undoEntry) throw new Error(`Nothing undoes the event ${entry.event}`);
  return journalEntry(shop, await undoEntry(shop, entry, { date, reason }));
}
