import { type ReactNode, useMemo, useRef } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { axisLabels } from './axisLabels.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { nearestPlace } from './nearestPlace.ts';
import { PlotReader } from './PlotReader.tsx';
import { readingOf } from './readingOf.ts';
import type { ReadSeries } from './readSeries.ts';
import type { SeriesShape } from './Swatch.tsx';
import { usePlotReader } from './usePlotReader.ts';
import { useWidth } from './useWidth.ts';
import { type ValueScale, valueScale } from './valueScale.ts';

/** What the drawing of a chart is handed by the chart. */
export interface PlotProps {
  label: string;
  categories: readonly string[];
  series: readonly ReadSeries[];
  formats: ChartFormats;
  height: number;
}

/** What is known once there is room. */
export interface PlotSpace {
  /** Where the categories stand, from where reading begins. */
  positions: readonly number[];
  scale: ValueScale;
  width: number;
  height: number;
}

interface Props extends PlotProps {
  shape: SeriesShape;
  /** The values that the axis must hold. */
  range: readonly number[];
  includesZero: boolean;
  /** Where the categories stand within a width; the same function between renders. */
  place: (width: number) => readonly number[];
  /** Draws the series. */
  renderMarks: (space: PlotSpace) => ReactNode;
  /** Draws where the reader is. */
  renderCursor: (space: PlotSpace, category: number, series: number | null) => ReactNode;
}

const categoryAxisHeight = 28;
const topSpace = 8;

/** Axes, marks, and a reader over them. */
export function Plot(props: Props) {
  const { label, categories, series, formats, height, shape, range, includesZero, place } = props;
  const { direction, messages } = useUI();
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const drawn = height - categoryAxisHeight - topSpace;
  const scale = useMemo(() => valueScale(range, drawn, includesZero), [range, drawn, includesZero]);
  const positions = useMemo(() => place(width), [place, width]);
  const short = useMemo(() => categories.map(formats.category), [categories, formats]);
  const reader = usePlotReader({
    count: categories.length,
    find: (x) => nearestPlace(positions, x),
    series: series.length,
    isRightToLeft: direction === 'rtl',
  });
  const { category } = reader.place;
  const isMirrored = direction === 'rtl' || undefined;
  const space: PlotSpace = { positions, scale, width, height: drawn };
  const missing = messages.chart.missing;

  return (
    <div className={styles.plot} dir={direction} style={{ paddingBlockStart: topSpace }}>
      <div className={styles.valueAxis} style={{ blockSize: drawn }} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.valueLabel} style={{ marginBlockStart: scale.y(tick) }}>
            {formats.tick(tick)}
          </span>
        ))}
      </div>
      <div ref={area} className={styles.area} style={{ blockSize: drawn }}>
        {width > 0 ? (
          <>
            <svg
              width={width}
              height={drawn}
              className={styles.drawing}
              data-mirrored={isMirrored}
              aria-hidden="true"
            >
              {scale.ticks.map((tick) => (
                <GridLine key={tick} y={scale.y(tick)} width={width} isZero={tick === 0} />
              ))}
              {reader.isShown ? props.renderCursor(space, category, reader.place.series) : null}
              {props.renderMarks(space)}
            </svg>
            <PlotReader
              label={label}
              count={categories.length}
              {...reader}
              reading={readingOf(categories[category] ?? '', category, series, formats, missing)}
              distance={positions[category] ?? 0}
              width={width}
              shape={shape}
            />
          </>
        ) : null}
      </div>
      <div className={styles.categoryAxis} aria-hidden>
        {width > 0 ? <CategoryLabels labels={short} positions={positions} width={width} /> : null}
      </div>
    </div>
  );
}

function GridLine({ y, width, isZero }: { y: number; width: number; isZero: boolean }) {
  return <line x1={0} x2={width} y1={y} y2={y} className={isZero ? styles.zeroLine : styles.gridLine} />;
}

interface CategoryLabelsProps {
  labels: readonly string[];
  positions: readonly number[];
  width: number;
}

function CategoryLabels({ labels, positions, width }: CategoryLabelsProps) {
  return axisLabels(labels, positions, width).map(({ place, start, size, edge }) => (
    <span
      key={place}
      className={styles.categoryLabel}
      data-edge={edge}
      style={{ insetInlineStart: start, inlineSize: size }}
    >
      {labels[place]}
    </span>
  ));
}
