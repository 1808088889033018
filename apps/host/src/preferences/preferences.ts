import type { KeyStorage } from '../session/browserStorage.ts';

/** What a person chose to see, kept in this browser. */
export interface Preferences {
  locale: 'en' | 'ur';
  colorScheme: 'light' | 'dark' | 'system';
  isMenuCollapsed: boolean;
  /** Whether cost and profit are left out of everything shown here: a customer looks at the screen. */
  isCostHidden: boolean;
}

const KEY = 'preferences';
const DEFAULTS: Preferences = {
  locale: 'en',
  colorScheme: 'system',
  isMenuCollapsed: false,
  isCostHidden: false,
};
const CHOICES = {
  locale: ['en', 'ur'],
  colorScheme: ['light', 'dark', 'system'],
  isMenuCollapsed: [true, false],
  isCostHidden: [true, false],
} as const satisfies { [Key in keyof Preferences]: readonly Preferences[Key][] };

/** The stored preferences; what is missing or unknown is the default. */
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
