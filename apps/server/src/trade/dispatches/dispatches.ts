import {
  type DispatchDetail,
  type DispatchRow,
  type DispatchState,
  type dispatchContract,
  dispatchState,
  readSearch,
} from '@handset/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { NotFound } from '../../base/http/errors.ts';
import { hasNumber, saysOfPhones } from '../../base/lists/contains.ts';
import { documentHead, HEAD_COLUMNS } from '../../base/lists/documentHead.ts';
import { dispatchNumber, invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { personsCalled } from '../../money/parties/personsCalled.ts';

type DispatchesQuery = z.output<typeof dispatchContract.list.query>;

/** A cursor belongs to one order, and does not continue another. */
const cursorKey = (order: DispatchesQuery['order']) =>
  z.tuple([z.literal(order), z.string().regex(/^\d{4}-\d{2}-\d{2}$/), z.int()]);

/** Expected price of a phone that is out. */
const worth = sql<number>`coalesce(dispatch_units.price, units.final_price, units.demand_price, 0)`;

/** A page of dispatches by date, newest first by default, with the totals of the whole filtered set. */
export async function dispatches(shop: ShopReader, filters: DispatchesQuery) {
  const { order, limit, cursor } = filters;
  const after = keyOf(cursor, cursorKey(order));
  let query = selectDispatches(shop)
    .where(matching(shop, filters))
    .orderBy('dispatches.date', order)
    .orderBy('dispatches.number', order)
    .limit(limit + 1);
  if (after) {
    const [, date, number] = after;
    query = query.where((row) =>
      row(
        row.refTuple('dispatches.date', 'dispatches.number'),
        order === 'asc' ? '>' : '<',
        row.tuple(date, number),
      ),
    );
  }
  const { page, nextCursor } = pageOf(await query.execute(), limit, (row) => [order, row.date, row.number]);
  const { count } = await shop
    .selectFrom('dispatches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  const totals = await shop
    .selectFrom('dispatch_units')
    .innerJoin('dispatches', 'dispatches.id', 'dispatch_units.dispatch_id')
    .innerJoin('units', 'units.id', 'dispatch_units.unit_id')
    .select((row) => [
      row.fn.countAll<number>().as('out'),
      row.fn.coalesce(row.fn.sum<number>(worth), row.lit(0)).as('value'),
      row.fn.coalesce(row.fn.sum<number>('units.cost'), row.lit(0)).as('cost'),
    ])
    .where('dispatch_units.state', '=', 'out')
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  return {
    data: await rowsOf(shop, page),
    nextCursor,
    total: count,
    totals: {
      out: totals.out,
      value: totals.value,
      cost: seesCost(shop.session) ? totals.cost : null,
    },
  };
}

function selectDispatches(shop: ShopReader) {
  return shop
    .selectFrom('dispatches')
    .innerJoin('persons', 'persons.id', 'dispatches.person_id')
    .innerJoin('users', 'users.id', 'dispatches.created_by')
    .selectAll('dispatches')
    .select(HEAD_COLUMNS);
}

type DispatchRecord = Awaited<ReturnType<ReturnType<typeof selectDispatches>['execute']>>[number];

function matching(shop: ShopReader, { from, to, q, state, personId }: DispatchesQuery) {
  return (row: ExpressionBuilder<ShopTables, 'dispatches'>) => {
    const conditions = [];
    if (from) conditions.push(row('dispatches.date', '>=', from));
    if (to) conditions.push(row('dispatches.date', '<=', to));
    if (personId) conditions.push(row('dispatches.person_id', '=', personId));
    if (state) conditions.push(row.or(state.map((one) => inState(shop, row, one))));
    if (q) conditions.push(says(shop, row, q));
    return row.and(conditions);
  };
}

function inState(shop: ShopReader, row: ExpressionBuilder<ShopTables, 'dispatches'>, state: DispatchState) {
  const withPhonesOut = shop.selectFrom('dispatch_units').select('dispatch_id').where('state', '=', 'out');
  if (state === 'closed') return row('dispatches.id', 'not in', withPhonesOut);
  return row.and([
    row('dispatches.id', 'in', withPhonesOut),
    state === 'overdue'
      ? row('dispatches.expected_return', '<', shop.today)
      : row.or([
          row('dispatches.expected_return', 'is', null),
          row('dispatches.expected_return', '>=', shop.today),
        ]),
  ]);
}

/** Whether a dispatch matches a text: its number, its receiver, or a phone. */
function says(shop: ShopReader, row: ExpressionBuilder<ShopTables, 'dispatches'>, q: string) {
  const text = readSearch(q, []);
  const ofPhones = shop
    .selectFrom('dispatch_units')
    .innerJoin('units', 'units.id', 'dispatch_units.unit_id')
    .select('dispatch_units.dispatch_id')
    .where(saysOfPhones('units.search_text', text));
  return row.or([
    row('dispatches.person_id', 'in', personsCalled(shop, text)),
    row('dispatches.id', 'in', ofPhones),
    hasNumber('dispatches.number', text.dispatch),
  ]);
}

async function rowsOf(shop: ShopReader, records: readonly DispatchRecord[]): Promise<DispatchRow[]> {
  if (records.length === 0) return [];
  const counts = await shop
    .selectFrom('dispatch_units')
    .innerJoin('units', 'units.id', 'dispatch_units.unit_id')
    .select((row) => [
      'dispatch_units.dispatch_id',
      'dispatch_units.state',
      row.fn.countAll<number>().as('count'),
      row.fn.max('dispatch_units.resolved_on').as('resolved_on'),
      row.fn.sum<number>(worth).as('value'),
      row.fn.sum<number>('units.cost').as('cost'),
    ])
    .where(
      'dispatch_units.dispatch_id',
      'in',
      records.map(({ id }) => id),
    )
    .groupBy(['dispatch_units.dispatch_id', 'dispatch_units.state'])
    .execute();
  const countsOf = Map.groupBy(counts, (row) => row.dispatch_id);
  return records.map((record) => {
    const of = (state: 'out' | 'returned' | 'sold') =>
      countsOf.get(record.id)?.find((row) => row.state === state);
    const out = of('out')?.count ?? 0;
    const returned = of('returned')?.count ?? 0;
    const sold = of('sold')?.count ?? 0;
    const closedOn = [of('returned')?.resolved_on ?? '', of('sold')?.resolved_on ?? ''].sort().at(-1);
    return {
      ...documentHead(record),
      number: dispatchNumber(record.number),
      expectedReturn: record.expected_return,
      note: record.note,
      state: dispatchState({ out, expectedReturn: record.expected_return }, shop.today),
      age: daysBetween(record.date, out > 0 ? shop.today : closedOn || record.date),
      quantity: out + returned + sold,
      out,
      returned,
      sold,
      value: of('out')?.value ?? 0,
      cost: seesCost(shop.session) ? (of('out')?.cost ?? 0) : null,
    };
  });
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** One dispatch with its phones: everything that its challan prints. @throws NotFound in any shop but its own. */
export async function dispatchDetail(shop: ShopReader, id: string): Promise<DispatchDetail> {
  const record = await selectDispatches(shop).where('dispatches.id', '=', id).executeTakeFirst();
  const [row] = record ? await rowsOf(shop, [record]) : [];
  if (!row) throw new NotFound('dispatch-unknown');
  const units = await shop
    .selectFrom('dispatch_units')
    .innerJoin('units', 'units.id', 'dispatch_units.unit_id')
    .leftJoin('sales', 'sales.id', 'dispatch_units.sale_id')
    .select([
      'units.id',
      'units.imei1',
      'units.imei2',
      'units.company_name',
      'units.model_name',
      'units.ram_memory',
      'units.color',
      'units.condition',
      'units.specifications',
      'units.final_price',
      'units.demand_price',
      'units.cost',
      'dispatch_units.price',
      'dispatch_units.state',
      'dispatch_units.resolved_on',
      'dispatch_units.reason',
      'dispatch_units.sale_id',
      'sales.invoice_number',
    ])
    .where('dispatch_units.dispatch_id', '=', id)
    .orderBy('units.company_name')
    .orderBy('units.model_name')
    .orderBy('units.id')
    .execute();
  return {
    ...row,
    units: units.map((unit) => ({
      _id: unit.id,
      imei1: unit.imei1,
      imei2: unit.imei2,
      companyName: unit.company_name,
      modelName: unit.model_name,
      ramMemory: unit.ram_memory,
      color: unit.color,
      condition: unit.condition,
      specifications: unit.specifications,
      price: unit.price,
      finalPrice: unit.final_price,
      demandPrice: unit.demand_price,
      cost: seesCost(shop.session) ? unit.cost : null,
      state: unit.state,
      resolvedOn: unit.resolved_on,
      reason: unit.reason,
      sale:
        unit.sale_id === null || unit.invoice_number === null
          ? null
          : { _id: unit.sale_id, invoiceNumber: invoiceNumber(shop.session.shop, unit.invoice_number) },
    })),
  };
}
