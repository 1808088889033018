import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { readMoment } from '../charts/chartFormats.ts';

/** The space before the first point and after the last. */
const inset = 12;

/** Positions the points of a line within a width: rising days in proportion to time, anything else at equal distances. */
export function linePositions(
  categories: readonly string[],
  areDays: boolean,
  width: number,
): readonly number[] {
  const end = Math.max(inset, width - inset);
  const moments: readonly (number | null)[] = areDays ? categories.map(readMoment) : [];
  if (areRising(moments)) {
    const [first = 0, last = 0] = [moments[0], moments.at(-1)];
    return moments.map(scaleLinear().domain([first, last]).range([inset, end]));
  }
  const scale = scalePoint<number>().domain(categories.keys()).range([inset, end]);
  return categories.map((_, place) => scale(place) ?? inset);
}

/** Whether there are several moments, each after the one before. */
function areRising(moments: readonly (number | null)[]): moments is readonly number[] {
  const isAfter = (moment: number | null, place: number) =>
    moment !== null && moment > (moments[place - 1] ?? Number.NEGATIVE_INFINITY);
  return moments.length > 1 && moments.every(isAfter);
}

/** The minimum distance between two markers. */
const markerSpace = 28;

/** Draws a line through values at their positions, with a gap where a value is missing. */
export function linePath(
  values: readonly (number | null)[],
  positions: readonly number[],
  y: (value: number) => number,
) {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => positions[place] ?? 0)
    .y((value) => y(value ?? 0));
  const marked: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  values.forEach((value, place) => {
    const position = positions[place] ?? 0;
    const isAlone = (values[place - 1] ?? values[place + 1] ?? null) === null;
    if (value === null || (!isAlone && position - end < markerSpace)) return;
    marked.push(place);
    end = position;
  });
  return {
    /** The `d` of an SVG path. */
    path: draw(values) ?? '',
    /** Indices with a marker: some along the line, and each point between two gaps. */
    marked,
  };
}
