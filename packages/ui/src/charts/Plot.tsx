import { type RefObject, useMemo, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { axisLabels } from './axisLabels.ts';
import type { ChartKind, PlotSpace } from './ChartKind.ts';
import type { CategoryFormat } from './ChartProps.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { PlotReader } from './PlotReader.tsx';
import type { ReadSeries } from './readSeries.ts';
import { usePlotReader } from './usePlotReader.ts';
import { valueScale } from './valueScale.ts';

interface PlotProps {
  label: string;
  categories: readonly string[];
  categoryFormat?: CategoryFormat | undefined;
  series: readonly ReadSeries[];
  formats: ChartFormats;
  height: number;
  kind: ChartKind;
  includesZero: boolean;
}

const categoryAxisHeight = 28;
const topSpace = 8;

/** Axes, marks, and a reader over them. */
export function Plot(props: PlotProps) {
  const { label, categories, categoryFormat, series, formats, height, kind, includesZero } = props;
  const { direction } = useUI();
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const drawn = height - categoryAxisHeight - topSpace;
  const areDays = categoryFormat === 'day' || categoryFormat === 'month';
  // The pointer moves more often than the figures change.
  const space = useMemo<PlotSpace>(
    () => ({
      series,
      positions: kind.positionsOf(categories, areDays, width),
      scale: valueScale(kind.rangeOf(series), drawn, includesZero),
      width,
      height: drawn,
    }),
    [kind, series, categories, areDays, includesZero, width, drawn],
  );
  const { positions, scale } = space;
  const marks = useMemo(() => kind.renderMarks(space), [kind, space]);
  const labels = useMemo(
    () => (width > 0 ? axisLabels(categories.map(formats.category), positions, width) : []),
    [categories, formats, positions, width],
  );
  const chart = { categories: categories.length, series: series.length, isRightToLeft: direction === 'rtl' };
  const reader = usePlotReader(chart, (distance) => nearestPlace(positions, distance));

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
              data-mirrored={chart.isRightToLeft || undefined}
              aria-hidden="true"
            >
              {scale.ticks.map((tick) => (
                <GridLine key={tick} y={scale.y(tick)} width={width} isZero={tick === 0} />
              ))}
              {reader.isShown ? kind.renderCursor(space, reader.place.category, reader.place.series) : null}
              {marks}
            </svg>
            <PlotReader {...{ label, categories, formats, reader, space }} shape={kind.shape} />
          </>
        ) : null}
      </div>
      <div className={styles.categoryAxis} aria-hidden>
        {labels.map(({ text, place, start, size, edge }) => (
          <span
            key={place}
            className={styles.categoryLabel}
            data-edge={edge}
            style={{ insetInlineStart: start, inlineSize: size }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

function GridLine({ y, width, isZero }: { y: number; width: number; isZero: boolean }) {
  return <line x1={0} x2={width} y1={y} y2={y} className={isZero ? styles.zeroLine : styles.gridLine} />;
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
