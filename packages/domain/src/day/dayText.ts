import type { Locale } from '../rules/rules.ts';
import type { Day } from './day.ts';

const tags: Record<Locale, string> = { en: 'en-PK', ur: 'ur-PK' };

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** A day as people read it: `21 Nov 2026`. A text that is no day stays as it is. */
export function dayText(day: Day, locale: Locale): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? day : formatIn(locale).format(moment);
}

/** Made when a day is first written, since it takes long. */
function formatIn(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tags[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  formats.set(locale, format);
  return format;
}
