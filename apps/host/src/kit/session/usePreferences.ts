import { useSyncExternalStore } from 'react';
import { browserStorage } from './browserStorage.ts';
import { createPreferenceStore, type PreferenceStore, type Preferences } from './preferences.ts';

/** The preferences of this browser. */
export const preferences = createPreferenceStore(browserStorage, window);

/** The current preferences, in step with all tabs, and how to change them. */
export function usePreferences(): Preferences & Pick<PreferenceStore, 'choose'> {
  return { ...useSyncExternalStore(preferences.subscribe, preferences.get), choose: preferences.choose };
}
