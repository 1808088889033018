import type { ReactNode } from 'react';
import type { ReadSeries } from './readSeries.ts';
import type { SeriesShape } from './Swatch.tsx';
import type { ValueScale } from './valueScale.ts';

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
