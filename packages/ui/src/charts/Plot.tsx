import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { axisLabels } from './axisLabels.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { PlotReader, type PlotReading } from './PlotReader.tsx';
import type { ReadSeries } from './readSeries.ts';
import type { SeriesShape } from './Swatch.tsx';
import { usePlotReader } from './usePlotReader.ts';
import { type ValueScale, valueScale } from './valueScale.ts';

/** Props of the drawing inside a chart. */
export interface PlotProps {
  label: string;
  categories: readonly string[];
  series: readonly ReadSeries[];
  formats: ChartFormats;
  height: number;
}

/** Measurements known once the width has been measured. */
export interface PlotSpace {
  /** The distance of each category from the inline start. */
  positions: readonly number[];
  scale: ValueScale;
  width: number;
  height: number;
}

interface Props extends PlotProps {
  shape: SeriesShape;
  /** The values that the axis spans. */
  range: readonly number[];
  includesZero: boolean;
  /** Positions the categories within a width. Memoise it. */
  place: (width: number) => readonly number[];
  /** Draws the series. */
  renderMarks: (space: PlotSpace) => ReactNode;
  /** Highlights the category that is read. */
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
    categories: categories.length,
    series: series.length,
    find: (x) => nearestPlace(positions, x),
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

function readingOf(
  category: string,
  index: number,
  series: readonly ReadSeries[],
  formats: ChartFormats,
  missing: string,
): PlotReading {
  return {
    title: formats.categoryInFull(category),
    rows: series.map(({ key, label, values }, place) => {
      const value = values[index] ?? null;
      return { key, place, label, value: value === null ? missing : formats.value(value) };
    }),
  };
}

function nearestPlace(positions: readonly number[], distance: number): number {
  let nearest = 0;
  positions.forEach((position, place) => {
    if (Math.abs(position - distance) < Math.abs((positions[nearest] ?? 0) - distance)) nearest = place;
  });
  return nearest;
}

/** The width of an element in whole pixels, measured before paint. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
