import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf, type Leg, reverseLines, saleLines } from '../books/books.ts';
import { fieldErrors } from '../rules/rules.ts';
import { returnDue, saleReturnLines, saleReturnRequest, saleVoidRequest } from './saleReturn.ts';

const id = (last: string) => `01980000-0000-7000-8000-0000000000${last}`;
const whole = { date: '2026-11-20', reason: 'Changed his mind' };

function errorsOf(input: unknown) {
  const result = saleReturnRequest.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('a return on the wire', () => {
  it('is of everything when nothing is named', () =>
    expect(saleReturnRequest.parse(whole)).toEqual({ ...whole, exchangePhone: false }));

  it('brings its refund into minor units', () =>
    expect(
      saleReturnRequest.parse({ ...whole, units: [id('01')], refund: { pocketCash: 1.5 } }),
    ).toMatchObject({ units: [id('01')], refund: { pocketCash: 150 } }));

  it.each([
    [{ units: [] }, { units: 'Choose what comes back' }],
    [{ units: [], accessories: [] }, { units: 'Choose what comes back' }],
    [{ units: [id('01'), id('01')] }, { 'units.1': 'This is listed twice' }],
    [{ units: ['x'] }, { 'units.0': 'This is not valid' }],
    [
      {
        accessories: [
          { _id: id('01'), quantity: 1 },
          { _id: id('01'), quantity: 1 },
        ],
      },
      { 'accessories.1._id': 'This is listed twice' },
    ],
    [
      { accessories: [{ _id: id('01'), quantity: 0 }] },
      { 'accessories.0.quantity': 'The quantity is at least 1' },
    ],
    [{ reason: ' ' }, { reason: 'This is required' }],
    [{ reason: 'x'.repeat(401) }, { reason: 'This is longer than 400 characters' }],
    [{ date: 'soon' }, { date: 'Enter a date' }],
    [
      { refund: { accountCash: 5 } },
      { 'refund.bankAccountUsed': 'Choose the bank account that the amount moves through' },
    ],
    [{ refund: { pocketCash: -1 } }, { 'refund.pocketCash': 'The amount cannot be negative' }],
    [{ total: 5 }, { total: 'This field is not known' }],
  ])('refuses %j', (change, errors) => expect(errorsOf({ ...whole, ...change })).toEqual(errors));

  it('wants a reason of a void', () => {
    expect(saleVoidRequest.safeParse({}).success).toBe(false);
    expect(saleVoidRequest.parse({ reason: ' Wrong customer ' })).toEqual({ reason: 'Wrong customer' });
  });
});

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const sold = fc
  .record({
    phones: amount,
    accessories: amount,
    phonesCost: amount,
    accessoriesCost: amount,
    exchange: amount,
    pocket: fc.double({ min: 0, max: 1, noNaN: true }),
    later: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ pocket, later, ...rest }) => {
    const due = returnDue(rest);
    const owed = due > 0 ? Math.floor(due * later) : 0;
    const money = Math.abs(due) - owed;
    const inPocket = Math.floor(money * pocket);
    const payment: Leg[] = [
      { account: 'cash:pocket', amount: inPocket },
      { account: 'bank:1', amount: money - inPocket },
    ];
    return { ...rest, payment, party: 'p', later: owed, moneyOut: due < 0 };
  });

describe('saleReturnLines', () => {
  it('undoes a sale line by line when everything goes back the way it came', () => {
    fc.assert(
      fc.property(sold, (sale) => {
        expect(saleReturnLines(sale)).toEqual(reverseLines(saleLines(sale)));
      }),
    );
  });

  it('leaves to the balance of the customer what is not refunded', () => {
    const lines = saleReturnLines({
      phones: 500,
      accessories: 100,
      phonesCost: 400,
      accessoriesCost: 60,
      exchange: 0,
      payment: [{ account: 'cash:pocket', amount: 250 }],
      party: 'p',
    });
    expect(Object.fromEntries(balancesOf(lines))).toEqual({
      'income:phones': 500,
      'income:accessories': 100,
      'cash:pocket': -250,
      'party:p': -350,
      'stock:phones': 400,
      'cost:phones': -400,
      'stock:accessories': 60,
      'cost:accessories': -60,
    });
  });

  it('lets the customer owe what the phone that goes back is worth more', () => {
    const lines = saleReturnLines({
      phones: 500,
      accessories: 0,
      phonesCost: 400,
      accessoriesCost: 0,
      exchange: 800,
      payment: [{ account: 'cash:pocket', amount: 100 }],
      party: 'p',
    });
    expect(Object.fromEntries(balancesOf(lines))).toEqual({
      'income:phones': 500,
      'cash:pocket': 100,
      'party:p': 200,
      'stock:phones': -400,
      'cost:phones': -400,
    });
  });

  it('never pays more than is due', () => {
    const posting = { phones: 5, accessories: 0, phonesCost: 0, accessoriesCost: 0, exchange: 0, party: 'p' };
    expect(() => saleReturnLines({ ...posting, payment: [{ account: 'cash:pocket', amount: 6 }] })).toThrow(
      RangeError,
    );
  });
});
