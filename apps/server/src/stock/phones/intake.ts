import { type Refusal, refusal } from '@handset/domain';
import type { Insertable } from 'kysely';
import { chunks } from '../../base/database/chunks.ts';
import { flag, type ShopTables } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, refusedFields } from '../../base/http/errors.ts';
import { arrivalConflicts } from './arrivalConflicts.ts';
import { catalogued } from './catalogued.ts';
import { searchText } from './searchText.ts';

type UnitRow = Insertable<ShopTables['units']>;

type BoxColumns = 'has_box' | 'has_charger' | 'has_hand_free';

/** Columns of a phone that enters stock. It may have an id already. */
export type NewUnit = Omit<
  UnitRow,
  'id' | 'company_id' | 'model_id' | 'state' | 'created_at' | 'version' | 'search_text' | BoxColumns
> &
  Partial<Pick<UnitRow, 'id' | BoxColumns>>;

/** A phone that comes, and the names that its IMEIs have in the request, for a refusal to name. */
export interface Arrival {
  unit: NewUnit;
  fields: { imei1: string; imei2: string };
}

/** The fields of a row: `ramSimDetails.0.imeiNumbers.17.` and the IMEI's own name. */
export function imeiFields(path: string): Arrival['fields'] {
  return { imei1: `${path}imei1`, imei2: `${path}imei2` };
}

/**
 * Takes a phone into stock. `path` prefixes the fields named in a refusal.
 * @throws Conflict when one of its IMEIs is in stock already, in either slot, or was on that day; the message
 * names the unit and where it is
 */
export async function takeIn(shop: ShopTransaction, unit: NewUnit, path = ''): Promise<string> {
  const [id = ''] = await takeInAll(shop, [{ unit, fields: imeiFields(path) }]);
  return id;
}

const ROWS_AT_ONCE = 250;

/**
 * Takes phones into stock, all or none, and returns their ids in the same order. Names in the catalogue are
 * linked.
 * @throws Refused or Conflict naming every field with a repeated IMEI or one already in stock
 */
export async function takeInAll(shop: ShopTransaction, arrivals: readonly Arrival[]): Promise<string[]> {
  await refuseDuplicates(shop, arrivals);
  const kindOf = await catalogued(
    shop,
    arrivals.map(({ unit }) => unit),
  );
  const rows = arrivals.map(({ unit }) => {
    const named = { ...unit, ...kindOf(unit) };
    return {
      ...named,
      id: unit.id ?? newId(),
      name: unit.name ?? null,
      warranty: unit.warranty ?? null,
      has_box: unit.has_box ?? flag(false),
      has_charger: unit.has_charger ?? flag(false),
      has_hand_free: unit.has_hand_free ?? flag(false),
      entry_position: unit.entry_position ?? null,
      row_position: unit.row_position ?? null,
      entry_number: unit.entry_number ?? null,
      imei2: unit.imei2 ?? null,
      search_text: searchText(described(named)),
      state: 'in-stock' as const,
      created_at: shop.now,
    };
  });
  for (const some of chunks(rows, ROWS_AT_ONCE)) await shop.insertInto('units').values(some).execute();
  await listImeis(shop, rows);
  return rows.map(({ id }) => id);
}

function described(unit: NewUnit) {
  return {
    imei1: unit.imei1,
    imei2: unit.imei2 ?? null,
    company_name: unit.company_name,
    model_name: unit.model_name,
    ram_memory: unit.ram_memory ?? null,
    color: unit.color ?? null,
    name: unit.name ?? null,
  };
}

/** Records the IMEIs of units that have none recorded yet. */
export async function listImeis(
  shop: ShopTransaction,
  units: readonly { id: string; imei1: string; imei2: string | null }[],
): Promise<void> {
  const rows = units.flatMap(({ id, imei1, imei2 }) => [
    { unit_id: id, slot: 1 as const, imei: imei1, in_stock: 1 as const },
    ...(imei2 ? [{ unit_id: id, slot: 2 as const, imei: imei2, in_stock: 1 as const }] : []),
  ]);
  for (const some of chunks(rows, 1000)) await shop.insertInto('unit_imeis').values(some).execute();
}

async function refuseDuplicates(shop: ShopTransaction, arrivals: readonly Arrival[]): Promise<void> {
  const placed = arrivals.flatMap(({ unit, fields }, index) => [
    { field: fields.imei1, imei: unit.imei1, index },
    ...(unit.imei2 ? [{ field: fields.imei2, imei: unit.imei2, index }] : []),
  ]);
  const first = new Map<string, number>();
  const repeated: Record<string, Refusal> = {};
  for (const { field, imei, index } of placed) {
    const known = first.get(imei);
    if (known === undefined) first.set(imei, index);
    else repeated[field] = refusal(known === index ? 'imei.same' : 'imei.duplicate');
  }
  const held = await arrivalConflicts(shop, arrivals);
  if (Object.keys(repeated).length > 0) throw refusedFields({ ...held, ...repeated });
  const [taken] = Object.values(held);
  if (taken) throw new Conflict(taken).naming(held);
}
