import { memo, useCallback, useMemo } from 'react';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import * as styles from '../charts/chart.css.ts';
import { seriesStyle } from '../charts/Pattern.tsx';
import { Plot, type PlotProps, type PlotSpace } from '../charts/Plot.tsx';
import type { ReadSeries } from '../charts/readSeries.ts';
import { SeriesFrame } from '../charts/SeriesFrame.tsx';
import { seriesLook } from '../charts/seriesLook.ts';
import type { ValueScale } from '../charts/valueScale.ts';
import { linePath, linePositions } from './lines.ts';

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

interface LinePlotProps extends PlotProps {
  /** Whether the categories are days or months. */
  areDays: boolean;
  includesZero: boolean;
}

function LinePlot({ areDays, includesZero, ...props }: LinePlotProps) {
  const { categories, series } = props;
  const range = useMemo(
    () => series.flatMap(({ values }) => values.filter((value) => value !== null)),
    [series],
  );
  const place = useCallback(
    (width: number) => linePositions(categories, areDays, width),
    [categories, areDays],
  );
  return (
    <Plot
      {...props}
      shape="line"
      range={range}
      includesZero={includesZero}
      place={place}
      renderMarks={({ positions, scale }) => <Lines {...{ series, positions, scale }} />}
      renderCursor={(space, category, chosen) => <Cursor {...{ series, space, category, chosen }} />}
    />
  );
}

interface LinesProps {
  series: readonly ReadSeries[];
  positions: readonly number[];
  scale: ValueScale;
}

// The pointer moves more often than the figures change.
const Lines = memo(function Lines({ series, positions, scale }: LinesProps) {
  return series.map(({ key, values }, place) => {
    const { path, marked } = linePath(values, positions, scale.y);
    const { dash, marker } = seriesLook(place);
    return (
      <g key={key} className={styles.series} style={seriesStyle(place)}>
        <path d={path} className={styles.line} strokeDasharray={dash} />
        {marked.map((index) => (
          <path
            key={index}
            d={marker}
            transform={`translate(${positions[index]} ${scale.y(values[index] ?? 0)})`}
            className={styles.marker}
          />
        ))}
      </g>
    );
  });
});

interface CursorProps {
  series: readonly ReadSeries[];
  space: PlotSpace;
  category: number;
  chosen: number | null;
}

function Cursor({ series, space, category, chosen }: CursorProps) {
  const x = space.positions[category] ?? 0;
  return (
    <>
      <line x1={x} x2={x} y1={0} y2={space.height} className={styles.cursor} />
      {series.map(({ key, values }, place) => {
        const value = values[category] ?? null;
        if (value === null || (chosen !== null && chosen !== place)) return null;
        return (
          <g key={key} className={styles.series} style={seriesStyle(place)}>
            <circle cx={x} cy={space.scale.y(value)} r={7} className={styles.halo} />
          </g>
        );
      })}
    </>
  );
}
