import type { ReactNode } from 'react';
import type { LoadError } from '../tabular/LoadErrorBanner.tsx';

/** The format of values: a number, money in minor units, per cent where 0.12 is 12 %, or a function. */
export type ValueFormat = 'number' | 'money' | 'percent' | ((value: number) => string);

/** The kind of categories: text, days `YYYY-MM-DD`, months `YYYY-MM`, or a function that formats them. */
export type CategoryFormat = 'text' | 'day' | 'month' | ((category: string) => string);

/** One line, or the bars of one colour. */
export interface ChartSeries {
  /** Unique within the chart. */
  id: string;
  /** A name for its values, in a word or two. */
  label: string;
  /** One value per category, null when missing. */
  values: readonly (number | null | undefined)[];
}

/** Props of every chart. */
export interface ChartFrameProps {
  /** The title, and the name for screen readers. */
  label: string;
  /** Whether the title is hidden from sight, because the page shows it already. @default false */
  isLabelHidden?: boolean | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The format of values. @default 'number' */
  valueFormat?: ValueFormat | undefined;
  /** Whether the figures are loading. @default false */
  isLoading?: boolean | undefined;
  /** The reason why the figures could not be loaded. */
  error?: LoadError | null | undefined;
  /** Shown when there are no figures. @default a sentence that says so */
  empty?: ReactNode;
}

/** Props of charts with series along an axis. */
export interface SeriesChartProps extends ChartFrameProps {
  /** The categories along the axis, in order. */
  categories: readonly string[];
  /** A name for the categories, such as 'Day': the head of the table's first column. */
  categoryLabel: string;
  /** The format of categories. @default 'text' */
  categoryFormat?: CategoryFormat | undefined;
  /** The series. Up to eight have a colour of their own. */
  series: readonly ChartSeries[];
  /** The height of the drawing in pixels, at least 80. @default 240 */
  height?: number | undefined;
}
