import type { Day, MinorUnits, Sale } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { NotFound } from '../../base/http/errors.ts';
import { stockSince } from '../../stock/accessories/stockSince.ts';
import { takePieces } from '../../stock/accessories/takePieces.ts';

/** A row of accessories on a sale. */
export interface SoldAccessory {
  accessory_id: string;
  name: string;
  quantity: number;
  /** Of one. */
  price: MinorUnits;
  /** Of all. */
  cost: MinorUnits;
}

/**
 * Takes accessories out of the stock of a day, row by row: rows of one accessory share it.
 * @throws Conflict when the stock was too small on that day or since
 */
export async function takeAccessories(
  shop: ShopReader,
  rows: Sale['accessories'],
  date: Day,
): Promise<SoldAccessory[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ name }) => name))];
  const names = new Map(
    (await shop.selectFrom('accessories').select(['id', 'name']).where('id', 'in', ids).execute()).map(
      ({ id, name }) => [id, name],
    ),
  );
  const stock = await stockSince(shop, ids, date);
  return rows.map(({ name: id, quantity, price }, index) => {
    const name = names.get(id);
    const days = stock.get(id);
    if (name === undefined || !days) throw new NotFound('accessory-unknown');
    const { cost, left } = takePieces(name, days, quantity, `accessories.${index}.quantity`);
    stock.set(id, left);
    return { accessory_id: id, name, quantity, price, cost };
  });
}
