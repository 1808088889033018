import { type Palette, paletteNames } from './colors.ts';

/** Values for CSS variables of the theme, by their full names: `{ '--hs-radius-medium': '4px' }`. */
export type ThemeVariables = Readonly<Record<`--hs-${string}`, string>>;

/** Colours for each scheme, as `createTheme` makes them, and whatever else a theme changes. */
export interface Theme {
  /** Colours of the light scheme. */
  light: ThemeVariables;
  /** Colours of the dark scheme. */
  dark: ThemeVariables;
  /** Colours for readers who want more contrast, on white. */
  contrastLight: ThemeVariables;
  /** Colours for readers who want more contrast, on black. */
  contrastDark: ThemeVariables;
  /** Variables shared by all schemes. */
  shared: ThemeVariables;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The variable that a value of the theme is read from. */
export const variableName = (path: readonly string[]): `--hs-${string}` =>
  `--hs-${path.map(kebab).join('-')}`;

/**
 * A length that scales with the text, in units of 16 px. It is not `rem`, because many pages set their root
 * to `62.5%`. A page that keeps the reader's size can pass it on: `:root { --hs-font-unit: 1rem }`.
 */
export const units = (count: number): string => `calc(var(${variableName(['font', 'unit'])}) * ${count})`;

/** Colours as the variables that the widgets read. */
export function colorVariables(colors: Partial<Palette>): ThemeVariables {
  return Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [variableName(['color', name]), value]),
  );
}

/**
 * A theme as variables for one element. Each scheme's colours have their own names, so that each scheme's
 * class finds them.
 */
export function themeStyle(theme: Partial<Theme>): ThemeVariables {
  const own = paletteNames.flatMap((scheme) =>
    Object.entries(theme[scheme] ?? {}).map(([name, value]) => [
      name.replace('--hs-', `--hs-${kebab(scheme)}-`),
      value,
    ]),
  );
  return { ...Object.fromEntries(own), ...theme.shared };
}
