import { EXPENSE_CATEGORIES } from '@handset/domain';
import { expect, it } from 'vitest';
import { categoryName } from './categoryName.ts';

it.each(EXPENSE_CATEGORIES)('says in both languages what every shop is offered: %s', (category) => {
  expect(categoryName(category, 'en')).toBe(category);
  expect(categoryName(category, 'ur')).toMatch(/^[\u0600-\u06ff ]+$/);
});

it("leaves a shop's own as it was written", () => {
  expect(categoryName('Guard', 'ur')).toBe('Guard');
  expect(categoryName('constructor', 'ur')).toBe('constructor');
});
