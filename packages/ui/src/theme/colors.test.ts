import { describe, expect, it } from 'vitest';
import { type ColorName, darkColors, lightColors } from './colors.ts';

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
  ['accentText', 'accentSoft'],
  ['positiveText', 'positiveSoft'],
  ['cautionText', 'cautionSoft'],
  ['criticalText', 'criticalSoft'],
  ['infoText', 'infoSoft'],
  ['text', 'accentSoft'],
];
const outlines: ColorName[] = ['borderStrong', 'focus', 'critical', 'accent'];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s colours', (_name, colors) => {
  const expectContrast = (front: ColorName, back: ColorName, least: number) =>
    expect(contrast(colors[front], colors[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(least);

  it('give figures a contrast of 7 to 1 on every ground', () => {
    for (const front of figures) for (const back of grounds) expectContrast(front, back, 7);
  });

  it('give words a contrast of 4.5 to 1', () => {
    for (const front of words) for (const back of grounds) expectContrast(front, back, 4.5);
    for (const [front, back] of onTheirGround) expectContrast(front, back, 4.5);
  });

  it('give the outlines of controls a contrast of 3 to 1', () => {
    for (const front of outlines)
      for (const back of ['canvas', 'surface'] as const) expectContrast(front, back, 3);
  });
});
