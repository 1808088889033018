import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day/day.ts';
import { allocatePayment } from './allocatePayment.ts';

const bills = [
  { id: 'new', dueDate: '2026-11-20', rest: 300 },
  { id: 'old', dueDate: '2026-10-01', rest: 500 },
];
const pay = (amount: number, options?: Parameters<typeof allocatePayment>[2]) =>
  allocatePayment({ amount, date: '2026-11-21' }, bills, options);

describe('a payment', () => {
  it('settles the bill that fell due first', () =>
    expect(pay(400)).toEqual({
      settled: [{ billId: 'old', amount: 400, rest: 100 }],
      givenBack: 0,
      advance: 0,
    }));

  it('settles the chosen bills before all others, and the oldest with the rest', () =>
    expect(pay(400, { chosen: [{ billId: 'new', amount: 250 }] })).toEqual({
      settled: [
        { billId: 'old', amount: 150, rest: 350 },
        { billId: 'new', amount: 250, rest: 50 },
      ],
      givenBack: 0,
      advance: 0,
    }));

  it('is an advance where no bill takes it', () => expect(pay(1_000).advance).toBe(200));

  it('gives back what was paid ahead before it is an advance', () =>
    expect(pay(1_000, { paidAhead: 150 })).toMatchObject({ givenBack: 150, advance: 50 }));

  it('passes over a bill that is not open', () =>
    expect(pay(100, { chosen: [{ billId: 'gone', amount: 100 }] }).settled).toEqual([
      { billId: 'old', amount: 100, rest: 400 },
    ]));

  it('loses nothing and overpays no bill, whatever is chosen', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ on: fc.nat(30), rest: fc.integer({ min: 1, max: 1_000 }) }), { maxLength: 6 }),
        fc.array(fc.record({ bill: fc.nat(6), amount: fc.integer({ min: 1, max: 1_500 }) }), {
          maxLength: 4,
        }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.nat(500),
        (open, wanted, amount, paidAhead) => {
          const given = open.map(({ on, rest }, index) => ({
            id: String(index),
            dueDate: addDays('2026-10-01', on),
            rest,
          }));
          const chosen = wanted.map((each) => ({ billId: String(each.bill), amount: each.amount }));
          const { settled, givenBack, advance } = allocatePayment({ amount, date: '2026-11-21' }, given, {
            chosen,
            paidAhead,
          });
          const sum = settled.reduce((total, each) => total + each.amount, 0);
          expect(sum + givenBack + advance).toBe(amount);
          for (const { billId, amount: part, rest } of settled) {
            expect(part).toBeGreaterThan(0);
            expect(rest).toBeGreaterThanOrEqual(0);
            expect(part + rest).toBe(given.find(({ id }) => id === billId)?.rest);
          }
          if (givenBack + advance > 0) expect(sum).toBe(given.reduce((total, { rest }) => total + rest, 0));
        },
      ),
    ));
});
