import { addDays, type Day, paymentLegs, purchaseLines, toRupees } from '@handset/domain';
import fc from 'fast-check';
import { changeBill, openBill } from './billBook.ts';
import {
  dayBefore,
  daysAgo,
  daysOff,
  imeiOf,
  inBooks,
  onWire,
  party,
  pick,
  picked,
  price,
  rarely,
  share,
  splitOf,
} from './choices.ts';
import { action, type Turn } from './Event.ts';
import { salesOf, takeIn, unitsOf } from './inHand.ts';
import { correct, post, requireRightToCorrect } from './journal.ts';
import { NOBODY } from './Names.ts';
import { type Entry, named, type Shop, type Slip } from './Shop.ts';

/** Unpaid amount of a slip. */
export function laterOf({ total, paid }: Pick<Slip, 'total' | 'paid'>): number {
  return total - paid.pocketCash - paid.accountCash;
}

/** Entry of a slip in the books. */
function entryOfSlip(slip: Omit<Slip, 'entry'>): Entry {
  const { total: cost, paid, party: seller } = slip;
  const lines = purchaseLines({
    cost,
    payment: paymentLegs(inBooks(paid)),
    party: seller,
    later: laterOf(slip),
  });
  return { event: 'purchase', date: slip.date, party: seller, lines };
}

function billOfSlip(slip: Slip) {
  return {
    document: slip.key,
    party: slip.party,
    side: 'payable' as const,
    type: 'purchase' as const,
    date: slip.date,
    due: slip.due ?? slip.date,
    amount: laterOf(slip),
  };
}

/** Writes a slip with its phones. */
export function buy(
  turn: Turn,
  slip: Omit<Slip, 'entry' | 'status'>,
  phones: readonly { imeis: string[]; cost: number }[],
): void {
  const said = { ...slip, status: 'posted' as const };
  const written: Slip = { ...said, entry: post(turn, entryOfSlip(said)) };
  turn.shop.slips.push(written);
  openBill(turn.shop, billOfSlip(written));
  for (const phone of phones) takeIn(turn, { ...phone, acquiredOn: slip.date, slip: slip.key });
}

/** Makes a slip say something else of its money: only the difference moves. */
export function rewrite(
  turn: Turn,
  slip: Slip,
  change: Pick<Slip, 'party' | 'date' | 'total' | 'paid' | 'due'>,
): void {
  const { due, ...money } = change;
  const isSame = Object.entries(money).every(
    ([field, value]) => JSON.stringify(slip[field as keyof Slip]) === JSON.stringify(value),
  );
  if (!isSame) {
    requireRightToCorrect(turn, slip.date);
    Object.assign(slip, money, {
      entry: correct(turn, slip.entry, slip.date, entryOfSlip({ ...slip, ...money })),
    });
  }
  slip.due = due;
  changeBill(turn, billOfSlip(slip));
}

/** A slip that can still be changed; one that is void or returned whole cannot. */
export function openSlip({ shop, refuse }: Turn, key: string): Slip | undefined {
  const slip = shop.slips.find((known) => known.key === key);
  if (slip && slip.status !== 'void' && slip.status !== 'returned') return slip;
  refuse(409, `${key} is void or returned`);
  return undefined;
}

/** The terms of a slip as they travel. */
export function termsOnWire(total: number, now: number, due: Day) {
  if (total === now) return { purchasePaymentType: 'full-payment' };
  return {
    purchasePaymentType: 'credit',
    creditPaymentData: {
      payableAmountNow: toRupees(now),
      payableAmountLater: toRupees(total - now),
      dateOfPayment: due,
    },
  };
}

function onSlip(cost: number, imeis: readonly string[]) {
  return {
    cnic: '35202-1234567-1',
    companyName: 'Samsung',
    modelName: 'A15',
    phoneCondition: 'Used',
    ramMemory: '4/128',
    imei1: imeis[0],
    imei2: imeis[1],
    purchasePrice: toRupees(cost),
    demandPrice: toRupees(cost),
    finalPrice: toRupees(cost),
  };
}

/** Buys one phone, in full or on credit; its IMEI may be one that the shop has, or had. */
export const buying = action(
  'buy',
  fc.record({
    party,
    price,
    later: share,
    bank: share,
    daysAgo,
    due: daysOff,
    imei: fc.nat(30),
    imei2: rarely(fc.nat(30)),
  }),
  (it, shop, key) => {
    const date = dayBefore(shop, it.daysAgo);
    const due = addDays(date, it.due);
    const now = it.price - Math.floor(it.price * it.later);
    const paid = splitOf(now, it.bank);
    const imeis = [...new Set([it.imei, it.imei2 ?? it.imei])].map(imeiOf);
    return {
      said: `${key}: buy ${imeis} of ${it.party} for ${it.price}, ${now} now, on ${date}`,
      document: key,
      call: (names) => ({
        url: '/api/Purchase/purchase-phone',
        body: {
          ...onSlip(it.price, imeis),
          entityData: { _id: names.parties[it.party] },
          date,
          ...termsOnWire(it.price, now, due),
          ...onWire(paid, names),
        },
      }),
      happen: (turn) =>
        buy(
          turn,
          {
            key,
            type: 'single',
            party: it.party,
            date,
            total: it.price,
            paid,
            due: now < it.price ? due : null,
          },
          [{ imeis, cost: it.price }],
        ),
    };
  },
);

/** Edits a slip of one phone: price, party, day and term; what was paid stays paid. */
export const editingSlip = action(
  'edit slip',
  fc.record({
    pick,
    party: fc.option(party),
    price: fc.option(price),
    daysAgo: fc.option(daysAgo),
    due: daysOff,
  }),
  (it, shop) => {
    const old = picked(singles(shop), it.pick);
    if (!old) return undefined;
    const [unit] = unitsOf(shop, old);
    const now = old.paid.pocketCash + old.paid.accountCash;
    const total = it.price ?? old.total;
    const date = it.daysAgo === null ? old.date : dayBefore(shop, it.daysAgo);
    const due = addDays(date, it.due);
    const seller = it.party ?? old.party;
    return {
      said: `edit ${old.key}: ${total} of ${seller} on ${date}`,
      call: (names) => ({
        method: 'PUT',
        url: `/api/Purchase/single-purchase-phone/${names.documents.get(old.key) ?? NOBODY}`,
        body: {
          ...onSlip(total, unit?.imeis ?? []),
          entityData: { _id: names.parties[seller] },
          date,
          ...(total < now ? { purchasePaymentType: 'full-payment' } : termsOnWire(total, now, due)),
        },
      }),
      happen(turn) {
        if (total < now) turn.refuse(422, 'less than was paid');
        const slip = openSlip(turn, old.key);
        if (!slip) return;
        const phone = named(unitsOf(turn.shop, slip), () => true);
        if (phone.cost !== total && salesOf(turn.shop, phone).length > 0)
          turn.refuse(409, 'what a phone cost that was sold stays');
        if (total < now) return;
        rewrite(turn, slip, { party: seller, date, total, paid: slip.paid, due: total > now ? due : null });
        Object.assign(phone, { cost: total, acquiredOn: date });
      },
    };
  },
);

function singles(shop: Shop): Slip[] {
  return shop.slips.filter(({ type }) => type === 'single');
}
