export type { CategoryFormat, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
export { LineChart, type LineChartProps } from '../LineChart/LineChart.tsx';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';
