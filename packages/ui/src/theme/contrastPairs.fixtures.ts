import { expect } from 'vitest';
import type { ColorName, Palette } from './colors.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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

/** What a reader who asked for contrast gets: every word at 7 to 1, even on what is pressed, and every border at 3 to 1. */
export function expectHighContrast(colors: Palette): void {
  expectReadableWords(colors, 7);
  for (const front of [...figures, ...words]) expectContrast(colors, front, 'pressed', 7);
  for (const back of [...grounds, 'pressed'] as const) expectContrast(colors, 'textDisabled', back, 4.5);
  for (const front of edges)
    for (const back of ['canvas', 'surface', 'raised', 'sunken'] as const)
      expectContrast(colors, front, back, 3);
}
