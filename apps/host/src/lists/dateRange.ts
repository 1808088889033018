/** Both ends included; blank is open. */
export interface DateRange {
  from: string;
  to: string;
}

export const RANGES = ['today', 'yesterday', 'sevenDays', 'thisMonth', 'anyTime'] as const;
/** A range that people name instead of typing dates. */
export type RangeName = (typeof RANGES)[number];

/** The dates of a named range, seen from the shop's day. */
export function rangeOf(name: RangeName, today: string): DateRange {
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
    case 'sevenDays':
      return { from: daysBefore(today, 6), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 8)}01`, to: today };
    case 'anyTime':
      return { from: '', to: '' };
  }
}

/** The name of a range, if people have one for it. */
export function nameOfRange(range: DateRange, today: string): RangeName | undefined {
  return RANGES.find((name) => {
    const { from, to } = rangeOf(name, today);
    return from === range.from && to === range.to;
  });
}

/** The day that many days before. */
export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}
