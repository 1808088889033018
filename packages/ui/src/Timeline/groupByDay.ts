import { fromDate, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import { parseDay } from '../dates/day.ts';

/** When something happened, read from a text. */
export interface Moment {
  /** The day, `YYYY-MM-DD`, in the requested time zone. */
  day: string;
  /** The instant; for a day alone its start in UTC. */
  date: Date;
  /** Whether the text names a day alone, without a time. */
  isDayAlone: boolean;
}

const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a day (`YYYY-MM-DD`) or an instant (`2026-11-21T09:30:00Z`); null where it is neither. */
export function readMoment(at: string, timeZone = getLocalTimeZone()): Moment | null {
  const day = parseDay(at);
  if (day) return { day: at, date: day.toDate('UTC'), isDayAlone: true };
  const date = new Date(at);
  // The engine reads 31 February as 3 March.
  if (Number.isNaN(date.getTime()) || dayAlone.test(at)) return null;
  return { day: toCalendarDate(fromDate(date, timeZone)).toString(), date, isDayAlone: false };
}

/** Something that happened on a day. */
export interface DayGroup<Item> {
  /** The day, or null if the text is not a date. */
  day: string | null;
  /** The events of the day in the given order, each with its parsed moment. */
  items: { item: Item; moment: Moment | null }[];
}

/** Groups adjacent items of the same day. Keeps the given order. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone?: string,
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const moment = readMoment(item.at, timeZone);
    const day = moment?.day ?? null;
    const last = groups.at(-1);
    if (last && last.day === day) last.items.push({ item, moment });
    else groups.push({ day, items: [{ item, moment }] });
  }
  return groups;
}

/** The day before a day, `YYYY-MM-DD`; empty where it is no day. */
export function dayBefore(day: string): string {
  return parseDay(day)?.subtract({ days: 1 }).toString() ?? '';
}
