import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { cellText } from './cellText.ts';
import type { GridColumn } from './gridColumns.ts';
import { parseBlock, planPaste } from './paste.ts';

const never = () => false;

describe('parseBlock', () => {
  it.each([
    ['a\tb\r\nc\td\r\n', ['a|b', 'c|d']],
    ['a\nb\nc', ['a', 'b', 'c']],
    ['a\rb', ['a', 'b']],
    ['"two\nlines"\t"a ""word"""', ['two\nlines|a "word"']],
    ['5" pipe\t6', ['5" pipe|6']],
    ['"open\tend', ['"open|end']],
    ['a,b\nc,d', ['a|b', 'c|d']],
    ['"a, b",c\nd,e', ['a, b|c', 'd|e']],
    ['a,b,c\nd,e', ['a,b,c', 'd,e']],
    ['Lahore, Punjab', ['Lahore, Punjab']],
    ['\n\n', []],
    ['', []],
    ['a\n\nb\n\n\n', ['a', '', 'b']],
  ])('reads %j', (text, lines) => {
    expect(parseBlock(text, never).map((cells) => cells.join('|'))).toEqual(lines);
  });

  it('leaves the commas in figures', () => {
    const isAmount = (line: string) => /^[\d,]+$/.test(line);
    expect(parseBlock('1,200\n1,300', isAmount)).toEqual([['1,200'], ['1,300']]);
  });
});

interface Item {
  code: string;
  price: number | null;
  note: string;
}

const columns: readonly GridColumn<Item>[] = [
  { kind: 'text', id: 'code', header: 'Code', normalise: (code) => code.replace('-', ''), maxLength: 6 },
  { kind: 'money', id: 'price', header: 'Price', maxValue: 1_000_00 },
  { kind: 'custom', id: 'note', header: 'Note', render: () => null },
];
const words = { messages: en, currency: 'PKR', languageTag: 'en-PK' };

/** Lays a block over two rows. */
function paste(block: string[][], readOnly?: string) {
  const prepared = columns.map((column) => ({
    ...column,
    text: cellText(column, words),
    isReadOnly: column.id === readOnly,
  }));
  return planPaste(block, ['r0', 'r1'], prepared);
}

describe('planPaste', () => {
  it('reads each cell as its column does', () => {
    expect(paste([['123-456', '999.50']])).toEqual({
      edits: [
        { key: 'r0', columnId: 'code', value: '123456' },
        { key: 'r0', columnId: 'price', value: 999_50 },
      ],
      skipped: 0,
    });
  });

  it('lets an empty cell empty the one below it', () => {
    expect(paste([['', '']]).edits.map(({ value }) => value)).toEqual(['', null]);
  });

  it.each([
    ['a text that is too long', [['1234567', '5']], 1],
    ['an amount beyond the greatest one', [['1', '1,000.50']], 1],
    ['a cell that the caller renders', [['1', '5', 'note']], 1],
    ['a cell beside the last column, unless it is empty', [['1', '5', 'note', 'beyond', ' ']], 2],
    ['a row below the last one', [['1'], ['2'], ['3']], 1],
    ['a column that cannot be changed', [['1', '2']], 1, 'price'],
  ])('leaves out %s, and takes the others', (_what, block, left, readOnly?: string) => {
    const { edits, skipped } = paste(block, readOnly);
    expect(skipped).toBe(left);
    expect(edits.length).toBeGreaterThan(0);
  });
});
