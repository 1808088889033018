import { memo, useCallback, useMemo } from 'react';
import * as styles from '../charts/chart.css.ts';
import { Pattern, usePatternId } from '../charts/Pattern.tsx';
import { Plot, type PlotProps, type PlotSpace } from '../charts/Plot.tsx';
import type { ReadSeries } from '../charts/readSeries.ts';
import type { ValueScale } from '../charts/valueScale.ts';
import { type BarSpan, barBands, barPath, barSpans, type Stacking } from './bars.ts';

interface BarPlotProps extends PlotProps {
  stacking: Stacking;
}

/** The drawing of a BarChart, and of a StackedBarChart. */
export function BarPlot({ stacking, ...props }: BarPlotProps) {
  const { categories, series } = props;
  const count = categories.length;
  const spans = useMemo(() => barSpans(series, stacking), [series, stacking]);
  const range = useMemo(() => spans.flatMap((layer) => layer.flatMap((span) => span ?? [])), [spans]);
  const besides = stacking === 'beside' ? series.length : 1;
  const place = useCallback((width: number) => barBands(count, width, besides).centers, [count, besides]);
  return (
    <Plot
      {...props}
      shape="area"
      range={range}
      includesZero
      place={place}
      renderMarks={({ positions, scale, width }) => (
        <Bars
          {...{ series, spans, positions, scale, besides }}
          band={barBands(count, width, besides).width}
        />
      )}
      renderCursor={(space, category) => <Band {...space} category={category} />}
    />
  );
}

interface BarsProps {
  series: readonly ReadSeries[];
  spans: readonly (readonly BarSpan[])[];
  positions: readonly number[];
  scale: ValueScale;
  /** The number of bars beside each other in one category. */
  besides: number;
  /** Their width together. */
  band: number;
}

// The pointer moves more often than the figures change.
const Bars = memo(function Bars({ series, spans, positions, scale, besides, band }: BarsProps) {
  const id = usePatternId();
  const width = band / besides;
  return (
    <>
      <defs>
        {series.map(({ key }, place) => (
          <Pattern key={key} id={`${id}-${place}`} place={place} />
        ))}
      </defs>
      {spans.map((layer, place) => {
        const shift = (besides === 1 ? 0 : place) * width - band / 2;
        const starts = positions.map((position) => position + shift);
        return (
          <path
            key={series[place]?.key}
            d={barPath(layer, { starts, width, y: scale.y })}
            style={{ fill: `url(#${id}-${place})` }}
            className={width >= 4 ? styles.bar : undefined}
          />
        );
      })}
    </>
  );
});

function Band({ positions, width, height, category }: PlotSpace & { category: number }) {
  const step = width / positions.length;
  const start = (positions[category] ?? 0) - step / 2;
  return <rect x={start} y={0} width={step} height={height} className={styles.band} />;
}
