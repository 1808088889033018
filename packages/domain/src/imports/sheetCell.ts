import { type Day, isDay } from '../day/day.ts';
import type { Rule } from '../rules/rules.ts';
import { plainNumber } from '../text/plainNumber.ts';

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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Days before this one are other numbers that look like days. */
const FIRST_SERIAL = 36_526; // 2000-01-01
const LAST_SERIAL = 109_574; // 2199-12-31

/** A day: one of a spreadsheet, its number, `2026-11-21`, or day before month as the country writes it: `21/11/2026`. */
export function readDay(cell: SheetCell): CellReading {
  if (cell === null) return { said: '' };
  if ('day' in cell) return isDay(cell.day) ? { said: cell.day } : { broken: 'date.invalid' };
  const text = 'text' in cell ? typed(cell.text).replace(/[T ]\d{1,2}:\d{2}.*$/, '') : cell.number;
  if (text === '') return { said: '' };
  const day = dayIn(text);
  return day !== undefined && isDay(day) ? { said: day } : { broken: 'date.invalid' };
}

function dayIn(text: string): Day | undefined {
  const serial = /^(\d{5,6})(?:\.\d+)?$/.exec(text)?.[1];
  if (serial !== undefined) return dayOfSerial(Number(serial));
  const [, year, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && isoMonth && isoDay) return written(year, isoMonth, isoDay);
  const [, day, month, full] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{2}|\d{4})$/i.exec(text) ?? [];
  if (!day || !month || !full) return undefined;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return written(full.length === 2 ? `20${full}` : full, /^\d/.test(month) ? month : String(named), day);
}

/** A spreadsheet counts days, from one before the year 1900. */
function dayOfSerial(serial: number): Day | undefined {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

function written(year: string, month: string, day: string): Day {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A whole number without the exponent that it is written with; anything else as it is. */
function inFull(number: string): string {
  const [, first = '', decimals = '', exponent] = EXPONENT.exec(number) ?? [];
  if (exponent === undefined || decimals.length > Number(exponent))
    return number.replace(/^(\d+)\.0+$/, '$1');
  return first + decimals.padEnd(Number(exponent), '0');
}
