import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBlock, parseBlock } from './parseBlock.ts';

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

  it('never fails and never hangs', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(parseBlock(text, never))));
  });
});
