import { barKind } from '../BarChart/BarChart.tsx';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesChart } from '../charts/SeriesChart.tsx';

/** Props of StackedBarChart. */
export interface StackedBarChartProps extends SeriesChartProps {}

const stackedBars = barKind('stacked');

/** Shows what several wholes are made of. Values below zero are stacked downwards. */
export function StackedBarChart(props: StackedBarChartProps) {
  return <SeriesChart {...props} kind={stackedBars} includesZero />;
}
