import {
  type AccountId,
  expenseLines,
  may,
  paymentLegs,
  toRupees,
  transferLines,
  walletEntryLines,
} from '@handset/domain';
import fc from 'fast-check';
import { dayBefore, daysAgo, inBooks, onWire, price, share, splitOf } from './choices.ts';
import { action } from './Event.ts';
import { balance, post } from './journal.ts';
import type { Names } from './Names.ts';
import { BANK } from './Shop.ts';

const accountOf = (isBank: boolean): AccountId => (isBank ? `bank:${BANK}` : 'cash:pocket');
const onWireAccount = (isBank: boolean, names: Names) => (isBank ? `bank:${names.bank}` : 'cash:pocket');

/** Money into an account or out of it for a reason outside trade. */
export const enteringMoney = action(
  'enter money',
  fc.record({
    why: fc.constantFrom(
      { reason: 'capital', direction: 'in' } as const,
      { reason: 'drawing', direction: 'out' } as const,
      { reason: 'adjustment', direction: 'in' } as const,
      { reason: 'adjustment', direction: 'out' } as const,
    ),
    isBank: fc.boolean(),
    amount: price,
    daysAgo,
  }),
  (it, shop) => {
    const date = dayBefore(shop, it.daysAgo);
    const account = accountOf(it.isBank);
    return {
      said: `${it.why.reason} ${it.why.direction} ${it.amount}, ${account}, on ${date}`,
      call: (names) => ({
        url: '/api/wallet/entry',
        body: {
          ...it.why,
          account: onWireAccount(it.isBank, names),
          amount: toRupees(it.amount),
          note: 'Agreed',
          date,
        },
      }),
      happen(turn) {
        if (it.why.reason !== 'adjustment' && !may(turn.till, 'open-books'))
          turn.refuse(403, 'only the owner');
        const lines = walletEntryLines({ ...it.why, account, amount: it.amount });
        post(turn, { event: it.why.reason, date, lines });
      },
    };
  },
);

/** Money from the till into the bank, or back. */
export const transferring = action(
  'transfer',
  fc.record({ toBank: fc.boolean(), amount: price, daysAgo }),
  (it, shop) => {
    const date = dayBefore(shop, it.daysAgo);
    const [from, to] = [accountOf(!it.toBank), accountOf(it.toBank)];
    return {
      said: `transfer ${it.amount} from ${from} on ${date}`,
      call: (names) => ({
        url: '/api/wallet/transfer',
        body: {
          from: onWireAccount(!it.toBank, names),
          to: onWireAccount(it.toBank, names),
          amount: toRupees(it.amount),
          date,
        },
      }),
      happen: (turn) =>
        void post(turn, { event: 'transfer', date, lines: transferLines({ from, to, amount: it.amount }) }),
    };
  },
);

/** Money spent. */
export const spending = action(
  'spend',
  fc.record({
    category: fc.constantFrom('Rent', 'Tea and food', 'Guard'),
    amount: price,
    bank: share,
    daysAgo,
  }),
  (it, shop, key) => {
    const date = dayBefore(shop, it.daysAgo);
    const paid = splitOf(it.amount, it.bank);
    return {
      said: `${key}: spend ${JSON.stringify(paid)} on ${it.category}, on ${date}`,
      call: (names) => ({
        url: '/api/expense',
        body: { date, category: it.category, amount: toRupees(it.amount), ...onWire(paid, names) },
      }),
      happen(turn) {
        const lines = expenseLines({ category: it.category, payment: paymentLegs(inBooks(paid)) });
        post(turn, { event: 'expense', date, lines });
      },
    };
  },
);

/** Counts the money in an account, which corrects the books. */
export const counting = action(
  'count',
  fc.record({ isBank: fc.boolean(), off: fc.integer({ min: -50_000, max: 50_000 }) }),
  (it, shop) => {
    const account = accountOf(it.isBank);
    const counted = Math.max(0, balance(shop, account) + it.off);
    return {
      said: `count ${counted} in ${account}`,
      call: (names) => ({
        url: '/api/wallet/count',
        body: { account: onWireAccount(it.isBank, names), counted: toRupees(counted), reason: 'Miscounted' },
      }),
      happen(turn) {
        const amount = counted - balance(turn.shop, account);
        if (amount === 0) return;
        if (!may(turn.till, 'approve-count')) turn.refuse(403, 'only the owner');
        const lines = walletEntryLines({
          account,
          amount: Math.abs(amount),
          direction: amount > 0 ? 'in' : 'out',
          reason: 'adjustment',
        });
        post(turn, { event: 'adjustment', date: turn.shop.today, lines });
      },
    };
  },
);
