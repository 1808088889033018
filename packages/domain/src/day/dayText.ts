import type { Locale } from '../rules/rules.ts';
import type { Day } from './day.ts';

const formats = { en: formatOf('en-PK'), ur: formatOf('ur-PK') };

function formatOf(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
}

/** A day as people read it: `21 Nov 2026`. A text that is no day stays as it is. */
export function dayText(day: Day, locale: Locale): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? day : formats[locale].format(moment);
}
