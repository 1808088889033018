import {
  assignVars,
  createGlobalThemeContract,
  globalLayer,
  globalStyle,
  type StyleRule,
  style,
} from '@vanilla-extract/css';
import { type ColorName, type Palette, type PaletteName, palettes } from './colors.ts';
import { componentStyle } from './layered.ts';
import { units, variableName } from './themeVariables.ts';

const colorNames = Object.fromEntries(Object.keys(palettes.light).map((name) => [name, ''])) as Record<
  ColorName,
  string
>;

/** The theme contract: every value of the look as a public CSS variable `--hs-…`. */
export const vars = createGlobalThemeContract(
  {
    color: colorNames,
    shadow: { raised: '', overlay: '' },
    font: {
      family: '',
      numeric: '',
      unit: '',
      size: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '' },
      lineHeight: '',
    },
    weight: { regular: '', medium: '', strong: '' },
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 8: '', 10: '', 12: '', 16: '' },
    radius: { small: '', medium: '', large: '', full: '' },
    size: { control: '', controlSmall: '', controlLarge: '', fieldText: '', row: '' },
    motion: { fast: '', base: '', slow: '', easing: '' },
  },
  (_value, path) => variableName(path).slice(2),
);

const overlayRing = {
  raised: '0 0 transparent',
  // Overlays have no border of their own where a shadow tells them from the page.
  overlay: `0 0 0 2px ${vars.color.borderStrong}`,
};

const shadows: Record<PaletteName, { raised: string; overlay: string }> = {
  light: {
    raised: '0 1px 2px rgb(15 30 28 / 6%), 0 1px 1px rgb(15 30 28 / 4%)',
    overlay: '0 12px 32px rgb(15 30 28 / 16%), 0 2px 6px rgb(15 30 28 / 8%)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 40%)',
    overlay: '0 16px 40px rgb(0 0 0 / 56%), 0 2px 8px rgb(0 0 0 / 40%)',
  },
  contrastLight: overlayRing,
  contrastDark: overlayRing,
};

function schemeVars(scheme: PaletteName) {
  // A theme may replace each colour by a variable of the scheme, such as `--hs-dark-color-accent`.
  const colors = Object.entries(palettes[scheme]).map(([name, value]) => [
    name,
    `var(${variableName([scheme, 'color', name])}, ${value})`,
  ]);
  return {
    ...assignVars(vars.color, Object.fromEntries(colors) as Palette),
    ...assignVars(vars.shadow, shadows[scheme]),
  };
}

const colorScheme = {
  light: schemeVars('light'),
  dark: schemeVars('dark'),
  contrastLight: schemeVars('contrastLight'),
  contrastDark: schemeVars('contrastDark'),
};

const comfortableSizes = {
  control: '44px',
  controlSmall: '44px',
  controlLarge: '52px',
  fieldText: units(1),
  row: '52px',
};
const compactSizes = {
  control: '36px',
  controlSmall: '28px',
  controlLarge: '44px',
  fieldText: units(0.875),
  row: '38px',
};

const latinFonts = "'Inter Variable', 'Inter'";
const urduFonts = "'Noto Nastaliq Urdu Variable', 'Noto Nastaliq Urdu'";
const systemFonts = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The layer that a host page can override: the variables of the theme. */
const base = globalLayer('hs-base');

const inBase = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [base]: rule } });

const constants = assignVars(
  {
    font: {
      family: vars.font.family,
      numeric: vars.font.numeric,
      unit: vars.font.unit,
      size: vars.font.size,
    },
    weight: vars.weight,
  },
  {
    font: {
      family: `${latinFonts}, ${urduFonts}, ${systemFonts}`,
      // Figures may contain words: '2 phones'.
      numeric: `${latinFonts}, ${urduFonts}, ${systemFonts}`,
      unit: '16px',
      size: { 1: units(0.75), 2: units(0.875), 3: units(1), 4: units(1.25), 5: units(1.5), 6: units(2) },
    },
    weight: { regular: '400', medium: '500', strong: '600' },
  },
);

