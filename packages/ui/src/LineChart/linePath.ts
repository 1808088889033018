import { line } from 'd3-shape';

/** The line through the values, broken where one is missing, and the points that need a mark. */
export interface LinePath {
  /** The outline, for the `d` of an SVG path. */
  path: string;
  /** The places that get a marker: some along the line, and each one that stands alone. */
  marked: readonly number[];
}

/** The least distance between two markers. */
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
