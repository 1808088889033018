import {
  clampRgb,
  converter,
  differenceEuclidean,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Lrgb,
  type Rgb,
} from 'culori/fn';
import { expect, it } from 'vitest';
import { fromHex } from './color.ts';
import { palettes } from './colors.ts';
import { expectContrasts, series } from './contrastPairs.fixtures.ts';

const toLinear = converter('lrgb');
const difference = differenceEuclidean('oklab');
const eyes = {
  usual: (color: Rgb) => color,
  'without green': filterDeficiencyDeuter(),
  'without red': filterDeficiencyProt(),
  'without blue': filterDeficiencyTrit(),
};

/** A colour as `eye` sees it. The simulation mixes linear light, which the filters get as if it were encoded. */
function seenBy(eye: (color: Rgb) => Rgb, hex: string): Lrgb {
  const { r, g, b } = toLinear(fromHex(hex));
  return { ...clampRgb(eye({ mode: 'rgb', r, g, b })), mode: 'lrgb' };
}

it.each(Object.entries(palettes))('gives the %s colours enough contrast', (scheme, colors) => {
  expectContrasts(colors, scheme);
});

it.each(Object.entries(palettes))(
  'keeps the %s colours of charts apart for every reader',
  (_name, colors) => {
    for (const [name, eye] of Object.entries(eyes))
      for (const [place, one] of series.entries())
        for (const other of series.slice(place + 1)) {
          const distance = difference(seenBy(eye, colors[one]), seenBy(eye, colors[other]));
          expect(distance, `${one} and ${other}, ${name}`).toBeGreaterThanOrEqual(0.05);
        }
  },
);
