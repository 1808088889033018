import { paymentLegs, purchaseLines, refundRange, reverseLines, sum } from '@handset/domain';
import fc from 'fast-check';
import { addReturn, paidOf, removeBill } from './billBook.ts';
import { openSlip } from './buying.ts';
import {
  dayBefore,
  dayOfVoid,
  daysAgo,
  inBooks,
  onWire,
  pick,
  picked,
  share,
  splitOf,
  voidDay,
} from './choices.ts';
import { action, type Turn } from './Event.ts';
import { salesOf, unitsOf } from './inHand.ts';
import { correct, post, requireRightToCorrect } from './journal.ts';
import { note } from './lives.ts';
import { NOBODY } from './Names.ts';
import type { Unit } from './Shop.ts';

function requireOnShelf({ refuse }: Turn, units: readonly Unit[]): void {
  for (const unit of units) if (unit.state !== 'in-stock') refuse(409, `${unit.key} is ${unit.state}`);
}

/** Gives one phone of a slip, or all that are left, back to the supplier; what he does not pay back comes off what is owed. */
export const returningToSupplier = action(
  'return to supplier',
  fc.record({ pick, one: fc.option(pick), refund: share, bank: share, daysAgo }),
  (it, shop) => {
    const old = picked(shop.slips, it.pick);
    if (!old) return undefined;
    const date = dayBefore(shop, it.daysAgo);
    const left = unitsOf(shop, old).filter(({ state }) => state !== 'returned-to-supplier');
    const one = it.one === null ? undefined : picked(left, it.one);
    const worth = sum((one ? [one] : left).map(({ cost }) => cost));
    const refund = splitOf(Math.floor(worth * it.refund), it.bank);
    return {
      said: `return ${one?.key ?? 'all'} of ${old.key} on ${date}, ${JSON.stringify(refund)} back`,
      call: (names) => ({
        url: `/api/Purchase/${names.documents.get(old.key) ?? NOBODY}/return`,
        body: {
          ...(one && { units: [names.units.get(one.key) ?? NOBODY] }),
          date,
          reason: 'Faulty',
          refund: onWire(refund, names),
        },
      }),
      happen(turn) {
        const slip = openSlip(turn, old.key);
        if (!slip) return;
        requireRightToCorrect(turn, slip.date);
        const own = unitsOf(turn.shop, slip);
        const given = own.filter(({ key, state }) =>
          one ? key === one.key : state !== 'returned-to-supplier',
        );
        if (given.length === 0) turn.refuse(422, 'not on this slip any more');
        requireOnShelf(turn, given);
        const total = sum(given.map(({ cost }) => cost));
        const off = total - refund.pocketCash - refund.accountCash;
        const gone = own.filter(({ state }) => state === 'returned-to-supplier');
        const paid = paidOf(turn.shop, slip.key, 'payable', slip.total - sum(gone.map(({ cost }) => cost)));
        if (total - off > refundRange(total, { paid, outstanding: 0 }).most)
          return turn.refuse(422, 'more than it cost, or was paid');
        const payment = paymentLegs(inBooks(refund));
        const lines = reverseLines(purchaseLines({ cost: total, payment, party: slip.party, later: off }));
        post(turn, { event: 'purchase-return', date, party: slip.party, lines });
        for (const unit of given) unit.state = 'returned-to-supplier';
        note(
          turn.shop,
          'gone',
          given.map(({ key }) => key),
          date,
        );
        slip.status = own.every(({ state }) => state === 'returned-to-supplier')
          ? 'returned'
          : 'part-returned';
        addReturn(
          turn,
          { document: `${slip.key} return`, party: slip.party, side: 'payable', date, amount: off },
          slip.key,
        );
      },
    };
  },
);

/** Undoes a slip whole, on its own day or on a later one. */
export const voidingSlip = action('void slip', fc.record({ pick, on: voidDay }), (it, shop) => {
  const old = picked(shop.slips, it.pick);
  if (!old) return undefined;
  const date = dayOfVoid(shop, old, it.on);
  return {
    said: `void ${old.key} on ${date ?? 'no day'}`,
    call: (names) => ({
      url: `/api/Purchase/${names.documents.get(old.key) ?? NOBODY}/void`,
      body: { reason: 'Never happened', date },
    }),
    happen(turn) {
      const on = date ?? turn.shop.today;
      const slip = openSlip(turn, old.key);
      if (!slip) return;
      requireRightToCorrect(turn, slip.date);
      if (on < slip.date) turn.refuse(422, 'before it was bought');
      if (slip.status !== 'posted') turn.refuse(409, 'a part was returned already');
      const units = unitsOf(turn.shop, slip);
      requireOnShelf(turn, units);
      if (units.some((unit) => salesOf(turn.shop, unit).length > 0))
        turn.refuse(409, 'a phone of it was sold');
      correct(turn, slip.entry, on);
      for (const unit of units) unit.state = 'void';
      note(
        turn.shop,
        'undone',
        units.map(({ key }) => key),
        on,
      );
      slip.status = 'void';
      removeBill(turn, slip.key, on);
    },
  };
});
