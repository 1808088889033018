import type { CellText } from './cellText.ts';
import type { GridErrorBook } from './GridErrorBook.ts';
import type { GridStore } from './GridStore.ts';
import type { GridColumn } from './gridColumns.ts';

/** A column with how its cells are written and read. */
export interface PreparedColumn<Row extends object> {
  id: string;
  column: GridColumn<Row>;
  text: CellText;
}

/** What the parts of one grid share; it stays the same while people type. */
export interface Grid<Row extends object> {
  /** The beginning of the ids of its elements. */
  id: string;
  store: GridStore<Row>;
  errors: GridErrorBook<Row>;
  columns: readonly PreparedColumn<Row>[];
  isDisabled: boolean;
  isReadOnly: boolean;
  canRemoveRows: boolean;
  /** Whether there are cells whose height the grid cannot know. */
  hasCustomCells: boolean;
  /** The name of a cell for screen readers. */
  cellLabel: (header: string, row: number) => string;
  /** The name of the button that removes a row. */
  removeLabel: (row: number) => string;
  /** What stands in a list of which nothing is chosen. */
  chooseLabel: string;
}

/** Whether a cell can be read but not changed. */
export function isCellReadOnly<Row extends object>(
  grid: Pick<Grid<Row>, 'isReadOnly'>,
  { isReadOnly }: GridColumn<Row>,
  row: Row,
): boolean {
  if (grid.isReadOnly) return true;
  return typeof isReadOnly === 'function' ? isReadOnly(row) : (isReadOnly ?? false);
}

/** Whether a value is there. */
export function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
