export type { ValueFormat } from '../charts/ChartProps.ts';
export { ShareChart, type ShareChartProps, type SharePart } from '../ShareChart/ShareChart.tsx';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';
