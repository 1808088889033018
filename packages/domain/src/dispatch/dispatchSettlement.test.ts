import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { daysLate } from './daysLate.ts';
import { dispatchSettlementSchema } from './dispatchSettlement.ts';

const id = '01980000-0000-7000-8000-000000000001';
const returned = { units: [id], date: '2026-11-21' };
const sold = {
  entityData: { _id: id, name: 'Hall Road Mobiles' },
  sellingType: 'Full Payment',
  saleDate: '2026-11-21',
  imeiPrices: [{ imei: '356938035643809', price: 5_200_000 }],
  finalPrice: 5_200_000,
  pocketCash: 5_200_000,
};

function errorsOf(input: unknown) {
  const result = dispatchSettlementSchema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('settling a dispatch', () => {
  it.each([[{ returned }], [{ sold }], [{ returned, sold }]])('takes %#', (settlement) =>
    expect(errorsOf(settlement)).toBeUndefined(),
  );

  it.each([
    [{}, { returned: 'Mark at least one phone as returned or sold' }],
    [{ returned: { ...returned, units: [] } }, { 'returned.units': 'Choose what comes back' }],
    [
      { returned, sold: { ...sold, pocketCash: 1 } },
      { 'sold.pocketCash': 'The payment must add up to the amount due' },
    ],
    [
      { sold: { ...sold, imeiPrices: [{ imei: '356938035643809' }], finalPrice: 0 } },
      { 'sold.imeiPrices.0.price': 'This is required' },
    ],
  ])('refuses %j', (settlement, errors) => expect(errorsOf(settlement)).toMatchObject(errors));
});

it.each([
  [null, 0],
  ['2026-11-21', 0],
  ['2026-11-25', 0],
  ['2026-11-18', 3],
] as const)('expected on %s, a dispatch is %i days late', (expectedReturn, days) =>
  expect(daysLate(expectedReturn, '2026-11-21')).toBe(days),
);
