import type { Preferences } from './preferences.ts';

/**
 * Gives the document around the application its language, direction and colours. What it has already is left alone: a browser works out
 * the styles of the whole page anew, however little changes at its root.
 */
export function dressDocument({ locale, colorScheme }: Pick<Preferences, 'locale' | 'colorScheme'>): void {
  const { documentElement: root } = document;
  const direction = locale === 'ur' ? 'rtl' : 'ltr';
  const scheme = colorScheme === 'system' ? 'light dark' : colorScheme;
  if (root.lang !== locale) root.lang = locale;
  if (root.dir !== direction) root.dir = direction;
  if (root.style.colorScheme !== scheme) root.style.colorScheme = scheme;
}
