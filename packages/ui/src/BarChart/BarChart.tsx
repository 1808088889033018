import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';
import { BarPlot } from './BarPlot.tsx';

/** Props of BarChart. */
export interface BarChartProps extends SeriesChartProps {}

/** Compares values as bars beside each other. Bars always start at zero. */
export function BarChart(props: BarChartProps) {
  return (
    <SeriesFrame {...props} shape="area" renderPlot={(plot) => <BarPlot {...plot} stacking="beside" />} />
  );
}
