import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day/day.ts';
import { fieldErrors } from '../rules/rules.ts';
import {
  nextDueAfter,
  registrySettingsRequest,
  subscriptionDecisionSchema,
  subscriptionPaymentRequest,
  subscriptionState,
} from './subscription.ts';

function errorsOf(
  schema: typeof subscriptionPaymentRequest | typeof registrySettingsRequest,
  input: unknown,
) {
  const result = schema.safeParse(input);
  return result.success ? undefined : fieldErrors(result.error);
}

describe('the state of a subscription', () => {
  const today = '2026-11-21';
  it.each([
    [null, 'free', null],
    ['2026-12-21', 'active', 30],
    ['2026-11-28', 'due-soon', 7],
    ['2026-11-21', 'due-soon', 0],
    ['2026-11-20', 'grace', -1],
    ['2026-11-14', 'grace', -7],
    ['2026-11-13', 'overdue', -8],
  ])('due on %s is %s', (nextDue, state, daysLeft) =>
    expect(subscriptionState({ nextDue, graceDays: 7, today })).toMatchObject({ state, daysLeft }),
  );
});

describe('the next due day', () => {
  it.each([
    ['runs on from the old one when paid early', '2026-12-31', '2026-11-21', 1, '2027-01-31'],
    ['runs on from the old one within the grace', '2026-11-20', '2026-11-27', 1, '2026-12-20'],
    ['runs from the payment after a longer pause', '2026-11-20', '2026-11-28', 1, '2026-12-28'],
    ['runs from the payment the first time', null, '2026-01-31', 1, '2026-02-28'],
    ['keeps to the end of a month over a year', '2024-02-29', '2024-02-29', 12, '2025-02-28'],
  ])('%s', (_, nextDue, paidOn, months, expected) =>
    expect(nextDueAfter({ nextDue, paidOn, months, graceDays: 7 })).toBe(expected),
  );

  it('is always later than the payment and than the old one', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 36 }), (nextDue, paidOn, months) => {
        const next = nextDueAfter({ nextDue, paidOn, months, graceDays: 0 });
        expect(next > paidOn && (next > nextDue || paidOn > nextDue)).toBe(true);
      }),
    );
  });
});

describe('a payment', () => {
  const payment = {
    date: '2026-11-20',
    amount: '2,500.50',
    method: 'Easypaisa',
    transactionId: ' TX-1 ',
    note: '',
  };
  it('reads rupees from a form', () =>
    expect(subscriptionPaymentRequest.parse(payment)).toEqual({
      date: '2026-11-20',
      amount: 250_050,
      method: 'Easypaisa',
      transactionId: 'TX-1',
    }));
  it.each([
    [{ amount: 0 }, { amount: 'The amount must be more than zero' }],
    [{ method: 'Barter' }, { method: 'Choose one of the options' }],
    [{ transactionId: ' ' }, { transactionId: 'This is required' }],
    [{ planId: 'x' }, { planId: 'This is not valid' }],
    [{ status: 'approved' }, { status: 'This field is not known' }],
  ])('with %j is refused', (change, errors) =>
    expect(errorsOf(subscriptionPaymentRequest, { ...payment, ...change })).toEqual(errors),
  );
});

it('wants a reason for a rejection, and none for an approval', () => {
  expect(subscriptionDecisionSchema.parse({ status: 'approved' })).toEqual({
    status: 'approved',
    periods: 1,
  });
  const rejected = subscriptionDecisionSchema.safeParse({ status: 'rejected', note: ' ' });
  expect(rejected.success ? {} : fieldErrors(rejected.error)).toEqual({ note: 'This is required' });
});

it('knows each plan by one name', () => {
  const plan = { name: 'Monthly', price: 2500, months: 1 };
  const settings = { plans: [plan, { ...plan, name: 'MONTHLY' }], payTo: [], graceDays: 7, contact: {} };
  expect(errorsOf(registrySettingsRequest, settings)).toEqual({ 'plans.1.name': 'This name is used twice' });
  expect(errorsOf(registrySettingsRequest, { ...settings, plans: [plan], graceDays: 91 })).toEqual({
    graceDays: 'This is out of range',
  });
});
