import { lifeFaults, type Refusal } from '@handset/domain';
import type { UnitsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { imeiConflicts } from './holders.ts';
import type { PhoneEvent } from './lifeEvents.ts';
import { lifeRefusal, livesOf, type PhoneLife } from './lives.ts';

/** A phone that is about to come, and the names that its IMEIs have in the request. */
export interface Arriving {
  unit: Pick<UnitsTable, 'imei1' | 'company_name' | 'model_name' | 'source' | 'acquired_on'> & {
    imei2?: string | null | undefined;
  };
  fields: { imei1: string; imei2: string };
}

/**
 * The IMEIs of phones that cannot come, each with a refusal that says why: it is in the shop's hands now, or
 * was on the day on which it is said to come.
 */
export async function arrivalConflicts(
  shop: ShopReader,
  arrivals: readonly Arriving[],
): Promise<Record<string, Refusal>> {
  const placed = arrivals.flatMap(({ unit: { imei1, imei2 }, fields }) => [
    { field: fields.imei1, imei: imei1 },
    ...(imei2 ? [{ field: fields.imei2, imei: imei2 }] : []),
  ]);
  const held = await imeiConflicts(shop, placed);
  const lives = new Map<string, PhoneLife>();
  const imeis = placed.map(({ imei }) => imei);
  for (const life of await livesOf(shop, imeis))
    for (const { imei1, imei2 } of life.units)
      for (const imei of [imei1, imei2]) if (imei) lives.set(imei, life);
  const early = arrivals.map((arrival) => earlyArrival(arrival, lives));
  return Object.assign({}, ...early, held);
}

const ARRIVAL_TYPES = {
  single: 'purchase',
  bulk: 'purchase',
  exchange: 'exchange',
  stock: 'stock-entry',
} as const;

/** In place of the id that a unit gets when it has come. */
const COMING = 'coming';

/** The conflict of an arrival with the phone's life so far, by the IMEI that is known. */
function earlyArrival(
  { unit, fields }: Arriving,
  lives: ReadonlyMap<string, PhoneLife>,
): Record<string, Refusal> {
  const own = [lives.get(unit.imei1), lives.get(unit.imei2 ?? '')].flatMap((life) => life ?? []);
  const met = [...new Set(own)];
  if (met.length === 0 || met.some(({ faults }) => faults.length > 0)) return {};
  const coming: PhoneEvent = {
    unitId: COMING,
    type: ARRIVAL_TYPES[unit.source],
    date: unit.acquired_on,
    order: '~',
    refType: 'unit',
    refId: COMING,
  };
  const [fault] = lifeFaults([...met.flatMap(({ events }) => events), coming]);
  if (!fault) return {};
  const units = [{ ...unit, id: COMING }, ...met.flatMap((life) => life.units)];
  const field = lives.has(unit.imei1) ? fields.imei1 : fields.imei2;
  return { [field]: lifeRefusal(fault, units, fault.event !== coming) };
}
