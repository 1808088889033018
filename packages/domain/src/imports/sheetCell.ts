import { type Day, isDay } from '../day/day.ts';
import type { Rule } from '../rules/rules.ts';
import { plainNumber } from '../text/plainNumber.ts';
import { searchKey } from '../text/searchKey.ts';

/**
 * A cell as a spreadsheet or a CSV file holds it: a text, a number as it is written there (a number that JavaScript reads
 * may have lost digits already), a day, or nothing.
 */
export type SheetCell = { text: string } | { number: string } | { day: Day } | null;

/** Text of a cell for a field, or the broken rule. */
export type CellReading = { said: string } | { broken: Rule };

/** A text as people typed it. An apostrophe before it only told the spreadsheet to leave it alone. */
function typed(text: string): string {
  return plainNumber(text).replace(/^'/, '').trim();
}

/**
 * Reads words. A number counts as its digits. A date is refused, since the spreadsheet probably made it from
 * something else.
 */
export function readWords(cell: SheetCell): CellReading {
  if (cell === null) return { said: '' };
  if ('day' in cell) return { broken: 'cell.date' };
  // Words keep their own digits: only numbers are read in others.
  return { said: 'text' in cell ? cell.text.trim().replace(/^'/, '') : inFull(cell.number) };
}

const EXPONENT = /^(\d)(?:\.(\d+))?e\+?(\d{1,2})$/i;
/** As many zeros at its end show that a number was cut off: one phone in a hundred thousand is really called so. */
const LOST = /^\d{10,}00000$/;

/** The digits of an IMEI. A number that a spreadsheet has shortened, such as `3.56938E+14`, is not guessed at. */
export function readImei(cell: SheetCell): CellReading {
  if (cell === null) return { said: '' };
  if ('day' in cell) return { broken: 'cell.date' };
  const text = 'text' in cell ? typed(cell.text) : cell.number;
  const [, , decimals = '', exponent] = EXPONENT.exec(text) ?? [];
  // In a text every digit that is not written is lost; a number ends where its zeros begin.
  if (exponent !== undefined && 'text' in cell && decimals.length < Number(exponent))
    return { broken: 'imei.lost' };
  const said = inFull(text);
  if ('number' in cell && !/^\d+$/.test(said)) return { broken: 'imei.digits' };
  return LOST.test(said) ? { broken: 'imei.lost' } : { said };
}

/** Rupees as `parseRupees` reads them: `45,000`, `Rs 45,000/-`, `۴۵٬۰۰۰`; of a spreadsheet also `4.5E4`. */
export function readMoney(cell: SheetCell): CellReading {
  if (cell === null) return { said: '' };
  if ('day' in cell) return { broken: 'cell.date' };
  const text = 'text' in cell ? typed(cell.text) : cell.number;
  // A text keeps its zeros: `45.000` may be forty-five thousand, as other countries write it.
  return { said: 'text' in cell && !EXPONENT.test(text) ? text : inFull(text) };
}

/** A percentage: `87`, `87%`, or 0.87 as a spreadsheet stores it. */
export function readPercent(cell: SheetCell): CellReading {
  if (cell === null) return { said: '' };
  if ('day' in cell) return { broken: 'cell.date' };
  if ('text' in cell) return { said: typed(cell.text).replace(/\s*%$/, '') };
  const share = Number(cell.number);
  return { said: share > 0 && share <= 1 ? String(Math.round(share * 100)) : inFull(cell.number) };
}

/** Days before this one are other numbers that look like days. */
const FIRST_SERIAL = 36_526; // 2000-01-01

/**
 * A day: one of a spreadsheet, its number, or a text such as `2026-11-21`, or day before month as the country writes it: `21/11/2026`,
 * `211126`, `21 Nov 2026`. Numbers are read in no other way, since a spreadsheet drops the zero that `040126` begins with.
 */
export function readDay(cell: SheetCell): CellReading {
  if (cell === null) return { said: '' };
  if ('day' in cell) return isDay(cell.day) ? { said: cell.day } : { broken: 'date.invalid' };
  const text = 'text' in cell ? searchKey(cell.text).replace(/^'/, '').replace(CLOCK, '').trim() : '';
  if ('text' in cell && text === '') return { said: '' };
  const day = 'text' in cell ? (dayOfSerial(text) ?? dayIn(text)) : dayOfSerial(cell.number);
  return day !== undefined && isDay(day) ? { said: day } : { broken: 'date.invalid' };
}

/** A time of day at the end of a text. */
const CLOCK = /[t ]\d{1,2}:\d{2}.*$/;

function dayIn(text: string): Day | undefined {
  const [first = '', second = '', third = '', ...rest] = /^(?:\d{6}|\d{8})$/.test(text)
    ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
    : text.split(/[\s.,/۔-]+/);
  if (rest.length > 0) return undefined;
  if (/^\d{4}$/.test(first)) return written(first, second, third);
  return /^\p{L}/u.test(first) ? written(third, first, second) : written(third, second, first);
}

/** A spreadsheet counts days, from one before the year 1900; behind the point it says the time. */
function dayOfSerial(text: string): Day | undefined {
  const serial = Number(/^(\d{5})(?:\.\d+)?$/.exec(text)?.[1] ?? 0);
  if (serial < FIRST_SERIAL) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

function written(year: string, month: string, day: string): Day | undefined {
  if (!/^(?:\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  return `${year.padStart(4, '20')}-${numberOfMonth(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

let months: string[][] | undefined;

/** Names of the months, as they are typed in English and in Urdu. Made when first needed: a browser takes long for it. */
function monthNames(): string[][] {
  months ??= ['en', 'ur'].map((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => searchKey(format.format(Date.UTC(2026, month))));
  });
  return months;
}

function numberOfMonth(month: string): string {
  if (month.length < 3) return month;
  const places = monthNames().map((names) => names.findIndex((name) => name.startsWith(month)));
  return String(Math.max(...places) + 1);
}

/** A whole number without the exponent that it is written with; anything else as it is. */
function inFull(number: string): string {
  const [, first = '', decimals = '', exponent] = EXPONENT.exec(number) ?? [];
  if (exponent === undefined || decimals.length > Number(exponent))
    return number.replace(/^(\d+)\.0+$/, '$1');
  return first + decimals.padEnd(Number(exponent), '0');
}
