import { addDays, dayAt, PARKED_DAYS } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { MAX_PER_KIND, type News } from '../../base/notifications/News.ts';
import { droppedBefore, forgottenBefore } from './parkedSales.ts';

/** Parked sales that nobody took up in time. */
export async function droppedSales(shop: ShopReader): Promise<News[]> {
  const rows = await shop
    .selectFrom('parked_sales')
    .innerJoin('users', 'users.id', 'parked_sales.created_by')
    .select(['parked_sales.id', 'parked_sales.name', 'parked_sales.created_at', 'users.name as parked_by'])
    .where('parked_sales.created_at', '<', droppedBefore(shop))
    .where('parked_sales.created_at', '>=', forgottenBefore(shop))
    .orderBy('parked_sales.created_at', 'desc')
    .limit(MAX_PER_KIND)
    .execute();
  return rows.map((row) => {
    const day = dayAt(new Date(row.created_at), shop.session.shop.timeZone);
    return {
      _id: `sale-dropped:${row.id}:${row.created_at}`,
      kind: 'sale-dropped',
      message: `The sale that ${row.parked_by} parked on ${day}${row.name ? ` (${row.name})` : ''} was discarded, since nobody continued it`,
      values: { sale: row.name ?? '', party: row.parked_by, since: day },
      date: addDays(day, PARKED_DAYS),
      refType: 'parked-sale',
      refId: row.id,
    };
  });
}
