import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentRule } from './wallet.ts';
import { sourceRule, splitOf, type WalletSource } from './walletSource.ts';

const bank = '01980000-0000-7000-8000-0000000000ba';
const source = (change: Partial<WalletSource> = {}): WalletSource => ({
  method: 'wallet',
  bank: null,
  bankAmount: null,
  ...change,
});

const anySource = fc.record({
  method: fc.constantFrom('wallet', 'bank', 'both'),
  bank: fc.option(fc.constant(bank)),
  bankAmount: fc.option(fc.integer({ min: 0, max: 2_000 })),
}) as fc.Arbitrary<WalletSource>;

describe('where money comes from', () => {
  it('always comes to the amount due, with nothing below zero', () =>
    fc.assert(
      fc.property(anySource, fc.integer({ min: 0, max: 1_000 }), (any, due) => {
        const { pocketCash, accountCash } = splitOf(any, due);
        expect(pocketCash + accountCash).toBe(due);
        expect(Math.min(pocketCash, accountCash)).toBeGreaterThanOrEqual(0);
      }),
    ));

  it('is a payment that the books accept whenever it breaks no rule', () =>
    fc.assert(
      fc.property(anySource, fc.integer({ min: 1, max: 1_000 }), (any, due) => {
        if (!sourceRule(any, due)) expect(paymentRule(due, splitOf(any, due))).toBeUndefined();
      }),
    ));

  it.each([
    [source(), { pocketCash: 500, accountCash: 0 }],
    [source({ bank }), { pocketCash: 500, accountCash: 0 }],
    [source({ method: 'bank', bank }), { pocketCash: 0, accountCash: 500, bankAccountUsed: bank }],
    [
      source({ method: 'both', bank, bankAmount: 200 }),
      { pocketCash: 300, accountCash: 200, bankAccountUsed: bank },
    ],
  ])('of %j is split', (chosen, split) => expect(splitOf(chosen, 500)).toEqual(split));

  it.each([
    [source(), undefined],
    [source({ method: 'bank' }), { field: 'bank', rule: 'payment.bank' }],
    [source({ method: 'bank', bank }), undefined],
    [source({ method: 'both' }), { field: 'bank', rule: 'payment.bank' }],
    [source({ method: 'both', bank }), { field: 'bankAmount', rule: 'payment.bank-amount' }],
    [source({ method: 'both', bank, bankAmount: 501 }), { field: 'bankAmount', rule: 'payment.total' }],
    [source({ method: 'both', bank, bankAmount: 500 }), undefined],
  ])('of %j breaks %j', (chosen, broken) => expect(sourceRule(chosen, 500)).toEqual(broken));
});
