import type { ChartFormats } from './chartFormats.ts';
import type { PlotReading } from './PlotTooltip.tsx';
import type { ReadSeries } from './readSeries.ts';

/** What is told of one category of a chart, in words. */
export function readingOf(
  category: string,
  index: number,
  series: readonly ReadSeries[],
  formats: ChartFormats,
  missing: string,
): PlotReading {
  return {
    title: formats.categoryInFull(category),
    rows: series.map(({ key, label, values }, place) => {
      const value = values[index] ?? null;
      return { key, place, label, value: value === null ? missing : formats.value(value) };
    }),
  };
}

/** The same as one sentence, of all series or of the one that is chosen. */
export function sentenceOf({ title, rows }: PlotReading, chosen: number | null): string {
  const told = rows.filter(({ place }) => chosen === null || chosen === place);
  return `${title}: ${told.map(({ label, value }) => `${label} ${value}`).join(', ')}`;
}
