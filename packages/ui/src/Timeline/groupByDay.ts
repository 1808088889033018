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
export function readMoment(at: string, timeZone?: string): Moment | null {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return null;
  if (dayAlone.test(at)) {
    // The engine reads 31 February as 3 March.
    return date.toISOString().startsWith(at) ? { day: at, date, isDayAlone: true } : null;
  }
  const parts = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`, date, isDayAlone: false };
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

/** The day before a day, `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
