import { chunks } from '../../base/database/chunks.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';

/**
 * Removes units from stock: returned to their supplier, or entered by mistake. @throws Conflict when one of
 * them is no longer in stock
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
  if (taken !== BigInt(unitIds.length)) throw new Conflict('phone-sold-meanwhile');
}
