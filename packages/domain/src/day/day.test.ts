import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../rules/rules.ts';
import { addDays, dayAt, isDay } from './day.ts';
import { daySchema, optionalDaySchema } from './daySchema.ts';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dayAt', () => {
  it.each([
    ['2026-11-20T18:59:59.999Z', '2026-11-20'],
    ['2026-11-20T19:00:00.000Z', '2026-11-21'],
    ['2026-12-31T19:00:00.000Z', '2027-01-01'],
  ])('at %s it is %s in Karachi', (moment, day) => expect(dayAt(new Date(moment))).toBe(day));
  it('follows the zone of the shop', () =>
    expect(dayAt(new Date('2026-11-20T19:00:00Z'), 'UTC')).toBe('2026-11-20'));
});

describe('addDays', () => {
  it('goes there and back again', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });
  it('knows the leap day', () => expect(addDays('2028-02-28', 1)).toBe('2028-02-29'));
});

describe('daySchema', () => {
  it('accepts every day of two centuries, and the date part of a timestamp', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isDay(day)).toBe(true);
        expect(daySchema.parse(`${day}T10:00:00.000Z`)).toBe(day);
      }),
    );
  });
  it.each(['2026-02-30', '2026-13-01', '21-11-2026', '2026-11-21x', '1999-12-31', 'today', ''])(
    'refuses %j',
    (text) => {
      const result = daySchema.safeParse(text);
      expect(result.success ? undefined : fieldErrors(result.error)['']).toBe(
        text === '' ? 'This is required' : 'Enter a date',
      );
    },
  );
  it.each(['', null, undefined])('takes %j as no date where it is optional', (input) =>
    expect(optionalDaySchema.parse(input)).toBeUndefined(),
  );
});
