import { expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { dayClosingRequest, dayClosingSchema, dayReopeningSchema } from './dayClosing.ts';

const closing = { date: '2026-11-20', countedCash: 1_500.5 };

it('reads what was counted in rupees, and may come without a reason', () => {
  expect(dayClosingRequest.parse(closing)).toEqual({ date: '2026-11-20', countedCash: 150_050 });
  expect(dayClosingSchema.parse({ ...closing, countedCash: 0, reason: ' Short change ' })).toMatchObject({
    countedCash: 0,
    reason: 'Short change',
  });
});

it.each([
  [{ countedCash: -1 }, { countedCash: 'The amount cannot be negative' }],
  [{ countedCash: undefined }, { countedCash: 'This is required' }],
  [{ date: 'soon' }, { date: 'Enter a date' }],
  [{ reason: 'x'.repeat(401) }, { reason: 'This is longer than 400 characters' }],
  [{ bank: 1 }, { bank: 'This field is not known' }],
])('refuses a closing with %j', (change, errors) => {
  const result = dayClosingRequest.safeParse({ ...closing, ...change });
  expect(result.success ? undefined : fieldErrors(result.error)).toEqual(errors);
});

it('reopens a day for a reason only', () => {
  const result = dayReopeningSchema.safeParse({ date: '2026-11-20', reason: ' ' });
  expect(result.success ? undefined : fieldErrors(result.error)).toEqual({ reason: 'This is required' });
});
