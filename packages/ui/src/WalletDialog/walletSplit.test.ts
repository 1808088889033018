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
  isAccountKnown: true,
  available: { cashAmount: 60_000_00, accountAmount: 50_000_00 },
};
const split: WalletDraft = {
  method: 'both',
  accountId: 'hbl',
  cashAmount: 25_000_00,
  accountAmount: 20_000_00,
};

describe('walletProblems', () => {
  it('accepts a split that adds up to what is due, and no other', () => {
    expect(walletProblems(split, limits)).toEqual([]);
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

  it('refuses to overdraw a balance that is known', () => {
    const available = { accountAmount: 100 };
    expect(walletProblems(split, { ...limits, available })).toEqual([
      { field: 'accountAmount', reason: 'below-zero' },
    ]);
    expect(walletProblems(split, { ...limits, available: {} })).toEqual([]);
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
        const all = { ...limits, amountDue, available: {} };
        if (walletProblems(draft, all).length === 0) expect(walletTotal(draft)).toBe(amountDue);
      }),
    );
  });
});

it.each(['cash', 'account'] as const)('lets a single source pay all that is due: %s', (method) => {
  expect(walletTotal(withMethod(split, method, 45_000_00))).toBe(45_000_00);
});

it('leaves the rest to the other source, and nothing where it is already too much', () => {
  expect(remainder(45_000_00, 20_000_00)).toBe(25_000_00);
  expect(remainder(45_000_00, 45_000_01)).toBeNull();
  expect(remainder(undefined, 20_000_00)).toBeNull();
});
