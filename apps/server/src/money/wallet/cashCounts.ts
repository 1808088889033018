import {
  type CashCount,
  type CashCounted,
  type Day,
  type MinorUnits,
  rupeeAmount,
  type walletContract,
} from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Forbidden } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { accountNames } from '../../books/accountNames.ts';
import { accountBalance } from '../../books/balances.ts';
import { countMoney, keepCount, requireShown } from '../../books/days/countMoney.ts';
import { mayPostDifference } from '../../books/days/dayCounts.ts';
import { requireWallet } from './wallet.ts';

/** Records today's count of a drawer or a bank, and corrects the books to it. */
export async function countCash(shop: ShopTransaction, count: CashCount): Promise<CashCounted> {
  const account = await requireWallet(shop, count.account);
  const balance = await accountBalance(shop, account, shop.today);
  await requireShown(shop, { account, balance, shown: count.expected });
  requireWithinTolerance(shop, count.counted - balance);
  const id = newId();
  const { counted: amount, reason } = count;
  const own = { account, date: shop.today, counted: amount, reason };
  await keepCount(shop, { id, ...own }, await countMoney(shop, { ...own, refType: 'cash-count', refId: id }));
  const [counted] = await countsOf(shop, await selectCounts(shop).where('cash_counts.id', '=', id).execute());
  if (!counted) throw new RangeError('A count was not kept');
  return counted;
}

function requireWithinTolerance(shop: ShopTransaction, difference: MinorUnits) {
  if (mayPostDifference(shop, difference)) return;
  throw new Forbidden('difference-owner-only', { limit: rupeeAmount(shop.session.shop.countTolerance) });
}

/** Filters of the list of counts. */
type CountFilters = z.output<typeof walletContract.counts.query>;

const countKey = z.tuple([z.string(), z.string()]);

/** A page of counts, newest first, with the surpluses and shortages of the whole filtered set. */
export async function cashCounts(shop: ShopReader, filters: CountFilters) {
  const after = keyOf(filters.cursor, countKey);
  let query = selectCounts(shop)
    .where(matching(filters))
    .orderBy('cash_counts.date', 'desc')
    .orderBy('cash_counts.id', 'desc')
    .limit(filters.limit + 1);
  if (after)
    query = query.where((row) =>
      row(row.refTuple('cash_counts.date', 'cash_counts.id'), '<', row.tuple(after[0], after[1])),
    );
  const { page, nextCursor } = pageOf(await query.execute(), filters.limit, (row) => [row.date, row.id]);
  const differences = await shop
    .selectFrom('cash_counts')
    .select(['expected', 'counted'])
    .where(matching(filters))
    .execute();
  const totals = { over: 0, short: 0 };
  for (const { expected, counted } of differences) {
    if (counted > expected) totals.over += counted - expected;
    else totals.short += expected - counted;
  }
  return {
    data: await countsOf(shop, page),
    nextCursor,
    total: differences.length,
    totals: { over: totals.over, short: totals.short },
  };
}

/** The last count of each bank on a day, by name. */
export async function bankCountsOn(shop: ShopReader, date: Day): Promise<CashCounted[]> {
  const rows = await selectCounts(shop)
    .where('cash_counts.date', '=', date)
    .where('cash_counts.account', '!=', 'cash:pocket')
    .orderBy('cash_counts.id')
    .execute();
  const last = new Map(rows.map((row) => [row.account, row]));
  const counts = await countsOf(shop, [...last.values()]);
  return counts.sort((one, other) => one.name.localeCompare(other.name));
}

function matching({ account, from, to }: CountFilters) {
  return (row: ExpressionBuilder<ShopTables, 'cash_counts'>) => {
    const conditions = [];
    if (account) conditions.push(row('cash_counts.account', '=', account));
    if (from) conditions.push(row('cash_counts.date', '>=', from));
    if (to) conditions.push(row('cash_counts.date', '<=', to));
    return row.and(conditions);
  };
}

function selectCounts(shop: ShopReader) {
  return shop
    .selectFrom('cash_counts')
    .innerJoin('users', 'users.id', 'cash_counts.created_by')
    .leftJoin('journal_entries as undoing', 'undoing.reverses', 'cash_counts.entry_number')
    .selectAll('cash_counts')
    .select(['users.username', 'undoing.number as undoing_number']);
}

type CountRow = Awaited<ReturnType<ReturnType<typeof selectCounts>['execute']>>[number];

async function countsOf(shop: ShopReader, rows: readonly CountRow[]): Promise<CashCounted[]> {
  const names = await accountNames(
    shop,
    rows.map(({ account }) => account),
  );
  return rows.map((row) => ({
    _id: row.id,
    account: row.account,
    name: names.get(row.account) ?? row.account,
    date: row.date,
    expected: row.expected,
    counted: row.counted,
    difference: row.counted - row.expected,
    reason: row.reason,
    entry: row.entry_number,
    reversedBy: row.undoing_number,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  }));
}
