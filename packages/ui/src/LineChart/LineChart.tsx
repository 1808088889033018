import type { ChartKind, PlotSpace } from '../charts/ChartKind.ts';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import * as styles from '../charts/chart.css.ts';
import { SeriesChart } from '../charts/SeriesChart.tsx';
import { seriesStyle } from '../charts/Swatch.tsx';
import { seriesLook } from '../charts/seriesLook.ts';
import { linePath, linePositions } from './lines.ts';

/** Props of LineChart. */
export interface LineChartProps extends SeriesChartProps {
  /** Whether the axis holds zero even where no value is near it. @default true */
  includesZero?: boolean | undefined;
}

/** Shows how values change over days, or along anything else that has an order. */
export function LineChart({ includesZero = true, ...props }: LineChartProps) {
  return <SeriesChart {...props} kind={lineKind} includesZero={includesZero} />;
}

const lineKind: ChartKind = {
  shape: 'line',
  rangeOf: (series) => series.flatMap(({ values }) => values.filter((value) => value !== null)),
  positionsOf: linePositions,
  renderMarks: renderLines,
  renderCursor,
};

function renderLines({ series, positions, scale }: PlotSpace) {
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
}

function renderCursor(space: PlotSpace, category: number, chosen: number | null) {
  const { series, positions, scale, height } = space;
  const x = positions[category] ?? 0;
  return (
    <>
      <line x1={x} x2={x} y2={height} className={styles.cursor} />
      {series.map(({ key, values }, place) => {
        const value = values[category] ?? null;
        if (value === null || (chosen !== null && chosen !== place)) return null;
        return (
          <g key={key} className={styles.series} style={seriesStyle(place)}>
            <circle cx={x} cy={scale.y(value)} r={7} className={styles.halo} />
          </g>
        );
      })}
    </>
  );
}
