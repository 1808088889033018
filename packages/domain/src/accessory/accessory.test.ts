import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { accessoryAdjustmentSchema, accessoryPurchaseSchema, newAccessorySchema } from './accessory.ts';

type Schema = typeof newAccessorySchema | typeof accessoryPurchaseSchema | typeof accessoryAdjustmentSchema;
function errorsOf(schema: Schema, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('a new accessory', () => {
  it('needs its name alone', () =>
    expect(newAccessorySchema.parse({ accessoryName: ' Charger ' })).toEqual({ accessoryName: 'Charger' }));

  it.each([
    [{ accessoryName: ' ' }, { accessoryName: 'This is required' }],
    [{ accessoryName: 'C'.repeat(81) }, { accessoryName: 'This is longer than 80 characters' }],
    [
      { accessoryName: 'Charger', category: 'C'.repeat(41) },
      { category: 'This is longer than 40 characters' },
    ],
  ])('case %# is refused', (input, errors) => expect(errorsOf(newAccessorySchema, input)).toEqual(errors));
});

describe('a purchase of accessories', () => {
  const purchase = { quantity: 10, unitCost: 500_00, date: '2026-11-21', pocketCash: 5_000_00 };
  const onCredit = { ...purchase, pocketCash: 0, entityData: { name: 'Ali', number: '03001234567' } };

  it('is paid at once, or owed to a party', () => {
    expect(errorsOf(accessoryPurchaseSchema, purchase)).toBeUndefined();
    expect(errorsOf(accessoryPurchaseSchema, onCredit)).toBeUndefined();
  });

  it.each([
    [{ quantity: 0 }, { quantity: 'The quantity is at least 1' }],
    [{ quantity: null }, { quantity: 'This is required' }],
    [{ unitCost: 0 }, { unitCost: 'The amount must be more than zero' }],
    [{ unitCost: 999_999_999_00 }, { unitCost: 'The amount is too large' }],
    [{ pocketCash: 4_999_99 }, { pocketCash: 'The payment must add up to the amount due' }],
    [
      { ...onCredit, dateOfPayment: '2026-11-20' },
      { dateOfPayment: 'The date cannot be before the date of the document' },
    ],
  ])('is refused with %j', (change, errors) =>
    expect(errorsOf(accessoryPurchaseSchema, { ...purchase, ...change })).toMatchObject(errors),
  );
});

describe('an adjustment of accessories', () => {
  const adjustment = { quantity: -2, reason: 'damaged', note: 'Dropped', date: '2026-11-21' };

  it.each([
    [{ quantity: 0 }, { quantity: 'Say how many more or fewer there are' }],
    [{ note: '   ' }, { note: 'This is required' }],
    [{ note: 'N'.repeat(401) }, { note: 'This is longer than 400 characters' }],
    [{ reason: null }, { reason: 'This is required' }],
  ])('is refused with %j', (change, errors) =>
    expect(errorsOf(accessoryAdjustmentSchema, { ...adjustment, ...change })).toEqual(errors),
  );
});
