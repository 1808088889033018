import { type ImeiRecord, type Phone, type PhoneDetail, toRupees } from '@handset/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { ShopTables, UnitsTable } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { picturesOf } from '../files/pictures.ts';
import { NotFound } from '../http/errors.ts';
import { invoiceNumber, slipNumber } from '../lists/documentNumbers.ts';
import { contains, keyOf, type ListQuery, pageOf } from '../lists/listQuery.ts';

/** Which phones a list holds. */
export interface PhoneFilters extends ListQuery {
  state?: Phone['state'] | undefined;
  condition?: 'New' | 'Used' | undefined;
  source?: string | undefined;
  companyId?: string | undefined;
  modelId?: string | undefined;
}

/** What every list shows of a unit. */
const UNIT = [
  'units.id',
  'units.imei1',
  'units.imei2',
  'units.company_name',
  'units.model_name',
  'units.color',
  'units.ram_memory',
  'units.condition',
  'units.specifications',
  'units.demand_price',
  'units.final_price',
  'units.cost',
] as const;

/** The columns that answers show of a unit, with the day it was sold on. */
export function selectPhones(shop: ShopReader) {
  return shop
    .selectFrom('units')
    .leftJoin('sale_units', (join) =>
      join.onRef('sale_units.unit_id', '=', 'units.id').on('sale_units.is_live', '=', 1),
    )
    .leftJoin('sales', 'sales.id', 'sale_units.sale_id')
    .select([
      ...UNIT,
      'units.state',
      'units.source',
      'units.battery_health',
      'units.warranty',
      'units.acquired_on',
      'units.version',
      'sales.date as sold_on',
    ]);
}

/** A unit as `selectPhones` reads it. */
export type PhoneRow = Awaited<ReturnType<ReturnType<typeof selectPhones>['execute']>>[number];

type UnitRow = Pick<
  UnitsTable,
  | 'id'
  | 'imei1'
  | 'imei2'
  | 'company_name'
  | 'model_name'
  | 'color'
  | 'ram_memory'
  | 'condition'
  | 'specifications'
  | 'demand_price'
  | 'final_price'
  | 'cost'
>;

/** A unit as the sale's search lists it; what it cost only for those who may see that. */
function imeiOf(shop: ShopReader, row: UnitRow): ImeiRecord {
  return {
    _id: row.id,
    imei1: row.imei1,
    imei2: row.imei2,
    companyName: row.company_name,
    modelName: row.model_name,
    color: row.color,
    ramMemory: row.ram_memory,
    condition: row.condition,
    specifications: row.specifications,
    demandPrice: row.demand_price === null ? null : toRupees(row.demand_price),
    finalPrice: row.final_price === null ? null : toRupees(row.final_price),
    purchasePrice: seesCost(shop.session) ? toRupees(row.cost) : null,
  };
}

/** A unit as answers carry it; what it cost only for those who may see that. */
export function phoneOf(shop: ShopReader, row: PhoneRow): Phone {
  return {
    ...imeiOf(shop, row),
    state: row.state,
    source: row.source,
    batteryHealth: row.battery_health,
    warranty: row.warranty,
    acquiredOn: row.acquired_on,
    daysInStock: daysBetween(row.acquired_on, row.sold_on ?? shop.today),
    version: row.version,
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const phoneKey = z.tuple([z.string(), z.string()]);

/** A page of phones, newest first, with what the whole filtered set comes to. */
export async function phones(shop: ShopReader, filters: PhoneFilters) {
  const after = keyOf(filters.cursor, phoneKey);
  let query = selectPhones(shop)
    .where(matching(filters))
    .orderBy('units.acquired_on', 'desc')
    .orderBy('units.id', 'desc')
    .limit(filters.limit + 1);
  if (after) {
    const [acquiredOn, id] = after;
    query = query.where((row) =>
      row(row.refTuple('units.acquired_on', 'units.id'), '<', row.tuple(acquiredOn, id)),
    );
  }
  const rows = await query.execute();
  const { page, nextCursor } = pageOf(rows, filters.limit, (row) => [row.acquired_on, row.id]);
  const totals = await shop
    .selectFrom('units')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(row.fn.sum<number>('cost'), row.lit(0)).as('cost'),
      row.fn.coalesce(row.fn.sum<number>('demand_price'), row.lit(0)).as('demand'),
      row.fn.coalesce(row.fn.sum<number>('final_price'), row.lit(0)).as('final'),
    ])
    .where(matching(filters))
    .executeTakeFirstOrThrow();
  return {
    data: page.map((row) => phoneOf(shop, row)),
    nextCursor,
    total: totals.count,
    totals: {
      purchasePrice: seesCost(shop.session) ? toRupees(totals.cost) : null,
      demandPrice: toRupees(totals.demand),
      finalPrice: toRupees(totals.final),
    },
  };
}

