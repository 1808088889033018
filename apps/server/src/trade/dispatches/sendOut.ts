import type { DispatchDetail, NewDispatch } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Refused } from '../../base/http/errors.ts';
import { requirePast } from '../../books/post.ts';
import { partyOf } from '../../money/parties/parties.ts';
import { imeisOf, requireSoundWith } from '../../stock/phones/lives.ts';
import { notInStock } from '../sales/notInStock.ts';
import { dispatchDetail } from './dispatches.ts';

/**
 * Sends phones out to a shop or person without a sale: they stay the shop's, and in its stock at cost, but cannot be sold or
 * sent out again until they come back or the dispatch is settled.
 * @throws Conflict when a phone is not in stock any more, or was not on that day: the message says where it was
 */
export async function sendOut(shop: ShopTransaction, dispatch: NewDispatch): Promise<DispatchDetail> {
  requirePast(shop, 'date', dispatch.date);
  const person = await partyOf(shop, dispatch.entityData);
  const units = await takeUnits(shop, dispatch);
  const id = newId();
  await shop
    .insertInto('dispatches')
    .values({
      id,
      number: await shop.nextNumber('dispatch'),
      person_id: person._id,
      date: dispatch.date,
      expected_return: dispatch.expectedReturn ?? null,
      note: dispatch.note ?? null,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await shop
    .insertInto('dispatch_units')
    .values(
      units.map(({ id: unit_id, price }) => ({
        dispatch_id: id,
        unit_id,
        price: price ?? null,
        state: 'out' as const,
      })),
    )
    .execute();
  await requireSoundWith(shop, imeisOf(...units), id, 'date');
  return dispatchDetail(shop, id);
}

/**
 * Takes the phones out of stock. The update itself checks their state, since two tills may want one phone.
 */
async function takeUnits(shop: ShopTransaction, { units }: NewDispatch) {
  const imeis = units.flatMap(({ imei }) => imei ?? []);
  const ids = units.flatMap(({ _id }) => _id ?? []);
  const taken = await shop
    .updateTable('units')
    .set((row) => ({ state: 'dispatched', version: row('version', '+', row.lit(1)) }))
    .where('state', '=', 'in-stock')
    .where((row) =>
      row.or([
        ...(ids.length > 0 ? [row('id', 'in', ids)] : []),
        ...(imeis.length > 0
          ? [
              row(
                'id',
                'in',
                shop
                  .selectFrom('unit_imeis')
                  .select('unit_id')
                  .where('imei', 'in', imeis)
                  .where('in_stock', '=', 1),
              ),
            ]
          : []),
      ]),
    )
    .returning(['id', 'imei1', 'imei2'])
    .execute();
  const byName = new Map(
    taken.flatMap((unit) => [unit.id, unit.imei1, unit.imei2 ?? ''].map((name) => [name, unit] as const)),
  );
  const chosen = new Set<string>();
  const sent = [];
  for (const [index, { imei, _id, price }] of units.entries()) {
    const field = `units.${index}.${imei ? 'imei' : '_id'}`;
    const unit = byName.get(imei ?? _id ?? '');
    if (!unit)
      throw imei ? await notInStock(shop, imei, field) : await notInStockById(shop, _id ?? '', field);
    if (chosen.has(unit.id)) throw new Refused('phone-on-dispatch-already', { imei: unit.imei1 }).at(field);
    chosen.add(unit.id);
    sent.push({ ...unit, price });
  }
  return sent;
}

async function notInStockById(shop: ShopTransaction, id: string, field: string) {
  const unit = await shop.selectFrom('units').select('imei1').where('id', '=', id).executeTakeFirst();
  return unit ? notInStock(shop, unit.imei1, field) : new Refused('phone-unknown').at(field);
}