const scales = {
  ...assignVars(vars.space, {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  }),
  ...assignVars(vars.radius, { small: '6px', medium: '8px', large: '12px', full: '999px' }),
};

const latinLineHeight = { [vars.font.lineHeight]: '1.45' };
/** Nastaliq slopes downwards: lines need more room than Latin ones. */
const urduLineHeight = { [vars.font.lineHeight]: '2.1' };

const motion = assignVars(vars.motion, {
  fast: '100ms',
  base: '150ms',
  slow: '300ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
});
const noMotion = assignVars(vars.motion, { fast: '0ms', base: '0ms', slow: '0ms', easing: 'linear' });

const comfortableVars = assignVars(vars.size, comfortableSizes);
const compactVars = assignVars(vars.size, compactSizes);

globalStyle(
  ':root',
  inBase({
    vars: { ...colorScheme.light, ...constants, ...scales, ...latinLineHeight, ...motion, ...compactVars },
    '@media': {
      '(pointer: coarse)': { vars: comfortableVars },
      '(prefers-reduced-motion: reduce)': { vars: noMotion },
    },
  }),
);

/** Class that puts the light colours on an element and all below it. */
export const lightTheme = style(inBase({ vars: colorScheme.light, colorScheme: 'light' }));

/** Class that puts the dark colours on an element and all below it. */
export const darkTheme = style(inBase({ vars: colorScheme.dark, colorScheme: 'dark' }));

/** Class for readers who want more contrast, on white. */
export const contrastLightTheme = style(inBase({ vars: colorScheme.contrastLight, colorScheme: 'light' }));

/** Class for readers who want more contrast, on black. */
export const contrastDarkTheme = style(inBase({ vars: colorScheme.contrastDark, colorScheme: 'dark' }));

/** Class of high contrast that follows the reader's system between white and black. */
export const contrastTheme = style(
  inBase({
    vars: colorScheme.contrastLight,
    colorScheme: 'light dark',
    '@media': { '(prefers-color-scheme: dark)': { vars: colorScheme.contrastDark } },
  }),
);

/** Class that follows the reader's system between light and dark, and to more contrast where it asks for more. */
export const systemTheme = style(
  inBase({
    vars: colorScheme.light,
    colorScheme: 'light dark',
    '@media': {
      '(prefers-color-scheme: dark)': { vars: colorScheme.dark },
      '(prefers-contrast: more)': { vars: colorScheme.contrastLight },
      '(prefers-contrast: more) and (prefers-color-scheme: dark)': { vars: colorScheme.contrastDark },
    },
  }),
);

/** Class with touch targets of 44 px and more. */
export const comfortable = style(inBase({ vars: comfortableVars }));

/** Class with the smaller controls of a desk with a mouse. */
export const compact = style(inBase({ vars: compactVars }));

/** Class that is comfortable under a finger and compact under a mouse. */
export const autoDensity = style(
  inBase({ vars: compactVars, '@media': { '(pointer: coarse)': { vars: comfortableVars } } }),
);

export const latinText = style(inBase({ vars: latinLineHeight }));
export const urduText = style(inBase({ vars: urduLineHeight }));

/**
 * Class of the element that contains the widgets. It sets text, background and focus for its content only,
 * and every inherited property that pages commonly set, so that none leaks in.
 */
export const baseStyles = componentStyle({
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size[2],
  fontStyle: 'normal',
  fontVariant: 'normal',
  fontFeatureSettings: 'normal',
  fontWeight: vars.weight.regular,
  hyphens: 'manual',
  letterSpacing: 'normal',
  lineHeight: vars.font.lineHeight,
  overflowWrap: 'normal',
  tabSize: 8,
  textAlign: 'start',
  textIndent: 0,
  textRendering: 'auto',
  textShadow: 'none',
  textTransform: 'none',
  userSelect: 'text',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  wordSpacing: 'normal',
  writingMode: 'horizontal-tb',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
