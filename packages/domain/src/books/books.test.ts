import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money/money.ts';
import { balanceSheet } from './balanceSheet.ts';
import {
  type AccountId,
  accessoryPurchaseLines,
  balancesOf,
  type JournalLine,
  pairLegs,
  partyPaymentLines,
  paymentLegs,
  purchaseLines,
  reverseLines,
  saleLines,
  transferLines,
  walletEntryLines,
  weightedCost,
} from './books.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const accounts: AccountId[] = [
  'cash:pocket',
  'bank:a',
  'stock:phones',
  'party:p',
  'income:phones',
  'equity:capital',
];
const leg = fc.record({ account: fc.constantFrom(...accounts), amount });

describe('pairLegs', () => {
  it('keeps every leg whole: each account moves by exactly what its legs say', () => {
    fc.assert(
      fc.property(fc.array(leg), fc.array(leg), (debits, credits) => {
        const missing = sum(debits.map((it) => it.amount)) - sum(credits.map((it) => it.amount));
        const balanced = { account: 'adjust:cash' as const, amount: Math.abs(missing) };
        const [left, right] =
          missing < 0 ? [[...debits, balanced], credits] : [debits, [...credits, balanced]];
        const balances = balancesOf(pairLegs(left, right));
        for (const account of [...accounts, balanced.account] as AccountId[]) {
          const of = (legs: typeof debits) =>
            sum(legs.filter((it) => it.account === account).map((it) => it.amount));
          expect(balances.get(account) ?? 0).toBe(of(left as typeof debits) - of(right as typeof debits));
        }
      }),
    );
  });

  it('makes positive amounts only, and no more lines than legs', () => {
    fc.assert(
      fc.property(fc.array(leg), (legs) => {
        const total = sum(legs.map((it) => it.amount));
        const lines = pairLegs(legs, [{ account: 'equity:opening', amount: total }]);
        expect(lines.every((line) => line.amount > 0)).toBe(true);
        expect(lines.length).toBeLessThanOrEqual(legs.length);
      }),
    );
  });

  it('refuses sides that differ', () =>
    expect(() => pairLegs([{ account: 'cash:pocket', amount: 1 }], [])).toThrow('Debits and credits differ'));
  it.each([-1, 0.5, Number.NaN])('refuses %d as an amount', (bad) =>
    expect(() =>
      pairLegs([{ account: 'cash:pocket', amount: bad }], [{ account: 'bank:a', amount: bad }]),
    ).toThrow(RangeError),
  );
});

/** An event of the trade, with the lines it posts for the drawn amounts. */
const event = fc
  .record({
    kind: fc.constantFrom('purchase', 'accessory', 'sale', 'exchange', 'payment', 'wallet', 'transfer'),
    a: amount,
    b: amount,
    c: amount,
    d: amount,
    flag: fc.boolean(),
  })
  .map(({ kind, a, b, c, d, flag }): JournalLine[] => {
    const bank = { pocketCash: a, accountCash: b, bankAccountUsed: 'hbl' };
    switch (kind) {
      case 'purchase':
        return purchaseLines({ cost: a + b + c, payment: paymentLegs(bank), party: 'p', later: c });
      case 'accessory':
        return accessoryPurchaseLines({ cost: a + b + c, payment: paymentLegs(bank), party: 'q', later: c });
      case 'sale':
        return saleLines({
          phones: a + b,
          accessories: c,
          phonesCost: d,
          accessoriesCost: b,
          payment: paymentLegs(bank),
          moneyOut: false,
          exchange: 0,
          party: 'p',
          later: c,
        });
      case 'exchange':
        return saleLines({
          phones: flag ? c : a + b + c,
          accessories: 0,
          phonesCost: d,
          accessoriesCost: 0,
          payment: paymentLegs(bank),
          moneyOut: flag,
          exchange: flag ? a + b + c : c,
          party: 'p',
          later: 0,
        });
      case 'payment':
        return partyPaymentLines({
          direction: flag ? 'in' : 'out',
          party: 'p',
          amount: a + b,
          payment: paymentLegs(bank),
        });
      case 'wallet':
        return walletEntryLines({
          direction: flag ? 'in' : 'out',
          account: 'bank:hbl',
          amount: a,
          reason: d % 2 ? 'drawing' : 'adjustment',
        });
      default:
        return transferLines({ from: 'cash:pocket', to: 'bank:hbl', amount: a });
    }
  });

