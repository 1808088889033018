import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { cellText } from './cellText.ts';
import type { GridColumn } from './gridColumns.ts';
import { formatBlock, parseBlock, planPaste } from './paste.ts';

const never = () => false;
const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', '"', ',', '\t', '\n', '\r', 'ے') });
const block = fc
  .integer({ min: 2, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
  )
  .filter((lines) => lines.at(-1)?.some((text) => text.trim() !== '') ?? false);

describe('parseBlock', () => {
  it('reads back whatever a spreadsheet puts on the clipboard', () => {
    fc.assert(
      fc.property(block, (lines) => {
        expect(parseBlock(formatBlock(lines), never)).toEqual(lines);
      }),
    );
  });

  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\nb\nc', [['a'], ['b'], ['c']]],
    ['a\rb', [['a'], ['b']]],
    ['"two\nlines"\t"a ""word"""', [['two\nlines', 'a "word"']]],
    ['5" pipe\t6', [['5" pipe', '6']]],
    ['"open\tend', [['"open', 'end']]],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"a, b",c\nd,e',
      [
        ['a, b', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a,b,c\nd,e', [['a,b,c'], ['d,e']]],
    ['Lahore, Punjab', [['Lahore, Punjab']]],
    ['\n\n', []],
    ['', []],
    ['a\n\nb\n\n\n', [['a'], [''], ['b']]],
  ])('reads %j', (text, lines) => {
    expect(parseBlock(text, never)).toEqual(lines);
  });

  it('leaves the commas in figures', () => {
    const isAmount = (line: string) => /^[\d,]+$/.test(line);
    expect(parseBlock('1,200\n1,300', isAmount)).toEqual([['1,200'], ['1,300']]);
  });
});

interface Item {
  code: string;
  price: number | null;
  size: string | null;
  note: string;
}

const columns: readonly GridColumn<Item>[] = [
  { kind: 'text', id: 'code', header: 'Code', normalise: (code) => code.replace('-', ''), maxLength: 6 },
  { kind: 'money', id: 'price', header: 'Price', maxValue: 1_000_00 },
  { kind: 'select', id: 'size', header: 'Size', options: [{ value: 's', label: 'Small' }] },
  { kind: 'custom', id: 'note', header: 'Note', render: () => null },
];
const words = { messages: en, currency: 'PKR', languageTag: 'en-PK' };
const blank = (): Item => ({ code: '', price: null, size: null, note: '' });

function paste(block: string[][], { from = 0, rows = 2, room = 0, readOnly = '' } = {}) {
  return planPaste(block, {
    keys: Array.from({ length: rows }, (_, place) => `r${place}`),
    columns: columns.slice(from).map((column) => ({ id: column.id, text: cellText(column, words) })),
    isReadOnly: (columnId) => columnId === readOnly,
    getRow: blank,
    room,
    createRow: blank,
  });
}

const reasons = (plan: ReturnType<typeof paste>) =>
  plan.report.skipped.map(({ blockRow, blockColumn, reason }) => [blockRow, blockColumn, reason]);

describe('planPaste', () => {
  it('reads each cell as its column does', () => {
    const { edits, report } = paste([['123-456', 'Rs 1,000.50', 'SMALL']]);
    expect(report.skipped).toMatchObject([{ reason: 'unreadable', text: 'Rs 1,000.50' }]);
    expect(edits.map(({ value }) => value)).toEqual(['123456', 's']);
    expect(paste([['123456', '999.50']]).edits.map(({ value }) => value)).toEqual(['123456', 999_50]);
  });

  it('lets an empty cell empty the one below it', () => {
    expect(paste([['', '', '']]).edits.map(({ value }) => value)).toEqual(['', null, null]);
  });

  it('adds rows as far as there is room', () => {
    const plan = paste([['1'], ['2'], ['3'], ['4']], { rows: 1, room: 2 });
    expect(plan.added.map(({ code }) => code)).toEqual(['2', '3']);
    expect(plan.report).toMatchObject({ pasted: 3, added: 2 });
    expect(reasons(plan)).toEqual([[3, 0, 'no-row']]);
  });

  it('says why each cell is left out', () => {
    const plan = paste([['1234567', 'many', 'XL', 'note', 'beyond', ' ']], { readOnly: 'price' });
    expect(reasons(plan)).toEqual([
      [0, 0, 'unreadable'],
      [0, 1, 'read-only'],
      [0, 2, 'unreadable'],
      [0, 3, 'read-only'],
      [0, 4, 'no-column'],
    ]);
    expect(plan.report.skipped[0]?.message).toBe(en.textTooLong(6));
  });

  it('starts at the focused column', () => {
    expect(paste([['5', 's']], { from: 1 }).edits.map(({ columnId }) => columnId)).toEqual(['price', 'size']);
  });

  it('loses no cell of the block', () => {
    const block = [
      ['1', '2', '3'],
      ['x', 'y'],
      ['4', '5', '6', '7', '8'],
    ];
    const { report } = paste(block, { rows: 1, room: 1 });
    expect(report.pasted + report.skipped.length).toBe(block.flat().length);
  });
});
