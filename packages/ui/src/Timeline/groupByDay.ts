import { fromDate, getLocalTimeZone, toCalendarDate } from '@internationalized/date';
import { parseDay } from '../dates/day.ts';

/** Events of one day, one after the other. */
export interface DayGroup<Item> {
  /** The day, `YYYY-MM-DD`, or null if the text is not a date. */
  day: string | null;
  /** The events of the day in the given order, each with its instant; null where there is none. */
  items: { item: Item; instant: Date | null }[];
}

/** Groups adjacent items of the same day. Keeps the given order. */
export function groupByDay<Item extends { at: string }>(
  items: readonly Item[],
  timeZone = getLocalTimeZone(),
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const instant = readInstant(item.at);
    const date = instant ? toCalendarDate(fromDate(instant, timeZone)) : parseDay(item.at);
    const day = date?.toString() ?? null;
    const last = groups.at(-1);
    if (last?.day === day) last.items.push({ item, instant });
    else groups.push({ day, items: [{ item, instant }] });
  }
  return groups;
}

/** The instant of a text such as `2026-11-21T09:30:00Z`; null for a day alone, and for what is no date. */
function readInstant(at: string): Date | null {
  const instant = new Date(at);
  // The engine takes a day alone for midnight, and 31 February for 3 March.
  return Number.isNaN(instant.getTime()) || /^\d{4}-\d{2}-\d{2}$/.test(at) ? null : instant;
}
