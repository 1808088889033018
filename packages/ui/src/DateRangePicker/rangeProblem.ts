import { parseDay } from '../dates/day.ts';
import { type AppliedLimits, dayProblem } from '../dates/dayLimits.ts';
import type { DayRange, RangePreset, RangePresetName } from '../dates/rangePresets.ts';
import type { Messages } from '../messages/en.ts';

/** Returns the error of a range, or undefined. */
export function rangeProblem(
  { from, to }: DayRange,
  limits: AppliedLimits,
  messages: Messages,
  locale: string,
): string | undefined {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first && last && first.compare(last) > 0) return messages.dates.reversed;
  return (
    (first && dayProblem(first, limits, messages, locale)) ||
    (last && dayProblem(last, limits, messages, locale)) ||
    undefined
  );
}

/** Returns a warning about invalid presets for the developer, or null. */
export function presetsWarning(presets: readonly (RangePresetName | RangePreset)[]): string | null {
  const seen = new Set<string>();
  for (const preset of presets) {
    const id = typeof preset === 'string' ? preset : preset.id;
    if (seen.has(id)) {
      return `DateRangePicker: \`presets\` has '${id}' twice; the second is left out. Give each an id of its own.`;
    }
    seen.add(id);
    if (typeof preset !== 'string' && [preset.from, preset.to].some((day) => day && !parseDay(day))) {
      return `DateRangePicker: the preset '${id}' has a day that is none and cannot be chosen. Pass YYYY-MM-DD, or an empty text for an open end.`;
    }
  }
  return null;
}
