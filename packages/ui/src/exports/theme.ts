export {
  autoDensity,
  baseStyles,
  comfortable,
  compact,
  darkTheme,
  lightTheme,
  systemTheme,
  vars,
} from '../theme/theme.css.ts';
