import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLocale, parseDay, readDay } from './day.ts';

describe('parseDay', () => {
  it('names every day of the calendar and gives it back as it was', () => {
    const [min, max] = [new Date('0001-01-01T00:00:00Z'), new Date('9999-12-31T00:00:00Z')];
    const days = fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(days, (day) => parseDay(day)?.toString() === day));
  });

  it.each(['', '2026-02-31', '2026-13-01', '0000-01-01', '2026-1-1', 'today', '2026-11-21T10:00', undefined])(
    'finds no day in %o',
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );
});

describe('readDay', () => {
  it.each([
    ['05.11.2026', 'de-DE'],
    ['11/5/2026', 'en-US'],
    ['110526', 'en-US'],
    ['11/5/2026 14:05', 'en-US'],
    ['Nov 5, 2026', 'en-US'],
    ['5 nov. 2026', 'en-US'],
    ['5. November 2026', 'de-DE'],
    ['2026/11/05', 'en-US'],
  ])('reads %s as people of %s mean it', (text, locale) => {
    expect(readDay(text, locale)?.toString()).toBe('2026-11-05');
  });

  it.each(['31/12/2026', '311226', '13 Brumaire 2026', ''])('reads no day of en-US in %s', (text) => {
    expect(readDay(text, 'en-US')).toBeNull();
  });
});

describe('dateLocale', () => {
  it.each(['en', 'ur-PK', 'ar-EG', 'th-TH', 'fa-IR'])(
    'has the Gregorian calendar and Latin digits in %s',
    (tag) => {
      const { calendar, numberingSystem } = new Intl.DateTimeFormat(dateLocale(tag)).resolvedOptions();
      expect([calendar, numberingSystem]).toEqual(['gregory', 'latn']);
    },
  );
});
