import { type EntryText, entryText } from '@handset/domain';
import { useCallback } from 'react';
import { usePreferences } from '../../../kit/session/usePreferences.ts';

/** Returns a function that describes entries of the books in the reader's language. */
export function useEntryText(): (entry: EntryText) => string {
  const { locale } = usePreferences();
  return useCallback((entry) => entryText(entry, locale), [locale]);
}
