import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { accessoryPurchaseRequest, newAccessoryRequest } from '../accessory/accessory.ts';
import { fieldErrors } from '../rules/rules.ts';
import {
  newBankRequest,
  paymentRule,
  walletEntryRequest,
  walletMethod,
  walletTransferRequest,
} from './wallet.ts';

const bank = '01980000-0000-7000-8000-0000000000ba';

function errorsOf(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('paymentRule', () => {
  it('accepts exactly the splits that add up', () => {
    const part = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(part, part, part, (pocketCash, accountCash, due) => {
        const broken = paymentRule(due, { pocketCash, accountCash, bankAccountUsed: bank });
        expect(broken === undefined).toBe(pocketCash + accountCash === due);
      }),
    );
  });
  it('points at the bank amount when a bank is chosen and nothing is taken from it', () =>
    expect(paymentRule(5, { pocketCash: 0, accountCash: 0, bankAccountUsed: bank })).toEqual({
      field: 'accountCash',
      rule: 'payment.total',
    }));
  it.each([
    [5, 0, 'wallet'],
    [0, 5, 'bank'],
    [5, 5, 'both'],
    [0, 0, 'wallet'],
  ])('calls %i from the pocket and %i from a bank %s', (pocketCash, accountCash, method) =>
    expect(walletMethod({ pocketCash, accountCash })).toBe(method),
  );
});

describe('bank', () => {
  it('opens with nothing unless told otherwise', () =>
    expect(newBankRequest.parse({ bankName: 'HBL', accountType: 'Current' })).toEqual({
      bankName: 'HBL',
      accountType: 'Current',
      openingBalance: 0,
    }));
  it('says what is wrong', () =>
    expect(errorsOf(newBankRequest, { bankName: ' ', accountType: 'Gold', openingBalance: -1 })).toEqual({
      bankName: 'This is required',
      accountType: 'Choose one of the options',
      openingBalance: 'The amount cannot be negative',
    }));
});

describe('wallet entry and transfer', () => {
  it('say what is wrong', () => {
    expect(
      errorsOf(walletEntryRequest, { direction: 'up', account: 'bank:1', amount: 0, reason: 'fun' }),
    ).toEqual({
      direction: 'Choose one of the options',
      account: 'This is not valid',
      amount: 'The amount must be more than zero',
      reason: 'Choose one of the options',
    });
    expect(errorsOf(walletTransferRequest, { from: 'cash:pocket', to: 'cash:pocket', amount: 1 })).toEqual({
      to: 'Choose two different accounts',
    });
  });
  const entry = { direction: 'in', account: 'cash:pocket', amount: 5, reason: 'capital' };
  it.each([
    [{}, undefined],
    [{ direction: 'out' }, { direction: 'Capital and opening balances come in, drawings go out' }],
    [
      { reason: 'opening', direction: 'out' },
      { direction: 'Capital and opening balances come in, drawings go out' },
    ],
    [{ reason: 'drawing' }, { direction: 'Capital and opening balances come in, drawings go out' }],
    [{ reason: 'drawing', direction: 'out' }, undefined],
    [{ reason: 'adjustment' }, { note: 'Say what the adjustment is for' }],
    [{ reason: 'adjustment', note: ' ' }, { note: 'Say what the adjustment is for' }],
    [{ reason: 'adjustment', direction: 'out', note: 'Lost' }, undefined],
  ])('of the reason and direction %j', (change, errors) =>
    expect(errorsOf(walletEntryRequest, { ...entry, ...change })).toEqual(errors),
  );
  it('accept the till and a bank', () =>
    expect(
      errorsOf(walletTransferRequest, { from: 'cash:pocket', to: `bank:${bank}`, amount: 1 }),
    ).toBeUndefined());
});

describe('accessory', () => {
  const purchase = { quantity: 10, unitCost: 150, date: '2026-11-20', pocketCash: 1500 };
  it.each([
    [{}, undefined],
    [{ quantity: 0 }, { quantity: 'The quantity is at least 1' }],
    [{ quantity: 1.5 }, { quantity: 'This is not valid' }],
    [{ unitCost: 0 }, { unitCost: 'The amount must be more than zero' }],
    [{ quantity: 1_000_000, unitCost: 100_000 }, { unitCost: 'The amount is too large' }],
    [{ pocketCash: 1000 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ pocketCash: 1000, entityData: { name: 'Ali', number: '03001234567' } }, undefined],
    [
      { pocketCash: 1600, entityData: { name: 'Ali', number: '03001234567' } },
      { pocketCash: 'The payment must add up to the amount due' },
    ],
    [
      { pocketCash: 0, accountCash: 5, entityData: { _id: bank } },
      { bankAccountUsed: 'Choose the bank account that the amount moves through' },
    ],
  ])('purchase with %j', (change, errors) => {
    const found = errorsOf(accessoryPurchaseRequest, { ...purchase, ...change });
    if (errors) expect(found).toMatchObject(errors);
    else expect(found).toBeUndefined();
  });
  it('needs a name', () =>
    expect(errorsOf(newAccessoryRequest, { salePrice: '' })).toEqual({ accessoryName: 'This is required' }));
});
