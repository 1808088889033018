import { type CalendarDate, parseDate } from '@internationalized/date';
import { toLatinDigits } from '../field/toLatinDigits.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The day that a `YYYY-MM-DD` names, or null where it names none: `2026-02-31`, `today`, an empty text. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  if (!text || !isoDay.test(text) || text.startsWith('0000')) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The day of a text from elsewhere: `2026-11-21`, or the language's `21/11/2026`, `21-11-2026`, in any digits; null where it is none. */
export function readDay(text: string, locale: string): CalendarDate | null {
  const latin = toLatinDigits(text).trim();
  const numbers = latin.split(/[\s./-]+/);
  if (numbers.length !== 3 || isoDay.test(latin)) return parseDay(latin);
  const order = dayParts(locale).filter(({ type }) => type !== 'literal');
  const parts = new Map(order.map(({ type }, position) => [type, numbers[position] ?? '']));
  const of = (type: string) => (parts.get(type) ?? '').padStart(2, '0');
  return parseDay(`${of('year')}-${of('month')}-${of('day')}`);
}

/** A part of a formatted day: day, month, year or separator. */
interface DayPart {
  type: string;
  text: string;
}

const partsOf = new Map<string, DayPart[]>();

/** Returns the order of day, month and year in a language, with the separators. */
export function dayParts(locale: string): readonly DayPart[] {
  const known = partsOf.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = format.formatToParts(0).map(({ type, value }) => ({ type, text: value }));
  partsOf.set(locale, parts);
  return parts;
}

/** A day as people of the language write it, such as `21 November 2026`, in Latin digits. */
export function formatDay(day: CalendarDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(day.toDate('UTC'));
}
