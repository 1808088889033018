import type { DispatchDetail, DispatchReturn, Sale, SaleDetail } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { Conflict, NotFound, Refused } from '../../base/http/errors.ts';
import { dispatchNumber } from '../../base/lists/documentNumbers.ts';
import { requirePast } from '../../books/post.ts';
import { watchLives } from '../../stock/phones/lives.ts';
import { recordSale } from '../sales/recordSale.ts';
import { dispatchDetail } from './dispatches.ts';

/** Returns phones from a dispatch to stock. */
export async function returnDispatched(
  shop: ShopTransaction,
  id: string,
  { units, date, reason }: DispatchReturn,
): Promise<DispatchDetail> {
  requirePast(shop, 'date', date);
  const dispatch = await requireDispatch(shop, id);
  const lives = await watchLives(shop, await requireOut(shop, id, dispatch.number, units));
  await shop
    .updateTable('dispatch_units')
    .set({ state: 'returned', resolved_on: date, reason: reason ?? null })
    .where('dispatch_id', '=', id)
    .where('unit_id', 'in', units)
    .where('state', '=', 'out')
    .execute();
  await shop
    .updateTable('units')
    .set((row) => ({ state: 'in-stock', version: row('version', '+', row.lit(1)) }))
    .where('id', 'in', units)
    .where('state', '=', 'dispatched')
    .execute();
  await lives.requireSound('date');
  return dispatchDetail(shop, id);
}

/** Sells phones that are out on a dispatch: a sale like any other, in the same transaction. */
export async function settleDispatch(
  shop: ShopTransaction,
  id: string,
  sale: Sale,
  pictures: UploadedPictures,
): Promise<{ data: SaleDetail; dispatch: DispatchDetail }> {
  const dispatch = await requireDispatch(shop, id);
  if (sale.imeiPrices.length === 0) throw new Refused('sale.phones').at('imeiPrices');
  const data = await recordSale(shop, sale, pictures, { _id: id, number: dispatch.number });
  await shop
    .updateTable('dispatch_units')
    .set({ state: 'sold', resolved_on: sale.saleDate, sale_id: data._id })
    .where('dispatch_id', '=', id)
    .where(
      'unit_id',
      'in',
      data.units.map(({ _id }) => _id),
    )
    .where('state', '=', 'out')
    .execute();
  return { data, dispatch: await dispatchDetail(shop, id) };
}

async function requireDispatch(shop: ShopReader, id: string): Promise<{ number: string }> {
  const dispatch = await shop
    .selectFrom('dispatches')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!dispatch) throw new NotFound('dispatch-unknown');
  return { number: dispatchNumber(dispatch.number) };
}

/** Refuses phones that are not out on a dispatch, and finds the IMEIs of those that are. */
async function requireOut(
  shop: ShopReader,
  id: string,
  number: string,
  units: readonly string[],
): Promise<string[]> {
  const rows = await shop
    .selectFrom('dispatch_units')
    .innerJoin('units', 'units.id', 'dispatch_units.unit_id')
    .select(['dispatch_units.unit_id', 'dispatch_units.state', 'dispatch_units.resolved_on', 'units.imei1'])
    .where('dispatch_id', '=', id)
    .where('unit_id', 'in', units)
    .execute();
  for (const [index, unitId] of units.entries()) {
    const row = rows.find(({ unit_id }) => unit_id === unitId);
    if (!row) throw new Refused('phone-not-on-document', { document: number }).at(`units.${index}`);
    if (row.state === 'out') continue;
    const code = row.state === 'sold' ? 'phone-sold-already' : 'phone-back-already';
    throw new Conflict(code, { imei: row.imei1, date: row.resolved_on ?? '' }).at(`units.${index}`);
  }
  return rows.map(({ imei1 }) => imei1);
}
