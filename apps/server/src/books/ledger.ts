import { type AccountId, ENTRY_TYPES, type Ledger, type MinorUnits, toRupees } from '@handset/domain';
import { z } from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { keyOf, listQuery, pageOf, rangeQuery } from '../lists/listQuery.ts';
import { type AccountEntry, accountEntries, netOf } from './accountEntries.ts';
import { accountBalance } from './balances.ts';
import { type EntryFilter, isFiltering } from './entryFilter.ts';
import { entryHeads, movementOf } from './entryHeads.ts';
import type { Order, Place } from './entryPages.ts';
import { type DayRange, rangeSums } from './rangeSums.ts';

/** The account a ledger is of, as its head names it. */
export interface LedgerHead {
  _id: string;
  name: string;
  detail: string;
}

const order = z.enum(['asc', 'desc']).optional();

/** The query of a ledger: a range of days and a page, oldest first unless asked for otherwise. */
export const ledgerQuery = rangeQuery.extend({ order });

/** The same for a drawer or a bank, whose rows may be filtered. */
export const walletLedgerQuery = listQuery.extend({ order, type: z.enum(ENTRY_TYPES).optional() });

/** What is asked of a ledger. */
export interface LedgerAsked extends DayRange, EntryFilter {
  order?: Order | undefined;
  limit: number;
  cursor?: string | undefined;
}

const entryKey = z.tuple([z.string(), z.int(), z.int()]);

/**
 * The movements of an account over a range of days, one for each entry, each with the account's balance after it; the
 * balance before the range is carried in. The cursor carries the running balance with the place, so that a page need not
 * add up those before it.
 */
export async function ledgerOf(
  shop: ShopReader,
  account: AccountId,
  head: LedgerHead,
  { order: asked = 'asc', limit, cursor, from, to, ...filter }: LedgerAsked,
): Promise<Ledger> {
  const range = { from, to };
  const { before, within } = await rangeSums(shop, account, range);
  const opening = before.debit - before.credit;
  const closing = opening + within.debit - within.credit;
  const { sums, page: read } = await accountEntries(shop, account, range, filter);
  const key = keyOf(cursor, entryKey);
  const after = key && { date: key[0], number: key[1] };
  const entries = await read({ after, order: asked, limit: limit + 1 });
  const { page, nextCursor } = pageOf(
    await withBalances(shop, account, entries, {
      ...range,
      after,
      order: asked,
      carried: key?.[2] ?? (asked === 'asc' ? opening : closing),
      hasGaps: isFiltering(filter),
    }),
    limit,
    (entry) => [entry.date, entry.number, entry.carried],
  );
  const heads = await entryHeads(
    shop,
    page.map((entry) => entry.number),
  );
  return {
    account: { ...head, balance: toRupees(await accountBalance(shop, account)) },
    opening: toRupees(opening),
    totalDebit: toRupees(sums.debit),
    totalCredit: toRupees(sums.credit),
    net: toRupees(sums.debit - sums.credit),
    closing: toRupees(closing),
    data: page.map((entry) => movementOf(heads.get(entry.number), entry)),
    nextCursor,
    total: sums.entries,
  };
}

interface Run extends DayRange {
  /** The entry before the first; none when the range begins with it. */
  after: Place | undefined;
  order: Order;
  /** The balance that meets the first entry: before it when the oldest come first, after it otherwise. */
  carried: MinorUnits;
  /** Whether entries are left out between these. */
  hasGaps: boolean;
}

/** Gives each entry the account's balance after it, and what it hands on to the next. */
async function withBalances(
  shop: ShopReader,
  account: AccountId,
  entries: readonly AccountEntry[],
  { after, order: asked, carried: first, hasGaps, ...range }: Run,
) {
  const run: (AccountEntry & { balance: MinorUnits; carried: MinorUnits })[] = [];
  let carried = first;
  let last = after;
  for (const entry of entries) {
    const own = entry.debit - entry.credit;
    if (asked === 'asc') {
      carried += hasGaps ? await netOf(shop, account, { after: last, upTo: entry }, range) : own;
      run.push({ ...entry, balance: carried, carried });
    } else {
      const balance = hasGaps
        ? carried - (await netOf(shop, account, { after: entry, before: last }, range))
        : carried;
      carried = balance - own;
      run.push({ ...entry, balance, carried });
    }
    last = entry;
  }
  return run;
}
