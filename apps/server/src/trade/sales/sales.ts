import type { SaleRow, saleContract } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { activeCount } from '../../base/lists/activeCount.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { booksOfAll } from '../../books/documentBooks.ts';
import { type SaleCondition, salesFound } from './findSales.ts';
import { saleFigures, saleRows, selectSales } from './saleRows.ts';

export { salesOn } from './saleRows.ts';

type SalesQuery = z.output<typeof saleContract.list.query>;
/** Filters and order of the sales list. */
export type SaleFilters = Omit<SalesQuery, 'sort' | 'order'> & Partial<Pick<SalesQuery, 'sort' | 'order'>>;

/** Sort expressions for sales. Invoice numbers break ties. Totals are after returns. */
const SORTED: Record<SalesQuery['sort'], RawBuilder<string | number>> = {
  date: sql<string>`sales.date`,
  invoice: sql<number>`sales.invoice_number`,
  total: sql<number>`(sales.phones_total + sales.accessories_total - sales.returned_total)`,
};

/** A page of sales, newest first by default, with the totals of the whole filtered set after returns. */
export async function sales(shop: ShopReader, { sort = 'date', order = 'desc', ...filters }: SaleFilters) {
  const query = { ...filters, sort, order };
  const isMatch = await matching(shop, query);
  return { ...(await salePage(shop, query, isMatch)), ...(await totalsOf(shop, isMatch)) };
}

/** The sales of a page alone. */
export async function salePage(shop: ShopReader, query: SalesQuery, isMatch?: SaleCondition) {
  const { sort, order, limit } = query;
  const found = await pageOfKeys(shop, query, isMatch ?? (await matching(shop, query)));
  const { page, nextCursor } = pageOf(found, limit, (row) => [
    `${sort} ${order}`,
    row.key,
    row.invoice_number,
  ]);
  const ids = page.map(({ id }) => id);
  return { data: await rowsById(shop, ids), nextCursor };
}

/** Finds the page by its keys alone, so that what rows show besides is read for those of the page only. */
async function pageOfKeys(
  shop: ShopReader,
  { sort, order, limit, cursor }: SalesQuery,
  isMatch: SaleCondition,
) {
  const key = SORTED[sort];
  const after = keyOf(cursor, cursorKey(sort, order));
  let select = shop
    .selectFrom('sales')
    .select(['id', 'invoice_number', key.as('key')])
    .where(isMatch)
    .limit(limit + 1);
  // The invoice number alone is already in the order of its index.
  if (sort !== 'invoice') select = select.orderBy(key, order);
  select = select.orderBy('invoice_number', order);
  if (after) {
    const [, value, number] = after;
    const beyond = sql.raw(order === 'asc' ? '>' : '<');
    select = select.where(sql<boolean>`(${key}, sales.invoice_number) ${beyond} (${value}, ${number})`);
  }
  return select.execute();
}

/** A cursor belongs to one order, and does not continue another. */
function cursorKey(sort: SalesQuery['sort'], order: SalesQuery['order']) {
  const value = sort === 'date' ? z.string().regex(/^\d{4}-\d{2}-\d{2}$/) : z.int();
  return z.tuple([z.literal(`${sort} ${order}`), value, z.int()]);
}

async function rowsById(shop: ShopReader, ids: readonly string[]): Promise<SaleRow[]> {
  if (ids.length === 0) return [];
  const records = await selectSales(shop).where('sales.id', 'in', ids).execute();
  const byId = new Map((await saleRows(shop, records)).map((row) => [row._id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const SUMMED = [
  'phones_total',
  'accessories_total',
  'returned_total',
  'payable_later',
  'cost_total',
  'returned_cost',
] as const;

async function totalsOf(shop: ShopReader, isMatch: SaleCondition) {
  const sums = await shop
    .selectFrom('sales')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      activeCount('sales.status').as('standing'),
      ...SUMMED.map((column) =>
        row.fn.coalesce(row.fn.sum<number>(`sales.${column}`), row.lit(0)).as(column),
      ),
    ])
    .where(isMatch)
    .executeTakeFirstOrThrow();
  const books = await booksOfAll(shop, 'sale', (id) =>
    shop.selectFrom('sales').select('sales.id').where('sales.id', '=', id).where(isMatch),
  );
  const total = sums.phones_total + sums.accessories_total - sums.returned_total;
  return {
    total: sums.count,
    totals: {
      standing: sums.standing,
      ...saleFigures(sums, books),
      profit: seesCost(shop.session) ? total - (sums.cost_total - sums.returned_cost) : null,
    },
  };
}

async function matching(shop: ShopReader, query: SalesQuery): Promise<SaleCondition> {
  const { from, to, personId, sellingType, status, type, due, q } = query;
  const found = q ? await salesFound(shop, q) : undefined;
  return (row) =>
    row.and([
      ...(from ? [row('sales.date', '>=', from)] : []),
      ...(to ? [row('sales.date', '<=', to)] : []),
      ...(personId ? [row('sales.person_id', '=', personId)] : []),
      ...(sellingType ? [row('sales.selling_type', 'in', sellingType)] : []),
      ...(status ? [row('sales.status', 'in', status)] : []),
      ...(type
        ? [row.or(type.map((kind) => row('sales.phones_count', kind === 'bulk' ? '>' : '<=', row.lit(1))))]
        : []),
      ...(due ? [row('sales.id', 'in', openBills(shop, due))] : []),
      ...(found ? [found(row)] : []),
    ]);
}

function openBills(shop: ShopReader, due: 'open' | 'overdue') {
  const open = shop
    .selectFrom('bills')
    .select('bills.id')
    .where('bills.side', '=', 'receivable')
    .where('bills.document_type', '=', 'sale')
    .whereRef('bills.paid', '<', 'bills.amount');
  return due === 'open' ? open : open.where('bills.due_date', '<', shop.today);
}
