import type { Preferences } from '../preferences/preferences.ts';
import type { KeyStorage } from '../session/browserStorage.ts';

/** A page as it looked when it was left. */
export interface Look {
  /** By whom it was seen and how, as it must be again. */
  seenBy: string;
  // What the document around it was given.
  lang: string;
  dir: string;
  colorScheme: string;
  /** The addresses of the style sheets that came after the page's own. */
  sheets: string[];
  /** The addresses of the fonts that it was written in. */
  fonts: string[];
  html: string;
}

const PREFIX = 'look:';
/** The names of the looks that are kept, the newest first. */
const ORDER = 'looks';
/** So many pages are kept: those that a till opens again. */
const MOST = 4;

/** The name under which the look of an address is kept. */
export function lookName({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${PREFIX}${pathname}${search}`;
}

/** Who looks at this page, what they chose to see, by which build and how wide. @param user as JSON, as the storage has it */
export function seenBy(
  user: string,
  { locale, colorScheme, isMenuCollapsed, isCostHidden }: Preferences,
): string {
  const build = document.querySelector('script[type=module]')?.getAttribute('src');
  return JSON.stringify([user, locale, colorScheme, isMenuCollapsed, isCostHidden, build, innerWidth]);
}

/** Keeps how a page looks, and forgets the one that was not left for the longest time. */
export function keepLook(storage: KeyStorage, name: string, look: Look): void {
  const names = [name, ...namesOf(storage).filter((other) => other !== name)];
  for (const old of names.slice(MOST)) storage.removeItem(old);
  storage.setItem(ORDER, JSON.stringify(names.slice(0, MOST)));
  storage.setItem(name, JSON.stringify(look));
}

/** Leaves none in this browser. */
export function forgetLooks(storage: KeyStorage): void {
  for (const name of [...namesOf(storage), ORDER]) storage.removeItem(name);
}

function namesOf(storage: KeyStorage): string[] {
  try {
    const names: unknown = JSON.parse(storage.getItem(ORDER) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => String(name).startsWith(PREFIX)) : [];
  } catch {
    return [];
  }
}
