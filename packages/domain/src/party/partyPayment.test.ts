import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fieldErrors } from '../rules/rules.ts';
import {
  partyEntryRequest,
  partyPaymentRequest,
  partyPaymentSchema,
  paymentVoidSchema,
} from './partyPayment.ts';

const bank = '01980000-0000-7000-8000-000000000001';
const bill = '01980000-0000-7000-8000-000000000002';

function errorsOf(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

const payment = { direction: 'in', amount: 500, date: '2026-11-20', pocketCash: 500 };
const { pocketCash: _, ...unsplit } = payment;

describe('a payment of a party', () => {
  it.each([
    [{}, undefined],
    [{ pocketCash: 400 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ account: 'cash:pocket' }, { account: 'Name one account, or how the amount divides; not both' }],
    [{ bills: [{ billId: bill, amount: 500 }] }, undefined],
    [
      { bills: [{ billId: bill, amount: 500.01 }] },
      { bills: 'The chosen bills come to more than the amount' },
    ],
    [
      { bills: [1, 2].map((amount) => ({ billId: bill, amount })) },
      { 'bills.1.billId': 'This bill is chosen twice' },
    ],
    [
      { bills: [{ billId: 'x', amount: 0 }] },
      { 'bills.0.billId': 'This is not valid', 'bills.0.amount': 'The amount must be more than zero' },
    ],
    [
      { bills: Array.from({ length: 501 }, () => ({ billId: bill, amount: 1 })) },
      { bills: 'There are too many of these' },
    ],
    [{ note: 'x'.repeat(401) }, { note: 'This is longer than 400 characters' }],
    [{ balance: 1 }, { balance: 'This field is not known' }],
  ])('with %j', (change, errors) => {
    const found = errorsOf(partyPaymentRequest, { ...payment, ...change });
    if (errors) expect(found).toMatchObject(errors);
    else expect(found).toBeUndefined();
  });

  it('is split over the one account that it names', () => {
    expect(partyPaymentRequest.parse({ ...unsplit, account: 'cash:pocket' })).toMatchObject({
      pocketCash: 50_000,
    });
    expect(partyPaymentSchema.parse({ ...unsplit, account: `bank:${bank}` })).toMatchObject({
      accountCash: 500,
      bankAccountUsed: bank,
    });
    expect(errorsOf(partyPaymentRequest, { ...unsplit, account: 'stock:phones' })).toEqual({
      account: 'This is not valid',
    });
    expect(errorsOf(partyPaymentRequest, unsplit)).toEqual({
      pocketCash: 'The payment must add up to the amount due',
    });
  });
});

describe('an entry on a party', () => {
  const opening = { kind: 'opening', direction: 'in', amount: 500, date: '2026-11-20' };
  const writeOff = { ...opening, kind: 'write-off', note: 'He left the city' };
  it.each([
    [opening, undefined],
    [{ ...opening, dueDate: '2026-12-20' }, undefined],
    [
      { ...opening, dueDate: '2026-11-19' },
      { dueDate: 'The date cannot be before the date of the document' },
    ],
    [{ ...opening, bills: [{ billId: bill, amount: 5 }] }, { bills: 'This field is not known' }],
    [writeOff, undefined],
    [{ ...writeOff, bills: [{ billId: bill, amount: 5 }] }, undefined],
    [
      { ...writeOff, bills: [{ billId: bill, amount: 501 }] },
      { bills: 'The chosen bills come to more than the amount' },
    ],
    [{ ...writeOff, note: '' }, { note: 'This is required' }],
    [{ ...writeOff, dueDate: '2026-12-20' }, { dueDate: 'This field is not known' }],
    [{ ...opening, kind: 'gift' }, { kind: 'Choose one of the options' }],
    [{ ...opening, amount: -1 }, { amount: 'The amount cannot be negative' }],
  ])('%j', (entry, errors) => expect(errorsOf(partyEntryRequest, entry)).toEqual(errors));
});

it('wants a reason for a void', () => {
  expect(errorsOf(paymentVoidSchema, {})).toEqual({ reason: 'This is required' });
  expect(paymentVoidSchema.parse({ reason: 'Typed twice', date: '' })).toEqual({ reason: 'Typed twice' });
});
