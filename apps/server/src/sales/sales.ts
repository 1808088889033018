import { SALE_STATUSES, type SaleRow, SELLING_TYPES, toRupees } from '@handset/domain';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { keyOf, listQuery, pageOf } from '../lists/listQuery.ts';
import { saleRows, selectSales } from './saleRows.ts';
import { saysOfSale } from './saysOfSale.ts';

export { salesOn } from './saleRows.ts';

/** What a list of sales can be sorted by; the number of the invoice settles what is alike. */
const SORTS = ['date', 'invoice', 'total'] as const;

/** The query of the list of sales. */
export const salesQuery = listQuery.extend({
  personId: z.uuid().optional(),
  sellingType: z.enum(SELLING_TYPES).optional(),
  status: z.enum(SALE_STATUSES).optional(),
  /** One phone at most, or several. */
  type: z.enum(['single', 'bulk']).optional(),
  /** Only what is still to be paid for; `overdue`, what should have been paid by now. */
  due: z.enum(['open', 'overdue']).optional(),
  sort: z.enum(SORTS).default('date'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
type SalesQuery = z.output<typeof salesQuery>;

type SalesRow = ExpressionBuilder<ShopTables, 'sales'>;

/** What a sale comes to after returns. */
const total = sql<number>`(phones_total + accessories_total - returned_total)`;

const SORT_KEYS: Record<(typeof SORTS)[number], RawBuilder<string | number>> = {
  date: sql<string>`date`,
  invoice: sql<number>`invoice_number`,
  total,
};

const cursorKey = z.tuple([z.union([z.string(), z.number()]), z.number()]);

/** A page of sales with what the whole filtered set comes to, after returns. */
export async function sales(shop: ShopReader, filters: SalesQuery) {
  const { page, nextCursor } = await pageOfSales(shop, filters);
  return { data: page, nextCursor, ...(await totalsOf(shop, filters)) };
}

/** Finds the page by its keys alone, then reads it: so that what the lists show is joined for the page only. */
async function pageOfSales(shop: ShopReader, filters: SalesQuery) {
  const { sort, order, limit, cursor } = filters;
  const after = keyOf(cursor, cursorKey);
  const key = SORT_KEYS[sort];
  let query = shop
    .selectFrom('sales')
    .select(['id', 'invoice_number', key.as('key')])
    .where(matching(shop, filters))
    .limit(limit + 1);
  // Alone, the number of the invoice is its own index's order.
  if (sort !== 'invoice') query = query.orderBy(key, order);
  query = query.orderBy('invoice_number', order);
  if (after) {
    const [value, number] = after;
    query = query.where(
      sql<boolean>`(${key}, invoice_number) ${sql.raw(order === 'asc' ? '>' : '<')} (${value}, ${number})`,
    );
  }
  const keys = await query.execute();
  const { page, nextCursor } = pageOf(keys, limit, (row) => [row.key, row.invoice_number]);
  return {
    page: await rowsById(
      shop,
      page.map(({ id }) => id),
    ),
    nextCursor,
  };
}

async function rowsById(shop: ShopReader, ids: readonly string[]): Promise<SaleRow[]> {
  if (ids.length === 0) return [];
  const records = await selectSales(shop).where('sales.id', 'in', ids).execute();
  const byId = new Map((await saleRows(shop, records)).map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function totalsOf(shop: ShopReader, filters: SalesQuery) {
  const of = (column: (typeof SUMMED)[number]) => (row: SalesRow) =>
    row.fn.coalesce(row.fn.sum<number>(column), row.lit(0)).as(column);
  const sums = await shop
    .selectFrom('sales')
    .select((row) => [row.fn.countAll<number>().as('count'), ...SUMMED.map((column) => of(column)(row))])
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  // Open bills are few beside all sales: they lead the way.
  const { outstanding } = await shop
    .selectFrom('bills')
    .innerJoin('sales', 'sales.id', 'bills.id')
    .select((row) =>
      row.fn
        .coalesce(row.fn.sum<number>(row('bills.amount', '-', row.ref('bills.paid'))), row.lit(0))
        .as('outstanding'),
    )
    .where('bills.side', '=', 'receivable')
    .whereRef('bills.paid', '<', 'bills.amount')
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  const sold = sums.phones_total + sums.accessories_total - sums.returned_total;
  return {
    total: sums.count,
    totals: {
      total: toRupees(sold),
      returned: toRupees(sums.returned_total),
      received: toRupees(sums.received - sums.refunded),
      payableLater: toRupees(sums.payable_later),
      outstanding: toRupees(outstanding),
      profit: seesCost(shop.session) ? toRupees(sold - (sums.cost_total - sums.returned_cost)) : null,
    },
  };
}

const SUMMED = [
  'phones_total',
  'accessories_total',
  'returned_total',
  'received',
  'refunded',
  'payable_later',
  'cost_total',
  'returned_cost',
] as const;

function matching(shop: ShopReader, filters: SalesQuery) {
  const { from, to, personId, sellingType, status, type, due, q } = filters;
  return (row: SalesRow) => {
    const conditions = [];
    if (from) conditions.push(row('sales.date', '>=', from));
    if (to) conditions.push(row('sales.date', '<=', to));
    if (personId) conditions.push(row('sales.person_id', '=', personId));
    if (sellingType) conditions.push(row('sales.selling_type', '=', sellingType));
    if (status) conditions.push(row('sales.status', '=', status));
    if (type) conditions.push(row('sales.phones_count', type === 'bulk' ? '>' : '<=', row.lit(1)));
    if (due) conditions.push(row('sales.id', 'in', openBills(shop, due)));
    if (q) conditions.push(saysOfSale(shop, row, q));
    return row.and(conditions);
  };
}

function openBills(shop: ShopReader, due: 'open' | 'overdue') {
  const open = shop
    .selectFrom('bills')
    .select('id')
    .where('side', '=', 'receivable')
    .whereRef('paid', '<', 'amount');
  return due === 'open' ? open : open.where('due_date', '<', shop.today);
}
