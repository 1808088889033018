import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oklchToHex } from './oklch.ts';
import { parseColor } from './parseColor.ts';

const read = (text: string) => {
  const color = parseColor(text);
  return color && oklchToHex(color);
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
  ['#abc', '#aabbcc'],
  ['  #ABCDEF ', '#abcdef'],
  ['rgb(100% 0% 0%)', '#ff0000'],
  ['rgb(300, -5, 0)', '#ff0000'],
  ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
  ['oklch(62.7955% 64.42% 29.2339deg / 1)', '#ff0000'],
  ['oklch(100% none none)', '#ffffff'],
])('reads %s', (text, hex) => {
  expect(read(text)).toBe(hex);
});

it.each(['red', '#ab', 'rgb(a b c)', 'rgb(1 2 3 4 5)', '#00000000', 'oklch(50% 0.1 20%)', 'rgb(1 2 3'])(
  'does not take %s for an opaque colour',
  (text) => {
    expect(parseColor(text)).toBeNull();
  },
);
