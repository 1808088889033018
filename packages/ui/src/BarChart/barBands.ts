import { scaleBand } from 'd3-scale';

/** Where the bars of a chart stand. */
export interface BarBands {
  /** The middle of each category. */
  centers: readonly number[];
  /** How wide the bars of one category are together. */
  width: number;
}

/** No bar of a chart with few of them is broader than this. */
const broadest = 72;

/** Shares a width out among categories; many of them touch each other. */
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
