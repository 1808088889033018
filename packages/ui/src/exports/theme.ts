export { createTheme, type ThemeOptions } from '../theme/createTheme.ts';
export {
  autoDensity,
  baseStyles,
  comfortable,
  compact,
  contrastDarkTheme,
  contrastLightTheme,
  contrastTheme,
  darkTheme,
  lightTheme,
  systemTheme,
  vars,
} from '../theme/theme.css.ts';
export type { Theme, ThemeVariables } from '../theme/themeVariables.ts';
