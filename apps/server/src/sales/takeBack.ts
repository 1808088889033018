import type { MinorUnits } from '@handset/domain';
import { moveAccessories } from '../accessories/moveAccessories.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';
import type { CorrectableSale, LeftUnit } from './correctableSale.ts';
import { requireInStockOn } from './requireInStockOn.ts';

/** So many of a row of accessories that come back, with what they cost when they left. */
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
 * Refuses phones whose IMEI is in stock again as another unit: the shop bought it back meanwhile. `named` are the `_id`s by
 * which the request named them, if it did.
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
  const message = `IMEI ${held.imei} is in stock again already: the phone came back another way`;
  const index = named.indexOf(unit.unit_id);
  throw new Conflict(message, index === -1 ? undefined : { [`units.${index}`]: message });
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
  if (numUpdatedRows !== BigInt(ids.length)) throw new Conflict('A phone of this sale came back meanwhile');
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

/** The phone that a sale took in exchange, while it can go back to the customer. @throws Conflict when it is gone. */
export async function requireExchangeUnit(
  shop: ShopTransaction,
  sale: CorrectableSale,
  date: string,
): Promise<string> {
  const unit = await shop
    .selectFrom('units')
    .select(['id', 'imei1', 'state', 'cost', 'company_name', 'model_name', 'acquired_on'])
    .where('id', '=', sale.exchange_unit_id ?? '')
    .executeTakeFirstOrThrow();
  const refusal =
    unit.state === 'void'
      ? 'went back to the customer already'
      : unit.state !== 'in-stock'
        ? `is ${unit.state.replaceAll('-', ' ')}`
        : unit.cost !== sale.exchange_value
          ? 'is worth another amount in the books by now'
          : undefined;
  if (refusal === undefined) {
    await requireInStockOn(shop, { date, field: 'date', what: 'return' }, [unit]);
    return unit.id;
  }
  const message = `The phone taken in exchange (IMEI ${unit.imei1}) ${refusal}; its value can be refunded in money instead`;
  throw new Conflict(message, { exchangePhone: message });
}
