import { describe, it } from 'vitest';
import { palettes } from './colors.ts';
import {
  expectHighContrast,
  expectReadableFigures,
  expectReadableWords,
  expectTellableSeries,
  expectVisibleOutlines,
  expectVisibleSeries,
} from './contrastPairs.fixtures.ts';

describe.each(Object.entries(palettes))('the %s colours', (_name, colors) => {
  it.each([
    ['give figures a contrast of 7 to 1 on every ground', expectReadableFigures],
    ['give words a contrast of 4.5 to 1', expectReadableWords],
    ['give the outlines of controls a contrast of 3 to 1', expectVisibleOutlines],
    ['give the colours of charts a contrast of 3 to 1', expectVisibleSeries],
    ['keep the colours of charts apart for readers who see colours differently', expectTellableSeries],
  ])('%s', (_limit, expectLimit) => {
    expectLimit(colors);
  });
});

it.each([
  ['light', palettes.contrastLight],
  ['dark', palettes.contrastDark],
])('gives every word 7 to 1 and every border 3 to 1 in high contrast, %s', (_name, colors) => {
  expectHighContrast(colors);
});
