import { chunks } from '../database/chunks.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';

/**
 * Takes units that are in stock out of the shop's hands: back to their supplier, or because they never should have been
 * entered. @throws Conflict when one of them is not in stock any more.
 */
export async function takeOutOfStock(
  shop: ShopTransaction,
  unitIds: readonly string[],
  state: 'returned-to-supplier' | 'void',
): Promise<void> {
  let taken = 0n;
  for (const some of chunks(unitIds, 1000)) {
    // The state is asked again in the change itself: another till may have read it at the same moment.
    const { numUpdatedRows } = await shop
      .updateTable('units')
      .set((row) => ({ state, version: row('version', '+', row.lit(1)) }))
      .where('id', 'in', some)
      .where('state', '=', 'in-stock')
      .executeTakeFirstOrThrow();
    taken += numUpdatedRows;
    await shop.updateTable('unit_imeis').set({ in_stock: 0 }).where('unit_id', 'in', some).execute();
  }
  if (taken !== BigInt(unitIds.length)) throw new Conflict('One of these phones was sold meanwhile');
}
