import { describe, expect, it } from 'vitest';
import { expenseAccount, expenseKey, expenseLines, newExpenseRequest } from './expense.ts';

describe('a category', () => {
  it.each([
    ['tea-and-food', ['Tea and food', ' tea  AND food', 'Tea-and-Food!']],
    ['cafe', ['Café', 'CAFE', 'Cafe\u0301']],
    ['کرایہ-دکان', ['کرایہ دکان', 'كرايه دكان', 'کِرایہ – دکان']],
    ['قسط-2', ['قسط ۲', 'قسط ٢', 'قسط 2']],
    ['other', ['!!!', '…']],
  ])('has the key %s in every spelling', (key, spellings) => {
    expect(spellings.map(expenseKey)).toEqual(spellings.map(() => key));
  });

  it('has an account that is named after its spelling', () => {
    expect(['Tea and food', 'TEA  and food', 'كرايه', '!!!'].map(expenseAccount)).toEqual([
      'expense:tea-and-food',
      'expense:tea-and-food',
      'expense:كرايه',
      'expense:other',
    ]);
  });
});

describe('an expense', () => {
  it('is posted against each wallet that paid it', () => {
    const payment = [
      { account: 'cash:pocket' as const, amount: 300 },
      { account: 'bank:b' as const, amount: 700 },
    ];
    expect(expenseLines({ category: 'Rent', payment })).toEqual([
      { debit: expenseAccount('rent'), credit: 'cash:pocket', amount: 300 },
      { debit: 'expense:rent', credit: 'bank:b', amount: 700 },
    ]);
  });

  const expense = { date: '2026-11-21', category: 'Rent', amount: 1_000, pocketCash: 1_000 };

  it('is read in rupees', () => {
    expect(newExpenseRequest.parse({ ...expense, amount: '1,000.50', pocketCash: 1000.5 })).toMatchObject({
      amount: 100_050,
      pocketCash: 100_050,
    });
  });

  it.each([
    [{ category: ' ' }, 'This is required'],
    [{ category: 'C'.repeat(41) }, 'This is too long'],
    [{ payee: 'P'.repeat(121) }, 'This is too long'],
    [{ note: 'N'.repeat(401) }, 'This is too long'],
    [{ amount: 0, pocketCash: 0 }, 'The amount must be more than zero'],
    [{ pocketCash: 999 }, 'The payment must add up to the amount due'],
    [{ pocketCash: 0, accountCash: 1_000 }, 'Choose the bank account that the amount moves through'],
  ])('with %j is refused', (change, message) => {
    const { error } = newExpenseRequest.safeParse({ ...expense, ...change });
    expect(error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
