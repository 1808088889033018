import type { AccountId, Day, JournalLine, MinorUnits } from '@handset/domain';
import { sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

/** An entry of a day with its movements. */
export interface DayEntry {
  number: number;
  event: string;
  /** The event that it is about: of a reversal, that of the entry that it undoes. */
  origin: string;
  /** The document of the entry, or else the entry it undoes, or else itself. */
  document: string;
  lines: JournalLine[];
}

/** References that are no documents: each of their entries stands for itself. */
const SUBJECTS = ['accessory', 'committee'];

/** Every entry dated on a day, in the order of their writing. */
export async function dayEntries(shop: ShopReader, date: Day): Promise<DayEntry[]> {
  const rows = await shop
    .selectFrom('journal_lines')
    .innerJoin('journal_entries', 'journal_entries.number', 'journal_lines.entry_number')
    .leftJoin('journal_entries as undone', 'undone.number', 'journal_entries.reverses')
    .select([
      'journal_lines.debit',
      'journal_lines.credit',
      'journal_lines.amount',
      'journal_entries.number',
      'journal_entries.event',
      'journal_entries.ref_type',
      'journal_entries.ref_id',
      'journal_entries.reverses',
      'undone.event as undone_event',
    ])
    .where('journal_lines.date', '=', date)
    .orderBy('journal_lines.entry_number')
    .orderBy('journal_lines.position')
    .execute();
  const entries = new Map<number, DayEntry>();
  for (const { number, event, undone_event, ref_type, ref_id, reverses, debit, credit, amount } of rows) {
    const isOfDocument = !SUBJECTS.includes(ref_type ?? '');
    const entry = entries.get(number) ?? {
      number,
      event,
      origin: undone_event ?? event,
      document: (isOfDocument && ref_id) || String(reverses ?? number),
      lines: [],
    };
    entry.lines.push({ debit: debit as AccountId, credit: credit as AccountId, amount });
    entries.set(number, entry);
  }
  return [...entries.values()];
}

/** By how much entries move the accounts that a test chooses: debits − credits. */
export function movedBy(
  entries: Iterable<Pick<DayEntry, 'lines'>>,
  isChosen: (account: AccountId) => boolean,
): MinorUnits {
  const amounts: MinorUnits[] = [];
  for (const { lines } of entries)
    for (const { debit, credit, amount } of lines) {
      if (isChosen(debit)) amounts.push(amount);
      if (isChosen(credit)) amounts.push(-amount);
    }
  return sum(amounts);
}
