import { expect, it } from 'vitest';
import { ruleMessage } from '../rules/rules.ts';
import { FIRST_PURCHASE_DAY, purchaseDateRule } from './purchaseDate.ts';

const today = '2026-11-21';

it.each([today, '2026-11-20', FIRST_PURCHASE_DAY])('a phone may have been bought on %s', (date) => {
  expect(purchaseDateRule(date, today)).toBeUndefined();
});

it.each([
  ['', 'This is required'],
  ['2026-11-22', 'The date cannot be in the future'],
  ['1999-12-31', 'No phone can have been bought that long ago'],
  ['0026-11-21', 'No phone can have been bought that long ago'],
  ['2026-02-30', 'Enter a date'],
  ['yesterday', 'Enter a date'],
])('a phone was not bought on %j', (date, message) => {
  const rule = purchaseDateRule(date, today);
  expect(rule && ruleMessage(rule)).toBe(message);
});
