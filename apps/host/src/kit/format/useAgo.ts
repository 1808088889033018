import { useMemo } from 'react';
import { usePreferences } from '../session/usePreferences.ts';
import { tags } from './useFormat.ts';

/** Formats how long ago a moment in milliseconds was, such as `10 minutes ago`. */
export function useAgo(): (moment: number) => string {
  const { locale } = usePreferences();
  return useMemo(() => {
    const spans = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto' });
    return (moment) => {
      const minutes = Math.max(0, Math.floor((Date.now() - moment) / 60_000));
      if (minutes < 60) return spans.format(-minutes, 'minute');
      if (minutes < 24 * 60) return spans.format(-Math.floor(minutes / 60), 'hour');
      return spans.format(-Math.floor(minutes / (24 * 60)), 'day');
    };
  }, [locale]);
}
