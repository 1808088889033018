import { fromDate, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import { parseDay } from '../dates/day.ts';

/** When something happened, read from a text. */
export interface Moment {
  /** The day, `YYYY-MM-DD`, in the requested time zone. */
  day: string;
  /** The instant. Null if the text names a day alone, without a time. */
  instant: Date | null;
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a day (`YYYY-MM-DD`) or an instant (`2026-11-21T09:30:00Z`); null where it is neither. */
export function readMoment(at: string, timeZone = getLocalTimeZone()): Moment | null {
  if (parseDay(at)) return { day: at, instant: null };
  const instant = new Date(at);
  // The engine reads 31 February as 3 March.
  if (Number.isNaN(instant.getTime()) || dayAlone.test(at)) return null;
  return { day: toCalendarDate(fromDate(instant, timeZone)).toString(), instant };
}

/** Something that happened on a day. */
export interface DayGroup<Item> {
  /** The day, or null if the text is not a date. */
  day: string | null;
  /** The events of the day in the given order, each with its instant. */
  items: { item: Item; instant: Date | null }[];
}

/** Groups adjacent items of the same day. Keeps the given order. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone?: string,
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const { day, instant } = readMoment(item.at, timeZone) ?? { day: null, instant: null };
    const last = groups.at(-1);
    if (last && last.day === day) last.items.push({ item, instant });
    else groups.push({ day, items: [{ item, instant }] });
  }
  return groups;
}

/** The day before a day, `YYYY-MM-DD`; empty where it is no day. */
export function dayBefore(day: string): string {
  return parseDay(day)?.subtract({ days: 1 }).toString() ?? '';
}
