import { useCallback } from 'react';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { entryText } from './entryText.ts';

/** Says what an entry of the books is about in the reader's language. */
export function useEntryText(): (description: string) => string {
  const { locale } = usePreferences();
  return useCallback((description) => entryText(description, locale), [locale]);
}
