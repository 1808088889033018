import type {
  GridChange,
  GridChangeReason,
  GridProblem,
  GridRowChange,
  GridRows,
} from './EditableGridProps.ts';

/** A problem and whether the person has been told, which waits until the cell is left. */
export interface CellProblem extends GridProblem {
  isTold: boolean;
}

/** One cell to be written. */
export interface CellEdit {
  key: string;
  columnId: string;
  value: unknown;
}

/** One cell that was written. */
interface WrittenCell {
  key: string;
  columnId: string;
  before: unknown;
  after: unknown;
  problem: CellProblem | undefined;
}

/** Everything that is needed to undo a change. */
export interface Reversal<Row extends object> {
  cells: readonly WrittenCell[];
  removed: readonly { key: string; row: Row; index: number }[];
}

type ProblemsByColumn = Map<string, CellProblem>;

/** The property of a row by the name of its column. */
export function readCell(row: object, columnId: string): unknown {
  return (row as Record<string, unknown>)[columnId];
}

/** The store behind GridRows, with the methods that only the grid needs. */
export class GridStore<Row extends object> implements GridRows<Row> {
  readonly #createRow: () => Row;
  #rows: Row[];
  #keys: readonly string[];
  #nextKey = 0;
  #snapshot: readonly Row[] | null = null;
  #places: Map<string, number> | null = null;
  readonly #problems = new Map<string, ProblemsByColumn>();
  readonly #listeners = new Set<(change: GridChange<Row>) => void>();
  readonly #rowListeners = new Map<string, Set<() => void>>();
  readonly #problemListeners = new Set<() => void>();

  constructor(createRow: () => Row, rows: readonly Row[]) {
    this.#createRow = createRow;
    this.#rows = [...rows];
    this.#keys = rows.map(() => this.#newKey());
  }

  getRows = (): readonly Row[] => {
    this.#snapshot ??= [...this.#rows];
    return this.#snapshot;
  };

  getKeys = (): readonly string[] => this.#keys;

  getRow = (key: string): Row | undefined => this.#rows[this.indexOf(key)];

  indexOf = (key: string): number => {
    this.#places ??= new Map(this.#keys.map((known, place) => [known, place]));
    return this.#places.get(key) ?? -1;
  };

  getProblems = (): ReadonlyMap<string, ReadonlyMap<string, CellProblem>> => this.#problems;

