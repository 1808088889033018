import type { ReactNode } from 'react';
import { units } from '../theme/themeVariables.ts';

/** The properties of a row whose values a column of this kind can hold. */
export type ColumnId<Row extends object, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value ? (Value extends Row[Key] ? Key : never) : never;
}[keyof Row & string];

interface ColumnBase {
  /** The column header. Together with the row's number it names each cell. */
  header: string;
  /** The width as a grid track, such as `8rem` or `minmax(10rem, 2fr)`; never one that its contents decide. */
  width?: string | undefined;
  /** Whether a value must be given in each row; marked beside the header. */
  isRequired?: boolean | undefined;
  /** Whether the cells can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Text shown while a cell is empty. */
  placeholder?: string | undefined;
  /** Whether the cell takes the whole width of a card on a phone. @default true for text */
  isWideOnCard?: boolean | undefined;
}

/** A column of text. */
export interface GridTextColumn<Row extends object> extends ColumnBase {
  /** The kind of its cells. */
  kind: 'text';
  /** The property of the row, a string. */
  id: ColumnId<Row, string>;
  /** Turns typed, pasted or scanned text into the value, such as without its spaces. */
  normalise?: ((text: string) => string) | undefined;
  /** Whether the text is digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** The greatest length. */
  maxLength?: number | undefined;
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  /** Draws a note under a cell that has no error, such as what is known of a scanned code. */
  renderNote?: ((value: string) => ReactNode) | undefined;
}

/** A column of whole numbers. */
export interface GridNumberColumn<Row extends object> extends ColumnBase {
  /** The kind of its cells. */
  kind: 'number';
  /** The property of the row, a number or null. */
  id: ColumnId<Row, number | null>;
  /** The least number. */
  minValue?: number | undefined;
  /** The greatest number. */
  maxValue?: number | undefined;
}

/** A column of amounts of money. The values, `minValue` and `maxValue` are in minor units. */
export interface GridMoneyColumn<Row extends object> extends Omit<GridNumberColumn<Row>, 'kind'> {
  /** The kind of its cells. */
  kind: 'money';
}

/** Props of a custom cell. */
export interface GridCell<Row extends object> {
  /** The row. */
  row: Row;
  /** The key of the row. */
  rowKey: string;
  /** The number of the row, from 1. */
  rowNumber: number;
  /** The name of the cell for its control: header and row. */
  label: string;
  /** Whether it can be changed. */
  isReadOnly: boolean;
  /** Whether it can be used. */
  isDisabled: boolean;
  /** Its error, which the grid shows under the cell. */
  errorMessage: string | undefined;
  /** The id of the words that say so, for `aria-describedby`. */
  errorId: string | undefined;
  /** Changes properties of the row. */
  setValues: (values: Partial<Row>) => void;
}

/** A column whose cells the caller renders. */
export interface GridCustomColumn<Row extends object> extends ColumnBase {
  /** The kind of its cells. */
  kind: 'custom';
  /** The property of the row that errors speak of. */
  id: keyof Row & string;
  /** The cell: one control, named by `cell.label`. */
  render: (cell: GridCell<Row>) => ReactNode;
}

/** One column of an EditableGrid. */
export type GridColumn<Row extends object> =
  | GridTextColumn<Row>
  | GridNumberColumn<Row>
  | GridMoneyColumn<Row>
  | GridCustomColumn<Row>;

/** The errors of a row, by column. */
export type GridRowErrors<Row extends object> = Partial<Record<keyof Row & string, string | undefined>>;

/** The errors of the rows, by the key of the row. */
export type GridErrors<Row extends object> = ReadonlyMap<string, GridRowErrors<Row>>;

/** Whether a column is aligned to the end, as numbers are. */
export function hasFigures({ kind }: { kind: GridColumn<object>['kind'] }): boolean {
  return kind === 'number' || kind === 'money';
}

/** Words need their room however large they are. */
const track = (least: number, share: number) => `minmax(${units(least)}, ${share}fr)`;

const widths: Record<GridColumn<object>['kind'], string> = {
  text: track(9, 2),
  number: track(5, 1),
  money: track(7, 1),
  custom: track(8, 1),
};

/** The width of the control that removes a row, whose column has no words. */
const removeTrack = 'var(--hs-size-control)';

/** The tracks that header and rows share, and the least width of all of them together. */
export function gridTracks(
  columns: readonly { kind: GridColumn<object>['kind']; width?: string | undefined }[],
  rowCount: number,
  canRemoveRows: boolean,
): { columns: string; minWidth: string } {
  const number = `${Math.max(3, String(rowCount).length + 1)}ch`;
  const own = columns.map(({ kind, width }) => width ?? widths[kind]);
  const tracks = [number, ...own, ...(canRemoveRows ? [removeTrack] : [])];
  const gaps = `${(tracks.length - 1) * 8 + 16}px`;
  return { columns: tracks.join(' '), minWidth: `calc(${[...tracks.map(leastWidth), gaps].join(' + ')})` };
}

/** The minimum width of a track for use in a sum. Zero for a track that only takes a share. */
function leastWidth(track: string): string {
  const least = /^minmax\(\s*([^,]+),/.exec(track)?.[1]?.trim() ?? track;
  return /fr$|^auto$|content$|%$/.test(least) ? units(4) : least;
}
