import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScan } from './readScan.ts';

describe('readScan', () => {
  it('takes the symbology identifier off and tells it', () => {
    expect(readScan(']C14006381333931')).toMatchObject({ text: '4006381333931', identifier: ']C1' });
    expect(readScan('4006381333931')).toMatchObject({ text: '4006381333931', identifier: undefined });
  });

  it('takes off what the scanner is set to send, the longest that fits, and then the identifier', () => {
    const scan = readScan('~~]Q3abc', { prefixes: ['~', '~~', ''] });
    expect(scan).toMatchObject({ text: 'abc', identifier: ']Q3', raw: '~~]Q3abc' });
    expect(readScan('\u0002123456\u0003').text).toBe('123456');
  });

  it('keeps the parts of a GS1 code apart', () => {
    const scan = readScan(']d2\u001d0104006381333931\u001d17261231\u001d');
    expect(scan.parts).toEqual(['0104006381333931', '17261231']);
    expect(scan.text).toBe('010400638133393117261231');
  });

  it('leaves no control character in the text, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (raw) => {
        const { text, parts } = readScan(raw);
        expect([...text].every((character) => character >= ' ' && character !== '\u007f')).toBe(true);
        expect(parts.join('')).toBe(text);
      }),
    );
  });
});
