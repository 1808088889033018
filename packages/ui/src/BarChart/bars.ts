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
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((place, key) => series[key]?.values[place] ?? 0)
    .offset(stackOffsetDiverging)(series[0]?.values.keys() ?? []);
  return layers.map((layer, key) =>
    layer.map(([from, to], place) => ((series[key]?.values[place] ?? null) === null ? null : [from, to])),
  );
}

/** Maximum width of a bar, so that a few bars do not fill the chart. */
const broadest = 72;

/** Divides a width among categories. Many bars touch each other. */
export function barBands(count: number, width: number, perBand: number) {
  const step = width / count;
  const gap = step < 4 ? 0 : step < 24 ? 0.2 : 0.32;
  return {
    /** The middle of each category. */
    centers: Array.from({ length: count }, (_, place) => (place + 0.5) * step),
    /** The width of the bars of one category together. */
    width: Math.min(step * (1 - gap), broadest * perBand),
  };
}

/** Minimum height of a bar, so that a tiny value stays visible. */
const leastHeight = 1;

/** A bar as the `d` of an SVG path; empty where there is nothing to show. `y` gives the distance of a value from the top. */
export function barPath(span: BarSpan, start: number, width: number, y: (value: number) => number): string {
  if (!span || span[0] === span[1]) return '';
  const [one, other] = [y(span[0]), y(span[1])];
  const height = Math.max(leastHeight, Math.abs(other - one));
  const top = other <= one ? one - height : one;
  return `M${round(start)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
