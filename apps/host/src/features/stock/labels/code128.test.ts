import { expect, it } from 'vitest';
import { code128 } from './code128.ts';

const widths = (symbols: string) => [...symbols.replaceAll(' ', '')].map(Number);

it('writes digits in pairs, with the check symbol and the stop', () => {
  // Start C, 12, 34, (105 + 12 + 2 × 34) mod 103 = 82, stop.
  expect(code128('1234')).toEqual(widths('211232 112232 131123 121241 2331112'));
});

it('writes an odd last digit by itself', () => {
  // Start C, 12, Code B, 3, (105 + 12 + 2 × 100 + 3 × 19) mod 103 = 65, stop.
  expect(code128('123')).toEqual(widths('211232 112232 114131 221132 121124 2331112'));
});

it('gives every symbol eleven modules, and the stop thirteen', () => {
  const bars = code128('356938035643809');
  expect(bars.reduce((sum, width) => sum + width, 0)).toBe(11 * 11 + 13);
});

it('refuses what is no digits', () => expect(() => code128('12a4')).toThrow(RangeError));
