import { type Day, dayText } from '@handset/domain';
import { formatMoney } from '@handset/ui';
import { usePreferences } from '../session/usePreferences.ts';

/** Locale tags for numbers and dates. */
export const tags = { en: 'en-PK', ur: 'ur-PK-u-nu-latn' } as const;

/** Formats that depend on the reader's language. */
export type Format = ReturnType<typeof makeFormat>;

const formats = new Map<keyof typeof tags, Format>();

/** Dates, counts and money as the reader's language writes them. Money in minor units. */
export function useFormat(): Format {
  const { locale } = usePreferences();
  const format = formats.get(locale) ?? makeFormat(locale);
  formats.set(locale, format);
  return format;
}

function makeFormat(locale: keyof typeof tags) {
  const weekdays = new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone: 'UTC' });
  const shortDays = new Intl.DateTimeFormat(tags[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const day = (date: Day) => dayText(date, locale).replaceAll(' ', '\u00a0');
  const counts = new Intl.NumberFormat(tags[locale]);
  return {
    /** A business date such as `2026-11-21`, in one piece. */
    day,
    /** Its day of the week. */
    weekday: (day: string) => weekdays.format(new Date(`${day}T00:00:00Z`)),
    /** A business date where there is little room: without the year, if it is this one. */
    shortDay: (date: Day) =>
      date.startsWith(String(new Date().getFullYear()))
        ? shortDays.format(new Date(`${date}T00:00:00Z`)).replaceAll(' ', '\u00a0')
        : day(date),
    count: (count: number) => counts.format(count),
    money: (minor: number) => formatMoney(minor),
  };
}
