import {
  type BulkDetail,
  effectiveCost,
  effectiveCostOfOne,
  type LotUnit,
  phoneFieldsOn,
  SIM_OPTIONS,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { NotFound } from '../../base/http/errors.ts';
import { phoneOf, selectPhones } from '../../stock/phones/phones.ts';
import { factsOf } from '../../stock/phones/unitValues.ts';
import { documentOf } from './purchaseDetail.ts';
import { countIn, noUnits, type PurchaseRecord, requireRecord } from './purchases.ts';

/** One lot, entry by entry and phone by phone. @throws NotFound for a purchase of one phone, too */
export async function lotDetail(shop: ShopReader, id: string): Promise<BulkDetail> {
  const record = await requireRecord(shop, id);
  if (record.type !== 'bulk') throw new NotFound('lot-unknown');
  const terms = termsOf(record);
  return {
    ...(await documentOf(shop, record)),
    prices: {
      dealerPrice: record.dealer_price ?? 0,
      buyingPrice: record.total,
      lp: record.lp ?? 0,
      lifting: terms.lifting,
      promo: terms.promo,
      activation: terms.activation,
    },
    effectiveCost: seesCost(shop.session) ? effectiveCost(record.total, terms) : null,
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
      ...factsOf(phoneFieldsOn('lotEntry'), entry),
      simOption: SIM_OPTIONS.find((known) => known === entry.sim_option) ?? 'Single SIM',
      priceOfOne: entry.price_of_one,
      effectiveCostOfOne: seesCost(shop.session)
        ? effectiveCostOfOne(entry.price_of_one, record.total, terms)
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
    soldPrice: row.sold_price,
    soldOn: isSold ? row.sold_on : null,
    saleId: row.sold_by,
    profit: row.sold_price !== null && seesCost(shop.session) ? row.sold_price - row.cost : null,
  };
}
