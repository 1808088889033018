import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Palette, type PaletteName, paletteNames, palettes } from './colors.ts';
import { expectContrasts } from './contrastPairs.fixtures.ts';
import { createTheme, type ThemeOptions } from './createTheme.ts';
import { type Theme, variableName } from './themeVariables.ts';

function colorsOf(theme: Theme, scheme: PaletteName): Palette {
  const own = Object.keys(palettes[scheme]).map((name) => [
    name,
    theme[scheme][variableName(['color', name])],
  ]);
  return { ...palettes[scheme], ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}

function expectContrastEverywhere(theme: Theme): void {
  for (const scheme of paletteNames) expectContrasts(colorsOf(theme, scheme), scheme);
}

const colors = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc
    .tuple(fc.nat({ max: 100 }), fc.nat({ max: 400 }), fc.nat({ max: 359 }))
    .map(([l, c, h]) => `oklch(${l}% ${c / 1000} ${h})`),
);

const edges = ['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#ff0000', '#777777', '#00ffff'];

describe('createTheme', () => {
  it('keeps every limit of contrast, and tells hover and pressed from rest, whatever the accent', () => {
    fc.assert(
      fc.property(colors, fc.boolean(), (accent, isTinted) => {
        const theme = createTheme({ accent, isTinted });
        expectContrastEverywhere(theme);
        for (const scheme of paletteNames) {
          const { accent: rest, accentHover, accentPressed } = colorsOf(theme, scheme);
          expect([accentHover, accentPressed]).not.toContain(rest);
        }
      }),
      {
        numRuns: 150,
        examples: edges.flatMap((accent): [string, boolean][] => [
          [accent, false],
          [accent, true],
        ]),
      },
    );
  });

  it('leaves an accent as it is where it has contrast enough', () => {
    expect(createTheme({ accent: '#0e6660' }).light['--hs-color-accent']).toBe('#0e6660');
    expect(createTheme({ accent: 'rgb(91, 33, 182)' }).light['--hs-color-accent']).toBe('#5b21b6');
  });

  it('rounds the corners in proportion and changes nothing else', () => {
    expect(createTheme({ accent: '#2563eb', radius: 4 }).shared).toEqual({
      '--hs-radius-small': '3px',
      '--hs-radius-medium': '4px',
      '--hs-radius-large': '6px',
    });
    expect(createTheme({ accent: '#2563eb' }).shared).toEqual({});
  });

  it.each([{ accent: 'teal-ish' }, { accent: '#0e666080' }, {} as ThemeOptions])(
    'refuses the accent of %o, and says how to write it',
    (options) => {
      expect(() => createTheme(options)).toThrow(/createTheme: accent is .* Write it as "#0e6660"/);
    },
  );

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('refuses a radius of %d', (radius) => {
    expect(() => createTheme({ accent: '#2563eb', radius })).toThrow(/createTheme: radius/);
  });
});
