import { nameKey } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import type { Unit } from './changeUnit.ts';
import { everSold, placesOf } from './places.ts';

/** What an invoice prints of a phone. */
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

/** What an edit says of a unit, as far as it may be too late to say it. */
export type UnitChange = Partial<Pick<Unit, Column>>;

/** How far a unit has gone. */
export interface Standing {
  unit: Unit;
  /** Where it is, as a sentence. */
  place: string;
  /** Whether an invoice names it, even if it came back since. */
  wasSold: boolean;
}

/** How far each of the units has gone. */
export async function standingsOf(shop: ShopReader, units: readonly Unit[]): Promise<Map<string, Standing>> {
  const places = await placesOf(shop, units);
  const sold = await everSold(
    shop,
    units.map(({ id }) => id),
  );
  return new Map(
    units.map((unit) => [unit.id, { unit, place: places.get(unit.id) ?? '', wasSold: sold.has(unit.id) }]),
  );
}

/**
 * The fields that a unit keeps because of what happened to it, each with the reason: what an invoice printed, what went into
 * the books of its sale, and all of a phone that is not in the shop any more. `fieldOf` names a column as the request does.
 */
export function lockedFields(
  standing: Standing,
  change: UnitChange,
  fieldOf: (column: Column) => string,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const column of [...PRINTED, 'cost' as const]) {
    if (!differs(standing.unit, change, column)) continue;
    const reason = reasonFor(standing, column);
    if (reason) fields[fieldOf(column)] = `${reason}. ${standing.place}`;
  }
  return fields;
}

function differs(unit: Unit, change: UnitChange, column: Column): boolean {
  const now = change[column];
  if (now === undefined) return false;
  if (column === 'company_name' || column === 'model_name')
    return nameKey(String(now)) !== nameKey(unit[column]);
  return now !== unit[column];
}

function reasonFor({ unit, wasSold }: Standing, column: Column): string | undefined {
  if (unit.state === 'returned-to-supplier' || unit.state === 'void')
    return 'This phone is not in the shop any more';
  if (column === 'cost') return wasSold ? 'What a phone cost that was sold stays' : undefined;
  if (unit.state === 'sold') return 'A sold phone stays as its invoice says';
  if (!IDENTITY.includes(column)) return undefined;
  if (wasSold) return 'A phone that an invoice names keeps its IMEI';
  return unit.state === 'dispatched' ? 'A phone that is out keeps its IMEI' : undefined;
}
