import type { Turn } from './Event.ts';
import { note } from './lives.ts';
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
  note(shop, 'comes', [taken.key], taken.acquiredOn);
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

/** The phone on the shelf by an IMEI, which may be refused: it never was here, or is not here any more. */
export function phoneInStock({ shop, refuse }: Turn, imei: string): Unit | undefined {
  const unit = holderOf(shop, imei);
  if (unit?.state === 'in-stock') return unit;
  const wasHere = shop.units.some(({ imeis }) => imeis.includes(imei));
  refuse(wasHere ? 409 : 422, `${imei} is not in stock`);
  return undefined;
}
