import { lazy } from 'react';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';

/** Props of StackedBarChart. */
export interface StackedBarChartProps extends SeriesChartProps {}

// What draws is not needed for the page to stand, and comes after it.
const BarPlot = lazy(async () => ({ default: (await import('../BarChart/BarPlot.tsx')).BarPlot }));

/** What wholes are made of: the values of each category on top of one another, those below zero below it. */
export function StackedBarChart(props: StackedBarChartProps) {
  return (
    <SeriesFrame
      {...props}
      component="StackedBarChart"
      shape="area"
      renderPlot={(plot) => <BarPlot {...plot} stacking="stacked" />}
    />
  );
}
