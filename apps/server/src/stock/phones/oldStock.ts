import { addDays, dayText } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { MAX_PER_KIND, type News } from '../../base/notifications/News.ts';

/** For how many days it stays news that a phone has become old stock. */
const NOTIFY_DAYS = 30;

/** Phones that have been in stock for longer than the shop likes, since a month at most. */
export async function oldStock(shop: ShopReader): Promise<News[]> {
  const days = shop.session.shop.oldStockDays;
  const latest = addDays(shop.today, -days);
  const rows = await shop
    .selectFrom('units')
    .select(['id', 'imei1', 'company_name', 'model_name', 'acquired_on'])
    .where('state', '=', 'in-stock')
    .where('acquired_on', '<=', latest)
    .where('acquired_on', '>', addDays(latest, -NOTIFY_DAYS))
    .orderBy('acquired_on', 'desc')
    .orderBy('id')
    .limit(MAX_PER_KIND)
    .execute();
  return rows.map((unit) => {
    const phone = `${unit.company_name} ${unit.model_name}`;
    return {
      _id: `old-stock:${unit.id}`,
      kind: 'old-stock',
      message: `${phone}, IMEI ${unit.imei1}, has been in stock since ${dayText(unit.acquired_on, 'en')}`,
      values: { phone, imei: unit.imei1, since: unit.acquired_on },
      date: addDays(unit.acquired_on, days),
      refType: 'unit',
      refId: unit.id,
    };
  });
}
