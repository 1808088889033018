import { expect, it } from 'vitest';
import { accountName } from './accountName.ts';

it.each([
  ['income:phones', 'Phone sales', 'فونوں کی فروخت'],
  ['expense:tea-and-food', 'Tea and food', 'چائے اور کھانا'],
  ['expense:guard', 'Guard', 'Guard'],
  ['bank:1', 'Rent', 'Rent'],
  ['party:1', 'Ali', 'Ali'],
])('calls an account as it is called in Urdu: %s, %s', (account, name, urdu) => {
  expect(accountName({ account, name }, 'ur')).toBe(urdu);
  expect(accountName({ account, name }, 'en')).toBe(name);
});
