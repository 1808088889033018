import { scaleLinear, scalePoint } from 'd3-scale';
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
  const moments = areDays ? categories.map(readMoment) : [];
  const [first, last] = [moments[0], moments.at(-1)];
  if (typeof first === 'number' && typeof last === 'number' && last > first && isRising(moments)) {
    const scale = scaleLinear().domain([first, last]).range([inset, end]);
    return moments.map((moment) => scale(moment ?? first));
  }
  const scale = scalePoint<number>().domain(categories.keys()).range([inset, end]);
  return categories.map((_, place) => scale(place) ?? inset);
}

function isRising(moments: readonly (number | null)[]): boolean {
  return moments.every((moment, place) => {
    const before = moments[place - 1];
    return moment !== null && (place === 0 || (typeof before === 'number' && before < moment));
  });
}
