import { EGADGET_STATUSES, idSchema, PURCHASE_STATUSES, toRupees } from '@handset/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { contains, keyOf, listQuery, pageOf } from '../lists/listQuery.ts';
import { listOf } from '../stock/phoneFilters.ts';
import { purchaseRows, selectPurchases } from './purchases.ts';

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
  const { count, ...totals } = await totalsOf(shop, matching(shop, query));
  return { ...(await purchasePage(shop, query)), total: count, totals };
}

/** The purchases of a page alone. */
export async function purchasePage(shop: ShopReader, query: PurchaseQuery) {
  const found = await pageOfIds(shop, query, matching(shop, query));
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

async function totalsOf(shop: ShopReader, isMatch: IsMatch) {
  const totals = await shop
    .selectFrom('purchases')
    .select((row) => {
      // What is void never was.
      const sumOf = (column: 'total' | 'paid_now' | 'payable_later' | 'returned_total') =>
        row.fn.coalesce(
          row.fn.sum<number>(
            row.case().when('status', '<>', 'void').then(row.ref(column)).else(row.lit(0)).end(),
          ),
          row.lit(0),
        );
      return [
        row.fn.countAll<number>().as('count'),
        sumOf('total').as('total'),
        sumOf('paid_now').as('paid_now'),
        sumOf('payable_later').as('payable_later'),
        sumOf('returned_total').as('returned'),
      ];
    })
    .where(isMatch)
    .executeTakeFirstOrThrow();
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
    .where(isMatch as never)
    .executeTakeFirstOrThrow();
  return {
    count: totals.count,
    total: toRupees(totals.total),
    paidNow: toRupees(totals.paid_now),
    payableLater: toRupees(totals.payable_later),
    outstanding: toRupees(open.sum),
    returned: toRupees(totals.returned),
  };
}

function matching(shop: ShopReader, query: PurchaseQuery) {
  const { type, from, to, q, personId, status, paymentStatus, eGadgetStatus } = query;
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
      ...(q ? [found(shop, row, q)] : []),
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

/** Slips by their number, by their party's name or number, by their phones. */
function found(shop: ShopReader, row: ExpressionBuilder<ShopTables, 'purchases'>, q: string) {
  const number = /^(?:ps-)?(\d{1,9})$/i.exec(q)?.[1];
  // As people write it, a number begins with 0 or 92, which the stored one does not.
  const digits = q.replace(/[\s()+-]/g, '').replace(/^(?:0092|92|0)(?=3)/, '');
  const parties = shop
    .selectFrom('persons')
    .select('persons.id')
    .where((person) =>
      person.or([
        contains('persons.name', q),
        ...(/^\d{3,}$/.test(digits) ? [contains('persons.number', digits)] : []),
      ]),
    );
  const phones = shop
    .selectFrom('units')
    .select((unit) => unit.ref('units.purchase_id').$notNull().as('id'))
    .where('units.purchase_id', 'is not', null)
    .where(contains('units.search_text', q));
  return row.or([
    row('purchases.person_id', 'in', parties),
    row('purchases.id', 'in', phones),
    ...(number ? [row('purchases.slip_number', '=', Number(number))] : []),
  ]);
}
