import type { PhonePlace, UnitFound } from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { UnitsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** Columns that name a unit to staff and locate it. */
export type NamedUnit = Pick<
  UnitsTable,
  'id' | 'imei1' | 'company_name' | 'model_name' | 'state' | 'acquired_on'
>;

/** Finds where each unit is, or where it went. */
export async function placesOf(
  shop: ShopReader,
  units: readonly NamedUnit[],
): Promise<Map<string, PhonePlace>> {
  const places = new Map<string, PhonePlace>();
  for (const some of chunks(units, 1000)) {
    const found = await whereaboutsOf(shop, some);
    for (const unit of some) places.set(unit.id, described(unit, found.get(unit.id)));
  }
  return places;
}

/** Finds where one unit is, or where it went. */
export async function placeOf(shop: ShopReader, unit: NamedUnit): Promise<PhonePlace> {
  return described(unit, (await whereaboutsOf(shop, [unit])).get(unit.id));
}

function described(unit: NamedUnit, where: UnitFound['where'] | undefined): PhonePlace {
  const { date = unit.acquired_on, partyName, document } = where ?? {};
  return {
    phone: `${unit.company_name} ${unit.model_name}`,
    imei: unit.imei1,
    state: unit.state,
    date,
    ...(partyName && document && { party: partyName, document }),
  };
}

/** Units that appear on an invoice, returned or not. Their cost is part of its books. */
export async function everSold(shop: ShopReader, unitIds: readonly string[]): Promise<Set<string>> {
  const sold = new Set<string>();
  for (const some of chunks(unitIds, 1000)) {
    const rows = await shop.selectFrom('sale_units').select('unit_id').where('unit_id', 'in', some).execute();
    for (const { unit_id } of rows) sold.add(unit_id);
  }
  return sold;
}
