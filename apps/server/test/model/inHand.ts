import type { Day } from '@handset/domain';
import type { Turn } from './Event.ts';
import { nextId, type Sale, type Shop, type Slip, type Unit } from './Shop.ts';

/** Whether a phone is in the shop's hands: on the shelf, or sent out without a sale. */
export function isInHands({ state }: Unit): boolean {
  return state === 'in-stock' || state === 'dispatched';
}

/** The phone in the shop's hands that bears an IMEI. */
export function holderOf(shop: Shop, imei: string): Unit | undefined {
  return shop.units.find((unit) => isInHands(unit) && unit.imeis.includes(imei));
}

/** A phone that comes into the shop; no other one in its hands may bear its IMEIs. */
export function takeIn(
  { shop, refuse }: Turn,
  unit: Pick<Unit, 'imeis' | 'cost' | 'acquiredOn'> & { slip?: string },
): Unit {
  for (const imei of unit.imeis)
    if (holderOf(shop, imei)) refuse(409, `${imei} is in the shop's hands already`);
  const taken: Unit = { ...unit, key: nextId(shop), state: 'in-stock' };
  shop.units.push(taken);
  return taken;
}

/** The phones that a slip holds. */
export function unitsOf(shop: Shop, { key }: Slip): Unit[] {
  return shop.units.filter((unit) => unit.slip === key && !unit.isOffSlip);
}

/** The invoices that name a phone, whatever became of them. */
export function salesOf(shop: Shop, { key }: Unit): Sale[] {
  return shop.sales.filter((sale) => sale.units.some(({ unit }) => unit === key));
}

/** The days on which customers brought a phone back. */
export function cameBackOn(shop: Shop, { key }: Unit): Day[] {
  return shop.sales.flatMap((sale) =>
    sale.units.flatMap(({ unit, backOn }) => (unit === key && backOn !== undefined ? [backOn] : [])),
  );
}

/** When a phone was sent out, and when each of those dispatches ended for it. */
export function outings(shop: Shop, { key }: Unit): { from: Day; to: Day | undefined }[] {
  return shop.dispatches.flatMap(({ date, units }) =>
    units.flatMap(({ unit, resolvedOn }) => (unit === key ? [{ from: date, to: resolvedOn }] : [])),
  );
}

/** Refuses a document of a day on which one of its phones had not come, or not come back from a customer, yet. */
export function requireHereOn({ shop, refuse }: Turn, units: readonly Unit[], date: Day): void {
  for (const unit of units) {
    if (unit.acquiredOn > date) refuse(422, `${unit.key} came on ${unit.acquiredOn}`);
    if (cameBackOn(shop, unit).some((day) => day > date)) refuse(422, `${unit.key} came back later`);
  }
}

/** The phone on the shelf by an IMEI, which may be refused: it never was here, or is not here any more. */
export function phoneInStock({ shop, refuse }: Turn, imei: string): Unit | undefined {
  const unit = holderOf(shop, imei);
  if (unit?.state === 'in-stock') return unit;
  const wasHere = shop.units.some(({ imeis }) => imeis.includes(imei));
  refuse(wasHere ? 409 : 422, `${imei} is not in stock`);
  return undefined;
}
