import type { ReadSeries } from './readSeries.ts';

/** Every value that is there. */
export function valuesOf(series: readonly ReadSeries[]): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}
