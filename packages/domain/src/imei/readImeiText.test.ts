import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit, withCheckDigit } from './imei.ts';
import { type ImeiReading, normaliseImei, readImeiText, typedImeiRule } from './readImeiText.ts';

const [one, other] = ['356938035643809', '490154203237518'] as const;

/**
 * Renders the parsed text line by line: a valid IMEI as it is, an invalid one with the broken rule, other
 * words in brackets.
 */
function said(text: string): string[] {
  return readImeiText(text).lines.map(({ readings, words }) =>
    [...readings.map(shown), ...words.map((word) => `(${word})`)].join(' '),
  );
}

function shown({ imei, text, rule, slot }: ImeiReading): string {
  return `${slot ? `${slot}=` : ''}${imei ?? `${text} ${rule}`}`;
}

describe('an IMEI is read', () => {
  it.each([
    ['alone', one],
    ['with spaces', '35 693803 564380 9'],
    ['in groups as the shop shows it', '35 6938035 643809'],
    ['with dashes', '35-693803-564380-9'],
    ['with dashes of other kinds', '35–693803—564380−9'],
    ['with slashes', '35/693803/564380/9'],
    ['in Urdu digits', '۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹'],
    ['in Arabic digits', '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩'],
    ['behind an apostrophe, which keeps a number a text', `'${one}`],
    ['in quotes', `"${one}"`],
    ['grouped as a number in a spreadsheet', '356,938,035,643,809'],
    ['with decimals that are none', `${one}.00`],
    ['with all of its digits before an exponent', '3.56938035643809E+14'],
    ['behind the mark of a byte order', `\ufeff${one}`],
    ['between marks of direction', `\u2066${one}\u2069`],
    ["behind a scanner's name for its code", `]C1${one}`],
  ])('%s', (_what, text) => expect(said(text)).toEqual([one]));

  it.each([
    ['IMEI:', '', `IMEI:${one}`],
    ['IMEI', '', `IMEI ${one}`],
    ['imei no.', '', `imei no. ${one}`],
    ['IMEI glued to it', '', `IMEI${one}`],
    ['IMEI1:', '1=', `IMEI1:${one}`],
    ['IMEI 1', '1=', `IMEI 1 ${one}`],
    ['IMEI #2 -', '2=', `IMEI #2 - ${one}`],
    ['IMEI(2):', '2=', `IMEI(2): ${one}`],
    ['the label in Urdu', '2=', `آئی ایم ای آئی ۲: ${one}`],
  ])('behind the label %s', (_what, slot, text) => expect(said(text)).toEqual([slot + one]));

  it.each([
    ['a space', `${one} ${other}`],
    ['a slash', `${one}/${other}`],
    ['a comma', `${one},${other}`],
    ['a tab', `${one}\t${other}`],
    ['nothing, where both check digits are right', one + other],
    ['a line break inside the quotes of a cell', `"${one}\n${other}"`],
    ['spaces, grouped both', '35 693803 564380 9 49 015420 323751 8'],
  ])('beside another one after %s', (_what, text) => expect(said(text)).toEqual([`${one} ${other}`]));

  it('beside another one behind the label of each', () =>
    expect(said(`IMEI1:${one} IMEI2:${other}`)).toEqual([`1=${one} 2=${other}`]));

  it('beside a number in a list, a colour and a price, which are none', () => {
    expect(said(`1. ${one}`)).toEqual([`${one} (1.)`]);
    expect(said('12) 35-693803-564380-9')).toEqual([`${one} (12))`]);
    expect(said(`7\t${one}\tBlue\t45000`)).toEqual([`${one} (7) (Blue) (45000)`]);
    expect(said(`${one} Midnight Blue`)).toEqual([`${one} (Midnight Blue)`]);
  });

  it('with a wrong check digit as it stands, since staff may confirm it', () =>
    expect(said('356938035643808')).toEqual(['356938035643808']));
});

describe('what is no IMEI is handed back as it is written', () => {
  it.each([
    ['too short', '35693803564380', 'imei.length'],
    ['too long', `${one}1`, 'imei.length'],
    ['with a letter', '35693803564380A', 'imei.digits'],
    ['one digit repeated', '000000000000000', 'imei.repeated'],
    ['shortened by a spreadsheet', '3.56938E+14', 'imei.lost'],
    ['shortened, with a decimal comma', '"3,56938E+14"', 'imei.lost'],
    ['shortened, then written in full', '356938000000000', 'imei.lost'],
    ['two with a digit too few between them', `${one}${other.slice(1)}`, 'imei.length'],
  ])('%s', (_what, text, rule) => expect(said(text)).toEqual([`${text.replaceAll('"', '')} ${rule}`]));

  it('beside a good one', () =>
    expect(said(`${one}\t35693803\n3.56938E+14\t${other}`)).toEqual([
      `${one} 35693803 imei.length`,
      `3.56938E+14 imei.lost ${other}`,
    ]));
});