  setRows = (rows: readonly Row[]): void => {
    const gone = this.#keys.map((key, place) => ({ key, before: this.#rows[place] ?? null, after: null }));
    const come = rows.map((row) => ({ key: this.#newKey(), before: null, after: row }));
    this.#problems.clear();
    this.#reorder(
      come.map(({ key }) => key),
      [...rows],
    );
    this.#publish('set', [...gone, ...come]);
  };

  setValues = (key: string, values: Partial<Row>): void => {
    const edits = Object.entries(values).map(([columnId, value]) => ({ key, columnId, value }));
    this.write(edits, 'set');
  };

  setCount = (count: number): void => {
    const wanted = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : this.#rows.length;
    const missing = wanted - this.#rows.length;
    if (missing < 0) this.#remove(this.#keys.slice(wanted), 'set');
    else if (missing > 0) this.#insert(Array.from({ length: missing }, this.#createRow), Infinity, 'set');
  };

  addRows = (rows: readonly Row[] = [this.#createRow()], index = Infinity): readonly string[] =>
    this.#insert(rows, index, 'set');

  removeRows = (keys: readonly string[]): void => this.#remove(keys, 'set');

  /** Removes rows. Returns what is needed to restore them. */
  remove(keys: readonly string[]): Reversal<Row> {
    const removed = keys.flatMap((key) => {
      const index = this.indexOf(key);
      const row = this.#rows[index];
      return row ? [{ key, row, index }] : [];
    });
    this.#remove(keys, 'remove');
    return { cells: [], removed: removed.sort((one, other) => one.index - other.index) };
  }

  /** Writes cells as one change, and gives what takes it back. */
  write(edits: readonly CellEdit[], reason: GridChangeReason): Reversal<Row> {
    const changes = new Map<string, { key: string; before: Row; after: Row }>();
    const cells: WrittenCell[] = [];
    for (const { key, columnId, value } of edits) {
      const row = changes.get(key)?.after ?? this.getRow(key);
      if (!row) continue;
      const problem = this.#problems.get(key)?.get(columnId);
      this.#forget(key, columnId);
      const before = readCell(row, columnId);
      if (problem || !Object.is(before, value)) cells.push({ key, columnId, before, after: value, problem });
      if (Object.is(before, value)) continue;
      const after = { ...row, [columnId]: value };
      changes.set(key, { key, before: changes.get(key)?.before ?? row, after });
    }
    for (const { key, after } of changes.values()) this.#rows[this.indexOf(key)] = after;
    this.#publish(reason, [...changes.values()]);
    return { cells, removed: [] };
  }

  /** Writes one cell, with the problem of its text if it has one. */
  type(key: string, columnId: string, value: unknown, problem: GridProblem | null): void {
    const row = this.getRow(key);
    if (!row) return;
    const known = this.#problems.get(key)?.get(columnId);
    if (problem) this.#remember(key, columnId, { ...problem, isTold: known?.isTold ?? false });
    else this.#forget(key, columnId);
    if (!Object.is(readCell(row, columnId), value)) {
      const after = { ...row, [columnId]: value };
      this.#rows[this.indexOf(key)] = after;
      this.#publish('edit', [{ key, before: row, after }]);
    } else if (known?.isTold) this.#tellProblems(key);
  }

  /** Marks that the person was told of a cell's problem. */
  tellProblem(key: string, columnId: string): void {
    const problem = this.#problems.get(key)?.get(columnId);
    if (!problem || problem.isTold) return;
    problem.isTold = true;
    this.#tellProblems(key);
  }

  /**
   * Reverts a change: cells that still hold the written value, and removed rows. Returns whether anything was
   * left to revert.
   */
  revert({ cells, removed }: Reversal<Row>): boolean {
    const restored = cells.filter(({ key, columnId, after }) => {
      const row = this.getRow(key);
      return row !== undefined && Object.is(readCell(row, columnId), after);
    });
    this.write(
      restored.map(({ key, columnId, before }) => ({ key, columnId, value: before })),
      'undo',
    );
    for (const { key, columnId, problem } of restored) {
      if (!problem) continue;
      this.#remember(key, columnId, problem);
      this.#tellProblems(key);
    }
    for (const { key, row, index } of removed) this.#insert([row], index, 'undo', [key]);
    return restored.length + removed.length > 0;
  }

  subscribe = (listener: (change: GridChange<Row>) => void): (() => void) =>
    listenIn(this.#listeners, listener);

  /** Subscribes to changes of the keys or their order. */
  subscribeOrder = (listener: () => void): (() => void) =>
    this.subscribe(({ rows }) => {
      if (rows.some(({ before, after }) => before === null || after === null)) listener();
    });

  /** Subscribes to changes of one row or its problems. */
  subscribeRow = (key: string, listener: () => void): (() => void) => {
    const listeners = this.#rowListeners.get(key) ?? new Set();
    this.#rowListeners.set(key, listeners);
    const stop = listenIn(listeners, listener);
    return () => {
      stop();
      if (listeners.size === 0) this.#rowListeners.delete(key);
    };
  };

  /** Subscribes to changes of the problems shown to the user. */
  subscribeProblems = (listener: () => void): (() => void) => listenIn(this.#problemListeners, listener);

  #newKey(): string {
    this.#nextKey += 1;
    return `r${this.#nextKey}`;
  }

  #remember(key: string, columnId: string, problem: CellProblem): void {
    const ofRow = this.#problems.get(key) ?? new Map<string, CellProblem>();
    this.#problems.set(key, ofRow.set(columnId, problem));
  }

  #forget(key: string, columnId: string): void {
    const ofRow = this.#problems.get(key);
    const problem = ofRow?.get(columnId);
    if (!ofRow || !problem) return;
    ofRow.delete(columnId);
    if (ofRow.size === 0) this.#problems.delete(key);
    if (problem.isTold) this.#tellProblems(key);
  }

  #tellProblems(key: string): void {
    this.#tellRow(key);
    for (const listener of this.#problemListeners) listener();
  }

  #tellRow(key: string): void {
    for (const listener of this.#rowListeners.get(key) ?? []) listener();
  }

  #insert(
    rows: readonly Row[],
    index: number,
    reason: GridChangeReason,
    keys = rows.map(() => this.#newKey()),
  ): readonly string[] {
    const place = Math.max(0, Math.min(index, this.#keys.length));
    this.#reorder(
      [...this.#keys.slice(0, place), ...keys, ...this.#keys.slice(place)],
      [...this.#rows.slice(0, place), ...rows, ...this.#rows.slice(place)],
    );
    this.#publish(
      reason,
      rows.map((row, at) => ({ key: keys[at] ?? '', before: null, after: row })),
    );
    return keys;
  }

  #remove(keys: readonly string[], reason: GridChangeReason): void {
    const gone = new Set(keys.filter((key) => this.indexOf(key) >= 0));
    if (gone.size === 0) return;
    const changes = [...gone].map((key) => ({ key, before: this.getRow(key) ?? null, after: null }));
    const rows = this.#rows.filter((_row, place) => !gone.has(this.#keys[place] ?? ''));
    this.#reorder(
      this.#keys.filter((key) => !gone.has(key)),
      rows,
    );
    const hadProblems = [...gone].filter((key) => this.#problems.delete(key));
    this.#publish(reason, changes);
    if (hadProblems.length > 0) for (const listener of this.#problemListeners) listener();
  }

  #reorder(keys: readonly string[], rows: Row[]): void {
    this.#keys = keys;
    this.#rows = rows;
    this.#places = null;
  }

  #publish(reason: GridChangeReason, rows: readonly GridRowChange<Row>[]): void {
    if (rows.length === 0) return;
    this.#snapshot = null;
    for (const { key } of rows) this.#tellRow(key);
    for (const listener of this.#listeners) listener({ reason, rows });
  }
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
