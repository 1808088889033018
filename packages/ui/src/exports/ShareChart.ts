export type { ChartError, ValueFormat } from '../charts/ChartProps.ts';
export { ShareChart, type ShareChartProps, type SharePart } from '../ShareChart/ShareChart.tsx';
