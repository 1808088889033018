import { hexToRgb, type Oklch, rgbToOklch } from './oklch.ts';

const hexDigits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const called = /^(rgba?|oklch)\(([^()]*)\)$/i;

/** Reads an opaque colour of CSS: `#rgb`, `#rrggbb`, `rgb(…)` or `oklch(…)`. Null where it is none. */
export function parseColor(text: string): Oklch | null {
  const value = text.trim();
  if (hexDigits.test(value)) return parseHex(value.slice(1));
  const [, name, inside] = called.exec(value) ?? [];
  if (!name || inside === undefined) return null;
  const parts = inside.trim().split(/[\s,/]+/);
  const [first = '', second = '', third = '', alpha = '1'] = parts;
  if (parts.length < 3 || parts.length > 4 || (numberOf(alpha, 1) ?? 0) < 1) return null;
  return name.toLowerCase() === 'oklch' ? parseOklch(first, second, third) : parseRgb(first, second, third);
}

function parseHex(digits: string): Oklch | null {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const isOpaque = long.length === 6 || long.slice(6).toLowerCase() === 'ff';
  return isOpaque ? rgbToOklch(hexToRgb(`#${long}`)) : null;
}

function parseRgb(...parts: readonly [string, string, string]): Oklch | null {
  const [red, green, blue] = parts.map((part) => numberOf(part, 255));
  if (red == null || green == null || blue == null) return null;
  return rgbToOklch([clamp(red / 255, 1), clamp(green / 255, 1), clamp(blue / 255, 1)]);
}

function parseOklch(first: string, second: string, third: string): Oklch | null {
  const lightness = numberOf(first, 1);
  const chroma = numberOf(second, 0.4);
  const hue = numberOf(third.replace(/deg$/i, ''), null);
  if (lightness === null || chroma === null || hue === null) return null;
  return { lightness: clamp(lightness, 1), chroma: clamp(chroma, 0.5), hue: ((hue % 360) + 360) % 360 };
}

/** A number of CSS, or a percentage of `whole`; `none` is nothing. */
function numberOf(text: string, whole: number | null): number | null {
  if (text === 'none') return 0;
  const [, digits, percent] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  if (!percent) return Number(digits);
  return whole === null ? null : (Number(digits) / 100) * whole;
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
