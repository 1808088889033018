import { EGADGET_STATUSES, idSchema, PURCHASE_STATUSES, toRupees } from '@handset/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { keyOf, listQuery, pageOf } from '../lists/listQuery.ts';
import { listOf } from '../stock/phoneFilters.ts';
import { purchaseRows, selectPurchases } from './purchases.ts';
import { type SlipSearch, searchSlips } from './slipSearch.ts';

export const purchaseQuery = listQuery.extend({
  type: listOf(['single', 'bulk']).optional(),
  personId: idSchema.optional(),
  status: listOf(PURCHASE_STATUSES).optional(),
  /** `paid`: nothing of it stays to be paid. */
  paymentStatus: z.enum(['paid', 'pending']).optional(),
  eGadgetStatus: listOf(EGADGET_STATUSES).optional(),
  sort: z.enum(['date', 'total', 'slipNumber']).default('date'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
type PurchaseQuery = z.output<typeof purchaseQuery>;
/** Which purchases a list holds, and in which order. */
export type PurchaseFilters = Omit<PurchaseQuery, 'sort' | 'order'> &
  Partial<Pick<PurchaseQuery, 'sort' | 'order'>>;

/** The columns that slips are sorted by; their numbers decide between equals. */
const SORTED = {
  date: 'purchases.date',
  total: 'purchases.total',
  slipNumber: 'purchases.slip_number',
} as const;

/** A page of purchases, newest first unless sorted, with what the whole filtered set comes to. */
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
  const column = SORTED[sort];
  const after = keyOf(cursor, cursorKey(sort, order));
  let select = shop
    .selectFrom('purchases')
    .select(['purchases.id', 'purchases.slip_number', sql.ref<string | number>(column).as('key')])
    .where(isMatch)
    .orderBy(column, order)
    .orderBy('purchases.slip_number', order)
    .limit(limit + 1);
  if (after) {
    const [, key, number] = after;
    const beyond = order === 'asc' ? '>' : '<';
    select = select.where((row) =>
      row(row.refTuple(column, 'purchases.slip_number'), beyond, row.tuple(key, number)),
    );
  }
  return select.execute();
}

/** A cursor belongs to one order, and does not continue another. */
function cursorKey(sort: PurchaseQuery['sort'], order: PurchaseQuery['order']) {
  const value = sort === 'date' ? z.string().regex(/^\d{4}-\d{2}-\d{2}$/) : z.int();
  return z.tuple([z.literal(`${sort} ${order}`), value, z.int()]);
}

async function totalsOf(shop: ShopReader, query: PurchaseQuery, search: SlipSearch | undefined) {
  const isMatch = matching(shop, query, search?.among);
  // What is void never was, but it is listed: an index holds the few that are.
  const posted = await shop
    .selectFrom('purchases')
    .select((row) => {
      const sumOf = (column: 'total' | 'paid_now' | 'payable_later' | 'returned_total') =>
        row.fn.coalesce(row.fn.sum<number>(column), row.lit(0));
      return [
        row.fn.countAll<number>().as('count'),
        sumOf('total').as('total'),
        sumOf('paid_now').as('paid_now'),
        sumOf('payable_later').as('payable_later'),
        sumOf('returned_total').as('returned'),
      ];
    })
    .where(isMatch)
    .where(sql<boolean>`purchases.status <> 'void'`)
    .executeTakeFirstOrThrow();
  const voided = await shop
    .selectFrom('purchases')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(matching(shop, query, search?.ofOne))
    .where(sql<boolean>`purchases.status = 'void'`)
    .executeTakeFirstOrThrow();
  return {
    count: posted.count + voided.count,
    total: toRupees(posted.total),
    paidNow: toRupees(posted.paid_now),
    payableLater: toRupees(posted.payable_later),
    outstanding: toRupees(await outstandingOf(shop, query, search)),
    returned: toRupees(posted.returned),
  };
}

/** What stays to be paid: told from the open bills, which are few. */
async function outstandingOf(
  shop: ShopReader,
  query: PurchaseQuery,
  search: SlipSearch | undefined,
): Promise<number> {
  const isMatch = matching(shop, query, search?.ofOne);
  const open = await shop
    .selectFrom('bills')
    .innerJoin('purchases', 'purchases.id', 'bills.id')
    .select((row) =>
      row.fn
        .coalesce(row.fn.sum<number>(row('bills.amount', '-', row.ref('bills.paid'))), row.lit(0))
        .as('sum'),
    )
    .where('bills.side', '=', 'payable')
    .whereRef('bills.paid', '<', 'bills.amount')
    .where((row) => isMatch(row as never))
    .executeTakeFirstOrThrow();
  return open.sum;
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
