const isoDay = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** The moment, in UTC, of a day `YYYY-MM-DD` or a month `YYYY-MM`; null where the text names none. */
export function readMoment(text: string): number | null {
  const match = isoDay.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 1)];
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isReal ? moment.getTime() : null;
}
