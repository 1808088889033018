import { EXPENSE_CATEGORIES } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { categoriesOf, emptyExpense, expenseInput } from './expenseDraft.ts';

describe('the categories of an expense', () => {
  it('are those that every shop is offered, in their order', () =>
    expect(categoriesOf(undefined, null)).toEqual([...EXPENSE_CATEGORIES]));

  it("are the shop's where it has its own, with the one that was just named", () =>
    expect(categoriesOf(['Rent', 'Zakat'], 'Guards')).toEqual(['Rent', 'Zakat', 'Guards']));

  it('are named once, however they are spelled', () =>
    expect(categoriesOf(['بجلی', 'Tea and food', 'بجلي'], 'tea AND food')).toEqual(['بجلی', 'Tea and food']));
});

it('is paid by its source, without its pictures', () =>
  expect(
    expenseInput({
      ...emptyExpense('2026-11-21'),
      category: 'Rent',
      amount: 500,
      attachment: [new File([], 'x')],
    }),
  ).toEqual({
    date: '2026-11-21',
    category: 'Rent',
    amount: 500,
    payee: '',
    note: '',
    pocketCash: 500,
    accountCash: 0,
  }));
