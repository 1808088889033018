import type { purchaseContract } from '@handset/domain';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { activeCount } from '../../base/lists/activeCount.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { booksOfAll } from '../../books/documentBooks.ts';
import { purchaseFigures, purchaseRows, selectPurchases } from './purchases.ts';
import { type SlipSearch, searchSlips } from './slipSearch.ts';

type PurchaseQuery = z.output<typeof purchaseContract.list.query>;
/** Filters and order of the purchase list. */
export type PurchaseFilters = Omit<PurchaseQuery, 'sort' | 'order'> &
  Partial<Pick<PurchaseQuery, 'sort' | 'order'>>;

/** Sort expressions for slips. Slip numbers break ties. Totals are after returns. */
const SORTED: Record<PurchaseQuery['sort'], RawBuilder<string | number>> = {
  date: sql<string>`purchases.date`,
  total: sql<number>`(purchases.total - purchases.returned_total)`,
  slipNumber: sql<number>`purchases.slip_number`,
};

/** A page of purchases, newest first by default, with the totals of the whole filtered set. */
export async function purchases(
  shop: ShopReader,
  { sort = 'date', order = 'desc', ...filters }: PurchaseFilters,
) {
  const query = { ...filters, sort, order };
  const search = await searchOf(shop, query);
  const { count, ...totals } = await totalsOf(shop, query, search);
  return { ...(await purchasePage(shop, query, search)), total: count, totals };
}

function searchOf(shop: ShopReader, { q }: PurchaseQuery): Promise<SlipSearch | undefined> {
  return q ? searchSlips(shop, q) : Promise.resolve(undefined);
}

/** The purchases of a page alone. */
export async function purchasePage(shop: ShopReader, query: PurchaseQuery, search?: SlipSearch) {
  const isMatch = matching(shop, query, (search ?? (await searchOf(shop, query)))?.among);
  const found = await pageOfIds(shop, query, isMatch);
  const { page, nextCursor } = pageOf(found, query.limit, ({ key, slip_number }) => [
    `${query.sort} ${query.order}`,
    key,
    slip_number,
  ]);
  const ids = page.map(({ id }) => id);
  const records = ids.length ? await selectPurchases(shop).where('purchases.id', 'in', ids).execute() : [];
  const byId = new Map((await purchaseRows(shop, records)).map((row) => [row._id, row]));
  return { data: ids.flatMap((id) => byId.get(id) ?? []), nextCursor };
}

type IsMatch = ReturnType<typeof matching>;

async function pageOfIds(shop: ShopReader, { sort, order, limit, cursor }: PurchaseQuery, isMatch: IsMatch) {
  const key = SORTED[sort];
  const after = keyOf(cursor, cursorKey(sort, order));
  let select = shop
    .selectFrom('purchases')
    .select(['purchases.id', 'purchases.slip_number', key.as('key')])
    .where(isMatch)
    .orderBy(key, order)
    .orderBy('purchases.slip_number', order)
    .limit(limit + 1);
  if (after) {
    const [, value, number] = after;
    const beyond = sql.raw(order === 'asc' ? '>' : '<');
    select = select.where(sql<boolean>`(${key}, purchases.slip_number) ${beyond} (${value}, ${number})`);
  }
  return select.execute();
}

/** A cursor belongs to one order, and does not continue another. */
function cursorKey(sort: PurchaseQuery['sort'], order: PurchaseQuery['order']) {
  const value = sort === 'date' ? z.string().regex(/^\d{4}-\d{2}-\d{2}$/) : z.int();
  return z.tuple([z.literal(`${sort} ${order}`), value, z.int()]);
}

async function totalsOf(shop: ShopReader, query: PurchaseQuery, search: SlipSearch | undefined) {
  const sums = await shop
    .selectFrom('purchases')
    .select((row) => {
      const sumOf = (column: 'total' | 'payable_later' | 'returned_total') =>
        row.fn.coalesce(row.fn.sum<number>(column), row.lit(0)).as(column);
      return [
        row.fn.countAll<number>().as('count'),
        activeCount('purchases.status').as('standing'),
        sumOf('total'),
        sumOf('payable_later'),
        sumOf('returned_total'),
      ];
    })
    .where(matching(shop, query, search?.among))
    .executeTakeFirstOrThrow();
  const isOne = matching(shop, query, search?.ofOne);
  const books = await booksOfAll(shop, 'purchase', (id) =>
    shop.selectFrom('purchases').select('purchases.id').where('purchases.id', '=', id).where(isOne),
  );
  return { count: sums.count, standing: sums.standing, ...purchaseFigures(sums, books) };
}

function matching(shop: ShopReader, query: PurchaseQuery, isFound: SlipSearch['among'] | undefined) {
  const { type, from, to, personId, status, paymentStatus, eGadgetStatus } = query;
  return (row: ExpressionBuilder<ShopTables, 'purchases'>) =>
    row.and([
      ...(type ? [row('purchases.type', 'in', type)] : []),
      ...(from ? [row('purchases.date', '>=', from)] : []),
      ...(to ? [row('purchases.date', '<=', to)] : []),
      ...(personId ? [row('purchases.person_id', '=', personId)] : []),
      ...(status ? [row('purchases.status', 'in', status)] : []),
      ...(eGadgetStatus ? [row('purchases.egadget_status', 'in', eGadgetStatus)] : []),
      ...(paymentStatus
        ? [row('purchases.id', paymentStatus === 'pending' ? 'in' : 'not in', openBillIds(shop))]
        : []),
      ...(isFound ? [isFound(row)] : []),
    ]);
}

function openBillIds(shop: ShopReader) {
  return shop
    .selectFrom('bills')
    .select('bills.id')
    .where('bills.side', '=', 'payable')
    .where('bills.document_type', '=', 'purchase')
    .whereRef('bills.paid', '<', 'bills.amount');
}
