import type { ReactNode } from 'react';

/** How a value is written: as a figure, as money in minor units, as a share where 0.12 is 12 %, or as a function says. */
export type ValueFormat = 'number' | 'money' | 'percent' | ((value: number) => string);

/** What the categories are: words, days `YYYY-MM-DD`, months `YYYY-MM`, or something that a function puts into words. */
export type CategoryFormat = 'text' | 'day' | 'month' | ((category: string) => string);

/** One line, or the bars of one colour. */
export interface ChartSeries {
  /** What it is known by; each series has one of its own. */
  id: string;
  /** What its values are, in a word or two. */
  label: string;
  /** Its values in the order of the categories; null where there is none. */
  values: readonly (number | null | undefined)[];
}

/** Why the figures of a chart could not be had. */
export interface ChartError {
  /** What happened, in plain words. */
  message: string;
  /** Called when the reader wants to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

/** What every chart takes. */
export interface ChartFrameProps {
  /** What the chart shows: its title, and its name for screen readers. */
  label: string;
  /** Whether the title is there for screen readers alone, because the page says it already. @default false */
  isLabelHidden?: boolean | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** How values are written. @default 'number' */
  valueFormat?: ValueFormat | undefined;
  /** How high the drawing is, in pixels; the place is kept from the first render on. @default 240 */
  height?: number | undefined;
  /** Whether the figures are on their way. @default false */
  isLoading?: boolean | undefined;
  /** Why the figures could not be had. */
  error?: ChartError | null | undefined;
  /** What is shown where there are no figures. @default a sentence that says so */
  empty?: ReactNode;
}

/** What charts of series along an axis take. */
export interface SeriesChartProps extends ChartFrameProps {
  /** Where the values stand along the axis, in their order. */
  categories: readonly string[];
  /** What the categories are, such as 'Day': the head of the table's first column. */
  categoryLabel: string;
  /** How categories are written. @default 'text' */
  categoryFormat?: CategoryFormat | undefined;
  /** The series; eight at most can be told apart well. */
  series: readonly ChartSeries[];
}
