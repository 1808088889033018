import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ReadSeries } from '../charts/readSeries.ts';

/** The values that a bar starts and ends at; null where there is no bar. */
export type BarSpan = readonly [from: number, to: number] | null;

/** The arrangement of the bars of one category. */
export type Stacking = 'beside' | 'stacked';

/** The spans of all bars, by series. Stacked values below zero go downwards. */
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
