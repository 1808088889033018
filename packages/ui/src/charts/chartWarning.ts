import { duplicatesOf } from '../development/duplicatesOf.ts';
import type { SeriesChartProps } from './ChartProps.ts';
import { isDrawable } from './readSeries.ts';
import { seriesLooks } from './seriesLook.ts';

/** What is wrong with the figures of a chart and what to do about it; null where nothing is. */
export function chartWarning(
  component: string,
  { categories, series, height }: Pick<SeriesChartProps, 'categories' | 'series' | 'height'>,
): string | null {
  const twice = duplicatesOf(series);
  if (twice.length > 0)
    return `${component}: series has the id ${twice.join(', ')} more than once. Give each series an id of its own.`;
  if (height !== undefined && !(height >= leastHeight))
    return `${component}: height is ${height}, and ${leastHeight} is taken. Give a number of pixels from ${leastHeight} up.`;
  for (const { id, values } of series) {
    if (values.length !== categories.length)
      return `${component}: series "${id}" has ${values.length} values for ${categories.length} categories. Give one for each, null where there is none.`;
    const place = values.findIndex((value) => value !== null && value !== undefined && !isDrawable(value));
    if (place >= 0)
      return `${component}: series "${id}" has ${values[place]} at "${categories[place]}", which is shown as missing. Give a number, or null where there is none.`;
  }
  return series.length > seriesLooks
    ? `${component}: series are ${series.length}, and people tell ${seriesLooks} apart. Gather the smallest into one.`
    : null;
}

/** Below this there is no room for two ticks. */
export const leastHeight = 80;
