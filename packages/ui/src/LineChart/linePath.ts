import { line } from 'd3-shape';

/** A line with a gap where a value is missing, and the points that get a marker. */
export interface LinePath {
  /** The `d` of an SVG path. */
  path: string;
  /** Indices with a marker: some along the line, and each point between two gaps. */
  marked: readonly number[];
}

/** The minimum distance between two markers. */
const markerSpace = 28;

/** Draws a line through values at their positions. */
export function linePath(
  values: readonly (number | null)[],
  positions: readonly number[],
  y: (value: number) => number,
): LinePath {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => positions[place] ?? 0)
    .y((value) => y(value ?? 0));
  const path = draw(values) ?? '';
  const marked: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  values.forEach((value, place) => {
    const position = positions[place] ?? 0;
    const isAlone = !isThere(values[place - 1]) && !isThere(values[place + 1]);
    if (value === null || (!isAlone && position - end < markerSpace)) return;
    marked.push(place);
    end = position;
  });
  return { path, marked };
}

const isThere = (value: number | null | undefined) => value !== null && value !== undefined;
