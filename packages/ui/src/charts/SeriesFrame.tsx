import type { ReactNode } from 'react';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { SeriesChartProps } from './ChartProps.ts';
import type { PlotProps } from './Plot.tsx';
import { isNothing } from './readSeries.ts';
import { SeriesTable } from './SeriesTable.tsx';
import type { SeriesShape } from './Swatch.tsx';
import { useSeriesChart } from './useSeriesChart.ts';

interface SeriesFrameProps extends SeriesChartProps {
  /** The name that warnings speak of. */
  component: string;
  shape: SeriesShape;
  /** Draws the chart; what draws may be loaded then. */
  renderPlot: (props: PlotProps) => ReactNode;
}

/** A chart of series along an axis: what stands around its drawing. */
export function SeriesFrame({ component, shape, renderPlot, ...props }: SeriesFrameProps) {
  const { label, categories, categoryLabel } = props;
  const { series, formats, height } = useSeriesChart(component, props);
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={isNothing(series)}
      legend={series.length > 1 ? <ChartLegend series={series} shape={shape} /> : null}
      renderTable={() => <SeriesTable {...{ label, categories, categoryLabel, series, formats }} />}
    >
      {renderPlot({ label, categories, series, formats, height })}
    </ChartFrame>
  );
}
