export type { CategoryFormat, ChartError, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
export { StackedBarChart, type StackedBarChartProps } from '../StackedBarChart/StackedBarChart.tsx';
