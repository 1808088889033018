import { type EntryText, entryType, type Movement } from '@handset/domain';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';

/** Fields of an entry that every list shows, besides its movement. */
export type EntryHead = Omit<Movement, 'debit' | 'credit' | 'balance'>;

/** Heads of entries, by number. */
export async function entryHeads(
  shop: ShopReader,
  numbers: readonly number[],
): Promise<Map<number, EntryHead>> {
  if (numbers.length === 0) return new Map();
  const rows = await shop
    .selectFrom('journal_entries')
    .leftJoin('persons', 'persons.id', 'journal_entries.person_id')
    .leftJoin('journal_entries as undone', 'undone.number', 'journal_entries.reverses')
    .leftJoin('journal_entries as undoing', 'undoing.reverses', 'journal_entries.number')
    .select([
      'journal_entries.number',
      'journal_entries.date',
      'journal_entries.event',
      'journal_entries.description',
      'journal_entries.sentence',
      'journal_entries.ref_type',
      'journal_entries.ref_id',
      'journal_entries.person_id',
      'journal_entries.reverses',
      'journal_entries.created_at',
      'persons.name as person_name',
      'undone.event as undone_event',
      'undoing.number as undoing_number',
    ])
    .where('journal_entries.number', 'in', numbers)
    .execute();
  return new Map(
    rows.map((row) => [
      row.number,
      {
        entry: row.number,
        date: row.date,
        event: row.event,
        type: entryType(row.undone_event ?? row.event),
        ...entryTextOf(row),
        refType: row.ref_type,
        refId: row.ref_id,
        personId: row.person_id,
        partyName: row.person_name,
        reverses: row.reverses,
        reversedBy: row.undoing_number,
        createdAt: new Date(row.created_at).toISOString(),
      },
    ]),
  );
}

/** The text of an entry as it is sent. */
export function entryTextOf({
  description,
  sentence,
}: {
  description: string;
  sentence: string | null;
}): EntryText {
  return { description, sentence: sentence === null ? null : JSON.parse(sentence) };
}

/** An entry in the ledger of one account: its movement there, and the balance after it. */
export function movementOf(
  head: EntryHead | undefined,
  { debit, credit, balance }: { debit: number; credit: number; balance: number },
): Movement {
  if (!head) throw new RangeError('A line belongs to no entry');
  return { ...head, debit, credit, balance };
}
