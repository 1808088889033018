import {
  clampRgb,
  differenceEuclidean,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as registerMode,
  toGamut,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

// `culori/fn` starts without colour spaces. Marked as pure, so that bundlers drop it where no theme is made.
const spaces = /* @__PURE__ */ registerSpaces();

function registerSpaces() {
  registerMode(modeRgb);
  // WCAG contrast and luminance are computed in linear RGB.
  registerMode(modeLrgb);
  registerMode(modeOklab);
  return {
    toOklch: registerMode(modeOklch),
    toSrgb: toGamut('rgb', 'oklch', null),
    difference: differenceEuclidean('oklab'),
  };
}

export type { Oklch };
export { wcagContrast as contrast, wcagLuminance as luminance };

/** The colour as `#rrggbb`. One outside sRGB loses chroma and keeps its lightness and hue. */
export function toHex(color: Oklch): string {
  const clipped = clampRgb(color);
  // Rounding alone can put a colour of sRGB a hair outside it.
  return formatHex(spaces.difference(color, clipped) < 0.0001 ? clipped : spaces.toSrgb(color));
}

/** Reads an opaque CSS colour: `#rgb`, `#rrggbb`, a name, `rgb(…)` or `oklch(…)`. Null for anything else. */
export function parseColor(text: string): Oklch | null {
  const color = parse(text.trim().toLowerCase());
  if (!color || (color.alpha ?? 1) < 1) return null;
  const { l = 0, c = 0, h = 0 } = spaces.toOklch(color.mode === 'rgb' ? clampRgb(color) : color);
  return Number.isFinite(l + c + h) ? { mode: 'oklch', l: Math.min(l, 1), c, h } : null;
}

/** The colour of `#rrggbb`. */
export function fromHex(hex: string): Oklch {
  const color = parseColor(hex);
  if (!color) throw new Error(`${hex} is not written as #rrggbb.`);
  return color;
}
