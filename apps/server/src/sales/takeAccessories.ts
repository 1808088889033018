import { type MinorUnits, type Sale, weightedCost } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { Conflict, NotFound } from '../http/errors.ts';

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
 * What each row of accessories costs, at weighted average; rows of one accessory share what is in stock.
 * @throws Conflict when there are not so many.
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
    if (!accessory) throw new NotFound('There is no such accessory in this shop');
    if (quantity > accessory.quantity) {
      const message = `${accessory.name}: ${accessory.quantity} in stock, ${quantity} asked for`;
      throw new Conflict(message, { [`accessories.${index}.quantity`]: message });
    }
    const cost = weightedCost(accessory, quantity);
    stock.set(id, {
      ...accessory,
      quantity: accessory.quantity - quantity,
      value: accessory.value - cost,
    });
    return { accessory_id: id, name: accessory.name, quantity, price, cost };
  });
}
