import { type MinorUnits, type Refusal, refusal } from '@handset/domain';
import type { UnitsTable } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';
import { moveAccessories } from '../../stock/accessories/moveAccessories.ts';
import type { CorrectableSale, LeftUnit } from './correctableSale.ts';

/** Returned pieces of an accessory row, with their original cost. */
export interface AccessoriesBack {
  /** Of the row on the sale. */
  position: number;
  accessory_id: string;
  quantity: number;
  /** Of one. */
  price: MinorUnits;
  /** Of all that come back. */
  cost: MinorUnits;
}

/**
 * Refuses phones whose IMEI is in stock again as another unit because the shop bought it back. `named` are
 * the `_id`s in the request, if any.
 */
export async function requireFreeImeis(
  shop: ShopTransaction,
  units: readonly LeftUnit[],
  named: readonly string[] = [],
): Promise<void> {
  if (units.length === 0) return;
  const held = await shop
    .selectFrom('unit_imeis')
    .select('imei')
    .where(
      'imei',
      'in',
      units.flatMap(({ imei1, imei2 }) => [imei1, ...(imei2 ? [imei2] : [])]),
    )
    .where('in_stock', '=', 1)
    .executeTakeFirst();
  const unit = held && units.find(({ imei1, imei2 }) => imei1 === held.imei || imei2 === held.imei);
  if (!unit) return;
  const index = named.indexOf(unit.unit_id);
  throw new Conflict('phone-back-another-way', { imei: held.imei }).at(
    index === -1 ? undefined : `units.${index}`,
  );
}

/** Puts sold phones back in stock, each at its own cost. */
export async function putBackUnits(
  shop: ShopTransaction,
  { saleId, returnId, units }: { saleId: string; returnId: string; units: readonly LeftUnit[] },
): Promise<void> {
  if (units.length === 0) return;
  const ids = units.map(({ unit_id }) => unit_id);
  const { numUpdatedRows } = await shop
    .updateTable('units')
    .set((row) => ({ state: 'in-stock', version: row('version', '+', row.lit(1)) }))
    .where('id', 'in', ids)
    .where('state', '=', 'sold')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== BigInt(ids.length)) throw new Conflict('sale-phone-back-meanwhile');
  await shop.updateTable('unit_imeis').set({ in_stock: 1 }).where('unit_id', 'in', ids).execute();
  await shop
    .updateTable('sale_units')
    .set({ is_live: 0, return_id: returnId })
    .where('sale_id', '=', saleId)
    .where('unit_id', 'in', ids)
    .execute();
}

/** Puts accessories back in stock at the cost that they left with. */
export async function putBackAccessories(
  shop: ShopTransaction,
  back: readonly AccessoriesBack[],
  movement: { saleId: string; returnId: string; entry: number; reason: 'return' | 'reversal' },
): Promise<void> {
  if (back.length === 0) return;
  const { saleId, returnId, entry, reason } = movement;
  for (const { position, quantity, cost } of back) {
    await shop
      .updateTable('sale_accessories')
      .set((row) => ({
        returned_quantity: row('returned_quantity', '+', row.cast<number>(row.val(quantity), 'bigint')),
        returned_cost: row('returned_cost', '+', row.cast<number>(row.val(cost), 'bigint')),
      }))
      .where('sale_id', '=', saleId)
      .where('position', '=', position)
      .execute();
  }
  await shop
    .insertInto('sale_return_accessories')
    .values(back.map((row) => ({ return_id: returnId, ...row })))
    .execute();
  await moveAccessories(
    shop,
    back.map(({ accessory_id, quantity, cost }) => ({ accessoryId: accessory_id, quantity, amount: cost })),
    { entry, reason, refType: 'sale', refId: saleId },
  );
}

/** A phone that a sale took in exchange. */
export type ExchangedUnit = Pick<UnitsTable, 'id' | 'imei1'>;

/**
 * The phone that a sale took in exchange, while it can go back to the customer; `isNamed` where the request has fields for it.
 * @throws Conflict when it is gone.
 */
export async function requireExchangeUnit(
  shop: ShopTransaction,
  sale: CorrectableSale,
  isNamed = true,
): Promise<ExchangedUnit> {
  const unit = await shop
    .selectFrom('units')
    .select(['id', 'imei1', 'state', 'cost'])
    .where('id', '=', sale.exchange_unit_id ?? '')
    .executeTakeFirstOrThrow();
  const gone = whyGone(unit, sale);
  if (gone) throw new Conflict(gone).at(isNamed ? 'exchangePhone' : undefined);
  return unit;
}

/** Why a phone that was taken in exchange cannot go back, if it cannot. */
function whyGone(
  { imei1: imei, state, cost }: Pick<UnitsTable, 'imei1' | 'state' | 'cost'>,
  { exchange_value }: CorrectableSale,
): Refusal | undefined {
  if (state === 'void') return refusal('exchange-went-back', { imei });
  if (state !== 'in-stock') return refusal('exchange-gone', { imei, state });
  return cost === exchange_value ? undefined : refusal('exchange-worth-other', { imei });
}
