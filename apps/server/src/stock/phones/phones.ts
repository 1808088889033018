import {
  type ImeiRecord,
  type imeisAnswer,
  PHONE_FIELDS,
  type Phone,
  type PhoneDetail,
  type phoneContract,
} from '@handset/domain';
import * as z from 'zod';
import type { UnitsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { picturesOf } from '../../base/files/pictures.ts';
import { NotFound } from '../../base/http/errors.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { historyOf } from './phoneHistory.ts';
import { FACT_COLUMNS, factsOf } from './unitValues.ts';

/** Columns of a unit that every list shows. */
const UNIT = [
  'units.id',
  'units.imei1',
  'units.imei2',
  'units.company_name',
  'units.model_name',
  'units.condition',
  'units.demand_price',
  'units.final_price',
  'units.cost',
  ...FACT_COLUMNS,
] as const;

/** The columns that answers show of a unit, with the day on which it left the shop. */
export function selectPhones(shop: ShopReader) {
  return shop
    .selectFrom('units')
    .leftJoin('sale_units', (join) =>
      join.onRef('sale_units.unit_id', '=', 'units.id').on('sale_units.is_live', '=', 1),
    )
    .leftJoin('sales', 'sales.id', 'sale_units.sale_id')
    .leftJoin('purchase_return_units', 'purchase_return_units.unit_id', 'units.id')
    .leftJoin('purchase_returns', 'purchase_returns.id', 'purchase_return_units.return_id')
    .select([
      ...UNIT,
      'units.state',
      'units.source',
      'units.warranty',
      'units.acquired_on',
      'units.version',
      'units.name',
      'units.purchase_id',
      'sales.date as sold_on',
      'sales.id as sold_on_sale',
      'purchase_returns.date as returned_on',
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

/** A unit for the sale's search. The cost is included only for viewers who may see it. */
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
    demandPrice: row.demand_price,
    finalPrice: row.final_price,
    purchasePrice: seesCost(shop.session) ? row.cost : null,
  };
}

/** Converts a unit to its answer. The cost is included only for viewers who may see it. */
export function phoneOf(shop: ShopReader, row: PhoneRow): Phone {
  return {
    ...imeiOf(shop, row),
    name: row.name,
    purchaseId: row.purchase_id,
    state: row.state,
    source: row.source,
    ...factsOf(PHONE_FIELDS, row),
    warranty: row.warranty,
    acquiredOn: row.acquired_on,
    daysInStock: daysBetween(row.acquired_on, row.sold_on ?? row.returned_on ?? shop.today),
    version: row.version,
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Changes with every unit that comes or changes: the database counts them itself. */
export async function stockVersion(shop: ShopReader): Promise<string> {
  const counter = await shop
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'stock')
    .executeTakeFirst();
  return String(counter?.value ?? 0);
}

const placeOfUnit = z.tuple([z.string(), z.string()]);

/** The units that may be sold, newest first: all of them, or a page. */
export async function sellablePhones(
  shop: ShopReader,
  { limit, cursor }: z.output<typeof phoneContract.imeis.query>,
): Promise<z.output<typeof imeisAnswer>> {
  const after = keyOf(cursor, placeOfUnit);
  let select = shop
    .selectFrom('units')
    .select([...UNIT, 'acquired_on'])
    .where('state', '=', 'in-stock')
    .orderBy('acquired_on', 'desc')
    .orderBy('id', 'desc');
  if (after)
    select = select.where((row) =>
      row(row.refTuple('acquired_on', 'id'), '<', row.tuple(after[0], after[1])),
    );
  if (limit === undefined)
    return { data: { imeis: (await select.execute()).map((row) => imeiOf(shop, row)) } };
  const rows = await select.limit(limit + 1).execute();
  const { page, nextCursor } = pageOf(rows, limit, ({ acquired_on, id }) => [acquired_on, id]);
  return { data: { imeis: page.map((row) => imeiOf(shop, row)) }, nextCursor };
}

/** One unit with its pictures and everything that happened to a phone of its IMEI in this shop. */
export async function phoneDetail(shop: ShopReader, id: string): Promise<PhoneDetail> {
  const row = await selectPhones(shop).where('units.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('phone-unknown');
  const own = await picturesOf(shop, 'unit', id);
  const fromSlip = row.purchase_id ? await picturesOf(shop, 'purchase', row.purchase_id) : [];
  return {
    ...phoneOf(shop, row),
    pictures: [...own, ...fromSlip],
    saleId: row.state === 'sold' ? row.sold_on_sale : null,
    history: await historyOf(shop, row.imei1),
  };
}

/** The unit that bears an IMEI now, or bore it last. */
export async function phoneByImei(shop: ShopReader, imei: string): Promise<PhoneDetail> {
  const unit = await latestUnitOf(shop, imei);
  if (!unit) throw new NotFound('imei-unknown', { imei });
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
