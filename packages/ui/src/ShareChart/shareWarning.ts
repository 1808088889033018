import { isDrawable } from '../charts/readSeries.ts';
import { duplicatesOf } from '../development/duplicatesOf.ts';
import type { SharePart } from './readShares.ts';

/** What is wrong with the parts of a whole and what to do about it; null where nothing is. */
export function shareWarning(
  parts: readonly SharePart[],
  height: number | undefined,
  leastHeight: number,
): string | null {
  const twice = duplicatesOf(parts);
  if (twice.length > 0)
    return `ShareChart: parts has the id ${twice.join(', ')} more than once. Give each part an id of its own.`;
  if (height !== undefined && !(height >= leastHeight))
    return `ShareChart: height is ${height}, and ${leastHeight} is taken. Give a number of pixels from ${leastHeight} up.`;
  const wrong = parts.find(({ value }) => value !== null && value !== undefined && !isDrawable(value));
  if (wrong)
    return `ShareChart: part "${wrong.id}" is ${wrong.value}, which is shown as missing. Give a number, or null where there is none.`;
  const negative = parts.find(({ value }) => typeof value === 'number' && value < 0);
  return negative
    ? `ShareChart: part "${negative.id}" is ${negative.value}, and a whole has no parts below zero. Use a BarChart.`
    : null;
}
