import { createHash } from 'node:crypto';
import {
  type AccountId,
  type Day,
  entryText,
  type JournalLine,
  reverseLines,
  type StoredSentence,
} from '@handset/domain';
import { BEFORE_FIRST } from '../base/audit/auditHash.ts';
import { noteHead } from '../base/audit/auditHead.ts';
import { countUp, type ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { newId } from '../base/database/newId.ts';
import { Conflict, NotFound, Refused } from '../base/http/errors.ts';
import { requireTrustedClock } from './days/trustedClock.ts';
import type { Posting } from './Posting.ts';
import { updatePartyTotals } from './partyTotals.ts';
import { requireActiveBanks } from './requireActiveBanks.ts';
import { requireFunds } from './requireFunds.ts';
import { updateSums } from './updateSums.ts';

/** The hash before a shop's first entry. */
export const GENESIS = '0'.repeat(64);

/** The hashed fields of an entry, in a fixed order. */
export interface HashedEntry {
  number: number;
  id: string;
  event: string;
  date: string;
  ref_type: string | null;
  ref_id: string | null;
  person_id: string | null;
  description: string;
  /** The same as JSON, by its code; null where a person wrote it, and on entries of earlier releases. */
  sentence: string | null;
  reverses: number | null;
  created_by: string;
  created_at: number;
  /** The last line of the audit log before the entry; null on entries of releases that did not name it. */
  audit_number: number | null;
  audit_hash: string | null;
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
    // Entries that name no line keep the hash that they were written with.
    ...(entry.audit_number === null ? [] : [entry.audit_number, entry.audit_hash]),
    ...(entry.sentence === null ? [] : [entry.sentence]),
  ];
  return createHash('sha256').update(previous).update(JSON.stringify(said)).digest('hex');
}

/** Refuses a business date that the shop has not reached, under the name of its field. */
export function requirePast(shop: ShopTransaction, field: string, date: Day): void {
  if (date > shop.today) throw new Refused('date.future').at(field);
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
  if (closed) throw new Conflict('day-closed-owner-only', { upTo: closed.date }).at('date');
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

/** The entry that a correction undoes, and its description. */
export interface Correction {
  /** Number of the entry. */
  entry: number;
  /** The correction's own day, not before the entry's. */
  date: Day;
  description: Posting['description'];
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
  await requireFunds(shop, [{ date, lines }, ...(instead ? [instead] : [])], instead !== undefined);
  return { reversal, entry: right };
}

async function entryToUndo(shop: ShopTransaction, number: number) {
  const entry = await shop
    .selectFrom('journal_entries')
    .select(['event', 'ref_type', 'ref_id', 'person_id', 'reverses'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!entry) throw new NotFound('entry-unknown');
  if (entry.reverses !== null) throw new Conflict('reversal-stands');
  const undone = await shop
    .selectFrom('journal_entries')
    .select('number')
    .where('reverses', '=', number)
    .executeTakeFirst();
  if (undone) throw new Conflict('entry-undone', { entry: undone.number });
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

/** The English words are kept beside the sentence: lists are searched by them. */
function wordsOf(description: Posting['description']): { description: string; sentence: string | null } {
  if (typeof description === 'string') return { description, sentence: null };
  const sentence = description as StoredSentence;
  return { description: entryText({ description: '', sentence }, 'en'), sentence: JSON.stringify(sentence) };
}

/** The number of the next entry, with the hash of the entry before it and the last line of the audit log. */
async function nextPlace(shop: ShopTransaction) {
  const { number, prev_hash, prev_at, audit_number, audit_hash } = await countUp(shop, 'entry')
    .returning((row) => {
      const before = row
        .selectFrom('journal_entries')
        .where('number', '=', row('counters.value', '-', row.lit(1)));
      const log = row.selectFrom('audit_log').orderBy('number', 'desc').limit(1);
      return [
        'counters.value as number',
        before.select('hash').as('prev_hash'),
        before.select('created_at').as('prev_at'),
        log.select('number').as('audit_number'),
        log.select('hash').as('audit_hash'),
      ];
    })
    .executeTakeFirstOrThrow();
  if (prev_at !== null) await requireTrustedClock(shop, { number: number - 1, created_at: prev_at });
  const log = { number: audit_number ?? 0, hash: audit_hash ?? BEFORE_FIRST };
  noteHead(shop, log);
  return { number, prev_hash: prev_hash ?? GENESIS, log };
}

async function write(shop: ShopTransaction, posting: Posting): Promise<number> {
  requirePast(shop, 'date', posting.date);
  await requireOpenDay(shop, posting.date);
  const { number, prev_hash, log } = await nextPlace(shop);
  const entry: HashedEntry = {
    number,
    id: newId(),
    event: posting.event,
    date: posting.date,
    ref_type: posting.refType ?? null,
    ref_id: posting.refId ?? null,
    person_id: posting.personId ?? null,
    ...wordsOf(posting.description),
    reverses: posting.reverses ?? null,
    created_by: shop.session.userId,
    created_at: shop.now,
    audit_number: log.number,
    audit_hash: log.hash,
  };
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
  await updateSums(shop, { ...posting, event: posting.undoes ?? posting.event });
  await updatePartyTotals(shop, posting);
  return number;
}
