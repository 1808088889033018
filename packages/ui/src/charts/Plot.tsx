import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { axisLabels } from './axisLabels.ts';
import type { SeriesChartProps } from './ChartProps.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { PlotReader } from './PlotReader.tsx';
import type { ReadSeries } from './readSeries.ts';
import type { SeriesShape } from './Swatch.tsx';
import { type ValueScale, valueScale } from './valueScale.ts';

/** The series of a chart, and where everything stands in its drawing. */
export interface PlotSpace {
  series: readonly ReadSeries[];
  /** The distance of each category from the inline start. */
  positions: readonly number[];
  scale: ValueScale;
  width: number;
  height: number;
}

/** The differences between line and bar charts: values spanned, positions, marks, cursor. */
export interface ChartKind {
  shape: SeriesShape;
  /** The values that the axis spans. */
  rangeOf: (series: readonly ReadSeries[]) => readonly number[];
  /** Positions the categories within a width. */
  positionsOf: (categories: readonly string[], areDays: boolean, width: number) => readonly number[];
  /** Draws the series from left to right, without text: in languages read from the right it is mirrored. */
  renderMarks: (space: PlotSpace) => ReactNode;
  /** Highlights the category that is read, of all series or of one. */
  renderCursor: (space: PlotSpace, category: number, chosen: number | null) => ReactNode;
}

interface PlotProps extends Pick<SeriesChartProps, 'label' | 'categories' | 'categoryFormat'> {
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
  const { label, categories, categoryFormat, series, formats, kind, includesZero } = props;
  const { direction } = useUI();
  const area = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const height = props.height - categoryAxisHeight - topSpace;
  const areDays = categoryFormat === 'day' || categoryFormat === 'month';
  const positions = kind.positionsOf(categories, areDays, width);
  const scale = valueScale(kind.rangeOf(series), height, includesZero);
  const space: PlotSpace = { series, positions, scale, width, height };
  const labels = width > 0 ? axisLabels(categories.map(formats.category), positions, width) : [];

  return (
    <div className={styles.plot} dir={direction} style={{ paddingBlockStart: topSpace }}>
      <div className={styles.valueAxis} style={{ blockSize: height }} aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.valueLabel} style={{ marginBlockStart: scale.y(tick) }}>
            {formats.tick(tick)}
          </span>
        ))}
      </div>
      <div ref={area} className={styles.area} style={{ blockSize: height }}>
        {width > 0 ? (
          <PlotReader {...{ label, categories, formats, kind, space }} marks={kind.renderMarks(space)} />
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
