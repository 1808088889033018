import type { ChartSeries } from './ChartProps.ts';

/** A series as it is drawn: one value for each category, null where none can be shown. */
export interface ReadSeries {
  /** Its own key, even where ids are not. */
  key: string;
  label: string;
  values: readonly (number | null)[];
}

/** Beyond this the sums of a scale would no longer be numbers. */
const most = 1e100;

/** Whether a value can be drawn. */
export function isDrawable(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

/** The series with one value for each category: what is missing, not a number or endless is null, what is too much is left out. */
export function readSeries(count: number, series: readonly ChartSeries[]): readonly ReadSeries[] {
  return series.map(({ id, label, values }, place) => ({
    key: `${place}-${id}`,
    label,
    values: Array.from({ length: count }, (_, index) => {
      const value = values[index];
      return isDrawable(value) ? value : null;
    }),
  }));
}

/** Whether there is nothing to draw. */
export function isNothing(series: readonly ReadSeries[]): boolean {
  return series.every(({ values }) => values.every((value) => value === null));
}
