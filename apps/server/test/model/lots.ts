import { addDays, type Day, lotTotal, sum, toRupees } from '@handset/domain';
import fc from 'fast-check';
import { paidOf } from './billBook.ts';
import { buy, openSlip, rewrite, termsOnWire } from './buying.ts';
import {
  dayBefore,
  daysAgo,
  daysOff,
  imeiOf,
  onWire,
  party,
  pick,
  picked,
  price,
  share,
  splitOf,
} from './choices.ts';
import { action, type Event } from './Event.ts';
import { isInHands, salesOf, takeIn, unitsOf } from './inHand.ts';
import { requireRightToCorrect } from './journal.ts';
import { type Names, NOBODY } from './Names.ts';
import type { Party, Split } from './Shop.ts';

/** An entry of a lot: phones at one price. */
interface LotEntry {
  price: number;
  imeis: string[];
}

const total = (entries: readonly LotEntry[]) =>
  lotTotal(entries.map((entry) => ({ priceOfOne: entry.price, imeiNumbers: entry.imeis })));

function onForm(entries: readonly LotEntry[], date: Day, due: Day, paid: Split, names: Names) {
  const { pocketCash, accountCash, ...bank } = onWire(paid, names);
  const now = paid.pocketCash + paid.accountCash;
  return {
    date,
    amountFromPocket: pocketCash,
    amountFromBank: accountCash,
    ...bank,
    ...termsOnWire(total(entries), now, due),
    prices: {
      dealerPrice: 0,
      buyingPrice: toRupees(total(entries)),
      lp: 0,
      lifting: 0,
      promo: 0,
      activation: 0,
    },
    ramSimDetails: entries.map((entry) => ({
      companyName: 'Infinix',
      modelName: 'Hot 40',
      simOption: 'Single SIM',
      priceOfOne: toRupees(entry.price),
      quantity: entry.imeis.length,
      imeiNumbers: entry.imeis.map((imei1) => ({ imei1 })),
    })),
  };
}

const rows = fc.uniqueArray(fc.integer({ min: 20, max: 60 }), { minLength: 1, maxLength: 4 });
const lotPrice = price.map((amount) => Math.ceil(amount / 3));

/** Buys a lot of up to four phones at one or two prices. */
export const buyingLot = action(
  'buy lot',
  fc.record({
    party,
    rows,
    prices: fc.tuple(lotPrice, lotPrice),
    later: share,
    bank: share,
    daysAgo,
    due: daysOff,
  }),
  (it, shop, key) => {
    const date = dayBefore(shop, it.daysAgo);
    const due = addDays(date, it.due);
    const half = Math.ceil(it.rows.length / 2);
    const entries = [
      { price: it.prices[0], imeis: it.rows.slice(0, half).map(imeiOf) },
      { price: it.prices[1], imeis: it.rows.slice(half).map(imeiOf) },
    ].filter(({ imeis }) => imeis.length > 0);
    const sum = total(entries);
    const paid = splitOf(sum - Math.floor(sum * it.later), it.bank);
    return lotBought(key, { party: it.party, date, due, entries, paid });
  },
);

/** The purchase of a lot. */
export function lotBought(
  key: string,
  lot: { party: Party; date: Day; due: Day; entries: LotEntry[]; paid: Split },
): Event {
  const { party: seller, date, due, entries, paid } = lot;
  const sum = total(entries);
  const isPaid = paid.pocketCash + paid.accountCash === sum;
  return {
    said: `${key}: buy ${JSON.stringify(lot)}`,
    document: key,
    call: (names) => ({
      url: '/api/Purchase/bulk-phone-purchase',
      body: { ...onForm(entries, date, due, paid, names), entityData: { _id: names.parties[seller] } },
    }),
    happen: (turn) =>
      buy(
        turn,
        { key, type: 'bulk', party: seller, date, total: sum, paid, due: isPaid ? null : due },
        entries.flatMap((entry) => entry.imeis.map((imei) => ({ imeis: [imei], cost: entry.price }))),
      ),
  };
}

