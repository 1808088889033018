import { formatMoney } from '@handset/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyAccounts, movementEffects, movementsOf, overdrawn } from './moneyAccounts.ts';

const accounts = moneyAccounts(
  {
    banks: {
      items: [
        { _id: 'hbl', bankName: 'HBL', accountType: 'Current', balance: 300_00 },
        { _id: 'jazz', bankName: 'JazzCash', accountType: 'Wallet' },
      ],
    },
    pocketBalance: 100_00,
  },
  'Pocket Cash',
);
const split = { pocketCash: 150_00, accountCash: 50_00, bankAccountUsed: 'hbl' };

describe('the movements of a payment', () => {
  it('show each account before and after, and which one goes below zero', () => {
    const movements = movementsOf(split, 'out', accounts);
    expect(movementEffects(movements, (amount) => String(amount / 100))).toEqual([
      { label: 'Pocket Cash', from: '100', to: '-50', tone: 'critical' },
      { label: 'HBL', from: '300', to: '250', tone: 'neutral' },
    ]);
    expect(overdrawn(movements)).toEqual([accounts[0]]);
  });

  it('show the change alone where the balance is not known', () =>
    expect(
      movementEffects(
        movementsOf({ accountCash: 50_00, bankAccountUsed: 'jazz' }, 'in', accounts),
        formatMoney,
      ),
    ).toEqual([{ label: 'JazzCash', to: '+Rs\u00a050' }]));

  it('never overdraw an account that money comes into', () =>
    expect(overdrawn(movementsOf(split, 'in', accounts))).toEqual([]));

  it('lose nothing: they come to what was paid', () =>
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), (pocketCash, accountCash) => {
        const movements = movementsOf({ pocketCash, accountCash, bankAccountUsed: 'hbl' }, 'out', accounts);
        expect(movements.reduce((sum, { change }) => sum - change, 0)).toBe(pocketCash + accountCash);
      }),
    ));
});
