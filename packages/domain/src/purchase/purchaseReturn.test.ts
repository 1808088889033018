import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fieldErrors } from '../rules/rules.ts';
import { purchaseEditRequest } from './purchase.ts';
import { eGadgetSchema, purchaseReturnRequest, purchaseVoidSchema } from './purchaseReturn.ts';

const id = '01980000-0000-7000-8000-000000000001';
const given = { date: '2026-11-20', reason: 'Dead on arrival' };

function errorsOf(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('a return to the supplier', () => {
  it('names phones or none, and what is paid back or nothing', () => {
    expect(errorsOf(purchaseReturnRequest, given)).toBeUndefined();
    const refund = { pocketCash: 1, accountCash: 2, bankAccountUsed: id };
    expect(purchaseReturnRequest.parse({ ...given, units: [id], refund }).refund).toEqual({
      pocketCash: 100,
      accountCash: 200,
      bankAccountUsed: id,
    });
  });
  it.each([
    [{ reason: ' ' }, { reason: 'This is required' }],
    [{ date: 'today' }, { date: 'Enter a date' }],
    [{ units: [] }, { units: 'This is required' }],
    [{ units: ['x'] }, { 'units.0': 'This is not valid' }],
    [
      { refund: { accountCash: 1 } },
      { 'refund.bankAccountUsed': 'Choose the bank account that the amount moves through' },
    ],
    [{ refund: { pocketCash: -1 } }, { 'refund.pocketCash': 'The amount cannot be negative' }],
    [{ total: 1 }, { total: 'This field is not known' }],
  ])('is refused with %j', (change, errors) =>
    expect(errorsOf(purchaseReturnRequest, { ...given, ...change })).toEqual(errors),
  );
});

it('voids nothing without a reason', () =>
  expect(errorsOf(purchaseVoidSchema, {})).toEqual({ reason: 'This is required' }));

it('knows how far a check in the police register has gone', () => {
  expect(errorsOf(eGadgetSchema, { status: 'submitted', reference: 'EG-1', date: '' })).toBeUndefined();
  expect(errorsOf(eGadgetSchema, { status: 'approved' })).toEqual({ status: 'Choose one of the options' });
});

describe('an edited slip', () => {
  const slip = {
    entityData: JSON.stringify({ _id: id }),
    date: '2026-11-20',
    cnic: '35202-1234567-1',
    companyName: 'Samsung',
    modelName: 'A15',
    phoneCondition: 'New',
    ramMemory: '4/128',
    imei1: '356938035643809',
    purchasePrice: '45000',
    demandPrice: '50000',
    finalPrice: '48000',
    purchasePaymentType: 'full-payment',
    version: '2',
  };
  it('is the form of a purchase without its payment', () => {
    expect(purchaseEditRequest.parse(slip)).toMatchObject({ purchasePrice: 4_500_000, version: 2 });
    expect(errorsOf(purchaseEditRequest, { ...slip, pocketCash: 45_000 })).toEqual({
      pocketCash: 'This field is not known',
    });
  });
  it('leaves alone what it does not name', () => {
    const edit = purchaseEditRequest.parse(slip);
    expect([edit.accessories, edit.isApprovedFromEgadgets]).toEqual([undefined, undefined]);
  });
  it('keeps the rules of credit', () => {
    const credit = { payableAmountNow: 1, payableAmountLater: 2, dateOfPayment: '2026-12-01' };
    const edit = { ...slip, purchasePaymentType: 'credit', creditPaymentData: JSON.stringify(credit) };
    expect(errorsOf(purchaseEditRequest, edit)).toEqual({
      'creditPaymentData.payableAmountLater': 'Payable now and payable later must add up to the total',
    });
  });
});
