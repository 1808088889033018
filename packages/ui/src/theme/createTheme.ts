import { contrast, fromHex, luminance, type Oklch, parseColor, toHex } from './color.ts';
import { type ColorName, type Palette, type PaletteName, palettes } from './colors.ts';
import { colorVariables, type Theme, type ThemeVariables } from './themeVariables.ts';

/** Options of `createTheme`. */
export interface ThemeOptions {
  /** The colour of a brand, opaque: `#0e6660`, `teal`, `rgb(14 102 96)` or `oklch(46% 0.08 185)`. */
  accent: string;
  /** Whether the greys take on a breath of the accent's hue. @default false */
  isTinted?: boolean | undefined;
  /** The corner radius of controls in pixels; other radii follow. @default 8 */
  radius?: number | undefined;
  /** The fonts of the text, as `font-family` takes them. @default Inter and Noto Nastaliq Urdu */
  fontFamily?: string | undefined;
}

/** The contrast that a scheme requires, and the lightness that it prefers for its colours. */
interface Wishes {
  /** Between the accent and the page. */
  outline: number;
  /** Between words and their ground. */
  words: number;
  /** Between a border and the page. */
  edge: number;
  isDark: boolean;
  accent: readonly [darkest: number, lightest: number];
  text: number;
  soft: number;
  border: number;
}

const usual = { outline: 3, words: 4.5, edge: 1 };
const high = { outline: 4.5, words: 7, edge: 3 };

const wishes: Record<PaletteName, Wishes> = {
  light: { ...usual, isDark: false, accent: [0, 1], text: 0.44, soft: 0.95, border: 0.83 },
  dark: { ...usual, isDark: true, accent: [0.71, 1], text: 0.79, soft: 0.28, border: 0.4 },
  contrastLight: { ...high, isDark: false, accent: [0, 0.37], text: 0.33, soft: 0.965, border: 0.46 },
  contrastDark: { ...high, isDark: true, accent: [0.8, 1], text: 0.86, soft: 0.22, border: 0.71 },
};

const paper: readonly ColorName[] = ['canvas', 'surface', 'raised', 'sunken'];
const grounds: readonly ColorName[] = [...paper, 'hover'];
const greys: readonly ColorName[] = [
  ...grounds,
  'pressed',
  'text',
  'textMuted',
  'textSubtle',
  'textDisabled',
  'border',
  'borderMedium',
  'borderStrong',
];

/**
 * Makes a theme from one accent. Adjusts the accent only as far as contrast requires. Derived colours keep
 * the limits of the package's themes: text at 4.5 to 1 and outlines at 3 to 1, or 7 to 1 in high contrast.
 *
 * @throws Error when the accent is not an opaque colour or the radius not a length.
 */
export function createTheme({ accent, isTinted = false, radius, fontFamily }: ThemeOptions): Theme {
  const seed = typeof accent === 'string' ? parseColor(accent) : null;
  if (!seed)
    throw new Error(
      `createTheme: accent is ${JSON.stringify(accent)}, which is not an opaque colour. Write it as "#0e6660", "rgb(14 102 96)" or "oklch(46% 0.08 185)".`,
    );
  if (radius !== undefined && !(radius >= 0 && radius < Number.POSITIVE_INFINITY))
    throw new Error(`createTheme: radius is ${radius}. Give a number of pixels from 0 up, such as 8.`);
  const colorsOf = (scheme: PaletteName) => colorVariables(schemeColors(scheme, seed, isTinted));
  return {
    light: colorsOf('light'),
    dark: colorsOf('dark'),
    contrastLight: colorsOf('contrastLight'),
    contrastDark: colorsOf('contrastDark'),
    shared: { ...(radius !== undefined && radii(radius)), ...(fontFamily && fonts(fontFamily)) },
  };
}

function radii(radius: number): ThemeVariables {
  const px = (value: number) => `${Math.round(value * 100) / 100}px`;
  return {
    '--hs-radius-small': px(radius * 0.75),
    '--hs-radius-medium': px(radius),
    '--hs-radius-large': px(radius * 1.5),
  };
}

