import {
  type DocumentedEvent,
  groupByPhone,
  type LifeConflict,
  type LifeFault,
  lifeFaults,
  type Refusal,
  refusal,
} from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';
import { ARRIVAL_COLUMNS, lifeEventsOf, type PhoneEvent } from './lifeEvents.ts';

/** Watches the lives of phones while a document of theirs is changed or undone. */
export interface WatchedLives {
  /**
   * Refuses the change if it breaks a life that was sound before. `field` is the one that says the day.
   * @throws Conflict that says where the phone was on that day
   */
  requireSound(field?: string): Promise<void>;
}

/**
 * Reads the lives of the phones that bear IMEIs before a change. Afterwards each is judged whole, later events
 * included. A phone whose life had a fault before is left to `books:check`, so that its shop trades on.
 */
export async function watchLives(shop: ShopTransaction, imeis: readonly string[]): Promise<WatchedLives> {
  const before = await livesOf(shop, imeis);
  const known = new Set(before.flatMap(({ events }) => events.map(keyOf)));
  const broken = new Set(before.flatMap(({ faults }) => faults.map(({ event }) => event.unitId)));
  return {
    async requireSound(field) {
      for (const { units, faults } of await livesOf(shop, imeis)) {
        const [fault] = faults;
        if (!fault || units.some(({ id }) => broken.has(id))) continue;
        throw new Conflict(lifeRefusal(fault, units, known.has(keyOf(fault.event)))).at(field);
      }
    },
  };
}

/**
 * Judges the lives of the phones that bear IMEIs whole, later events included, after a new document was written. It refuses what the
 * document breaks. What was at fault without it is left to `books:check`. `field` is the one that says the day.
 * @throws Conflict that says where the phone was on that day
 */
export async function requireSoundWith(
  shop: ShopTransaction,
  imeis: readonly string[],
  documentId: string,
  field: string,
): Promise<void> {
  const isEarlier = ({ refId }: PhoneEvent) => refId !== documentId;
  for (const { units, events, faults } of await livesOf(shop, imeis)) {
    const [fault] = faults;
    if (!fault || isBroken(units, events.filter(isEarlier))) continue;
    throw new Conflict(lifeRefusal(fault, units, isEarlier(fault.event))).at(field);
  }
}

/** Whether one of the phones has a fault in these events. */
function isBroken(units: readonly LivingUnit[], events: readonly PhoneEvent[]): boolean {
  const eventsOf = Map.groupBy(events, ({ unitId }) => unitId);
  const phones = groupByPhone(units.filter(({ id }) => eventsOf.has(id)));
  return phones.some((records) => lifeFaults(records.flatMap(({ id }) => eventsOf.get(id) ?? [])).length > 0);
}

function keyOf({ unitId, type, date, order }: PhoneEvent): string {
  return [unitId, type, date, order].join(' ');
}

/** Both IMEIs of units. */
export function imeisOf(...units: readonly { imei1: string; imei2?: string | null | undefined }[]): string[] {
  return units.flatMap(({ imei1, imei2 }) => (imei2 ? [imei1, imei2] : [imei1]));
}

/** A phone with everything that happened to it, and what of it cannot be. */
export interface PhoneLife {
  units: LivingUnit[];
  events: PhoneEvent[];
  faults: LifeFault<PhoneEvent>[];
}

type LivingUnit = Awaited<ReturnType<ReturnType<typeof selectLiving>['execute']>>[number];

/** Units with what names them and says how they came. */
export function selectLiving(shop: ShopReader) {
  return shop
    .selectFrom('units')
    .select([...ARRIVAL_COLUMNS, 'units.imei1', 'units.imei2', 'units.company_name', 'units.model_name']);
}

/** The phones that bear one of the IMEIs, with all their records: one may share its other IMEI with the next. */
export async function livesOf(shop: ShopReader, imeis: readonly string[]): Promise<PhoneLife[]> {
  const asked = new Set<string>();
  const units = new Map<string, LivingUnit>();
  for (let more = new Set(imeis); more.size > 0; ) {
    for (const imei of more) asked.add(imei);
    const found = (await unitsSharing(shop, [...more])).filter(({ id }) => !units.has(id));
    const bearing = found.filter((unit) => imeisOf(unit).some((imei) => more.has(imei)));
    for (const unit of found) units.set(unit.id, unit);
    // The records that share an IMEI with those were found together with them.
    for (const imei of imeisOf(...bearing)) asked.add(imei);
    more = new Set(imeisOf(...found).filter((imei) => !asked.has(imei)));
  }
  return judgeLives(shop, [...units.values()]);
}

/** The units that bear one of the IMEIs, and those that share another IMEI with one of these. */
async function unitsSharing(shop: ShopReader, imeis: readonly string[]): Promise<LivingUnit[]> {
  const units: LivingUnit[] = [];
  for (const some of chunks(imeis, 1000)) {
    const named = shop.selectFrom('unit_imeis').select('unit_id').where('imei', 'in', some);
    const theirs = shop.selectFrom('unit_imeis').select('imei').where('unit_id', 'in', named);
    const bearing = shop.selectFrom('unit_imeis').select('unit_id').where('imei', 'in', theirs);
    units.push(...(await selectLiving(shop).where('units.id', 'in', bearing).execute()));
  }
  return units;
}

/** Judges the lives of the phones whose records these are. */
export async function judgeLives(shop: ShopReader, units: readonly LivingUnit[]): Promise<PhoneLife[]> {
  const events: PhoneEvent[] = [];
  for (const some of chunks(units, 1000)) events.push(...(await lifeEventsOf(shop, some)));
  const eventsOf = Map.groupBy(events, ({ unitId }) => unitId);
  return groupByPhone(units).map((records) => {
    const own = records.flatMap(({ id }) => eventsOf.get(id) ?? []);
    return { units: records, events: own, faults: lifeFaults(own) };
  });
}

type NamedUnit = Pick<LivingUnit, 'id' | 'company_name' | 'model_name' | 'imei1'>;

/** A fault with the names of its phone and of its documents. */
export function conflictOf(
  { event, place }: LifeFault<PhoneEvent>,
  units: readonly NamedUnit[],
): LifeConflict {
  const unit = units.find(({ id }) => id === event.unitId);
  if (!unit) throw new Error(`No unit ${event.unitId} among those of its phone`);
  return {
    phone: `${unit.company_name} ${unit.model_name}`,
    imei: unit.imei1,
    event: told(event),
    place: { at: place.at, ...(place.since && { since: told(place.since) }) },
  };
}

function told({ type, date, party, document }: PhoneEvent): DocumentedEvent {
  return { type, date, party, document };
}

/**
 * Refuses a change for a fault that it makes. A document that the change writes has no number yet. One that
 * `isRecorded` already is told as what it makes impossible.
 */
export function lifeRefusal(
  fault: LifeFault<PhoneEvent>,
  units: readonly NamedUnit[],
  isRecorded: boolean,
): Refusal {
  const { place, ...conflict } = conflictOf(fault, units);
  if (isRecorded) return refusal('phone-life', { conflict });
  const { document: _, ...event } = conflict.event;
  return refusal('phone-life', { conflict: { ...conflict, event, place } });
}
