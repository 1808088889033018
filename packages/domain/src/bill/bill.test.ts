import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day/day.ts';
import { fieldErrors } from '../rules/rules.ts';
import { AGES, ageOf, daysOverdue, dueDaysOf } from './ageing.ts';
import { dueDateChangeSchema } from './dueDateChange.ts';

const today = '2026-03-31';

describe('the age of a bill', () => {
  it.each([
    [-1, 'notDue', 0],
    [0, 'upTo30', 0],
    [1, 'upTo30', 1],
    [30, 'upTo30', 30],
    [31, 'upTo60', 31],
    [60, 'upTo60', 60],
    [61, 'upTo90', 61],
    [90, 'upTo90', 90],
    [91, 'over90', 91],
    [4000, 'over90', 4000],
  ] as const)('%d days past its due day is %s', (days, age, overdue) => {
    const dueDate = addDays(today, -days);
    expect([ageOf(dueDate, today), daysOverdue(dueDate, today)]).toEqual([age, overdue]);
  });

  it('is the same by its due days as a query asks for them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (days) => {
        const due = addDays(today, -days);
        const ages = AGES.filter((age) => {
          const { from = '', to = '9999' } = dueDaysOf(age, today);
          return from <= due && due <= to;
        });
        expect(ages).toEqual([ageOf(due, today)]);
      }),
    );
  });
});

describe('another day to pay by', () => {
  const change = { dueDate: '2026-04-30', reason: 'He is paid at the end of the month', version: 1 };
  it.each([
    [{}, undefined],
    [{ reason: ' ' }, { reason: 'This is required' }],
    [{ reason: 'x'.repeat(401) }, { reason: 'This is longer than 400 characters' }],
    [{ dueDate: '2026-02-30' }, { dueDate: 'Enter a date' }],
    [{ version: 0 }, { version: 'This is not valid' }],
    [{ amount: 5 }, { amount: 'This field is not known' }],
  ])('with %j', (input, errors) => {
    const result = dueDateChangeSchema.safeParse({ ...change, ...input });
    expect(result.success ? undefined : fieldErrors(result.error)).toEqual(errors);
  });
});
