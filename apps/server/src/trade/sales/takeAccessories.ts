import { type MinorUnits, type Sale, weightedCost } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';

/** A row of accessories on a sale. */
export interface SoldAccessory {
  accessory_id: string;
  name: string;
  quantity: number;
  /** Of one. */
  price: MinorUnits;
  /** Of all, at weighted average. */
  cost: MinorUnits;
}

/**
 * Cost of each row of accessories at weighted average. Rows of one accessory share its stock.
 * @throws Conflict when the stock is too small
 */
export async function takeAccessories(shop: ShopReader, rows: Sale['accessories']): Promise<SoldAccessory[]> {
  if (rows.length === 0) return [];
  const found = await shop
    .selectFrom('accessories')
    .select(['id', 'name', 'quantity', 'value'])
    .where('id', 'in', [...new Set(rows.map(({ name }) => name))])
    .execute();
  const stock = new Map(found.map((accessory) => [accessory.id, accessory]));
  return rows.map(({ name: id, quantity, price }, index) => {
    const accessory = stock.get(id);
    if (!accessory) throw new NotFound('accessory-unknown');
    if (quantity > accessory.quantity)
      throw new Conflict('accessory-short', {
        accessory: accessory.name,
        inStock: accessory.quantity,
        asked: quantity,
      }).at(`accessories.${index}.quantity`);
    const cost = weightedCost(accessory, quantity);
    stock.set(id, {
      ...accessory,
      quantity: accessory.quantity - quantity,
      value: accessory.value - cost,
    });
    return { accessory_id: id, name: accessory.name, quantity, price, cost };
  });
}
