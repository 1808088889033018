import { readImei } from '../imports/sheetCell.ts';
import type { Rule } from '../rules/rules.ts';
import { latinDigits } from '../text/plainNumber.ts';
import { bareImei, hasValidCheckDigit, imeiRule } from './imei.ts';
import { splitCells } from './splitCells.ts';

/** One number of a text: a valid IMEI, or another text as written with the rule it breaks. */
export type ImeiReading = (
  | { imei: string; text?: undefined; rule?: undefined }
  | { imei?: undefined; text: string; rule: Rule }
) & {
  /** Slot of the IMEI, where a label names it. */
  slot?: 1 | 2 | undefined;
};

/** The content of one line. */
export interface ImeiLine {
  /** Its place in the text, from 1. */
  line: number;
  /** Its numbers, in their order. */
  readings: readonly ImeiReading[];
  /** Other text of the line: a heading, a colour, a number too short for an IMEI. */
  words: readonly string[];
}

/** The content of a pasted, scanned or loaded text. */
export interface ImeiText {
  /** The lines that are not blank. */
  lines: readonly ImeiLine[];
  /** The positions of blank lines, from 1, without those at the end. */
  blanks: readonly number[];
}

/**
 * Reads the IMEIs of a text as people paste, scan and load it: one per line or several, in columns or in one cell, grouped by spaces
 * and dashes, labelled `IMEI 1:`, in Urdu digits. Nothing is guessed: a number that is not an IMEI is handed back as it is written.
 */
export function readImeiText(text: string): ImeiText {
  const lines: ImeiLine[] = [];
  const blanks: number[] = [];
  let seen: number[] = [];
  for (const [index, cells] of splitCells(wholeNumbers(plain(text))).entries()) {
    const line = readLine(index + 1, cells);
    if (line.readings.length + line.words.length === 0) {
      seen.push(index + 1);
      continue;
    }
    blanks.push(...seen);
    seen = [];
    lines.push(line);
  }
  return { lines, blanks };
}

/** The IMEI in a text that holds one, in any spelling. An incomplete or invalid one without its label, spaces and dashes. */
export function normaliseImei(text: string): string {
  const { readings } = readCell(plain(text));
  const [only] = readings;
  return readings.length === 1 && only?.imei !== undefined ? only.imei : bareImei(plain(text));
}

/** The rule that the text of an IMEI field breaks, such as digits lost by a spreadsheet. */
export function typedImeiRule(text: string): Rule | undefined {
  return isShortened(text) ? 'imei.lost' : imeiRule(text);
}

/** Latin digits, without invisible characters and the codes by which scanners name a kind of barcode. */
function plain(text: string): string {
  return latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/^\][A-Za-z]\d(?=\d|imei)/gim, '');
}

/** `356,938,035,643,809` and `356938035643809.00`, as a spreadsheet writes a number of fifteen digits. */
function wholeNumbers(text: string): string {
  return text
    .replace(/(?<![\d,])\d{3}(?:,\d{3}){4}(?![\d,])/g, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\d.])(\d{14,})\.0+(?!\d)/g, '$1');
}

function readLine(line: number, cells: readonly string[]): ImeiLine {
  const read = cells.map(readCell);
  return {
    line,
    readings: read.flatMap(({ readings }) => readings),
    words: read.flatMap(({ words }) => words),
  };
}

