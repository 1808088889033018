import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseColor, toHex } from './color.ts';

const read = (text: string) => {
  const color = parseColor(text);
  return color && toHex(color);
};

it('reads back every colour of a screen', () => {
  const digits = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));
  fc.assert(
    fc.property(digits, (hex) => {
      expect(read(`#${hex}`)).toBe(`#${hex}`);
    }),
  );
});

it.each([
  ['  #ABCDEF ', '#abcdef'],
  ['rgb(300, -5, 0)', '#ff0000'],
  ['OKLCH(100% none none)', '#ffffff'],
])('reads %s', (text, hex) => {
  expect(read(text)).toBe(hex);
});

it.each(['transparent', '#00000000', 'oklch(50% 1e999 20)'])('takes %s for no opaque colour', (text) => {
  expect(parseColor(text)).toBeNull();
});

it('keeps lightness and hue of a colour that no screen shows', () => {
  const shown = parseColor(toHex({ mode: 'oklch', l: 0.7, c: 0.4, h: 140 }));
  expect(shown?.l).toBeCloseTo(0.7, 2);
  expect(shown?.h).toBeCloseTo(140, 0);
});