function fonts(family: string): ThemeVariables {
  return { '--hs-font-family': family, '--hs-font-numeric': family };
}

function schemeColors(scheme: PaletteName, seed: Oklch, isTinted: boolean): Partial<Palette> {
  const wish = wishes[scheme];
  const tinted = isTinted ? tint(palettes[scheme], seed, wish.isDark) : {};
  const colors: Palette = { ...palettes[scheme], ...tinted };
  const reaches = (front: string, backs: readonly ColorName[], least: number) =>
    backs.every((back) => contrast(front, colors[back]) >= least);
  const at = (l: number, c: number): Oklch => ({ ...seed, l, c });
  const [darkest, lightest] = wish.accent;

  const inks = inksFor(seed, wish);
  const inkOn = (ground: string) => inks.find((ink) => contrast(ink, ground) >= wish.words);
  const accent = nearest(
    at(Math.min(lightest, Math.max(darkest, seed.l)), seed.c),
    (hex) => reaches(hex, ['canvas', 'surface'], wish.outline) && inkOn(hex) !== undefined,
  );
  const onAccent = inkOn(accent) ?? '#ffffff';
  // Away from the words on it, so that they are read the better the harder it is pressed.
  const away = luminance(onAccent) > luminance(accent) ? -1 : 1;
  const start = fromHex(accent).l;
  const pressed = (step: number) =>
    nearest(
      at(Math.min(1, Math.max(0, start + away * step)), seed.c),
      (hex) => contrast(onAccent, hex) >= wish.words && hex !== accent,
    );
  const accentSoft = nearest(
    at(wish.soft, Math.min(seed.c, 0.025)),
    (hex) => contrast(colors.text, hex) >= 7,
  );
  return {
    ...tinted,
    accent,
    onAccent,
    accentHover: pressed(0.06),
    accentPressed: pressed(0.12),
    accentSoft,
    accentText: nearest(
      at(wish.text, seed.c),
      (hex) =>
        reaches(hex, grounds, wish.words) &&
        contrast(hex, accentSoft) >= wish.words &&
        (wish.words < 7 || reaches(hex, ['pressed'], wish.words)),
    ),
    accentBorder: nearest(at(wish.border, Math.min(seed.c, wish.edge < 3 ? 0.06 : 0.2)), (hex) =>
      reaches(hex, paper, wish.edge),
    ),
    focus: nearest(at(wish.isDark ? wish.text : start, seed.c), (hex) => reaches(hex, paper, wish.outline)),
  };
}

/** The words on an accent, the first choice first. */
function inksFor(seed: Oklch, { isDark }: Wishes): readonly string[] {
  const ink = toHex({ ...seed, l: 0.2, c: Math.min(seed.c, 0.03) });
  return isDark ? [ink, '#000000', '#ffffff'] : ['#ffffff', ink, '#000000'];
}

/** The fitting colour that is nearest in lightness to the wished one. */
function nearest(wished: Oklch, fits: (hex: string) => boolean): string {
  for (let step = 0; step <= 200; step += 1) {
    for (const l of [wished.l - step / 200, wished.l + step / 200]) {
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...wished, l });
      if (fits(hex)) return hex;
    }
  }
  throw new Error('createTheme: no lightness of this hue has the contrast that is asked for.');
}

/** The greys in the accent's hue. None comes nearer to its opposite in light than the package's own. */
function tint(palette: Palette, seed: Oklch, isDark: boolean): Partial<Palette> {
  if (seed.c < 0.02) return {};
  const tinted = greys.map((name): [ColorName, string] => {
    const own = palette[name];
    const light = luminance(own);
    const isLighter = grounds.includes(name) || name === 'pressed' ? !isDark : isDark;
    const { l, c } = fromHex(own);
    const grey = { ...seed, l, c: Math.max(c, 0.006) };
    const isAtEnd = own === '#ffffff' || own === '#000000';
    return [
      name,
      isAtEnd ? own : nearest(grey, (hex) => (isLighter ? luminance(hex) >= light : luminance(hex) <= light)),
    ];
  });
  return Object.fromEntries(tinted);
}
