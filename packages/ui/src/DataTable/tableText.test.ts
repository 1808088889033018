import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../EditableGrid/paste.ts';
import { spreadsheetText } from './tableText.ts';

type Row = readonly (string | number | null)[];
const columns = [0, 1].map((number) => ({
  id: `${number}`,
  header: `Column ${number}`,
  value: (row: Row) => row[number] ?? null,
}));
/** The lines of rows, without the titles above them. */
const write = (rows: readonly Row[]) => spreadsheetText(columns, rows).replace('Column 0\tColumn 1\r\n', '');

describe('spreadsheetText', () => {
  it('is read by a grid as it was written', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', '=', "'", '-', '1', 'ے'),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 }), (rows) => {
        // Blank lines at the end would be left out.
        const back = parseBlock(write([...rows, ['end', 'end']]), () => false);
        expect(back.map((line) => line.length)).toEqual([...rows.map(() => 2), 2]);
        for (const [number, row] of rows.entries())
          for (const [place, cell] of row.entries())
            expect([cell, `'${cell}`]).toContain(back[number]?.[place]);
      }),
    );
  });

  it('lets no text begin as a formula, after spaces or in full-width letters neither', () => {
    const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u200b', '\ufeff') });
    const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
    fc.assert(
      fc.property(space, sign, fc.string(), (before, first, rest) => {
        const text = `${before}${first}${rest}`;
        fc.pre(!/^[+-]?\d+(\.\d+)?(e[+-]\d+)?$/.test(text));
        expect(write([[text, '']]).replace(/^"/, '')).toMatch(/^'/);
      }),
    );
  });

  it('leaves numbers as they are, below zero too, and titles guarded', () => {
    expect(write([[-5, 1.25]])).toBe('-5\t1.25');
    expect(write([[-1e-7, 1e21]])).toBe('-1e-7\t1e+21');
    expect(write([['-5', '+1.5']])).toBe('-5\t+1.5');
    expect(spreadsheetText([{ id: 'a', header: '=A1', value: () => null }], [])).toBe("'=A1");
  });

  it('writes what a column says in words rather than its value', () => {
    const price = { id: 'price', header: 'Price', value: () => 1250, text: () => '12.50' };
    expect(spreadsheetText([price], [[]])).toBe('Price\r\n12.50');
  });

  it('writes nothing for what is missing or no number', () => {
    expect(write([[null, Number.NaN]])).toBe('\t');
  });
});
