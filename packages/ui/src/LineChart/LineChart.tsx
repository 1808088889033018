import { lazy } from 'react';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';

/** Props of LineChart. */
export interface LineChartProps extends SeriesChartProps {
  /** Whether the axis holds zero even where no value is near it. @default true */
  includesZero?: boolean | undefined;
}

// What draws is not needed for the page to stand, and comes after it.
const LinePlot = lazy(async () => ({ default: (await import('./LinePlot.tsx')).LinePlot }));

/** How values change along days, or along anything that has an order. */
export function LineChart({ includesZero = true, ...props }: LineChartProps) {
  const areDays = props.categoryFormat === 'day' || props.categoryFormat === 'month';
  return (
    <SeriesFrame
      {...props}
      component="LineChart"
      shape="line"
      renderPlot={(plot) => <LinePlot {...plot} areDays={areDays} includesZero={includesZero} />}
    />
  );
}