describe('events', () => {
  it('always balance', () => {
    fc.assert(
      fc.property(event, (lines) => {
        expect(sum(balancesOf(lines).values())).toBe(0);
      }),
    );
  });

  it('are undone exactly by their reversal', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const lines = events.flat();
        for (const balance of balancesOf([...lines, ...reverseLines(lines)]).values())
          expect(balance).toBe(0);
      }),
    );
  });

  it('leave a balance sheet without a difference, in any order', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const sheet = balanceSheet(balancesOf(events.flat()));
        expect(sheet.difference).toBe(0);
        expect([...sheet.assets, ...sheet.liabilities].every((line) => line.amount > 0)).toBe(true);
      }),
    );
  });

  it('post a sale for cash with an accessory and an exchange as the table says', () => {
    const balances = balancesOf(
      saleLines({
        phones: 50_000,
        accessories: 1_000,
        phonesCost: 40_000,
        accessoriesCost: 600,
        payment: [{ account: 'cash:pocket', amount: 31_000 }],
        moneyOut: false,
        exchange: 20_000,
        party: 'p',
        later: 0,
      }),
    );
    expect(Object.fromEntries([...balances].filter(([, balance]) => balance !== 0))).toEqual({
      'cash:pocket': 31_000,
      'stock:phones': -20_000,
      'stock:accessories': -600,
      'income:phones': -50_000,
      'income:accessories': -1_000,
      'cost:phones': 40_000,
      'cost:accessories': 600,
    });
  });

  it('refuse an accessory purchase that nobody paid and nobody is owed', () =>
    expect(() => accessoryPurchaseLines({ cost: 5, payment: [], later: 5 })).toThrow(RangeError));
});

it('sorts a balance sheet by side: an overdrawn bank is a liability, a customer in debt an asset', () => {
  const sheet = balanceSheet([
    ['bank:a', -500],
    ['party:p', 700],
    ['equity:capital', -100],
    ['income:phones', -300],
    ['expense:rent', 200],
    ['cash:pocket', 0],
  ]);
  expect(sheet).toEqual({
    assets: [{ account: 'party:p', amount: 700 }],
    liabilities: [{ account: 'bank:a', amount: 500 }],
    equity: [{ account: 'equity:capital', amount: 100 }],
    totalAssets: 700,
    totalLiabilities: 500,
    totalEquity: 200,
    retainedProfit: 100,
    difference: 0,
  });
});

describe('weightedCost', () => {
  it('conserves the value of the stock, however it is drawn down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 500 })),
        (quantity, value, draws) => {
          const stock = { quantity, value };
          let taken = 0;
          for (const draw of [...draws, quantity]) {
            const count = Math.min(draw, stock.quantity);
            const cost = weightedCost(stock, count);
            expect(Number.isSafeInteger(cost) && cost >= 0 && cost <= stock.value).toBe(true);
            taken += cost;
            stock.quantity -= count;
            stock.value -= cost;
          }
          expect(stock).toEqual({ quantity: 0, value: 0 });
          expect(taken).toBe(value);
        },
      ),
    );
  });
  it('rounds half up to the minor unit', () => expect(weightedCost({ quantity: 2, value: 5 }, 1)).toBe(3));
  it('refuses more than there is', () =>
    expect(() => weightedCost({ quantity: 1, value: 5 }, 2)).toThrow(RangeError));
});
