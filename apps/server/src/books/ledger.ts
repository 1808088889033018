import { type AccountId, type Ledger, type MinorUnits, type Movement, toRupees } from '@handset/domain';
import { z } from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { keyOf, pageOf, type RangeQuery } from '../lists/listQuery.ts';
import { accountBalance, openingBalance } from './balances.ts';

/** The account a ledger is of, as its head names it. */
export interface LedgerHead {
  _id: string;
  name: string;
  detail: string;
}

const entryKey = z.tuple([z.string(), z.number(), z.number()]);

/**
 * The movements of an account over a date range, one for each entry, oldest first, each with the balance after it; the
 * balance before the range is carried in.
 */
export async function ledgerOf(
  shop: ShopReader,
  account: AccountId,
  head: LedgerHead,
  { from, to, limit, cursor }: RangeQuery,
): Promise<Ledger> {
  const opening = from ? await openingBalance(shop, account, from) : 0;
  const totals = await rangeTotals(shop, account, from, to);
  // The cursor carries the running balance with the place, so that a page need not add up those before it.
  const after = keyOf(cursor, entryKey);
  let query = entriesOf(shop, account)
    .orderBy('journal_lines.date')
    .orderBy('journal_lines.entry_number')
    .limit(limit + 1);
  if (from) query = query.where('journal_lines.date', '>=', from);
  if (to) query = query.where('journal_lines.date', '<=', to);
  if (after) {
    const [date, entry] = after;
    query = query.where((row) =>
      row(row.refTuple('journal_lines.date', 'journal_lines.entry_number'), '>', row.tuple(date, entry)),
    );
  }
  const rows = await query.execute();
  let balance = after?.[2] ?? opening;
  const entries = rows.map((row) => {
    balance += row.debit - row.credit;
    return { ...row, balance };
  });
  const { page, nextCursor } = pageOf(entries, limit, (row) => [row.date, row.entry_number, row.balance]);
  return {
    account: { ...head, balance: toRupees(await accountBalance(shop, account)) },
    opening: toRupees(opening),
    totalDebit: toRupees(totals.debit),
    totalCredit: toRupees(totals.credit),
    closing: toRupees(opening + totals.debit - totals.credit),
    data: page.map((row) => movementOf(row, row.balance)),
    nextCursor,
    total: totals.count,
  };
}

/** An entry as the ledger of one of its accounts reads it. */
export interface LedgerEntry {
  entry_number: number;
  date: string;
  event: string;
  description: string;
  ref_type: string | null;
  ref_id: string | null;
  person_name: string | null;
  debit: MinorUnits;
  credit: MinorUnits;
  created_at: number;
}

export function movementOf(entry: LedgerEntry, balance: MinorUnits): Movement {
  return {
    entry: entry.entry_number,
    date: entry.date,
    event: entry.event,
    description: entry.description,
    refType: entry.ref_type,
    refId: entry.ref_id,
    partyName: entry.person_name,
    debit: toRupees(entry.debit),
    credit: toRupees(entry.credit),
    balance: toRupees(balance),
    createdAt: new Date(entry.created_at).toISOString(),
  };
}

const ENTRY = [
  'journal_lines.entry_number',
  'journal_lines.date',
  'journal_entries.event',
  'journal_entries.description',
  'journal_entries.ref_type',
  'journal_entries.ref_id',
  'journal_entries.created_at',
] as const;

/** The entries that touch an account, each with all that it moved there. */
function entriesOf(shop: ShopReader, account: AccountId) {
  return shop
    .selectFrom('journal_lines')
    .innerJoin('journal_entries', 'journal_entries.number', 'journal_lines.entry_number')
    .leftJoin('persons', 'persons.id', 'journal_entries.person_id')
    .select([...ENTRY, 'persons.name as person_name'])
    .select((row) =>
      (['debit', 'credit'] as const).map((side) =>
        row.fn
          .sum<number>(
            row
              .case()
              .when(`journal_lines.${side}`, '=', account)
              .then(row.ref('journal_lines.amount'))
              .else(0)
              .end(),
          )
          .as(side),
      ),
    )
    .where((row) =>
      row.or([row('journal_lines.debit', '=', account), row('journal_lines.credit', '=', account)]),
    )
    .groupBy([...ENTRY, 'persons.name']);
}

async function rangeTotals(shop: ShopReader, account: AccountId, from?: string, to?: string) {
  const totals = { debit: 0, credit: 0, count: 0 };
  for (const side of ['debit', 'credit'] as const) {
    let query = shop
      .selectFrom('journal_lines')
      .select((row) => [
        row.fn.coalesce(row.fn.sum<number>('amount'), row.lit(0)).as('total'),
        row.fn.count<number>('entry_number').distinct().as('count'),
      ])
      .where(side, '=', account);
    if (from) query = query.where('date', '>=', from);
    if (to) query = query.where('date', '<=', to);
    const { total, count } = await query.executeTakeFirstOrThrow();
    totals[side] = total;
    totals.count += count;
  }
  return totals;
}
