import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { axisLabels } from './axisLabels.ts';
import type { ChartKind, PlotSpace } from './ChartKind.ts';
import type { SeriesChartProps } from './ChartProps.ts';
import * as styles from './chart.css.ts';
import type { ChartFormats } from './chartFormats.ts';
import { PlotReader } from './PlotReader.tsx';
import type { ReadSeries } from './readSeries.ts';
import { valueScale } from './valueScale.ts';

interface PlotProps extends Pick<SeriesChartProps, 'label' | 'categories' | 'categoryFormat'> {
  series: readonly ReadSeries[];
  formats: ChartFormats;
  height: number;
  kind: ChartKind;
  includesZero: boolean;
  /** A control in the empty corner where the axes meet. */
  corner: ReactNode;
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
      <div className={styles.corner}>{props.corner}</div>
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
