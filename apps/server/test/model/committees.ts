import { committeeLines, committeePool, paymentLegs, sum, toRupees } from '@handset/domain';
import fc from 'fast-check';
import { dayBefore, daysAgo, inBooks, onWire, share, splitOf } from './choices.ts';
import { action } from './Event.ts';
import { post } from './journal.ts';
import { COMMITTEE } from './Shop.ts';

/** Pays an instalment, or a part of one, or takes the pool: no more than is open there. */
export const clubbing = action(
  'committee',
  fc.record({
    kind: fc.constantFrom('instalment' as const, 'payout' as const),
    number: fc.integer({ min: 1, max: COMMITTEE.members + 1 }),
    part: fc.constantFrom(1, 1, 0.5, 1.1),
    bank: share,
    daysAgo,
  }),
  (it, shop) => {
    const date = dayBefore(shop, it.daysAgo);
    const whole = it.kind === 'payout' ? committeePool(COMMITTEE) : COMMITTEE.amount;
    const amount = Math.floor(whole * it.part);
    const paid = splitOf(amount, it.bank);
    return {
      said: `${it.kind} ${it.number}: ${amount} on ${date}`,
      call: (names) => ({
        url: `/api/committee/${names.committee}/entry`,
        body: {
          kind: it.kind,
          ...(it.kind === 'instalment' && { number: it.number }),
          amount: toRupees(amount),
          date,
          ...onWire(paid, names),
        },
      }),
      happen(turn) {
        const number = it.kind === 'payout' ? 1 : it.number;
        if (number > COMMITTEE.members) turn.refuse(422, 'it has no such instalment');
        const before = turn.shop.committee.filter(
          (known) => known.kind === it.kind && known.number === number,
        );
        if (sum(before.map((known) => known.amount)) + amount > whole) turn.refuse(409, 'more than is open');
        const payment = paymentLegs(inBooks(paid));
        const lines = committeeLines({ committee: COMMITTEE.name, kind: it.kind, payment });
        const entry = post(turn, { event: `committee-${it.kind}`, date, lines });
        turn.shop.committee.push({ entry, kind: it.kind, number, amount });
      },
    };
  },
);
