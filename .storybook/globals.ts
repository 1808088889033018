import type { ColorScheme, Density, Locale, UIProviderProps } from '@handset/ui';

/** Settings of the toolbar. */
export interface Globals {
  colorScheme: ColorScheme;
  density: Density;
  direction: 'auto' | 'ltr' | 'rtl';
  locale: Locale;
}

/** The settings of the provider around a story. */
export function providerProps({
  colorScheme,
  density,
  direction,
  locale,
}: Globals): Omit<UIProviderProps, 'children'> {
  return { colorScheme, density, locale, direction: direction === 'auto' ? undefined : direction };
}