const LABEL =
  /(?:(?<![a-z])imei|آئی\s*ایم\s*ای\s*آئی)(?:[\s#(/._-]*(?:no|number|code|slot|sim))?[\s#(._-]*(?:([12])(?!\d))?\s*[):#=.\-\u2013]*\s*/gi;

/** Fewer digits than this are a number of something else. */
const FEWEST = 8;

type CellReading = Pick<ImeiLine, 'readings' | 'words'>;

/** Reads a cell: the text before the first label, then the text after each label. */
function readCell(cell: string): CellReading {
  const text = cell.trim().replace(/^'/, '').trim();
  if (text === '') return { readings: [], words: [] };
  const readings: ImeiReading[] = [];
  const number = numberInList(text);
  const words: string[] = number === '' ? [] : [number];
  let slot: 1 | 2 | undefined;
  let from = number.length;
  const take = (to: number) => {
    const part = readPart(text.slice(from, to).trim());
    readings.push(...part.readings.map((reading) => (slot ? { ...reading, slot } : reading)));
    words.push(...part.words);
  };
  for (const label of text.matchAll(LABEL)) {
    take(label.index);
    slot = label[1] === '1' ? 1 : label[1] === '2' ? 2 : undefined;
    from = label.index + label[0].length;
  }
  take(text.length);
  // A label alone is the heading of a column.
  return readings.length + words.length === 0 ? { readings, words: [text] } : { readings, words };
}

/** Removes the number of a line, such as `12.` or `3)`. */
function numberInList(text: string): string {
  const number = /^\(?\d{1,4}[.)](?=\s+\S)/.exec(text)?.[0] ?? '';
  return countDigits(text) - countDigits(number) >= 15 ? number : '';
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

const SHORTENED = /(?<![\w.])\d+(?:[.,]\d+)?e\+?\d{1,2}(?![\w.])/i;

/** Whether it is a number with an exponent that digits are missing of. */
function isShortened(text: string): boolean {
  const number = SHORTENED.exec(text)?.[0];
  if (number === undefined) return false;
  const read = readImei({ text: number.replace(',', '.') });
  return 'broken' in read || !/^\d+$/.test(read.said);
}

function readPart(text: string): CellReading {
  if (text === '') return { readings: [], words: [] };
  const exponent = SHORTENED.exec(text);
  if (exponent) {
    const before = readPart(text.slice(0, exponent.index).trim());
    const after = readPart(text.slice(exponent.index + exponent[0].length).trim());
    return {
      readings: [...before.readings, readNumber(exponent[0]), ...after.readings],
      words: [...before.words, ...after.words],
    };
  }
  const found = findImeis(text);
  if (found) return found;
  return countDigits(text) < FEWEST
    ? { readings: [], words: [text] }
    : { readings: [broken(text)], words: [] };
}

function readNumber(number: string): ImeiReading {
  if (isShortened(number)) return { text: number, rule: 'imei.lost' };
  const read = readImei({ text: number });
  const said = 'said' in read ? read.said : number;
  const rule = imeiRule(said) ?? ('broken' in read ? read.broken : undefined);
  return rule ? { text: number, rule } : { imei: said };
}

/** Reads a number that is long enough for an IMEI but invalid. */
function broken(text: string): ImeiReading {
  return { text, rule: imeiRule(bareImei(text)) ?? 'imei.digits' };
}

/** A part of a text between separators that may occur inside an IMEI or between two. */
interface Group {
  text: string;
  start: number;
  end: number;
}

/** The numbers of fifteen digits in a text, and the text around them. Undefined when there are none. */
function findImeis(text: string): CellReading | undefined {
  const groups = groupsOf(text);
  const taken = bestRuns(groups);
  if (taken.length === 0) return undefined;
  const readings: ImeiReading[] = [];
  const words: string[] = [];
  let next = 0;
  const leave = (to: number) => {
    const [first, last] = [groups[next], groups[to - 1]];
    if (!first || !last || to <= next) return;
    const rest = text.slice(first.start, last.end);
    if (countDigits(rest) < FEWEST) words.push(rest);
    else readings.push(broken(rest));
  };
  for (const run of taken) {
    leave(run.from);
    const digits = groups.slice(run.from, run.to).map((group) => group.text);
    readings.push(readNumber(digits.join('')));
    next = run.to;
  }
  leave(groups.length);
  return { readings, words };
}

function groupsOf(text: string): Group[] {
  return [...text.matchAll(/[^\s\-.,;:|/\\&+()[\]{}<>*#=_'"\u2010-\u2015\u2212]+/g)].flatMap((match) => {
    const [found] = match;
    const half = found.slice(0, 15);
    // Two with nothing between them, where both prove it by their check digits.
    if (/^\d{30}$/.test(found) && hasValidCheckDigit(half) && hasValidCheckDigit(found.slice(15)))
      return [
        { text: half, start: match.index, end: match.index + 15 },
        { text: found.slice(15), start: match.index + 15, end: match.index + 30 },
      ];
    return [{ text: found, start: match.index, end: match.index + found.length }];
  });
}

interface Run {
  from: number;
  to: number;
}

/** Runs of neighbouring groups that make fifteen digits: as many as there can be, of these the ones with right check digits. */
function bestRuns(groups: readonly Group[]): Run[] {
  interface Best {
    runs: Run[];
    score: number;
  }
  const best: Best[] = [{ runs: [], score: 0 }];
  for (let to = 1; to <= groups.length; to += 1) {
    let found = best[to - 1] ?? { runs: [], score: 0 };
    let digits = '';
    for (let from = to - 1; from >= 0 && digits.length < 15; from -= 1) {
      const { text = '' } = groups[from] ?? {};
      if (!/^\d+$/.test(text)) break;
      digits = text + digits;
      if (digits.length !== 15) continue;
      const before = best[from] ?? { runs: [], score: 0 };
      // A number written in one piece counts more than one put together.
      const score = before.score + 1000 + (hasValidCheckDigit(digits) ? 10 : 0) + (to - from === 1 ? 5 : 0);
      if (score > found.score) found = { runs: [...before.runs, { from, to }], score };
    }
    best.push(found);
  }
  return best[groups.length]?.runs ?? [];
}