it('tells blank lines and headings apart, and leaves out blank lines at the end', () => {
  expect(readImeiText(`IMEI 1\tIMEI 2\n\n${one}\t${other}\n \t\n${one}\n\n\n`)).toEqual({
    lines: [
      { line: 1, readings: [], words: ['IMEI 1', 'IMEI 2'] },
      { line: 3, readings: [{ imei: one }, { imei: other }], words: [] },
      { line: 5, readings: [{ imei: one }], words: [] },
    ],
    blanks: [2, 4],
  });
  expect(readImeiText('')).toEqual({ lines: [], blanks: [] });
});

describe('what is typed into one field', () => {
  it.each([
    ['35 693803 564380 9', one],
    [`IMEI1 ${one}`, one],
    [`]C1${one}`, one],
    ['3569', '3569'],
    ['35693803564380A', '35693803564380A'],
    [`${one}${other}`, `${one}${other}`],
  ])('%s is kept as %s', (text, kept) => expect(normaliseImei(text)).toBe(kept));

  it('breaks the rule of lost digits when a spreadsheet has shortened it', () => {
    expect(typedImeiRule(normaliseImei('3.56938E+14'))).toBe('imei.lost');
    expect(typedImeiRule('35')).toBe('imei.length');
    expect(typedImeiRule(one)).toBeUndefined();
  });
});

const imei = fc
  .stringMatching(/^[1-9]\d{13}$/)
  .map(withCheckDigit)
  .filter((it) => !it.endsWith('00000') && !/^(\d)\1+$/.test(it));
const written = fc.constantFrom(
  (it: string) => it,
  (it: string) => `${it.slice(0, 2)}-${it.slice(2, 8)}-${it.slice(8, 14)}-${it.slice(14)}`,
  (it: string) => `${it.slice(0, 2)} ${it.slice(2, 9)} ${it.slice(9)}`,
  (it: string) => `IMEI: ${it}`,
  (it: string) => `"${it}"`,
  (it: string) => it.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
);
const digitsOf = (text: string) => text.replace(/\D/g, '');
const latin = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

it('finds every IMEI in its order, however each is written and whatever stands between them', () => {
  const between = fc.constantFrom('\n', '\r\n', '\t', ',', ';', '\n\n', ' \t ');
  fc.assert(
    fc.property(fc.array(fc.tuple(imei, written, between), { maxLength: 30 }), (cells) => {
      const text = cells.map(([it, write, separator]) => write(it) + separator).join('');
      const found = readImeiText(text).lines.flatMap(({ readings }) =>
        readings.map((reading) => reading.imei),
      );
      expect(found).toEqual(cells.map(([it]) => it));
    }),
  );
});

it('loses no digit and makes none up, whatever the text', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^\d{1,18}$/),
    fc.constantFrom(' ', '-', '\t', ',', '\n', '/', ' Blue ', '"', "'", '.', 'A', 'E+14', '  '),
    imei,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const { lines } = readImeiText(text);
      const parts = lines.flatMap(({ readings, words }) => [
        ...readings.map((reading) => reading.imei ?? reading.text),
        ...words,
      ]);
      const count = (of: string) => [...digitsOf(of)].sort().join('');
      // What has an exponent in full is written with other digits than it was.
      if (!/\d(?:[.,]\d+)?e\+?\d/i.test(text)) {
        const zeros = text.replace(/(\d)\.0+(?!\d)/g, '$1');
        if (zeros === text) expect(count(parts.join(''))).toBe(count(text));
      }
      for (const { readings } of lines)
        for (const reading of readings)
          if (reading.imei !== undefined && !/e\+/i.test(text))
            expect(digitsOf(text)).toContain(reading.imei);
    }),
    { numRuns: 500 },
  );
});

it('answers any text with readings that are sound or say what is wrong', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 60 }), (a, b) => {
      for (const { readings } of readImeiText(latin(a) + b).lines)
        for (const reading of readings)
          if (reading.imei !== undefined) expect(reading.imei).toMatch(/^\d{15}$/);
          else expect(reading.rule).toBeTruthy();
      normaliseImei(a + b);
    }),
  );
});

it('prefers the digits that prove themselves by their check digit', () => {
  const [reading] = readImeiText('1 35 693803 564380 9').lines[0]?.readings ?? [];
  expect(reading?.imei).toBe(one);
  expect(hasValidCheckDigit(one)).toBe(true);
});
