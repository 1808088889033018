import type { Preferences } from './preferences.ts';

/**
 * Sets language, direction and colours on the document. Unchanged values are left alone, since a browser
 * recomputes all styles after any change at the root.
 */
export function styleDocument({ locale, colorScheme }: Pick<Preferences, 'locale' | 'colorScheme'>): void {
  const { documentElement: root } = document;
  const direction = locale === 'ur' ? 'rtl' : 'ltr';
  const scheme = colorScheme === 'system' ? 'light dark' : colorScheme;
  if (root.lang !== locale) root.lang = locale;
  if (root.dir !== direction) root.dir = direction;
  if (root.style.colorScheme !== scheme) root.style.colorScheme = scheme;
}
