import { type PhonePlace, type Refusal, refusal, searchKey } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { Unit } from './changeUnit.ts';
import { everSold, placesOf } from './places.ts';

/** Columns of a phone that an invoice prints. */
const PRINTED = [
  'company_name',
  'model_name',
  'ram_memory',
  'color',
  'condition',
  'specifications',
  'imei1',
  'imei2',
] as const;
const IDENTITY: readonly Column[] = ['imei1', 'imei2'];

type Column = (typeof PRINTED)[number] | 'cost';

/** Changes to a unit's columns that may be locked. */
export type UnitChange = Partial<Pick<Unit, Column>>;

/** State of a unit that decides which fields are locked. */
export interface LockState {
  unit: Unit;
  place: PhonePlace;
  /** Whether an invoice names it, even if it came back since. */
  wasSold: boolean;
}

/** Lock state of each unit. */
export async function lockStatesOf(
  shop: ShopReader,
  units: readonly Unit[],
): Promise<Map<string, LockState>> {
  const places = await placesOf(shop, units);
  const sold = await everSold(
    shop,
    units.map(({ id }) => id),
  );
  return new Map(
    units.flatMap((unit) => {
      const place = places.get(unit.id);
      return place ? [[unit.id, { unit, place, wasSold: sold.has(unit.id) }] as const] : [];
    }),
  );
}

/**
 * The locked fields of a unit, each with the reason: fields printed on an invoice, the cost in the books of
 * its sale, and everything about a phone that has left the shop. `fieldOf` maps a column to the request's
 * field.
 */
export function lockedFields(
  lockState: LockState,
  change: UnitChange,
  fieldOf: (column: Column) => string,
): Record<string, Refusal> {
  const fields: Record<string, Refusal> = {};
  for (const column of [...PRINTED, 'cost' as const]) {
    if (!differs(lockState.unit, change, column)) continue;
    const code = reasonFor(lockState, column);
    if (code) fields[fieldOf(column)] = refusal(code, { place: lockState.place });
  }
  return fields;
}

function differs(unit: Unit, change: UnitChange, column: Column): boolean {
  const now = change[column];
  if (now === undefined) return false;
  if (column === 'company_name' || column === 'model_name')
    return searchKey(String(now)) !== searchKey(unit[column]);
  return now !== unit[column];
}

function reasonFor({ unit, wasSold }: LockState, column: Column) {
  if (unit.state === 'returned-to-supplier' || unit.state === 'void') return 'phone-gone';
  if (column === 'cost') return wasSold ? 'sold-phone-keeps-cost' : undefined;
  if (unit.state === 'sold') return 'sold-phone-keeps-details';
  if (!IDENTITY.includes(column)) return undefined;
  if (wasSold) return 'invoiced-phone-keeps-imei';
  return unit.state === 'dispatched' ? 'dispatched-phone-keeps-imei' : undefined;
}
