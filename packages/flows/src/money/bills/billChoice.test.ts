import { describe, expect, it } from 'vitest';
import {
  allocationOf,
  type BillChoice,
  billField,
  billsOfSide,
  chosenBills,
  chosenTotal,
  oldestFirst,
  type PaymentBill,
  withBill,
} from './billChoice.ts';

const bill = (
  _id: string,
  dueDate: string,
  outstanding: number,
  side: PaymentBill['side'] = 'receivable',
) => ({
  _id,
  number: `INV-${_id}`,
  side,
  dueDate,
  outstanding,
});
const [old, young] = [bill('a', '2026-10-01', 500), bill('b', '2026-11-01', 300)];
const bills = [old, young];
const choose = (amounts: BillChoice['amounts']): BillChoice => ({ order: 'chosen', amounts });

describe('the bills of a payment', () => {
  it('are the open ones of its side, the oldest due first', () =>
    expect(
      billsOfSide([young, bill('c', '2026-01-01', 5, 'payable'), bill('d', '2026-01-01', 0), old], 'in'),
    ).toEqual([old, young]));

  it('are left to the books where the oldest go first, or none was chosen', () => {
    expect(chosenBills(oldestFirst, bills)).toBeUndefined();
    expect(chosenBills(choose({}), bills)).toBeUndefined();
  });

  it('are handed over with their amounts where they were chosen', () =>
    expect(chosenBills(choose({ b: 100, a: null }), bills)).toEqual([
      { billId: 'a', amount: null },
      { billId: 'b', amount: 100 },
    ]));

  it('say what each is left with, and what is an advance', () => {
    const payment = { amount: 1_000, date: '2026-11-21' };
    expect(allocationOf(payment, bills, oldestFirst, 0)).toEqual({
      settled: [
        { billId: 'a', amount: 500, rest: 0 },
        { billId: 'b', amount: 300, rest: 0 },
      ],
      givenBack: 0,
      advance: 200,
    });
  });
});

describe('a bill that is ticked', () => {
  it('takes what is left of the amount', () => {
    const one = withBill(choose({}), old, { isChosen: true, amount: 600 });
    expect(one.amounts).toEqual({ a: 500 });
    expect(withBill(one, young, { isChosen: true, amount: 600 }).amounts).toEqual({ a: 500, b: 100 });
  });

  it('takes all that is open of it where no amount was typed', () =>
    expect(withBill(choose({ a: 500 }), young, { isChosen: true, amount: null }).amounts).toEqual({
      a: 500,
      b: 300,
    }));

  it('is let go again', () => {
    const none = withBill(choose({ a: 500 }), old, { isChosen: false, amount: 600 });
    expect([none.amounts, chosenTotal(none)]).toEqual([{}, 0]);
  });
});

it.each([
  ['amount', 'amount'],
  ['bills', 'bills.order'],
  ['bills.1.amount', 'bills.amounts.b'],
  ['bills.7.amount', 'bills.order'],
])('an error of %s is shown at %s', (path, field) =>
  expect(billField(path, choose({ a: 1, b: 2 }), bills)).toBe(field),
);
