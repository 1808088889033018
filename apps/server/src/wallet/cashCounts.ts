import { type CashCount, type CashCounted, toRupees } from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod';
import { accountNames } from '../books/accountNames.ts';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import { keyOf, pageOf, type RangeQuery } from '../lists/listQuery.ts';
import { countMoney } from './countMoney.ts';
import { requireWallet } from './wallet.ts';

/** Sets a drawer or a bank right by what was counted today, and remembers the count. */
export async function countCash(shop: ShopTransaction, count: CashCount): Promise<CashCounted> {
  const account = await requireWallet(shop, count.account);
  const id = newId();
  const { expected, entry, tip } = await countMoney(shop, {
    account,
    date: shop.today,
    counted: count.counted,
    reason: count.reason,
    refType: 'cash-count',
    refId: id,
  });
  await shop
    .insertInto('cash_counts')
    .values({
      id,
      account,
      date: shop.today,
      expected,
      counted: count.counted,
      reason: count.reason ?? null,
      entry_number: entry,
      tip_number: tip.number,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  const [counted] = await countsOf(shop, await selectCounts(shop).where('cash_counts.id', '=', id).execute());
  if (!counted) throw new RangeError('A count was not kept');
  return counted;
}

/** Which counts a list holds. */
export interface CountFilters extends RangeQuery {
  account?: string | undefined;
}

const countKey = z.tuple([z.string(), z.string()]);

/** A page of counts, newest first, with what was found too much and too little by the whole filtered set. */
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
    totals: { over: toRupees(totals.over), short: toRupees(totals.short) },
  };
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
    expected: toRupees(row.expected),
    counted: toRupees(row.counted),
    difference: toRupees(row.counted - row.expected),
    reason: row.reason,
    entry: row.entry_number,
    reversedBy: row.undoing_number,
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.username,
  }));
}
