import type { Day, StockOnDay } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

/**
 * Stock of accessories at the end of a day and of every day since on which it moved, oldest first, by id; the
 * last is that of now. It is worked back from now, so a document of today costs one query.
 */
export async function stockSince(
  shop: ShopReader,
  ids: readonly string[],
  day: Day,
): Promise<Map<string, StockOnDay[]>> {
  if (ids.length === 0) return new Map();
  const accessories = await shop
    .selectFrom('accessories')
    .select(['id', 'quantity', 'value'])
    .where('id', 'in', ids)
    .execute();
  const moved =
    day >= shop.today
      ? []
      : await shop
          .selectFrom('accessory_movements')
          .innerJoin('journal_entries', 'journal_entries.number', 'accessory_movements.entry_number')
          .select((row) => [
            'accessory_movements.accessory_id',
            'journal_entries.date',
            row.fn.sum<number>('accessory_movements.quantity').as('quantity'),
            row.fn.sum<number>('accessory_movements.amount').as('value'),
          ])
          .where('accessory_movements.accessory_id', 'in', ids)
          .where('journal_entries.date', '>', day)
          .groupBy(['accessory_movements.accessory_id', 'journal_entries.date'])
          .orderBy('journal_entries.date', 'desc')
          .execute();
  const movedOf = Map.groupBy(moved, (row) => row.accessory_id);
  return new Map(
    accessories.map(({ id, quantity, value }) => {
      const days: StockOnDay[] = [];
      let stock = { quantity, value };
      for (const row of movedOf.get(id) ?? []) {
        days.unshift({ day: row.date, ...stock });
        stock = { quantity: stock.quantity - row.quantity, value: stock.value - row.value };
      }
      days.unshift({ day, ...stock });
      return [id, days];
    }),
  );
}
