import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Palette, type PaletteName, paletteNames, palettes } from './colors.ts';
import {
  expectHighContrast,
  expectReadableFigures,
  expectReadableWords,
  expectVisibleOutlines,
  expectVisibleSeries,
} from './contrastPairs.fixtures.ts';
import { createTheme } from './createTheme.ts';
import { type Theme, variableName } from './themeVariables.ts';

function colorsOf(theme: Theme, scheme: PaletteName): Palette {
  const own = Object.keys(palettes[scheme]).map((name) => [
    name,
    theme[scheme][variableName(['color', name])],
  ]);
  return { ...palettes[scheme], ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}

function expectContrastEverywhere(theme: Theme): void {
  for (const scheme of paletteNames) {
    const colors = colorsOf(theme, scheme);
    expectReadableFigures(colors);
    expectReadableWords(colors);
    expectVisibleOutlines(colors);
    expectVisibleSeries(colors);
    if (scheme.startsWith('contrast')) expectHighContrast(colors);
  }
}

const byte = fc.integer({ min: 0, max: 255 });
const colors = fc.oneof(
  fc.tuple(byte, byte, byte).map(([r, g, b]) => `rgb(${r} ${g} ${b})`),
  fc
    .tuple(byte, byte, byte)
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([l, c, h]) => `oklch(${l}% ${c / 1000} ${h})`),
);

describe('createTheme', () => {
  it('keeps every limit of contrast in every scheme, whatever the accent', () => {
    fc.assert(
      fc.property(colors, fc.boolean(), (accent, isTinted) => {
        expectContrastEverywhere(createTheme({ accent, isTinted }));
      }),
      { numRuns: 150 },
    );
  });

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#777777', '#00ffff'])(
    'keeps every limit at %s',
    (accent) => {
      for (const isTinted of [false, true]) expectContrastEverywhere(createTheme({ accent, isTinted }));
    },
  );

  it('leaves an accent as it is where it has contrast enough', () => {
    expect(createTheme({ accent: '#0e6660' }).light['--hs-color-accent']).toBe('#0e6660');
    expect(createTheme({ accent: 'rgb(91, 33, 182)' }).light['--hs-color-accent']).toBe('#5b21b6');
  });

  it('tells hover and pressed from rest', () => {
    fc.assert(
      fc.property(colors, (accent) => {
        const theme = createTheme({ accent });
        for (const scheme of paletteNames) {
          const { accent: rest, accentHover, accentPressed } = colorsOf(theme, scheme);
          expect(accentHover).not.toBe(rest);
          expect(accentPressed).not.toBe(rest);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('rounds the corners in proportion and changes nothing else', () => {
    expect(createTheme({ accent: '#2563eb', radius: 4 }).shared).toEqual({
      '--hs-radius-small': '3px',
      '--hs-radius-medium': '4px',
      '--hs-radius-large': '6px',
    });
    expect(createTheme({ accent: '#2563eb' }).shared).toEqual({});
  });

  it.each(['teal-ish', '#0e666080'])('refuses %o, names the prop and says how to write it', (accent) => {
    expect(() => createTheme({ accent })).toThrow(/createTheme: accent is .* Write it as "#0e6660"/);
  });

  it('refuses an accent that is missing', () => {
    const options = {} as Parameters<typeof createTheme>[0];
    expect(() => createTheme(options)).toThrow(/createTheme: accent is undefined/);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('refuses a radius of %d', (radius) => {
    expect(() => createTheme({ accent: '#2563eb', radius })).toThrow(/createTheme: radius/);
  });
});
