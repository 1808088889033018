export { BarChart, type BarChartProps } from '../BarChart/BarChart.tsx';
export type { CategoryFormat, ChartError, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
