import type { Cell, CellKind, FileColumn } from './Cell.ts';

/** A spreadsheet takes a file for UTF-8 by this mark alone. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly Cell[], columns: readonly FileColumn[]): string {
  return `${cells.map((cell, index) => field(cell, columns[index]?.kind ?? 'text')).join(',')}\r\n`;
}

/** The line of a CSV file that names its columns. */
export function csvHeader(columns: readonly FileColumn[]): string {
  return `${columns.map(({ header }) => quoted(guarded(header))).join(',')}\r\n`;
}

function field(cell: Cell, kind: CellKind): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (kind === 'imei') return quoted(cell === '' ? '' : `'${cell}`);
  return quoted(kind === 'text' ? guarded(cell) : cell);
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Characters that begin a formula in a spreadsheet of some language. */
const FORMULA = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]';
const STARTS_FORMULA = new RegExp(`^[\\s\\0]*${FORMULA}|^[\\t\\r\\n\\0]`);
/** In some languages cells end at a semicolon, and there a line break ends a row whatever the quotes say. */
const FORMULA_AFTER_SEPARATOR = new RegExp(`([;\\t\\r\\n]\\s*)(?=${FORMULA})`, 'g');

/**
 * Texts that a spreadsheet would convert without asking: long numbers, leading zeros, fractions that become
 * dates, exponents.
 */
const MISREAD = /^\s*(?:\d{12,}|0\d+|\d{1,4}[/.-]\d{1,4}(?:[/.-]\d{1,4})?|\d+(?:\.\d+)?e\d+)\s*$/i;

/** A text made safe to be opened: an apostrophe before it keeps a spreadsheet from taking it for a formula or a number. */
export function guarded(text: string): string {
  const inside = text.replace(FORMULA_AFTER_SEPARATOR, "$1'");
  return STARTS_FORMULA.test(text) || MISREAD.test(text) || text.startsWith("'") ? `'${inside}` : inside;
}

/** Removes our leading apostrophe. */
export function unguarded(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text;
}
