import { createHash } from 'node:crypto';
import { type AccountId, type Day, type JournalLine, reverseLines, ruleMessage } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { Conflict, NotFound, Refused } from '../http/errors.ts';
import { keepSums } from './keepSums.ts';
import { keepPartyTotals } from './partyTotals.ts';
import { requireActiveBanks } from './requireActiveBanks.ts';
import { requireFunds } from './requireFunds.ts';

/** What an event writes into the books. */
export interface Posting {
  event: string;
  date: Day;
  description: string;
  refType?: string;
  refId?: string;
  personId?: string;
  /** The entry that this one undoes exactly, and the event of that. */
  reverses?: number;
  undoes?: string;
  lines: readonly JournalLine[];
}

/** The hash before a shop's first entry. */
export const GENESIS = '0'.repeat(64);

/** What is hashed of an entry: everything that it says, in one fixed order. */
export interface HashedEntry {
  number: number;
  id: string;
  event: string;
  date: string;
  ref_type: string | null;
  ref_id: string | null;
  person_id: string | null;
  description: string;
  reverses: number | null;
  created_by: string;
  created_at: number;
}

/** SHA-256 over the hash before and the entry with its lines, so that nothing in the chain can change unseen. */
export function entryHash(previous: string, entry: HashedEntry, lines: readonly JournalLine[]): string {
  const said = [
    entry.number,
    entry.id,
    entry.event,
    entry.date,
    entry.ref_type,
    entry.ref_id,
    entry.person_id,
    entry.description,
    entry.reverses,
    entry.created_by,
    entry.created_at,
    lines.map(({ debit, credit, amount }) => [debit, credit, amount]),
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest('hex');
}

/** Refuses a business date that the shop has not reached, under the name of its field. */
export function requirePast(shop: ShopTransaction, field: string, date: Day): void {
  if (date <= shop.today) return;
  const message = ruleMessage('date.future');
  throw new Refused(message, { [field]: message });
}

/** Refuses a business date that an employee may not write into any more, because the day was closed. */
async function requireOpenDay(shop: ShopTransaction, date: Day): Promise<void> {
  if (shop.session.role !== 'employee') return;
  const closed = await shop
    .selectFrom('day_closings')
    .select('date')
    .where('date', '>=', date)
    .where('reopened_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!closed) return;
  const message = `The books are closed up to ${closed.date}; only the owner may write before that`;
  throw new Conflict(message, { date: message });
}

/**
 * Writes one entry: the only way into the books. Numbers and chains it, and refuses it when it would leave a drawer or a
 * bank below zero on any day in a shop that does not allow that, or use a bank account that is closed. Returns its number.
 */
export async function post(shop: ShopTransaction, posting: Posting): Promise<number> {
  const number = await write(shop, posting);
  await requireActiveBanks(shop, posting.lines);
  await requireFunds(shop, [posting]);
  return number;
}

/** Which entry a correction undoes, and how it says so. */
export interface Correction {
  /** Number of the entry. */
  entry: number;
  /** The correction's own day, not before the entry's. */
  date: Day;
  description: string;
}

/**
 * Undoes an entry exactly, by a reversing entry of its own date, and writes what holds instead, if anything: the shop's
 * drawers need to bear the difference alone. @throws Conflict when the entry was undone before.
 */
export async function correct(
  shop: ShopTransaction,
  { entry, date, description }: Correction,
  instead?: Posting,
): Promise<{ reversal: number; entry: number | undefined }> {
  const wrong = await entryToUndo(shop, entry);
  const lines = reverseLines(await linesOf(shop, entry));
  const reversal = await write(shop, {
    event: 'reversal',
    date,
    description,
    ...(wrong.ref_type && { refType: wrong.ref_type }),
    ...(wrong.ref_id && { refId: wrong.ref_id }),
    ...(wrong.person_id && { personId: wrong.person_id }),
    reverses: entry,
    undoes: wrong.event,
    lines,
  });
  const right = instead && (await write(shop, instead));
  if (instead) await requireActiveBanks(shop, instead.lines, lines);
  await requireFunds(shop, [{ date, lines }, ...(instead ? [instead] : [])]);
  return { reversal, entry: right };
}

async function entryToUndo(shop: ShopTransaction, number: number) {
  const entry = await shop
    .selectFrom('journal_entries')
    .select(['event', 'ref_type', 'ref_id', 'person_id', 'reverses'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!entry) throw new NotFound('There is no such entry in this shop');
  if (entry.reverses !== null) throw new Conflict('A reversal stands; write a new entry instead');
  const undone = await shop
    .selectFrom('journal_entries')
    .select('number')
    .where('reverses', '=', number)
    .executeTakeFirst();
  if (undone) throw new Conflict(`This was undone already, by entry ${undone.number}`);
  return entry;
}

/** The movements of an entry, in their order. */
export async function linesOf(shop: ShopTransaction, entry: number): Promise<JournalLine[]> {
  const rows = await shop
    .selectFrom('journal_lines')
    .select(['debit', 'credit', 'amount'])
    .where('entry_number', '=', entry)
    .orderBy('position')
    .execute();
  return rows.map(({ debit, credit, amount }) => ({
    debit: debit as AccountId,
    credit: credit as AccountId,
    amount,
  }));
}

async function write(shop: ShopTransaction, posting: Posting): Promise<number> {
  requirePast(shop, 'date', posting.date);
  await requireOpenDay(shop, posting.date);
  const number = await shop.nextNumber('entry');
  const previous = await shop
    .selectFrom('journal_entries')
    .select('hash')
    .where('number', '=', number - 1)
    .executeTakeFirst();
  const entry: HashedEntry = {
    number,
    id: newId(),
    event: posting.event,
    date: posting.date,
    ref_type: posting.refType ?? null,
    ref_id: posting.refId ?? null,
    person_id: posting.personId ?? null,
    description: posting.description,
    reverses: posting.reverses ?? null,
    created_by: shop.session.userId,
    created_at: shop.now,
  };
  const prev_hash = previous?.hash ?? GENESIS;
  await shop
    .insertInto('journal_entries')
    .values({ ...entry, prev_hash, hash: entryHash(prev_hash, entry, posting.lines) })
    .execute();
  await shop
    .insertInto('journal_lines')
    .values(
      posting.lines.map((line, position) => ({
        ...line,
        entry_number: number,
        position,
        date: posting.date,
      })),
    )
    .execute();
  await keepSums(shop, { ...posting, event: posting.undoes ?? posting.event });
  await keepPartyTotals(shop, posting);
  return number;
}
