export {
  type ColorScheme,
  type Density,
  type Locale,
  type UI,
  UIProvider,
  type UIProviderProps,
  useUI,
} from '../UIProvider/UIProvider.tsx';
