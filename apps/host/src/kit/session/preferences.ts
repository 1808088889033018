import type { KeyStorage } from './browserStorage.ts';

/** A user's view preferences, kept in this browser. */
export interface Preferences {
  locale: 'en' | 'ur';
  colorScheme: 'light' | 'dark' | 'system';
  isMenuCollapsed: boolean;
  /** Whether cost and profit are left out of everything shown here: a customer looks at the screen. */
  isCostHidden: boolean;
  /** Whether the owner has put the first day's checklist away. */
  isFirstDayHidden: boolean;
  /** Whether the owner has looked at a test invoice. */
  isTestPrinted: boolean;
  /** Whether a scan is answered by a sound. */
  hasSounds: boolean;
  /** Whether single letters open forms, as S opens the sale. */
  hasLetterKeys: boolean;
}

const KEY = 'preferences';
const DEFAULTS: Preferences = {
  locale: 'en',
  colorScheme: 'system',
  isMenuCollapsed: false,
  isCostHidden: false,
  isFirstDayHidden: false,
  isTestPrinted: false,
  hasSounds: true,
  hasLetterKeys: true,
};
const CHOICES = {
  locale: ['en', 'ur'],
  colorScheme: ['light', 'dark', 'system'],
  isMenuCollapsed: [true, false],
  isCostHidden: [true, false],
  isFirstDayHidden: [true, false],
  isTestPrinted: [true, false],
  hasSounds: [true, false],
  hasLetterKeys: [true, false],
} as const satisfies { [Key in keyof Preferences]: readonly Preferences[Key][] };

/** The stored preferences, with defaults for missing or unknown values. */
export function readPreferences(storage: KeyStorage): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    stored = JSON.parse(storage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return DEFAULTS;
  }
  const known = Object.entries(CHOICES).filter(([key, choices]) =>
    (choices as readonly unknown[]).includes(stored[key]),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known.map(([key]) => [key, stored[key]])) };
}

/** Stores them. */
export function writePreferences(storage: KeyStorage, preferences: Preferences): void {
  storage.setItem(KEY, JSON.stringify(preferences));
}
