export type { CategoryFormat, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
export { StackedBarChart, type StackedBarChartProps } from '../StackedBarChart/StackedBarChart.tsx';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';
