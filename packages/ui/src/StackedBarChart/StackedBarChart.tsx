import { BarPlot } from '../BarChart/BarPlot.tsx';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';

/** Props of StackedBarChart. */
export interface StackedBarChartProps extends SeriesChartProps {}

/** Shows what several wholes are made of. Values below zero are stacked downwards. */
export function StackedBarChart(props: StackedBarChartProps) {
  return (
    <SeriesFrame {...props} shape="area" renderPlot={(plot) => <BarPlot {...plot} stacking="stacked" />} />
  );
}
