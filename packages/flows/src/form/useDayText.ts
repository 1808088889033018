import type { Day } from '@handset/domain';
import { useMemo } from 'react';
import { useFlows } from './useFlows.ts';

/** Writes a day as people read it: `21 Nov 2026`; what is no day stays as it is. */
export function useDayText(): (day: Day) => string {
  const { locale } = useFlows();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale === 'ur' ? 'ur-PK' : 'en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
      numberingSystem: 'latn',
    });
    return (day) => {
      const moment = Date.parse(`${day}T00:00:00Z`);
      return Number.isNaN(moment) ? day : format.format(moment);
    };
  }, [locale]);
}
