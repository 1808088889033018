import { expect } from 'vitest';
import type { ColorName, Palette } from './colors.ts';
import { hexToRgb, type Rgb, rgbToOklch } from './oklch.ts';

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

/** Matrices that simulate colour blindness for each kind of cone (Machado, Oliveira and Fernandes, 2009). */
const eyes: Readonly<Record<string, readonly Rgb[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenBy(eye: readonly Rgb[], hex: string): Rgb {
  const light = hexToRgb(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  const mixed = eye.map((row) => {
    const sum = row.reduce((total, weight, part) => total + weight * (light[part] ?? 0), 0);
    const value = Math.min(1, Math.max(0, sum));
    return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  });
  const { lightness, chroma, hue } = rgbToOklch([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** No two colours of a chart look the same to anybody, whichever colours they see. */
export function expectTellableSeries(colors: Palette, least = 0.05): void {
  for (const [name, eye] of Object.entries(eyes))
    for (const [place, one] of series.entries())
      for (const other of series.slice(place + 1)) {
        const [a, b] = [seenBy(eye, colors[one]), seenBy(eye, colors[other])];
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
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
