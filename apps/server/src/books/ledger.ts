import type { AccountId, Ledger, MinorUnits } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../base/database/HandsetDatabase.ts';
import { keyOf, pageOf } from '../base/lists/pages.ts';
import { type AccountEntry, accountEntries, balancesAfter } from './accountEntries.ts';
import { accountBalance } from './balances.ts';
import { type EntryFilter, isFiltering } from './entryFilter.ts';
import { entryHeads, movementOf } from './entryHeads.ts';
import type { Order } from './entryPages.ts';
import { type DayRange, rangeSums } from './rangeSums.ts';

/** The account a ledger is of, as its head names it. */
export interface LedgerHead {
  _id: string;
  name: string;
  detail: string;
}

/** Query of a ledger. */
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
  const run = isFiltering(filter)
    ? await withBalances(shop, account, entries)
    : running(entries, asked, key?.[2] ?? (asked === 'asc' ? opening : closing));
  const { page, nextCursor } = pageOf(run, limit, (entry) => [entry.date, entry.number, entry.carried]);
  const heads = await entryHeads(
    shop,
    page.map((entry) => entry.number),
  );
  return {
    account: { ...head, balance: await accountBalance(shop, account) },
    opening,
    totalDebit: sums.debit,
    totalCredit: sums.credit,
    net: sums.debit - sums.credit,
    closing,
    data: page.map((entry) => movementOf(heads.get(entry.number), entry)),
    nextCursor,
    total: sums.entries,
  };
}

/** An entry with the account's balance after it, and the balance carried to the next entry. */
interface RunningEntry extends AccountEntry {
  balance: MinorUnits;
  carried: MinorUnits;
}

/** Runs the balance from entry to entry: it meets the first before it when the oldest come first, after it otherwise. */
function running(entries: readonly AccountEntry[], order: Order, first: MinorUnits): RunningEntry[] {
  let carried = first;
  return entries.map((entry) => {
    const balance = order === 'asc' ? carried + entry.debit - entry.credit : carried;
    carried = order === 'asc' ? balance : balance - entry.debit + entry.credit;
    return { ...entry, balance, carried };
  });
}

/** Looks up the balance of each entry, since filtered entries do not add up one after another. */
async function withBalances(
  shop: ShopReader,
  account: AccountId,
  entries: readonly AccountEntry[],
): Promise<RunningEntry[]> {
  const balances = await balancesAfter(shop, account, entries);
  return entries.map((entry) => ({ ...entry, balance: balances.get(entry.number) ?? 0, carried: 0 }));
}
