import type { ReactNode } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import type { GridColumn, GridErrors } from './gridColumns.ts';

/** Props of EditableGrid. */
export interface EditableGridProps<Row extends object>
  extends Pick<
    FieldProps,
    'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'isDisabled' | 'isReadOnly' | 'name' | 'id'
  > {
  /** The rows, from `useGridRows`; keep them as long as the grid. */
  rows: GridRows<Row>;
  /** The columns; keep the array's identity between renders. */
  columns: readonly GridColumn<Row>[];
  /** The errors of the rows: shown under the cells, counted, and visited with a button. */
  errors?: GridErrors<Row> | undefined;
  /** The direction of Enter, and of the key that ends a scan. @default 'next-cell' */
  enterMoves?: EnterMove | undefined;
  /** Whether rows can be removed. @default false */
  canRemoveRows?: boolean | undefined;
  /** The height the grid grows to before its rows scroll, as a CSS length. @default 512 px, and at most three quarters of the window; as cards on a phone up to 60 rows have no limit */
  maxHeight?: string | undefined;
  /** Shown in place of the rows while there are none. @default 'Nothing here yet' */
  empty?: ReactNode;
  /** Called for every change that people make in the grid, not for those made through `rows`. */
  onChange?: ((change: GridChange<Row>) => void) | undefined;
  /** Called when Enter is pressed in the last cell. */
  onEnterAtEnd?: (() => void) | undefined;
}

/** The ref of an EditableGrid. */
export interface EditableGridHandle {
  /** Moves focus to the first cell. */
  focus: () => void;
  /** Moves focus to a cell and scrolls to it. Returns whether the cell exists. */
  focusCell: (rowKey: string, columnId: string) => boolean;
  /** Scrolls to a row. Returns its element, or null where there is no such row. */
  showRow: (rowKey: string) => Element | null;
  /**
   * Moves focus to the next cell with an error, starting over after the last. Returns whether there is one.
   */
  focusNextError: () => boolean;
}

/** The direction of Enter. */
export type EnterMove = 'next-cell' | 'next-row';

/** One changed row: `before` is null for a new row, `after` for a removed one. */
export interface GridRowChange<Row extends object> {
  /** The key of the row. */
  key: string;
  /** The row as it was. */
  before: Row | null;
  /** The row as it is. */
  after: Row | null;
}

/** The reason of a change. */
export type GridChangeReason = 'edit' | 'paste' | 'remove' | 'undo' | 'set';

/** One change of the rows. */
export interface GridChange<Row extends object> {
  /** Its reason. */
  reason: GridChangeReason;
  /** The rows that changed; each once. */
  rows: readonly GridRowChange<Row>[];
}

/** A typed text that is not, or not yet, a value of its column. */
export interface GridProblem {
  /** The typed text. */
  text: string;
  /** The problem with it, in words. */
  message: string;
}

/** The rows of an EditableGrid, outside React: read and changed at any time, by the grid and by the caller alike. */
export interface GridRows<Row extends object> {
  /** The rows in order. Row objects are immutable: an edit replaces the object. */
  getRows: () => readonly Row[];
  /** The keys of the rows in order. A row's key never changes. */
  getKeys: () => readonly string[];
  /** The row of a key. */
  getRow: (key: string) => Row | undefined;
  /** The place of a key, from 0; -1 when there is none. */
  indexOf: (key: string) => number;
  /** Replaces all rows. They get new keys. */
  setRows: (rows: readonly Row[]) => void;
  /** Changes properties of one row. */
  setValues: (key: string, values: Partial<Row>) => void;
  /** Sets the number of rows: adds blank ones at the end, or removes the last ones. */
  setCount: (count: number) => void;
  /** Adds rows at an index or at the end, by default one blank row. Returns their keys. */
  addRows: (rows?: readonly Row[], index?: number) => readonly string[];
  /** Removes rows. */
  removeRows: (keys: readonly string[]) => void;
  /** Typed texts that are not valid values, by row and column. Do not submit a form that has any. */
  getProblems: () => ReadonlyMap<string, ReadonlyMap<string, GridProblem>>;
  /** Subscribes to every change. Returns the function that unsubscribes. */
  subscribe: (listener: (change: GridChange<Row>) => void) => () => void;
}
