import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Cell, FileColumn } from './Cell.ts';
import { BYTE_ORDER_MARK, csvHeader, csvLine, guarded, unguarded } from './csv.ts';

const columns: FileColumn[] = [
  { header: 'Name', kind: 'text' },
  { header: 'IMEI 1', kind: 'imei' },
  { header: 'Price', kind: 'money' },
  { header: 'Date', kind: 'day' },
  { header: 'Quantity', kind: 'number' },
];

const line = (...cells: Cell[]) => csvLine(cells, columns);

describe('a line of CSV', () => {
  it('ends as RFC 4180 has it, and quotes what would break it', () => {
    expect(line('Ali', null, 45_000.5, '2026-11-21', 3)).toBe('Ali,,45000.5,2026-11-21,3\r\n');
    expect(line('a"b', null, null, null, null)).toBe('"a""b",,,,\r\n');
    expect(line('a,b', null, null, null, null)).toBe('"a,b",,,,\r\n');
    expect(line('a\nb', null, null, null, null)).toBe('"a\nb",,,,\r\n');
  });
  it('keeps an IMEI a text', () =>
    expect(line('Ali', '356938035643809', null, null, null)).toBe("Ali,'356938035643809,,,\r\n"));
  it('writes a negative amount as a number', () =>
    expect(line('Ali', null, -40_000, null, null)).toBe('Ali,,-40000,,\r\n'));
});

describe('a text of CSV', () => {
  it.each([
    '=1+1',
    '+923001234567',
    '-2+3',
    '@SUM(A1)',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://x","y")',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\0=1',
    '＝1+1',
    '+',
    '-',
    'DDE("cmd";"/C calc")'.replace('DDE', '=DDE'),
  ])('is no formula when it reads %j', (text) => {
    expect(guarded(text).startsWith("'")).toBe(true);
    for (const separator of [',', ';', '\t']) {
      const written = line(text, null, null, null, null);
      for (const cell of papa.parse<string[]>(written, { delimiter: separator }).data.flat())
        expect(cell, `${separator} ${written}`).not.toMatch(/^\s*[=+\-@＝]/);
    }
  });
  it('is no formula where another language ends a cell', () => {
    expect(guarded('a;=1+1')).toBe("a;'=1+1");
    expect(guarded('a\n=1+1')).toBe("a\n'=1+1");
  });
  it.each(['356938035643809', '007', '2/32', '12/256', '1-2-2026', '1E5', "'quoted"])(
    'is not turned into another value when it reads %s',
    (text) => expect(guarded(text)).toBe(`'${text}`),
  );
  it.each(['Samsung', '3310', 'A15', 'a-b', '64 GB', '0300-1234567', 'x=1', 'a@b', '3.5 mm', 'آئی فون'])(
    'stays as it is when it reads %s',
    (text) => expect(guarded(text)).toBe(text),
  );
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\'",;\r\n\t 0123456789/aE') }),
);

it('reads back as it was written', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          cell,
          fc.option(fc.stringMatching(/^\d{15}$/)),
          fc.option(fc.integer({ min: -1e12, max: 1e12 }).map((paisa) => paisa / 100)),
          fc.option(fc.constant('2026-11-21')),
          fc.option(fc.nat()),
        ),
        { minLength: 1 },
      ),
      (rows) => {
        const file = BYTE_ORDER_MARK + csvHeader(columns) + rows.map((row) => csvLine(row, columns)).join('');
        const { data, errors } = papa.parse<string[]>(file, { delimiter: ',', newline: '\r\n' });
        expect(errors).toEqual([]);
        expect(data[0]).toEqual(columns.map(({ header }) => header));
        expect(data.at(-1)).toEqual(['']);
        const read = data
          .slice(1, -1)
          .map(([name = '', imei = '', ...rest]) => [unguarded(name), unguarded(imei), ...rest]);
        expect(read).toEqual(
          rows.map(([name, ...rest]) => [
            unguarded(guarded(name)),
            ...rest.map((value) => (value === null ? '' : String(value))),
          ]),
        );
        for (const [name] of rows)
          if (!/[;\t\r\n]\s*[=+\-@＝＋－＠]/.test(name)) expect(unguarded(guarded(name))).toBe(name);
      },
    ),
  );
});
