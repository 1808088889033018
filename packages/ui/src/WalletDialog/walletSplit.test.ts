import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyWalletDraft,
  remainder,
  type WalletDraft,
  type WalletLimits,
  walletProblems,
  walletTotal,
  withMethod,
} from './walletSplit.ts';

const limits: WalletLimits = {
  amountDue: 45_000_00,
  direction: 'out',
  cashBalance: 60_000_00,
  isAccountKnown: true,
  accountBalance: 50_000_00,
  canGoBelowZero: false,
};
const split: WalletDraft = {
  method: 'both',
  accountId: 'hbl',
  cashAmount: 25_000_00,
  accountAmount: 20_000_00,
};

describe('walletProblems', () => {
  it('accepts a split that adds up to what is due', () => {
    expect(walletProblems(split, limits)).toEqual([]);
  });

  it('refuses any other sum', () => {
    expect(walletProblems({ ...split, cashAmount: 1 }, limits)).toEqual([
      { field: 'cashAmount', reason: 'not-due' },
    ]);
  });

  it('asks for a method, an account and the amounts', () => {
    expect(walletProblems(emptyWalletDraft, limits)).toEqual([{ field: 'method', reason: 'missing' }]);
    expect(walletProblems({ ...emptyWalletDraft, method: 'both' }, limits)).toEqual([
      { field: 'accountId', reason: 'missing' },
      { field: 'accountAmount', reason: 'missing' },
      { field: 'cashAmount', reason: 'missing' },
    ]);
  });

  it('refuses to overdraw when money goes out, unless that is allowed', () => {
    const poor = { ...limits, accountBalance: 100 };
    expect(walletProblems(split, poor)).toEqual([{ field: 'accountAmount', reason: 'below-zero' }]);
    expect(walletProblems(split, { ...poor, direction: 'in' })).toEqual([]);
    expect(walletProblems(split, { ...poor, canGoBelowZero: true })).toEqual([]);
    expect(walletProblems(split, { ...limits, cashBalance: undefined, accountBalance: undefined })).toEqual(
      [],
    );
  });

  it('refuses an account that is not offered, and amounts that are none', () => {
    expect(walletProblems(split, { ...limits, isAccountKnown: false })).toEqual([
      { field: 'accountId', reason: 'missing' },
    ]);
    expect(walletProblems({ ...split, accountAmount: -1, cashAmount: Number.NaN }, limits)).toEqual([
      { field: 'accountAmount', reason: 'missing' },
      { field: 'cashAmount', reason: 'missing' },
    ]);
  });

  it('takes nothing as enough where nothing is due, and nowhere else', () => {
    const nothing: WalletDraft = { ...emptyWalletDraft, method: 'cash', cashAmount: 0 };
    expect(walletProblems(nothing, { ...limits, amountDue: 0 })).toEqual([]);
    expect(walletProblems(nothing, limits)).toEqual([{ field: 'cashAmount', reason: 'missing' }]);
  });

  it('lets nothing through that does not add up to what is due', () => {
    const amount = fc.option(fc.integer({ min: -10, max: 100 }));
    const method = fc.constantFrom('cash' as const, 'account' as const, 'both' as const);
    fc.assert(
      fc.property(method, amount, amount, fc.nat(100), (chosen, cashAmount, accountAmount, amountDue) => {
        const draft: WalletDraft = { method: chosen, accountId: 'hbl', cashAmount, accountAmount };
        const all = { ...limits, amountDue, canGoBelowZero: true };
        if (walletProblems(draft, all).length === 0) expect(walletTotal(draft)).toBe(amountDue);
      }),
    );
  });
});

describe('withMethod', () => {
  it('lets a single source pay all that is due', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('cash' as const, 'account' as const), (due, method) => {
        expect(walletTotal(withMethod(split, method, due))).toBe(due);
      }),
    );
  });
});

describe('remainder', () => {
  it('completes what is due, and is nothing where it is already too much', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (due, amount) => {
        const rest = remainder(due, amount);
        if (amount > due) expect(rest).toBeNull();
        else expect((rest ?? 0) + amount).toBe(due);
      }),
    );
  });
});
