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
import { expect } from 'vitest';
import { contrast, fromHex } from './color.ts';
import type { ColorName, Palette } from './colors.ts';

const grounds: ColorName[] = ['canvas', 'surface', 'raised', 'sunken', 'hover'];
const figures: ColorName[] = ['text', 'positiveText', 'cautionText', 'criticalText', 'infoText'];
const words: ColorName[] = ['textMuted', 'textSubtle', 'accentText'];
const onTheirGround: [ColorName, ColorName][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPressed'],
  ['onCritical', 'critical'],
  ['onCritical', 'criticalHover'],
  ['onCritical', 'criticalPressed'],
  ['accentText', 'accentSoft'],
  ['positiveText', 'positiveSoft'],
  ['cautionText', 'cautionSoft'],
  ['criticalText', 'criticalSoft'],
  ['infoText', 'infoSoft'],
  ['text', 'accentSoft'],
];
const outlines: ColorName[] = ['borderStrong', 'focus', 'critical', 'accent'];
const series: ColorName[] = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6', 'chart7', 'chart8'];
const edges: ColorName[] = [
  ...outlines,
  'border',
  'borderMedium',
  'accentBorder',
  'positiveBorder',
  'cautionBorder',
  'criticalBorder',
  'infoBorder',
];

function expectContrast(colors: Palette, front: ColorName, back: ColorName, least: number): void {
  const found = contrast(colors[front], colors[back]);
  // Compared before it is asserted: a property test asks this many thousand times.
  if (!(found >= least)) expect(found, `${front} on ${back}`).toBeGreaterThanOrEqual(least);
}

/** Figures have a contrast of 7 to 1 on every ground. */
export function expectReadableFigures(colors: Palette): void {
  for (const front of figures) for (const back of grounds) expectContrast(colors, front, back, 7);
}

/** Words have the contrast of at least 4.5 to 1 on every ground and on their own. */
export function expectReadableWords(colors: Palette, least = 4.5): void {
  for (const front of words) for (const back of grounds) expectContrast(colors, front, back, least);
  for (const [front, back] of onTheirGround) expectContrast(colors, front, back, least);
}

/** The outlines of controls have a contrast of 3 to 1. */
export function expectVisibleOutlines(colors: Palette): void {
  for (const front of outlines)
    for (const back of ['canvas', 'surface'] as const) expectContrast(colors, front, back, 3);
}

/** Every colour of a chart has a contrast of 3 to 1 to whatever it may stand on. */
export function expectVisibleSeries(colors: Palette, least = 3): void {
  for (const front of series) for (const back of grounds) expectContrast(colors, front, back, least);
}

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

/** No two colours of a chart look the same to anybody, whichever colours they see. */
export function expectTellableSeries(colors: Palette, least = 0.05): void {
  for (const [name, eye] of Object.entries(eyes))
    for (const [place, one] of series.entries())
      for (const other of series.slice(place + 1)) {
        const distance = difference(seenBy(eye, colors[one]), seenBy(eye, colors[other]));
        expect(distance, `${one} and ${other}, ${name}`).toBeGreaterThanOrEqual(least);
      }
}

/** Expects high contrast: 7 to 1 for text, even in pressed states, and 3 to 1 for borders. */
export function expectHighContrast(colors: Palette): void {
  expectReadableWords(colors, 7);
  for (const front of [...figures, ...words]) expectContrast(colors, front, 'pressed', 7);
  expectVisibleSeries(colors, 4.5);
  for (const back of [...grounds, 'pressed'] as const) expectContrast(colors, 'textDisabled', back, 4.5);
  for (const front of edges)
    for (const back of ['canvas', 'surface', 'raised', 'sunken'] as const)
      expectContrast(colors, front, back, 3);
}
