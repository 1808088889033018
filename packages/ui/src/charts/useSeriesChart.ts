import { useMemo } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { SeriesChartProps } from './ChartProps.ts';
import { chartFormats } from './chartFormats.ts';
import { chartWarning, leastHeight } from './chartWarning.ts';
import { heightOf } from './heightOf.ts';
import { readSeries } from './readSeries.ts';

const usualHeight = 240;

/** The figures of a chart as they can be drawn, and how they are written. */
export function useSeriesChart(component: string, props: SeriesChartProps) {
  const { categories, series, valueFormat, categoryFormat } = props;
  const { languageTag, currency } = useUI();
  useDevelopmentWarning(
    useMemo(
      () => (props.error ? null : chartWarning(component, { categories, series, height: props.height })),
      [component, categories, series, props.height, props.error],
    ),
  );
  const read = useMemo(() => readSeries(categories.length, series), [categories.length, series]);
  const formats = useMemo(
    () => chartFormats({ languageTag, currency, valueFormat, categoryFormat }),
    [languageTag, currency, valueFormat, categoryFormat],
  );
  return { series: read, formats, height: heightOf(props.height, usualHeight, leastHeight) };
}
