import type { ImeiReading, ImeiText } from '../imei/readImeiText.ts';
import type { SimOption } from './bulkPurchase.ts';

/** Why something of a pasted text is left out. */
export type LeftOutReason =
  | 'blank'
  | 'twice'
  | 'in-form'
  | 'in-stock'
  | 'lost'
  | 'single-sim'
  | 'no-imei'
  | 'taken'
  | 'too-many';

/** Something of a pasted text that is left out. */
export interface LeftOut {
  /** Its line in the text, from 1. */
  line: number;
  /** The skipped text. */
  text: string;
  reason: LeftOutReason;
}

/** Values for a row of a lot. An invalid IMEI is kept as written, to be corrected in the row. */
export interface EnteredUnit {
  imei1: string;
  imei2: string;
  /** The line that it comes from, from 1. */
  line: number;
}

/** The result of a pasted text. */
export interface EnteredImeis {
  units: readonly EnteredUnit[];
  leftOut: readonly LeftOut[];
}

/** The current content of a lot. */
export interface ImeiTarget {
  simOption: SimOption;
  /** Says where an IMEI is already used. IMEI 1 and 2 share one namespace. */
  whereIs: (imei: string) => 'in-form' | 'in-stock' | undefined;
  /** Number of phones that can still be added. */
  room: number;
}

/** More characters than this do not fit a field for an IMEI. */
const MAX_LENGTH = 40;

/**
 * The phones of a pasted, scanned or loaded text: blanks and duplicates are left out with their reasons, a bad number is kept for
 * its row to be corrected, and every good one is taken.
 */
export function enterImeis(text: ImeiText, { simOption, whereIs, room }: ImeiTarget): EnteredImeis {
  const units: EnteredUnit[] = [];
  const leftOut: LeftOut[] = text.blanks.map((line) => ({ line, text: '', reason: 'blank' }));
  const seen = new Set<string>();
  const isSingle = simOption === 'Single SIM';
  const reasonOf = (imei: string) => (seen.has(imei) ? 'twice' : whereIs(imei));

  for (const { line, text: words } of wordsOf(text)) leftOut.push({ line, text: words, reason: 'no-imei' });
  for (const phone of phonesOf(text, isSingle)) {
    const leave = (reading: ImeiReading, reason: LeftOutReason) =>
      leftOut.push({ line: phone.line, text: writtenAs(reading), reason });
    const known = phone.readings.map(({ imei }) => (imei === undefined ? undefined : reasonOf(imei)));
    const reason = known.find((it) => it !== undefined);
    // A phone with one known IMEI is a known phone, so skip both.
    if (reason) {
      for (const [place, reading] of phone.readings.entries()) leave(reading, known[place] ?? reason);
      continue;
    }
    const [one, other] = phone.readings.map((reading) => {
      if (reading.rule === 'imei.lost') leave(reading, 'lost');
      else if (reading.imei === undefined && reading.text.length > MAX_LENGTH) leave(reading, 'no-imei');
      else return writtenAs(reading);
      return '';
    });
    const imei1 = one ?? '';
    let imei2 = other ?? '';
    const second = phone.readings[1];
    if (second && imei2 !== '' && imei2 === imei1) {
      leave(second, 'twice');
      imei2 = '';
    } else if (second && imei2 !== '' && isSingle) {
      leave(second, 'single-sim');
      imei2 = '';
    }
    if (imei1 === '' && imei2 === '') continue;
    if (units.length >= room) {
      for (const imei of [imei1, imei2])
        if (imei !== '') leftOut.push({ line: phone.line, text: imei, reason: 'too-many' });
      continue;
    }
    for (const { imei } of phone.readings) if (imei !== undefined) seen.add(imei);
    units.push({ imei1, imei2, line: phone.line });
  }
  return { units, leftOut: leftOut.sort((a, b) => a.line - b.line) };
}

/**
 * Pastes a column of second IMEIs line by line next to the existing phones. Skipped lines keep their place,
 * so that no phone gets another's number. A line without an IMEI leaves its unit out.
 */
export function enterSecondImeis(
  text: ImeiText,
  { whereIs, room, isFree }: Omit<ImeiTarget, 'simOption'> & { isFree: (place: number) => boolean },
): EnteredImeis {
  const units: EnteredUnit[] = [];
  const leftOut: LeftOut[] = text.blanks.map((line) => ({ line, text: '', reason: 'blank' }));
  const seen = new Set<string>();
  const start = Math.min(...text.lines.map(({ line }) => line), ...text.blanks);
  for (const { line, text: words } of wordsOf(text)) leftOut.push({ line, text: words, reason: 'no-imei' });
  for (const { line, readings } of text.lines) {
    readings.forEach((reading, place) => {
      const leave = (reason: LeftOutReason) => leftOut.push({ line, text: writtenAs(reading), reason });
      const known = reading.imei === undefined ? undefined : whereIs(reading.imei);
      if (place > 0) leave('no-imei');
      else if (reading.rule === 'imei.lost') leave('lost');
      else if (reading.imei === undefined && reading.text.length > MAX_LENGTH) leave('no-imei');
      else if (reading.imei !== undefined && seen.has(reading.imei)) leave('twice');
      else if (known) leave(known);
      else if (line - start >= room) leave('too-many');
      else if (!isFree(line - start)) leave('taken');
      else {
        if (reading.imei !== undefined) seen.add(reading.imei);
        units.push({ imei1: '', imei2: writtenAs(reading), line: line - start });
      }
    });
  }
  return { units, leftOut: leftOut.sort((a, b) => a.line - b.line) };
}

function writtenAs(reading: ImeiReading): string {
  return reading.imei ?? reading.text;
}

function wordsOf({ lines }: ImeiText): { line: number; text: string }[] {
  return lines.flatMap(({ line, words }) => words.map((text) => ({ line, text })));
}

interface PhoneOfText {
  line: number;
  readings: ImeiReading[];
}

/**
 * Groups numbers into phones: two on a line, or a labelled second one after another number. A line with more
 * is a list of phones for single SIM, and a list of pairs for dual SIM.
 */
function phonesOf({ lines }: ImeiText, isSingle: boolean): PhoneOfText[] {
  const phones: PhoneOfText[] = [];
  for (const { line, readings } of lines) {
    const isList = isSingle && readings.length > 2 && readings.every(({ slot }) => slot === undefined);
    for (const reading of readings) {
      const last = phones.at(-1);
      const isOpen = last !== undefined && last.readings.length === 1;
      const isSecond = reading.slot === 2 || (reading.slot === undefined && last?.line === line && !isList);
      if (isOpen && isSecond) last.readings.push(reading);
      else phones.push({ line, readings: [reading] });
    }
  }
  return phones;
}
