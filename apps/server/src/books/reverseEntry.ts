import type { EntryReversal, JournalEntryDetail } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { journalEntry, requireEntry } from './journalEntries.ts';
import { requirePast } from './post.ts';
import { refusedRule } from './requireRange.ts';
import { refusalToUndo, undo } from './undo.ts';

/**
 * Undoes an entry exactly, on a day from its own on, with all that it did beside the books. Returns the reversing entry.
 * @throws Conflict when the entry stands, or is undone on its document; Forbidden for an employee, unless it is of today.
 */
export async function reverseEntry(
  shop: ShopTransaction,
  number: number,
  { date, reason }: EntryReversal,
): Promise<JournalEntryDetail> {
  const entry = await requireEntry(shop, number);
  const refusal = await refusalToUndo(shop, entry);
  if (refusal) throw refusal;
  requirePast(shop, 'date', date);
  if (date < entry.date) throw refusedRule('date', 'date.before-entry');
  return journalEntry(shop, await undo(shop, entry, { date, reason }));
}
