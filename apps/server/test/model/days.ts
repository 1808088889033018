import { may, toRupees, walletEntryLines } from '@handset/domain';
import fc from 'fast-check';
import { dayBefore, daysAgo } from './choices.ts';
import { action } from './Event.ts';
import { balance, post } from './journal.ts';

/** Closes a day: the till is counted, and employees write into that day, and those before it, no more. */
export const closingDay = action(
  'close day',
  fc.record({
    daysAgo,
    off: fc.oneof(fc.constant(0), fc.integer({ min: -50_000, max: 50_000 })),
    says: fc.boolean(),
  }),
  (it, shop) => {
    const date = dayBefore(shop, it.daysAgo);
    const counted = Math.max(0, balance(shop, 'cash:pocket', date) + it.off);
    return {
      said: `close ${date} with ${counted}`,
      call: () => ({
        url: '/api/ledger/day/close',
        body: { date, countedCash: toRupees(counted), ...(it.says && { reason: 'Miscounted' }) },
      }),
      happen(turn) {
        if (turn.shop.closings.some((day) => day >= date)) turn.refuse(409, 'is closed already');
        const amount = counted - balance(turn.shop, 'cash:pocket', date);
        if (amount !== 0 && !it.says) turn.refuse(422, 'no reason for the difference');
        // An employee's count that differs waits for the owner: nothing is posted or closed.
        if (amount !== 0 && !may(turn.till, 'approve-count')) return;
        if (amount !== 0)
          post(turn, {
            event: 'adjustment',
            date,
            lines: walletEntryLines({
              account: 'cash:pocket',
              amount: Math.abs(amount),
              direction: amount > 0 ? 'in' : 'out',
              reason: 'adjustment',
            }),
          });
        turn.shop.closings.push(date);
      },
    };
  },
);

/** Opens a closed day again, with every day after it. */
export const reopeningDay = action('reopen day', fc.record({ daysAgo }), (it, shop) => {
  const date = dayBefore(shop, it.daysAgo);
  return {
    said: `reopen ${date}`,
    call: () => ({ url: '/api/ledger/day/reopen', body: { date, reason: 'Forgot a sale' } }),
    happen({ shop: after, till, refuse }) {
      if (!may(till, 'reopen-day')) refuse(403, 'only the owner');
      const left = after.closings.filter((day) => day < date);
      if (left.length === after.closings.length) refuse(409, 'is not closed');
      after.closings = left;
    },
  };
});
