import { formatMoney } from '@handset/ui';
import { useMemo } from 'react';
import { usePreferences } from '../session/usePreferences.ts';

/** Locale tags for numbers and dates. */
export const tags = { en: 'en-PK', ur: 'ur-PK-u-nu-latn' } as const;

/** Dates, counts and money as the reader's language writes them. Money in minor units. */
export function useFormat() {
  const { locale } = usePreferences();
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(tags[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const weekdays = new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' });
    const shortDays = new Intl.DateTimeFormat(tags[locale], {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const counts = new Intl.NumberFormat(tags[locale]);
    return {
      /** A business date such as `2026-11-21`, in one piece. */
      day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0'),
      /** Its day of the week. */
      weekday: (day: string) => weekdays.format(new Date(`${day}T00:00:00Z`)),
      /** A business date where there is little room: without the year, if it is this one. */
      shortDay: (day: string) =>
        (day.startsWith(String(new Date().getFullYear())) ? shortDays : days)
          .format(new Date(`${day}T00:00:00Z`))
          .replaceAll(' ', '\u00a0'),
      count: (count: number) => counts.format(count),
      money: (minor: number) => formatMoney(minor),
    };
  }, [locale]);
}

/** Formats that depend on the reader's language. */
export type Format = ReturnType<typeof useFormat>;
