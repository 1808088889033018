import { expect, it } from 'vitest';
import { dateLocale } from './dateLocale.ts';

it.each(['en', 'ur-PK', 'ar-EG', 'th-TH', 'fa-IR'])(
  'has the Gregorian calendar and Latin digits in %s',
  (tag) => {
    const { calendar, numberingSystem } = new Intl.DateTimeFormat(dateLocale(tag)).resolvedOptions();
    expect([calendar, numberingSystem]).toEqual(['gregory', 'latn']);
  },
);
