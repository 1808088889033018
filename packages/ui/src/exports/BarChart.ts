export { BarChart, type BarChartProps } from '../BarChart/BarChart.tsx';
export type { CategoryFormat, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';
