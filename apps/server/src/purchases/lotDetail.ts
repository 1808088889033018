import {
  type BulkDetail,
  effectiveCost,
  effectiveCostOfOne,
  type LotUnit,
  SIM_OPTIONS,
  toRupees,
} from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { NotFound } from '../http/errors.ts';
import { phoneOf, selectPhones } from '../stock/phones.ts';
import { documentOf } from './purchaseDetail.ts';
import { countIn, noUnits, type PurchaseRecord, requireRecord } from './purchases.ts';

/** One lot, entry by entry and phone by phone. @throws NotFound for a purchase of one phone, too */
export async function lotDetail(shop: ShopReader, id: string): Promise<BulkDetail> {
  const record = await requireRecord(shop, id);
  if (record.type !== 'bulk') throw new NotFound('There is no such lot in this shop');
  const terms = termsOf(record);
  return {
    ...(await documentOf(shop, record)),
    prices: {
      dealerPrice: toRupees(record.dealer_price ?? 0),
      buyingPrice: toRupees(record.total),
      lp: toRupees(record.lp ?? 0),
      lifting: toRupees(terms.lifting),
      promo: toRupees(terms.promo),
      activation: toRupees(terms.activation),
    },
    effectiveCost: seesCost(shop.session) ? toRupees(effectiveCost(record.total, terms)) : null,
    entries: await entriesOf(shop, record),
  };
}

function termsOf({ lifting, promo, activation }: PurchaseRecord) {
  return { lifting: lifting ?? 0, promo: promo ?? 0, activation: activation ?? 0 };
}

async function entriesOf(shop: ShopReader, record: PurchaseRecord): Promise<BulkDetail['entries']> {
  const entries = await shop
    .selectFrom('purchase_entries')
    .selectAll()
    .where('purchase_id', '=', record.id)
    .orderBy('position')
    .execute();
  const unitsOf = Map.groupBy(await unitsOfLot(shop, record.id), (unit) => unit.entry_position);
  const terms = termsOf(record);
  return entries.map((entry) => {
    const rows = unitsOf.get(entry.position) ?? [];
    const counts = noUnits();
    for (const { state } of rows) countIn(counts, state, 1);
    const { quantity: _, ...places } = counts;
    return {
      companyName: entry.company_name,
      modelName: entry.model_name,
      ramMemory: entry.ram_memory,
      simOption: SIM_OPTIONS.find((known) => known === entry.sim_option) ?? 'Single SIM',
      batteryHealth: entry.battery_health,
      priceOfOne: toRupees(entry.price_of_one),
      effectiveCostOfOne: seesCost(shop.session)
        ? toRupees(effectiveCostOfOne(entry.price_of_one, record.total, terms))
        : null,
      quantity: entry.quantity,
      counts: places,
      units: rows.map((row) => unitOf(shop, row)),
    };
  });
}

type LotUnitRow = Awaited<ReturnType<typeof unitsOfLot>>[number];

function unitsOfLot(shop: ShopReader, id: string) {
  return selectPhones(shop)
    .select(['units.entry_position', 'sale_units.price as sold_price', 'sales.id as sold_by'])
    .where('units.purchase_id', '=', id)
    .where('units.entry_position', 'is not', null)
    .orderBy('units.entry_position')
    .orderBy('units.row_position')
    .execute();
}

function unitOf(shop: ShopReader, row: LotUnitRow): LotUnit {
  const isSold = row.sold_price !== null;
  return {
    ...phoneOf(shop, row),
    soldPrice: row.sold_price === null ? null : toRupees(row.sold_price),
    soldOn: isSold ? row.sold_on : null,
    saleId: row.sold_by,
    profit: row.sold_price !== null && seesCost(shop.session) ? toRupees(row.sold_price - row.cost) : null,
  };
}
