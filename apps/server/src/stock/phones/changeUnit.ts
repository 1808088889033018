import type { Selectable } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';
import { listImeis } from './intake.ts';
import { searchText } from './searchText.ts';

/** A unit's whole row. */
export type Unit = Selectable<ShopTables['units']>;

/**
 * Changes the row of a unit, IMEIs included, unless it changed since it was read.
 * @throws Conflict when it was sold or changed since
 */
export async function changeUnit(
  shop: ShopTransaction,
  unit: Unit,
  change: Partial<Omit<Unit, 'id' | 'version' | 'search_text' | 'state'>>,
): Promise<void> {
  const changed = { ...unit, ...change };
  const { numUpdatedRows } = await shop
    .updateTable('units')
    .set((row) => ({
      ...change,
      search_text: searchText(changed),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', unit.id)
    .where('version', '=', unit.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Conflict('phone-changed-meanwhile', { imei: unit.imei1 });
  if (changed.imei1 === unit.imei1 && changed.imei2 === unit.imei2) return;
  await removeImeis(shop, unit.id);
  await listImeis(shop, [{ id: unit.id, imei1: changed.imei1, imei2: changed.imei2 }]);
}

/** Frees the IMEIs of a unit in stock, for it or another to be listed under. */
export async function removeImeis(shop: ShopTransaction, unitId: string): Promise<void> {
  await shop.deleteFrom('unit_imeis').where('unit_id', '=', unitId).execute();
}
