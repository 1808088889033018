import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';
import { LinePlot } from './LinePlot.tsx';

/** Props of LineChart. */
export interface LineChartProps extends SeriesChartProps {
  /** Whether the axis holds zero even where no value is near it. @default true */
  includesZero?: boolean | undefined;
}

/** Shows how values change over days, or along anything else that has an order. */
export function LineChart({ includesZero = true, ...props }: LineChartProps) {
  const areDays = props.categoryFormat === 'day' || props.categoryFormat === 'month';
  return (
    <SeriesFrame
      {...props}
      shape="line"
      renderPlot={(plot) => <LinePlot {...plot} areDays={areDays} includesZero={includesZero} />}
    />
  );
}
