import { expect, it } from 'vitest';
import { EXPENSE_CATEGORIES, expenseCategoryName } from './expenseCategories.ts';

it.each(EXPENSE_CATEGORIES)('says in both languages what every shop is offered: %s', (category) => {
  expect(expenseCategoryName(category, 'en')).toBe(category);
  expect(expenseCategoryName(category, 'ur')).toMatch(/^[\u0600-\u06ff ]+$/);
});

it("leaves a shop's own as it was written", () => {
  expect(expenseCategoryName('Guard', 'ur')).toBe('Guard');
  expect(expenseCategoryName('constructor', 'ur')).toBe('constructor');
});
