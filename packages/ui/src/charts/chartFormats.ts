import { dateLocale, parseDay } from '../dates/day.ts';
import { currencySymbol, formatMoney } from '../money/formatMoney.ts';
import type { UI } from '../UIProvider/UIProvider.tsx';
import type { CategoryFormat, SeriesChartProps, ValueFormat } from './ChartProps.ts';

/** Formats the figures and categories of a chart. */
export interface ChartFormats {
  /** A value in full. */
  value: (value: number) => string;
  /** A short value, for an axis. */
  tick: (value: number) => string;
  /** A short category, for an axis. */
  category: (category: string) => string;
  /** A category in full. */
  categoryInFull: (category: string) => string;
}

/** Number formats of a chart in a language: Latin digits and a true minus sign. */
export function chartFormats(
  { languageTag, currency }: Pick<UI, 'languageTag' | 'currency'>,
  {
    valueFormat = 'number',
    categoryFormat = 'text',
  }: Pick<SeriesChartProps, 'valueFormat' | 'categoryFormat'>,
): ChartFormats {
  return {
    ...valueFormats(languageTag, currency, valueFormat),
    ...categoryFormats(dateLocale(languageTag), categoryFormat),
  };
}

function valueFormats(languageTag: string, currency: string, format: ValueFormat) {
  if (typeof format === 'function') return { value: format, tick: format };
  const figures = (options: Intl.NumberFormatOptions) => {
    const { format: write } = new Intl.NumberFormat(languageTag, { numberingSystem: 'latn', ...options });
    return (value: number) => withTrueMinus(write(value));
  };
  if (format === 'percent') {
    const percent = figures({ style: 'percent', maximumFractionDigits: 1 });
    return { value: percent, tick: percent };
  }
  const compact = figures({ notation: 'compact', maximumSignificantDigits: 3 });
  const whole = figures({ maximumFractionDigits: 2 });
  const small = figures({ maximumSignificantDigits: 3 });
  const number = (value: number) => (Math.abs(value) < 1 ? small : whole)(value);
  if (format === 'number') return { value: number, tick: compact };
  return {
    value: (minor: number) =>
      Math.abs(minor) <= Number.MAX_SAFE_INTEGER
        ? formatMoney(Math.round(minor), { currency, languageTag })
        : `${currencySymbol(currency)}\u00a0${whole(minor / 100)}`,
    tick: (minor: number) => compact(minor / 100),
  };
}

/** Replaces the hyphen by a minus sign. Right-to-left languages mark it with U+200E; an isolate keeps the words after it in their own direction. */
function withTrueMinus(text: string): string {
  return text.replace(/\u200e-([\d.,]+)/, '\u2066\u2212$1\u2069').replace('-', '\u2212');
}

const dayForms = {
  day: [
    { day: 'numeric', month: 'short' },
    { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  ],
  month: [
    { month: 'short', year: 'numeric' },
    { month: 'long', year: 'numeric' },
  ],
} as const satisfies Record<string, [short: Intl.DateTimeFormatOptions, full: Intl.DateTimeFormatOptions]>;

function categoryFormats(locale: string, format: CategoryFormat) {
  if (format === 'day' || format === 'month') {
    const [short, full] = dayForms[format];
    return { category: dayFormat(locale, short), categoryInFull: dayFormat(locale, full) };
  }
  const write = format === 'text' ? (category: string) => category : format;
  return { category: write, categoryInFull: write };
}

function dayFormat(locale: string, form: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form });
  return (category: string) => {
    const moment = readMoment(category);
    return moment === null ? category : format(moment);
  };
}

/** The first moment in UTC of a day `YYYY-MM-DD` or a month `YYYY-MM`; null where the text is neither. */
export function readMoment(text: string): number | null {
  const day = parseDay(/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
  return day === null ? null : day.toDate('UTC').getTime();
}
