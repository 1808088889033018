import { addDays, type Day, type MinorUnits, toRupees, withCheckDigit } from '@handset/domain';
import fc from 'fast-check';
import type { Names } from './Names.ts';
import { BANK, PARTIES, type Shop, type Split } from './Shop.ts';

/** One of those who deal with the shop. */
export const party = fc.constantFrom(...PARTIES);

/** One of however many there are by then. */
export const pick = fc.nat(1_000);

/** A price in paisa, mostly one that the shop can afford. */
export const price = fc.integer({ min: 1, max: 3_000_000 });

/** A part of the whole, with both ends likely. */
export const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** Now and then something, mostly nothing. */
export function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

/** Days ago, mostly 0. */
export const daysAgo = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 }));

/** The day of a void: the document's own, another one, or none, which means today. */
export const voidDay = fc.oneof(fc.constant('own' as const), daysAgo, fc.constant('today' as const));

/** The day that is sent with a void, if any. */
export function dayOfVoid(
  shop: Shop,
  document: { date: Day },
  on: 'own' | 'today' | number,
): Day | undefined {
  if (on === 'own') return document.date;
  return on === 'today' ? undefined : dayBefore(shop, on);
}

/** Days until a payment is due. */
export const daysOff = fc.nat(5);

/** The item that a pick means; none where there is nothing to pick from. */
export function picked<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}

/** The day so many days before the shop's own. */
export function dayBefore(shop: Shop, days: number): Day {
  return addDays(shop.today, -days);
}

/** An amount over the bank and the till. */
export function splitOf(amount: MinorUnits, bankShare: number): Split {
  const accountCash = Math.floor(amount * bankShare);
  return { accountCash, pocketCash: amount - accountCash };
}

/** The split as the books' own functions take it. */
export function inBooks(split: Split) {
  return { ...split, bankAccountUsed: BANK };
}

/** The split as it travels. */
export function onWire({ pocketCash, accountCash }: Split, names: Names) {
  return {
    pocketCash: toRupees(pocketCash),
    accountCash: toRupees(accountCash),
    ...(accountCash > 0 && { bankAccountUsed: names.bank }),
  };
}

/** The IMEI of a number: a small one means a phone that was met before. */
export function imeiOf(serial: number): string {
  return withCheckDigit(`35693804${String(serial).padStart(6, '0')}`);
}
