export type { CategoryFormat, ChartError, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
export { LineChart, type LineChartProps } from '../LineChart/LineChart.tsx';
