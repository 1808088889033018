import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ReadSeries } from '../charts/readSeries.ts';

/** From which value to which the bar of a category reaches; null where it has none. */
export type BarSpan = readonly [from: number, to: number] | null;

/** How the bars of one category stand to each other. */
export type Stacking = 'beside' | 'stacked';

/** The spans of every series' bars. Stacked, what is below zero is stacked below it. */
export function barSpans(series: readonly ReadSeries[], stacking: Stacking): readonly (readonly BarSpan[])[] {
  if (stacking === 'beside')
    return series.map(({ values }) => values.map((value) => (value === null ? null : [0, value])));
  const places = Array.from({ length: series[0]?.values.length ?? 0 }, (_, place) => place);
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((place, key) => series[key]?.values[place] ?? 0)
    .offset(stackOffsetDiverging)(places);
  return layers.map((layer, key) =>
    layer.map(([from, to], place) => (isMissing(series[key]?.values[place]) ? null : [from, to])),
  );
}

const isMissing = (value: number | null | undefined) => value === null || value === undefined;
