import type { ReactNode } from 'react';
import type { Option } from '../field/FieldProps.ts';

/** The properties of a row whose values a column of this kind can hold. */
export type ColumnId<Row extends object, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value ? (Value extends Row[Key] ? Key : never) : never;
}[keyof Row & string];

interface ColumnBase<Row extends object> {
  /** The words above the column; they name each of its cells, together with the row's number. */
  header: string;
  /** The width as a grid track, such as `8rem` or `minmax(10rem, 2fr)`; never one that its contents decide. */
  width?: string | undefined;
  /** Whether a value must be given in each row; marked beside the header. */
  isRequired?: boolean | undefined;
  /** Whether the cells can be read and copied but not changed: all of them, or those of some rows. @default false */
  isReadOnly?: boolean | ((row: Row) => boolean) | undefined;
  /** Text shown while a cell is empty. */
  placeholder?: string | undefined;
  /** What stands under the column: the sum of its figures, or how many of its cells are filled. */
  total?: 'sum' | 'filled' | undefined;
  /** Whether the cell takes the whole width of a card on a phone. @default true for text and patterns */
  isWideOnCard?: boolean | undefined;
}

/** A column of text. */
export interface GridTextColumn<Row extends object> extends ColumnBase<Row> {
  /** Which kind of cells. */
  kind: 'text';
  /** The property of the row; a string. */
  id: ColumnId<Row, string>;
  /** Makes of what was typed, pasted or scanned what is stored, such as without its spaces. */
  normalise?: ((text: string) => string) | undefined;
  /** Whether the text is digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** How many characters fit. */
  maxLength?: number | undefined;
  /** At which length of the stored text focus goes on as after Enter. */
  autoAdvance?: number | undefined;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
}

/** A column of whole numbers. */
export interface GridNumberColumn<Row extends object> extends ColumnBase<Row> {
  /** Which kind of cells. */
  kind: 'number';
  /** The property of the row; a number or null. */
  id: ColumnId<Row, number | null>;
  /** The least number. */
  minValue?: number | undefined;
  /** The greatest number. */
  maxValue?: number | undefined;
}

/** A column of amounts in minor units. */
export interface GridMoneyColumn<Row extends object> extends ColumnBase<Row> {
  /** Which kind of cells. */
  kind: 'money';
  /** The property of the row; minor units or null. */
  id: ColumnId<Row, number | null>;
  /** The least amount, in minor units. */
  minValue?: number | undefined;
  /** The greatest amount, in minor units. */
  maxValue?: number | undefined;
  /** Whether an amount below zero is accepted. @default false */
  isNegativeAllowed?: boolean | undefined;
  /** The ISO code of the currency; the provider's when not given. */
  currency?: string | undefined;
}

/** A column of digits in a fixed shape. */
export interface GridPatternColumn<Row extends object> extends ColumnBase<Row> {
  /** Which kind of cells. */
  kind: 'pattern';
  /** The property of the row; the digits alone. */
  id: ColumnId<Row, string>;
  /** The shape; each `0` is a digit. */
  pattern: string;
  /** Whether focus goes on as after Enter once the shape is full. @default false */
  autoAdvance?: boolean | undefined;
}

/** A column of choices. */
export interface GridSelectColumn<Row extends object> extends ColumnBase<Row> {
  /** Which kind of cells. */
  kind: 'select';
  /** The property of the row; the chosen value or null. */
  id: ColumnId<Row, string | null>;
  /** The choices, a dozen at most. */
  options: readonly Option[];
}

/** What a cell of a caller's own is given. */
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
  /** What is wrong with it; shown under the cell by the grid. */
  errorMessage: string | undefined;
  /** The id of the words that say so, for `aria-describedby`. */
  errorId: string | undefined;
  /** Changes properties of the row. */
  setValues: (values: Partial<Row>) => void;
}

/** A column whose cells the caller renders. */
export interface GridCustomColumn<Row extends object> extends ColumnBase<Row> {
  /** Which kind of cells. */
  kind: 'custom';
  /** The property of the row that errors and the total speak of. */
  id: keyof Row & string;
  /** The cell: one control, named by `cell.label`. */
  render: (cell: GridCell<Row>) => ReactNode;
  /** The value that a pasted text stands for, or what is wrong with it; without this nothing can be pasted here. */
  parse?: ((text: string) => { value: Row[keyof Row] } | { problem: string }) | undefined;
}

/** One column of an EditableGrid. */
export type GridColumn<Row extends object> =
  | GridTextColumn<Row>
  | GridNumberColumn<Row>
  | GridMoneyColumn<Row>
  | GridPatternColumn<Row>
  | GridSelectColumn<Row>
  | GridCustomColumn<Row>;

/** What is wrong in a row, by column. */
export type GridRowErrors<Row extends object> = Partial<Record<keyof Row & string, string | undefined>>;

/**
 * What is wrong in the rows: by the key of the row, or told by the row itself. A function is asked again for a row that changed and for no
 * other; it must depend on nothing but the row.
 */
export type GridErrors<Row extends object> =
  | ReadonlyMap<string, GridRowErrors<Row>>
  | ((row: Row) => GridRowErrors<Row> | undefined);
