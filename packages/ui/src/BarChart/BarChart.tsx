import { Fragment } from 'react';
import type { ChartKind, PlotSpace } from '../charts/ChartKind.ts';
import type { SeriesChartProps } from '../charts/ChartProps.ts';
import * as styles from '../charts/chart.css.ts';
import { SeriesChart } from '../charts/SeriesChart.tsx';
import { Pattern, usePatternId } from '../charts/Swatch.tsx';
import { type BarSpan, barBands, barPath, barSpans, type Stacking } from './bars.ts';

/** Props of BarChart. */
export interface BarChartProps extends SeriesChartProps {}

/** Compares values as bars beside each other. Bars always start at zero. */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} kind={bars} includesZero />;
}

/** The drawing of a BarChart, and of a StackedBarChart. */
export function barKind(stacking: Stacking): ChartKind {
  return {
    shape: 'area',
    rangeOf: (series) => barSpans(series, stacking).flatMap((layer) => layer.flatMap((span) => span ?? [])),
    positionsOf: (categories, _areDays, width) => barBands(categories.length, width, 1).centers,
    renderMarks: (space) => <Bars {...space} stacking={stacking} />,
    renderCursor,
  };
}

const bars = barKind('beside');

function Bars({ series, positions, scale, width, stacking }: PlotSpace & { stacking: Stacking }) {
  const id = usePatternId();
  const besides = stacking === 'beside' ? series.length : 1;
  const band = barBands(positions.length, width, besides).width;
  const barWidth = band / besides;
  return barSpans(series, stacking).map((layer, place) => {
    const shift = (besides === 1 ? 0 : place) * barWidth - band / 2;
    const bar = (span: BarSpan, index: number) =>
      barPath(span, (positions[index] ?? 0) + shift, barWidth, scale.y);
    return (
      <Fragment key={series[place]?.key}>
        <Pattern id={`${id}-${place}`} place={place} />
        <path
          d={layer.map(bar).join('')}
          style={{ fill: `url(#${id}-${place})` }}
          className={barWidth >= 4 ? styles.bar : undefined}
        />
      </Fragment>
    );
  });
}

function renderCursor({ positions, width, height }: PlotSpace, category: number) {
  const step = width / positions.length;
  const start = (positions[category] ?? 0) - step / 2;
  return <rect x={start} width={step} height={height} className={styles.band} />;
}
