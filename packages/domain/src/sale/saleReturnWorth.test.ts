import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnDue } from './saleReturn.ts';
import { refundRange, refundRule, writeOffUndone } from './saleReturnRefund.ts';
import { accessoriesOut, type ReturnableSale, saleReturnWorth } from './saleReturnWorth.ts';

const sale: ReturnableSale = {
  units: [
    { _id: 'a', price: 6_000_000, returned: null },
    { _id: 'b', price: 4_000_000, returned: { date: '2026-11-20' } },
  ],
  accessories: [
    { _id: 'x', accessoryName: 'Cover', quantity: 3, returnedQuantity: 1, price: 50_000 },
    { _id: 'y', accessoryName: 'Charger', quantity: 1, returnedQuantity: 1, price: 150_000 },
    { _id: 'x', accessoryName: 'Cover', quantity: 2, returnedQuantity: 0, price: 40_000 },
  ],
  exchange: { value: 2_500_000, isReturned: false },
};

describe('what comes back of a sale', () => {
  it('names each accessory once, with what is left of all its rows', () =>
    expect(accessoriesOut(sale)).toEqual([{ _id: 'x', accessoryName: 'Cover', quantity: 4 }]));

  it('is worth what it was sold for, the first row of an accessory first', () =>
    expect(
      saleReturnWorth(sale, { units: ['a'], accessories: [{ _id: 'x', quantity: 3 }], exchangePhone: true }),
    ).toEqual({ phones: 6_000_000, accessories: 140_000, exchange: 2_500_000 }));

  it('leaves the phone taken in exchange out once it went back', () =>
    expect(
      saleReturnWorth({ ...sale, exchange: { value: 1, isReturned: true } }, { exchangePhone: true })
        .exchange,
    ).toBe(0));
});

describe('the money of a return', () => {
  it.each([
    ['of a sale that was paid', 6_000_000, { paid: 6_000_000, outstanding: 0 }, 0, 6_000_000, 6_000_000],
    ['of a sale that nothing was paid of', 6_000_000, { paid: 0, outstanding: 6_000_000 }, 0, 0, 0],
    [
      'of a sale that a part was paid of',
      6_000_000,
      { paid: 2_000_000, outstanding: 4_000_000 },
      0,
      2_000_000,
      2_000_000,
    ],
    [
      'of one of two phones on credit',
      6_000_000,
      { paid: 2_000_000, outstanding: 10_000_000 },
      0,
      2_000_000,
      0,
    ],
    [
      'of a sale that a part was paid of and the rest written off',
      6_000_000,
      { paid: 2_000_000, outstanding: 0, letGo: 4_000_000 },
      0,
      2_000_000,
      2_000_000,
    ],
    [
      'where the exchanged phone goes back',
      2_000_000,
      { paid: 6_000_000, outstanding: 0 },
      4_000_000,
      2_000_000,
      2_000_000,
    ],
    [
      'where the dearer phone goes back',
      -2_500_000,
      { paid: 6_000_000, outstanding: 0 },
      8_500_000,
      2_500_000,
      2_500_000,
    ],
  ])('%s', (_what, due, document, inKind, most, suggested) =>
    expect(refundRange(due, document, inKind)).toEqual({ most, suggested }),
  );

  it.each([
    ['nothing, while so much is still open', 5_000_000, 5_000_000, 0],
    ['what goes beyond', 6_000_000, 5_000_000, 1_000_000],
    ['all of it, and the rest is owed to the customer', 9_000_000, 0, 3_000_000],
    ['nothing, where the customer owes more afterwards', -1_000_000, 0, 0],
  ])('undoes of a write-off %s', (_what, offBalance, outstanding, undone) =>
    expect(writeOffUndone(offBalance, { outstanding, letGo: 3_000_000 })).toBe(undone),
  );

  it('is never more than came back, nor than was paid', () => {
    const range = refundRange(6_000_000, { paid: 2_000_000, outstanding: 4_000_000 });
    expect(refundRule(2_000_000, 6_000_000, range)).toBeUndefined();
    expect(refundRule(2_000_001, 6_000_000, range)).toBe('refund.paid');
    expect(refundRule(6_000_001, 6_000_000, range)).toBe('refund.due');
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  it('leaves nobody owing what came back', () =>
    fc.assert(
      fc.property(amount, amount, amount, amount, (phones, accessories, paid, outstanding) => {
        const due = returnDue({ phones, accessories, exchange: 0 });
        const { most, suggested } = refundRange(due, { paid, outstanding });
        expect(suggested).toBeGreaterThanOrEqual(0);
        expect(suggested).toBeLessThanOrEqual(most);
        expect(most).toBeLessThanOrEqual(due);
        expect(most).toBeLessThanOrEqual(paid);
      }),
    ));
});
