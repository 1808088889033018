import { type CalendarDate, parseDate } from '@internationalized/date';
import { oneLine } from '../picker/fold.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Years before this one are years still being typed. */
export const FIRST_YEAR = 1000;

/** A year of two digits belongs to this century: 26 is 2026. */
export function wholeYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** The day that a `YYYY-MM-DD` names, or null where it names none: `2026-02-31`, `today`, an empty text. */
export function parseDay(text: string | null | undefined): CalendarDate | null {
  if (!text || !isoDay.test(text) || text.startsWith('0000')) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/**
 * The day of a text from elsewhere, in any digits: `2026-11-21`, the language's `21/11/2026`, `21-11-26`, `211126`, or a month by its
 * name. A time behind it is left out. Null where it is none.
 */
export function readDay(text: string, locale: string): CalendarDate | null {
  const plain = oneLine(text).replace(/[t ]\d{1,2}:\d{2}.*$/, '');
  const order = orderIn(locale);
  const digits = order[0] === 'year' ? /^(\d{2}|\d{4})(\d{2})(\d{2})$/ : /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
  const written = digits.exec(plain)?.slice(1) ?? plain.split(/[\s.,/۔-]+/);
  if (written.length !== 3) return null;
  const parts = new Map(orderOf(written, order).map((type, position) => [type, written[position] ?? '']));
  const of = (type: string) => parts.get(type) ?? '';
  if (!/^(?:\d{2}|\d{4})$/.test(of('year')) || !/^\d{1,2}$/.test(of('day'))) return null;
  const year = String(wholeYear(Number(of('year')))).padStart(4, '0');
  const month = numberOfMonth(of('month'), locale).padStart(2, '0');
  return parseDay(`${year}-${month}-${of('day').padStart(2, '0')}`);
}

/** The order of day, month and year in a language. */
function orderIn(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const types = format.formatToParts(0).map(({ type }): string => type);
  return types.filter((type) => type !== 'literal');
}

/** A year of four digits at the start and a month with a name tell the order themselves. */
function orderOf([first = '', second = '']: readonly string[], order: readonly string[]): readonly string[] {
  if (/^\d{4}$/.test(first)) return ['year', 'month', 'day'];
  if (/^\p{L}/u.test(first)) return ['month', 'day', 'year'];
  return /^\p{L}/u.test(second) ? ['day', 'month', 'year'] : order;
}

function numberOfMonth(month: string, locale: string): string {
  if (month.length < 3) return month;
  // Documents in either language of the words are pasted into a field in the other.
  const places = [locale, 'en', 'ur'].map((language) =>
    namesOfMonths(language).findIndex((name) => name.startsWith(month)),
  );
  return String(Math.max(...places) + 1);
}

function namesOfMonths(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => oneLine(format.format(Date.UTC(2026, month))));
}

/** A language's dates in the calendar that the values are in, with Latin digits, whatever the language or the browser prefers. */
export function dateLocale(languageTag: string): string {
  return new Intl.Locale(languageTag, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}
