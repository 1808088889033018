import { chunks } from '../database/chunks.ts';
import type { UnitsTable } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { whereaboutsOf } from '../search/whereabouts.ts';

/** What names a unit to staff, and what tells where it is. */
export type NamedUnit = Pick<
  UnitsTable,
  'id' | 'imei1' | 'company_name' | 'model_name' | 'state' | 'acquired_on'
>;

/** Says where each unit is: `Samsung A15, IMEI 3569…: sold on invoice INV-3 to Sana, 2026-11-21`. */
export async function placesOf(shop: ShopReader, units: readonly NamedUnit[]): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  for (const some of chunks(units, 1000)) {
    const found = await whereaboutsOf(shop, some);
    for (const unit of some) {
      const { description = 'Not in the shop', date = unit.acquired_on } = found.get(unit.id) ?? {};
      const where = description.charAt(0).toLowerCase() + description.slice(1);
      places.set(unit.id, `${unit.company_name} ${unit.model_name}, IMEI ${unit.imei1}: ${where}, ${date}`);
    }
  }
  return places;
}

/** Those of the units that an invoice names, whether they came back or not: what they cost is in its books. */
export async function everSold(shop: ShopReader, unitIds: readonly string[]): Promise<Set<string>> {
  const sold = new Set<string>();
  for (const some of chunks(unitIds, 1000)) {
    const rows = await shop.selectFrom('sale_units').select('unit_id').where('unit_id', 'in', some).execute();
    for (const { unit_id } of rows) sold.add(unit_id);
  }
  return sold;
}
