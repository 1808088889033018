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
  const early = {};
  const come = new Map<PhoneLife, Come[]>();
  for (const [place, arrival] of arrivals.entries())
    Object.assign(early, earlyArrival(arrival, place, lives, come));
  return { ...early, ...held };
}

const ARRIVAL_TYPES = {
  single: 'purchase',
  bulk: 'purchase',
  exchange: 'exchange',
  stock: 'stock-entry',
} as const;

/** A phone of the same request that has come before. */
interface Come {
  unit: Arriving['unit'] & { id: string };
  event: PhoneEvent;
}

/**
 * The conflict of an arrival with the phone's life so far, by the IMEI that is known. A phone that comes is part of that life for those
 * after it: both IMEIs of one phone may come as two.
 */
function earlyArrival(
  { unit, fields }: Arriving,
  place: number,
  lives: ReadonlyMap<string, PhoneLife>,
  come: Map<PhoneLife, Come[]>,
): Record<string, Refusal> {
  const own = [lives.get(unit.imei1), lives.get(unit.imei2 ?? '')].flatMap((life) => life ?? []);
  const met = [...new Set(own)];
  if (met.length === 0 || met.some(({ faults }) => faults.length > 0)) return {};
  // In place of what it gets when it has come.
  const id = `coming ${place}`;
  const event: PhoneEvent = {
    unitId: id,
    type: ARRIVAL_TYPES[unit.source],
    date: unit.acquired_on,
    order: `~${String(place).padStart(6, '0')}`,
    refType: 'unit',
    refId: id,
  };
  const coming = { unit: { ...unit, id }, event };
  const before = met.flatMap((life) => come.get(life) ?? []);
  const [fault] = lifeFaults([
    ...met.flatMap(({ events }) => events),
    ...before.map((it) => it.event),
    event,
  ]);
  if (fault) {
    const units = [coming, ...before].map((it) => it.unit);
    const field = lives.has(unit.imei1) ? fields.imei1 : fields.imei2;
    const isRecorded = met.some(({ events }) => events.includes(fault.event));
    return { [field]: lifeRefusal(fault, [...units, ...met.flatMap((life) => life.units)], isRecorded) };
  }
  for (const life of met) come.set(life, [...(come.get(life) ?? []), coming]);
  return {};
}
