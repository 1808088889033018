import { type CalendarDate, endOfMonth, endOfYear, startOfMonth, startOfYear } from '@internationalized/date';
import type { Messages } from '../messages/en.ts';
import { parseDay } from './day.ts';

/** A range of days, both ends included, as `YYYY-MM-DD`. An empty text leaves that end open. */
export interface DayRange {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

/** A range that has a name everywhere. */
export type RangePresetName = 'today' | 'yesterday' | 'last7Days' | 'thisMonth' | 'lastMonth' | 'thisYear';

/** A range of the caller's own. */
export interface RangePreset extends DayRange {
  /** The id. */
  id: string;
  /** The name. */
  label: string;
}

/** The default presets. */
export const standardPresets: readonly RangePresetName[] = [
  'today',
  'yesterday',
  'last7Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
];

/** Returns the days of a preset, relative to a day. */
export function presetRange(name: RangePresetName, today: CalendarDate): DayRange {
  const range = (from: CalendarDate, to: CalendarDate) => ({ from: from.toString(), to: to.toString() });
  const lastMonth = today.subtract({ months: 1 });
  switch (name) {
    case 'today':
      return range(today, today);
    case 'yesterday':
      return range(today.subtract({ days: 1 }), today.subtract({ days: 1 }));
    case 'last7Days':
      return range(today.subtract({ days: 6 }), today);
    case 'thisMonth':
      return range(startOfMonth(today), endOfMonth(today));
    case 'lastMonth':
      return range(startOfMonth(lastMonth), endOfMonth(lastMonth));
    case 'thisYear':
      return range(startOfYear(today), endOfYear(today));
  }
}

/** Returns the presets with their days and labels. */
export function offeredPresets(
  presets: readonly (RangePresetName | RangePreset)[],
  today: CalendarDate,
  words: Messages['dates'],
): RangePreset[] {
  const all = presets.map((preset) =>
    typeof preset === 'string' ? { id: preset, label: words[preset], ...presetRange(preset, today) } : preset,
  );
  return all.filter(({ id }, position) => all.findIndex((other) => other.id === id) === position);
}

/** Clamps a range to the days that can be selected. Returns null if none is left. */
export function rangeWithin(
  range: DayRange,
  min: CalendarDate | null,
  max: CalendarDate | null,
): DayRange | null {
  if ((range.from && !parseDay(range.from)) || (range.to && !parseDay(range.to))) return null;
  // ISO days sort like texts.
  const from = min && min.toString() > range.from ? min.toString() : range.from;
  const to = max && (range.to === '' || max.toString() < range.to) ? max.toString() : range.to;
  return from !== '' && to !== '' && from > to ? null : { from, to };
}
