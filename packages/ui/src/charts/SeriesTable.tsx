import { ChartTable } from './ChartTable.tsx';
import type { ChartFormats } from './chartFormats.ts';
import type { ReadSeries } from './readSeries.ts';

interface SeriesTableProps {
  label: string;
  categories: readonly string[];
  categoryLabel: string;
  series: readonly ReadSeries[];
  formats: ChartFormats;
}

/** The figures of a chart of series: a row for each category, a column for each series. */
export function SeriesTable({ label, categories, categoryLabel, series, formats }: SeriesTableProps) {
  return (
    <ChartTable
      label={label}
      heads={[categoryLabel, ...series.map((one) => one.label)]}
      rows={categories.map((category, place) => ({
        key: `${place}-${category}`,
        name: formats.categoryInFull(category),
        values: series.map(({ values }) => {
          const value = values[place] ?? null;
          return value === null ? null : formats.value(value);
        }),
      }))}
    />
  );
}
