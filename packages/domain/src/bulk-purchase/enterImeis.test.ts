import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../imei/imei.ts';
import { readImeiText } from '../imei/readImeiText.ts';
import { enterImeis, enterSecondImeis, type ImeiTarget } from './enterImeis.ts';

const imeiOf = (serial: number) => withCheckDigit(`35693803${String(serial).padStart(6, '0')}`);
const [a, b, c, d, e] = [1, 2, 3, 4, 5].map(imeiOf) as [string, string, string, string, string];

const enter = (text: string, target: Partial<ImeiTarget> = {}) => {
  const { units, leftOut } = enterImeis(readImeiText(text), {
    simOption: 'Single SIM',
    whereIs: () => undefined,
    room: 1000,
    ...target,
  });
  return {
    units: units.map(({ imei1, imei2 }) => (imei2 ? `${imei1} ${imei2}` : imei1)),
    leftOut: leftOut.map(({ line, text: left, reason }) => `${line}: ${left} ${reason}`),
  };
};

describe('a column for phones with one SIM', () => {
  it('becomes a phone per line; blanks, duplicates and headings are left out with their reasons', () => {
    const whereIs = (imei: string) => (imei === c ? 'in-stock' : imei === d ? 'in-form' : undefined);
    expect(enter(`IMEI\n${a}\n\n${b}\n${a}\n${c}\n${d}\n${e}\n`, { whereIs })).toEqual({
      units: [a, b, e],
      leftOut: ['1: IMEI no-imei', '3:  blank', `5: ${a} twice`, `6: ${c} in-stock`, `7: ${d} in-form`],
    });
  });

  it('keeps a bad number as it is written for its row, and refuses one whose digits are lost', () => {
    expect(enter(`${a}\n35693803\n3.56938E+14\n${b}`)).toEqual({
      units: [a, '35693803', b],
      leftOut: ['3: 3.56938E+14 lost'],
    });
  });

  it('leaves out the second of two on a line, since such a phone has none', () => {
    expect(enter(`${a}\t${b}\n${c}/${d}`)).toEqual({
      units: [a, c],
      leftOut: [`1: ${b} single-sim`, `2: ${d} single-sim`],
    });
  });

  it('takes a longer line for a list of phones', () =>
    expect(enter(`${a}, ${b}, ${c}`)).toEqual({ units: [a, b, c], leftOut: [] }));

  it('takes no more than the lot may hold', () =>
    expect(enter(`${a}\n${b}\n${c}`, { room: 2 })).toEqual({ units: [a, b], leftOut: [`3: ${c} too-many`] }));

  it('leaves out what is longer than any IMEI as it was read', () => {
    const long = `${'1'.repeat(41)}`;
    expect(enter(`${a}\n${long}`)).toEqual({ units: [a], leftOut: [`2: ${long} no-imei`] });
  });
});

describe('for phones with two SIMs', () => {
  const simOption = 'Dual SIM';
  it('two columns, two in one cell, labelled lines and lists become pairs', () => {
    for (const text of [
      `${a}\t${b}\n${c}\t${d}`,
      `${a} ${b}\n${c}/${d}`,
      `IMEI1: ${a}\nIMEI2: ${b}\nIMEI1: ${c}\nIMEI2: ${d}`,
      `${a},${b},${c},${d}`,
    ])
      expect(enter(text, { simOption })).toEqual({ units: [`${a} ${b}`, `${c} ${d}`], leftOut: [] });
  });

  it('a column becomes the first IMEIs', () =>
    expect(enter(`${a}\n${b}`, { simOption })).toEqual({ units: [a, b], leftOut: [] }));

  it('the whole phone is left out when one of its IMEIs is known, in either place', () => {
    const whereIs = (imei: string) => (imei === b ? 'in-stock' : undefined);
    expect(enter(`${a}\t${b}\n${b}\t${c}\n${d}\t${e}\n${e}\t${d}`, { simOption, whereIs })).toEqual({
      units: [`${d} ${e}`],
      leftOut: [
        `1: ${a} in-stock`,
        `1: ${b} in-stock`,
        `2: ${b} in-stock`,
        `2: ${c} in-stock`,
        `4: ${e} twice`,
        `4: ${d} twice`,
      ],
    });
  });

  it('one IMEI twice on a phone is taken once', () =>
    expect(enter(`${a}\t${a}`, { simOption })).toEqual({ units: [a], leftOut: [`1: ${a} twice`] }));

  it('a lost number leaves its place empty', () =>
    expect(
      enterImeis(readImeiText(`3.56E+14\t${b}`), { simOption, whereIs: () => undefined, room: 9 }),
    ).toEqual({
      units: [{ imei1: '', imei2: b, line: 1 }],
      leftOut: [{ line: 1, text: '3.56E+14', reason: 'lost' }],
    }));
});

it('a column of second IMEIs goes beside its phones line by line, whatever is left out', () => {
  const whereIs = (imei: string) => (imei === b ? 'in-form' : undefined);
  expect(
    enterSecondImeis(readImeiText(`${a}\n\n${b}\n${c}\n${d}\n${e}`), {
      whereIs,
      room: 5,
      isFree: (place) => place !== 3,
    }),
  ).toEqual({
    units: [
      { imei1: '', imei2: a, line: 0 },
      { imei1: '', imei2: d, line: 4 },
    ],
    leftOut: [
      { line: 2, text: '', reason: 'blank' },
      { line: 3, text: b, reason: 'in-form' },
      { line: 4, text: c, reason: 'taken' },
      { line: 6, text: e, reason: 'too-many' },
    ],
  });
});

it('accounts for every number: it is entered or left out, once, and no IMEI is entered twice', () => {
  const serial = fc.integer({ min: 1, max: 12 });
  const line = fc.array(serial, { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom('Single SIM' as const, 'Dual SIM' as const),
      fc.subarray([1, 2, 3]),
      fc.nat(12),
      (lines, simOption, known, room) => {
        const numbers = lines.map((serials) => serials.map(imeiOf));
        const { units, leftOut } = enterImeis(readImeiText(numbers.map((it) => it.join('\t')).join('\n')), {
          simOption,
          whereIs: (imei) => (known.map(imeiOf).includes(imei) ? 'in-form' : undefined),
          room,
        });
        const entered = units.flatMap(({ imei1, imei2 }) => [imei1, imei2]).filter(Boolean);
        const left = leftOut.filter(({ reason }) => reason !== 'blank').map(({ text }) => text);
        expect([...entered, ...left].sort()).toEqual(numbers.flat().sort());
        expect(new Set(entered).size).toBe(entered.length);
        expect(units.length).toBeLessThanOrEqual(room);
        for (const imei of known.map(imeiOf)) expect(entered).not.toContain(imei);
      },
    ),
  );
});
