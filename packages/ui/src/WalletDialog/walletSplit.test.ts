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
