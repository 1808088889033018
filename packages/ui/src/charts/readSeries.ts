import type { ChartSeries } from './ChartProps.ts';

/** A series with one value per category, null where none can be drawn. */
export interface ReadSeries {
  /** Unique even where ids are not. */
  key: string;
  label: string;
  values: readonly (number | null)[];
}

/** Larger values overflow the arithmetic of a scale. */
const MAX_VALUE = 1e100;

/** A value that can be drawn; null for a missing, infinite or NaN one. */
export function readValue(value: number | null | undefined): number | null {
  return typeof value === 'number' && Math.abs(value) <= MAX_VALUE ? value : null;
}

/** Gives each series one value per category, null where none can be drawn. Surplus values are dropped. */
export function readSeries(count: number, series: readonly ChartSeries[]): readonly ReadSeries[] {
  return series.map(({ id, label, values }, place) => ({
    key: `${place}-${id}`,
    label,
    values: Array.from({ length: count }, (_, index) => readValue(values[index])),
  }));
}