/** Edits a lot: phones off it and onto it, another price, day and term, and what was paid sent again. */
export const editingLot = action(
  'edit lot',
  fc.record({
    pick,
    off: fc.option(pick),
    added: fc.uniqueArray(fc.integer({ min: 40, max: 60 }), { maxLength: 2 }),
    price: fc.option(lotPrice, { freq: 2 }),
    later: fc.option(share),
    bank: share,
    daysAgo: fc.option(daysAgo),
    due: daysOff,
  }),
  (it, shop) => {
    const old = picked(
      shop.slips.filter(({ type }) => type === 'bulk'),
      it.pick,
    );
    if (!old) return undefined;
    const units = unitsOf(shop, old);
    const off = it.off === null ? undefined : picked(units, it.off);
    const kept = units.filter((unit) => unit !== off);
    const added = it.added.map(imeiOf).filter((imei) => !units.some(({ imeis }) => imeis.includes(imei)));
    const entries: LotEntry[] = [
      ...kept.map((unit) => ({ price: it.price ?? unit.cost, imeis: unit.imeis })),
      ...(added.length > 0 ? [{ price: it.price ?? old.total, imeis: added }] : []),
    ];
    if (entries.length === 0) return undefined;
    const worth = total(entries);
    const before = old.paid.pocketCash + old.paid.accountCash;
    const now = it.later === null ? Math.min(before, worth) : worth - Math.floor(worth * it.later);
    const paid = now === before ? old.paid : splitOf(now, it.bank);
    const date = it.daysAgo === null ? old.date : dayBefore(shop, it.daysAgo);
    const due = addDays(date, it.due);
    return {
      said: `edit ${old.key}: ${JSON.stringify(entries)}, ${JSON.stringify(paid)} now, on ${date}`,
      call: (names) => ({
        method: 'PUT',
        url: `/api/Purchase/bulk-phone-update/${names.documents.get(old.key) ?? NOBODY}`,
        body: onForm(entries, date, due, paid, names),
      }),
      happen(turn) {
        const slip = openSlip(turn, old.key);
        if (!slip) return;
        const gone = unitsOf(turn.shop, slip).filter(({ state }) => state === 'returned-to-supplier');
        const paidYet = paidOf(
          turn.shop,
          slip.key,
          'payable',
          slip.total - sum(gone.map(({ cost }) => cost)),
        );
        // The other till may have changed what was paid since this edit was planned.
        const less = slip.paid.pocketCash + slip.paid.accountCash - now;
        if (less > 0 && paidYet < less) turn.refuse(409, 'more was paid back');
        const boughtOn = slip.date;
        rewrite(turn, slip, { party: slip.party, date, total: worth, paid, due: now < worth ? due : null });
        const before = new Map(unitsOf(turn.shop, slip).map(({ key, cost }) => [key, cost]));
        const asked = new Map(entries.flatMap((entry) => entry.imeis.map((imei) => [imei, entry.price])));
        for (const unit of unitsOf(turn.shop, slip)) {
          const imei = unit.imeis[0] ?? '';
          const cost = asked.get(imei);
          asked.delete(imei);
          const wasSold = salesOf(turn.shop, unit).length > 0;
          if (cost === undefined) {
            if (unit.state !== 'in-stock' || wasSold) turn.refuse(409, `${unit.key} cannot leave the lot`);
            Object.assign(unit, { state: 'void', isOffSlip: true });
          } else {
            if (cost !== unit.cost && (wasSold || !isInHands(unit)))
              turn.refuse(409, `${unit.key} keeps its cost`);
            Object.assign(unit, { cost, acquiredOn: date });
          }
        }
        const isMoved = unitsOf(turn.shop, slip).some(({ key, cost }) => before.get(key) !== cost);
        if (isMoved || asked.size > 0 || before.size > unitsOf(turn.shop, slip).length)
          requireRightToCorrect(turn, boughtOn);
        for (const [imei, cost] of asked)
          takeIn(turn, { imeis: [imei], cost, acquiredOn: date, slip: slip.key });
        if (unitsOf(turn.shop, slip).every(({ state }) => state === 'returned-to-supplier'))
          slip.status = 'returned';
      },
    };
  },
);