function matching(filters: PhoneFilters) {
  return (row: ExpressionBuilder<ShopTables, 'units'>) => {
    const conditions = [];
    if (filters.state) conditions.push(row('units.state', '=', filters.state));
    if (filters.condition) conditions.push(row('units.condition', '=', filters.condition));
    if (filters.source) conditions.push(sql<boolean>`units.source = ${filters.source}`);
    if (filters.companyId) conditions.push(row('units.company_id', '=', filters.companyId));
    if (filters.modelId) conditions.push(row('units.model_id', '=', filters.modelId));
    if (filters.from) conditions.push(row('units.acquired_on', '>=', filters.from));
    if (filters.to) conditions.push(row('units.acquired_on', '<=', filters.to));
    // Every word must be found somewhere, so that 'samsung a15 518' finds what it says.
    for (const word of filters.q?.split(/\s+/).filter(Boolean) ?? []) {
      conditions.push(
        row.or([
          contains('units.imei1', word),
          contains('units.imei2', word),
          contains('units.company_name', word),
          contains('units.model_name', word),
          contains('units.color', word),
          contains('units.ram_memory', word),
        ]),
      );
    }
    return row.and(conditions);
  };
}

/** Changes with every unit that comes or changes: a unit is never deleted, and counts its own changes. */
export async function stockVersion(shop: ShopReader): Promise<string> {
  const { version } = await shop
    .selectFrom('units')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('version'), row.lit(0)).as('version'))
    .executeTakeFirstOrThrow();
  return String(version);
}

/** The units that may be sold, newest first. */
export async function sellablePhones(shop: ShopReader): Promise<ImeiRecord[]> {
  const rows = await shop
    .selectFrom('units')
    .select(UNIT)
    .where('state', '=', 'in-stock')
    .orderBy('acquired_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => imeiOf(shop, row));
}

/** One unit with its pictures and everything that happened to a phone of its IMEI in this shop. */
export async function phoneDetail(shop: ShopReader, id: string): Promise<PhoneDetail> {
  const row = await selectPhones(shop).where('units.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('There is no such phone in this shop');
  const own = await picturesOf(shop, 'unit', id);
  const bought = await shop.selectFrom('units').select('purchase_id').where('id', '=', id).executeTakeFirst();
  const fromSlip = bought?.purchase_id ? await picturesOf(shop, 'purchase', bought.purchase_id) : [];
  return {
    ...phoneOf(shop, row),
    pictures: [...own, ...fromSlip],
    history: await historyOf(shop, row.imei1),
  };
}

/** The unit that bears an IMEI now, or bore it last. */
export async function phoneByImei(shop: ShopReader, imei: string): Promise<PhoneDetail> {
  const unit = await latestUnitOf(shop, imei);
  if (!unit) throw new NotFound(`No phone with the IMEI ${imei} was ever in this shop`);
  return phoneDetail(shop, unit.id);
}

/** The unit that bears an IMEI in either slot: the one in stock first, else the latest. */
export function latestUnitOf(shop: ShopReader, imei: string) {
  return shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .select(['units.id', 'units.state', 'units.company_name', 'units.model_name', 'units.ram_memory'])
    .where('unit_imeis.imei', '=', imei)
    .orderBy('unit_imeis.in_stock', 'desc')
    .orderBy('units.created_at', 'desc')
    .orderBy('units.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function historyOf(shop: ShopReader, imei: string): Promise<PhoneDetail['history']> {
  const own = shop.session.shop;
  const bought = await shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .innerJoin('purchases', 'purchases.id', 'units.purchase_id')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .select(['purchases.id', 'purchases.date', 'purchases.entry_number', 'slip_number', 'persons.name'])
    .where('imei', '=', imei)
    .execute();
  const takenIn = await shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .innerJoin('sales', 'sales.id', 'units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select(['sales.id', 'sales.date', 'sales.entry_number', 'invoice_number', 'persons.name'])
    .where('imei', '=', imei)
    .execute();
  const sold = await shop
    .selectFrom('unit_imeis')
    .innerJoin('sale_units', 'sale_units.unit_id', 'unit_imeis.unit_id')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select(['sales.id', 'sales.date', 'sales.entry_number', 'invoice_number', 'persons.name'])
    .where('imei', '=', imei)
    .execute();
  const events = [
    ...bought.map((row) => ({
      ...row,
      event: 'purchase',
      refType: 'purchase',
      description: `Bought from ${row.name}, slip ${slipNumber(row.slip_number)}`,
    })),
    ...takenIn.map((row) => ({
      ...row,
      event: 'exchange',
      refType: 'sale',
      description: `Taken in exchange from ${row.name}, invoice ${invoiceNumber(own, row.invoice_number)}`,
    })),
    ...sold.map((row) => ({
      ...row,
      event: 'sale',
      refType: 'sale',
      description: `Sold to ${row.name}, invoice ${invoiceNumber(own, row.invoice_number)}`,
    })),
  ];
  return events
    .sort((a, b) => a.entry_number - b.entry_number)
    .map(({ id, date, event, description, refType }) => ({ date, event, description, refType, refId: id }));
}
