import { expect, it } from 'vitest';
import { currencySymbol } from './formatMoney.ts';

it.each(['PKR', 'USD', 'EUR', 'JPY', 'AED'])('writes %s as the platform does', (currency) => {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
  expect(currencySymbol(currency)).toBe(symbol);
});

it.each(['', 'rupees', 'P', 'ZZZ'])('lets %j, which is no currency, stand for itself', (currency) => {
  expect(currencySymbol(currency)).toBe(currency);
});
