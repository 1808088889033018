import { lazy } from 'react';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';

/** Props of BarChart. */
export interface BarChartProps extends SeriesChartProps {}

// What draws is not needed for the page to stand, and comes after it.
const BarPlot = lazy(async () => ({ default: (await import('./BarPlot.tsx')).BarPlot }));

/** Values beside each other, to be compared; bars stand on zero always. */
export function BarChart(props: BarChartProps) {
  return (
    <SeriesFrame
      {...props}
      component="BarChart"
      shape="area"
      renderPlot={(plot) => <BarPlot {...plot} stacking="beside" />}
    />
  );
}
