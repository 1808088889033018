import type { ExpressionBuilder } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';

/** A change of an accessory's stock with its cost. Positive goes into stock. */
export interface Movement {
  accessoryId: string;
  quantity: number;
  amount: number;
}

/** Moves accessories in or out of stock for one document, however many of them, and remembers why. */
export async function moveAccessories(
  shop: ShopTransaction,
  movements: readonly Movement[],
  { entry, reason, refType, refId }: { entry: number; reason: string; refType: string; refId: string },
): Promise<void> {
  if (movements.length === 0) return;
  const changes = summed(movements);
  await shop
    .updateTable('accessories')
    .set((row) => ({
      quantity: row('quantity', '+', byId(row, changes, 'quantity')),
      value: row('value', '+', byId(row, changes, 'amount')),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', 'in', [...changes.keys()])
    .execute();
  await shop
    .insertInto('accessory_movements')
    .values(
      movements.map(({ accessoryId, quantity, amount }) => ({
        id: newId(),
        accessory_id: accessoryId,
        quantity,
        amount,
        entry_number: entry,
        reason,
        ref_type: refType,
        ref_id: refId,
        created_by: shop.session.userId,
        created_at: shop.now,
      })),
    )
    .execute();
}

type Changes = ReadonlyMap<string, { quantity: number; amount: number }>;

/** Sums the movements per accessory. A document may name one on several rows. */
function summed(movements: readonly Movement[]): Changes {
  const changes = new Map<string, { quantity: number; amount: number }>();
  for (const { accessoryId, quantity, amount } of movements) {
    const known = changes.get(accessoryId) ?? { quantity: 0, amount: 0 };
    changes.set(accessoryId, { quantity: known.quantity + quantity, amount: known.amount + amount });
  }
  return changes;
}

function byId(
  row: ExpressionBuilder<ShopTables, 'accessories'>,
  changes: Changes,
  column: 'quantity' | 'amount',
) {
  const [[first, change] = ['', { quantity: 0, amount: 0 }], ...others] = changes;
  const number = (value: number) => row.cast<number>(row.val(value), 'bigint');
  let cases = row.case().when('id', '=', first).then(number(change[column]));
  for (const [id, next] of others) cases = cases.when('id', '=', id).then(number(next[column]));
  return cases.else(row.lit(0)).end();
}
