import type { PaymentSplit } from '@handset/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentOf, walletErrors, walletOf } from './paymentSplit.ts';

describe('a payment in the wallet dialog', () => {
  it('comes back as it went in, whatever it is', () => {
    const payment = fc.record<PaymentSplit>({
      pocketCash: fc.nat(),
      accountCash: fc.nat(),
      bankAccountUsed: fc.option(fc.uuid(), { nil: undefined }),
    });
    fc.assert(
      fc.property(payment, (split) => {
        expect(paymentOf(walletOf(split))).toEqual(split);
      }),
    );
  });

  it('is by the method that its amounts say', () => {
    const bankAccountUsed = 'hbl';
    const methodOf = (pocketCash: number, accountCash: number) =>
      walletOf({ pocketCash, accountCash, bankAccountUsed }).method;
    expect([methodOf(1, 0), methodOf(0, 1), methodOf(1, 1)]).toEqual(['cash', 'account', 'both']);
  });
});

describe('what a host refused', () => {
  it('stands at its field, and what names none of them is said as a whole', () => {
    expect(walletErrors({ pocketCash: 'Too little', date: 'The day is closed', toString: 'Odd' })).toEqual({
      errors: { cashAmount: 'Too little' },
      rest: ['The day is closed', 'Odd'],
    });
    expect(walletErrors()).toEqual({ errors: {}, rest: [] });
  });
});
