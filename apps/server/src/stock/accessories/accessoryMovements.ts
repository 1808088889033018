import type { AccessoryMovement, accessoryContract } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { keyOf, pageOf } from '../../base/lists/pages.ts';
import { accessoryOf, requireAccessory } from './accessories.ts';

const movementKey = z.tuple([z.string()]);

/** One accessory with its stock movements, newest first. @throws NotFound in any shop but its own */
export async function accessoryDetail(
  shop: ShopReader,
  id: string,
  { from, to, limit, cursor }: z.output<typeof accessoryContract.detail.query>,
) {
  const accessory = await requireAccessory(shop, id);
  const after = keyOf(cursor, movementKey);
  let movements = shop
    .selectFrom('accessory_movements')
    .innerJoin('journal_entries', 'journal_entries.number', 'accessory_movements.entry_number')
    .where('accessory_id', '=', id);
  if (from) movements = movements.where('journal_entries.date', '>=', from);
  if (to) movements = movements.where('journal_entries.date', '<=', to);
  const { count } = await movements
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  let query = movements
    .selectAll('accessory_movements')
    .select('journal_entries.date')
    .orderBy('accessory_movements.id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where('accessory_movements.id', '<', after[0]);
  const { page, nextCursor } = pageOf(await query.execute(), limit, (row) => [row.id]);
  const sees = seesCost(shop.session);
  return {
    data: accessoryOf(shop, accessory),
    movements: page.map(
      (row): AccessoryMovement => ({
        _id: row.id,
        date: row.date,
        reason: row.reason,
        quantity: row.quantity,
        cost: sees ? row.amount : null,
        note: row.note,
        refType: row.ref_type,
        refId: row.ref_id,
        entry: row.entry_number,
        createdAt: new Date(row.created_at).toISOString(),
      }),
    ),
    nextCursor,
    total: count,
  };
}
