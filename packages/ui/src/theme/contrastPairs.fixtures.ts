import { expect } from 'vitest';
import { contrast } from './color.ts';
import type { ColorName, Palette } from './colors.ts';

const paper: ColorName[] = ['canvas', 'surface', 'raised', 'sunken'];
const grounds: ColorName[] = [...paper, 'hover'];
const figures: ColorName[] = ['text', 'positiveText', 'cautionText', 'criticalText', 'infoText'];
const words: ColorName[] = ['textMuted', 'textSubtle', 'accentText'];
const outlines: ColorName[] = ['borderStrong', 'focus', 'critical', 'accent'];
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

/** The colours of charts. */
export const series: ColorName[] = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
];

/** The least contrast of colours to what they stand on, usually and in high contrast. */
const limits: [fronts: ColorName[], backs: ColorName[], usual: number, high: number][] = [
  [figures, grounds, 7, 7],
  [words, grounds, 4.5, 7],
  [[...figures, ...words], ['pressed'], 1, 7],
  [['textDisabled'], [...grounds, 'pressed'], 1, 4.5],
  [['onAccent'], ['accent', 'accentHover', 'accentPressed'], 4.5, 7],
  [['onCritical'], ['critical', 'criticalHover', 'criticalPressed'], 4.5, 7],
  [['accentText', 'text'], ['accentSoft'], 4.5, 7],
  [['positiveText'], ['positiveSoft'], 4.5, 7],
  [['cautionText'], ['cautionSoft'], 4.5, 7],
  [['criticalText'], ['criticalSoft'], 4.5, 7],
  [['infoText'], ['infoSoft'], 4.5, 7],
  [series, grounds, 3, 4.5],
  [outlines, ['canvas', 'surface'], 3, 3],
  [edges, paper, 1, 3],
];

/** Expects every colour of a scheme to have the contrast that readers need. */
export function expectContrasts(colors: Palette, scheme: string): void {
  const isHigh = scheme.startsWith('contrast');
  for (const [fronts, backs, usual, high] of limits)
    for (const front of fronts)
      for (const back of backs) {
        const found = contrast(colors[front], colors[back]);
        const least = isHigh ? high : usual;
        // Compared before it is asserted: a property test asks this many thousand times.
        if (!(found >= least)) expect(found, `${front} on ${back}, ${scheme}`).toBeGreaterThanOrEqual(least);
      }
}
