/** A business date, `YYYY-MM-DD`, in the shop's own time zone. */
export type Day = string;

/** Default time zone of a shop. */
export const DEFAULT_TIME_ZONE = 'Asia/Karachi';

// A formatter takes far longer to make than to use, and the server asks for the day on every call.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day it is in the shop at that moment. */
export function dayAt(moment: Date, timeZone: string = DEFAULT_TIME_ZONE): Day {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(moment);
}

/** Whether the text is a date of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    text >= '2000-01-01' &&
    text <= '2199-12-31'
  );
}

/** The day that many days later (or earlier). */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
