import { type Day, dayText } from '@handset/domain';
import { useCallback } from 'react';
import { useFlows } from '../base/useFlows.ts';

/** Writes a day in the reader's language. */
export function useDayText(): (day: Day) => string {
  const { locale } = useFlows();
  return useCallback((day) => dayText(day, locale), [locale]);
}
