import { scaleBand } from 'd3-scale';

/** The position of the bars of a chart. */
export interface BarBands {
  /** The middle of each category. */
  centers: readonly number[];
  /** The width of the bars of one category together. */
  width: number;
}

/** Maximum width of a bar, so that a few bars do not fill the chart. */
const broadest = 72;

/** Divides a width among categories. Many bars touch each other. */
export function barBands(count: number, width: number, perBand: number): BarBands {
  const scale = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, place) => place))
    .range([0, Math.max(0, width)]);
  const step = scale.step();
  const gap = step < 4 ? 0 : step < 24 ? 0.2 : 0.32;
  return {
    centers: scale.domain().map((place) => (scale(place) ?? 0) + step / 2),
    width: Math.min(step * (1 - gap), broadest * perBand),
  };
}
