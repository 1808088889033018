/** One row that changed: `before` is null for a new row, `after` for one that is gone. */
export interface GridRowChange<Row extends object> {
  /** The key of the row. */
  key: string;
  /** The row as it was. */
  before: Row | null;
  /** The row as it is. */
  after: Row | null;
}

/** Why rows changed. */
export type GridChangeReason = 'edit' | 'paste' | 'add' | 'remove' | 'undo' | 'set';

/** What changed in the rows, all at once. */
export interface GridChange<Row extends object> {
  /** What it was that changed them. */
  reason: GridChangeReason;
  /** The rows that changed; each once. */
  rows: readonly GridRowChange<Row>[];
}

/** A typed text that is not, or not yet, what its column holds. */
export interface GridProblem {
  /** What was typed. */
  text: string;
  /** What is wrong with it. */
  message: string;
}

/** The rows of an EditableGrid, outside React: read and changed at any time, by the grid and by the caller alike. */
export interface GridRows<Row extends object> {
  /** The rows in their order. A row object is never changed: an edit puts another one in its place. */
  getRows: () => readonly Row[];
  /** The keys of the rows in their order; a row keeps its key for life. */
  getKeys: () => readonly string[];
  /** The row of a key. */
  getRow: (key: string) => Row | undefined;
  /** The place of a key, from 0; -1 when there is none. */
  indexOf: (key: string) => number;
  /** Replaces all rows. They get new keys. */
  setRows: (rows: readonly Row[]) => void;
  /** Changes properties of one row. */
  setValues: (key: string, values: Partial<Row>) => void;
  /** Makes it so many rows: blank ones are added at the end, or the last ones are taken away. */
  setCount: (count: number) => void;
  /** Adds rows at the end or at a place; a blank one when none are given. Gives their keys. */
  addRows: (rows?: readonly Row[], index?: number) => readonly string[];
  /** Takes rows away. */
  removeRows: (keys: readonly string[]) => void;
  /** What is typed and cannot be stored as it stands, by row and column; a form with any should not be sent. */
  getProblems: () => ReadonlyMap<string, ReadonlyMap<string, GridProblem>>;
  /** Tells of every change, whoever makes it; gives the function that ends it. */
  subscribe: (listener: (change: GridChange<Row>) => void) => () => void;
}
