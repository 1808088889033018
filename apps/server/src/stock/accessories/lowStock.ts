import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { MAX_PER_KIND, type News } from '../../base/notifications/News.ts';

/** Accessories that are running out: at or below their own level, or the shop's. Fewer of them is news again. */
export async function lowStock(shop: ShopReader): Promise<News[]> {
  const rows = await shop
    .selectFrom('accessories')
    .select(['id', 'name', 'quantity'])
    .where((row) =>
      row('quantity', '<=', row.fn.coalesce('low_level', row.lit(shop.session.shop.lowStockLevel))),
    )
    .orderBy('quantity')
    .orderBy('id')
    .limit(MAX_PER_KIND)
    .execute();
  return rows.map(({ id, name, quantity }) => ({
    _id: `low-stock:${id}:${quantity}`,
    kind: 'low-stock',
    message: quantity === 0 ? `${name} is out of stock` : `${name}: ${quantity} left`,
    values: { accessory: name, quantity },
    date: shop.today,
    refType: 'accessory',
    refId: id,
  }));
}
