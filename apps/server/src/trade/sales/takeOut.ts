import type { Sale } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict, type HttpError, Refused } from '../../base/http/errors.ts';
import { notInStock } from './notInStock.ts';

/** Columns of a unit that a sale sets. */
export const SOLD_UNIT = [
  'units.id',
  'units.imei1',
  'units.imei2',
  'units.company_name',
  'units.model_name',
  'units.ram_memory',
  'units.color',
  'units.condition',
  'units.specifications',
] as const;

/**
 * Takes the phones of a sale out of stock (or off their dispatch), each with its price and its own cost, in
 * the order of the sale. The update itself checks their state, since two tills may want one phone.
 * @throws Conflict when one is gone; the message says where it went
 */
export async function takeOut(shop: ShopTransaction, sale: Sale, dispatchId?: string) {
  if (sale.imeiPrices.length === 0) return [];
  const taken = await markSold(
    shop,
    sale.imeiPrices.map(({ imei }) => imei),
    dispatchId,
  );
  const byImei = new Map(
    taken.flatMap((unit) => [unit.imei1, unit.imei2 ?? ''].map((imei) => [imei, unit] as const)),
  );
  const units = [];
  const chosen = new Set<string>();
  for (const [index, { imei, price }] of sale.imeiPrices.entries()) {
    const unit = byImei.get(imei);
    if (!unit)
      throw dispatchId
        ? await notOnDispatch(shop, imei, index, dispatchId)
        : await notInStock(shop, imei, fieldOf(index));
    if (chosen.has(unit.id)) throw new Refused('phone-twice-on-sale', { imei }).at(fieldOf(index));
    requireCost(shop, unit.cost, { imei, price }, index);
    chosen.add(unit.id);
    units.push({ ...unit, price });
  }
  await shop
    .updateTable('unit_imeis')
    .set({ in_stock: 0 })
    .where('unit_id', 'in', [...chosen])
    .execute();
  return units;
}

/** Refuses an employee's sale below cost where the owner allows none. @throws Conflict */
function requireCost(
  { session: { role, shop } }: ShopTransaction,
  cost: number,
  { imei, price }: Sale['imeiPrices'][number],
  index: number,
): void {
  if (role === 'employee' && !shop.employeeSellsBelowCost && price < cost)
    throw new Conflict('sale-below-cost', { imei }).at(fieldOf(index));
}

/** A unit as a sale takes it out. */
export type TakenUnit = Awaited<ReturnType<typeof takeOut>>[number];

function markSold(shop: ShopTransaction, imeis: readonly string[], dispatchId?: string) {
  const borne = shop
    .selectFrom('unit_imeis')
    .select('unit_id')
    .where('imei', 'in', imeis)
    .where('in_stock', '=', 1);
  let change = shop
    .updateTable('units')
    .set((row) => ({ state: 'sold', version: row('version', '+', row.lit(1)) }))
    .where('state', '=', dispatchId ? 'dispatched' : 'in-stock')
    .where('id', 'in', borne);
  if (dispatchId) {
    const out = shop
      .selectFrom('dispatch_units')
      .select('unit_id')
      .where('dispatch_id', '=', dispatchId)
      .where('state', '=', 'out');
    change = change.where('id', 'in', out);
  }
  return change.returning([...SOLD_UNIT, 'units.cost']).execute();
}

/** Why an IMEI cannot be sold off a dispatch: it is not on it, or not out any more. */
async function notOnDispatch(
  shop: ShopReader,
  imei: string,
  index: number,
  dispatchId: string,
): Promise<HttpError> {
  const sent = await shop
    .selectFrom('dispatch_units')
    .innerJoin('unit_imeis', 'unit_imeis.unit_id', 'dispatch_units.unit_id')
    .select(['dispatch_units.state', 'dispatch_units.resolved_on'])
    .where('dispatch_units.dispatch_id', '=', dispatchId)
    .where('unit_imeis.imei', '=', imei)
    .executeTakeFirst();
  if (!sent) return new Refused('phone-not-on-dispatch', { imei }).at(fieldOf(index));
  const code = sent.state === 'sold' ? 'phone-sold-off-dispatch' : 'phone-back-off-dispatch';
  return new Conflict(code, { imei, date: sent.resolved_on ?? '' }).at(fieldOf(index));
}

function fieldOf(index: number): string {
  return `imeiPrices.${index}.imei`;
}
