import { useShop } from '@handset/api-client/swr';
import { useMemo } from 'react';
import { usePreferences } from '../session/usePreferences.ts';
import { tags } from './useFormat.ts';

/**
 * Formats a moment such as `2026-11-21T08:30:00.000Z` by the shop's clock, or by this device's for users
 * without a shop.
 */
export function useMomentFormat(): (moment: string) => string {
  const { locale } = usePreferences();
  const { data: shop } = useShop();
  const timeZone = shop?.timeZone;
  return useMemo(() => {
    const moments = new Intl.DateTimeFormat(tags[locale], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...(timeZone && { timeZone }),
    });
    return (moment) => moments.format(new Date(moment));
  }, [locale, timeZone]);
}
