import type {
  GridChange,
  GridChangeReason,
  GridProblem,
  GridRowChange,
  GridRows,
} from './EditableGridProps.ts';
import type { GridErrors, GridRowErrors } from './gridColumns.ts';

/** A problem and whether the person has been told, which waits until the cell is left. */
export interface CellProblem extends GridProblem {
  isTold: boolean;
}

/** One cell to be written, with the problem of its text if it has one. */
export interface CellEdit {
  key: string;
  columnId: string;
  value: unknown;
  problem?: CellProblem | undefined;
}

/** Undoes a change where it still stands. Returns whether there was anything left to undo. */
export type Reversal = () => boolean;

/** The store behind GridRows, with the methods that only the grid needs. */
export class GridStore<Row extends object> implements GridRows<Row> {
  readonly #createRow: () => Row;
  #rows: Row[];
  /** A copy of the rows, made when it is asked for. */
  #snapshot: readonly Row[] | null = null;
  #keys: readonly string[];
  #nextKey = 0;
  #places: Map<string, number> | null = null;
  readonly #problems = new Map<string, ReadonlyMap<string, CellProblem>>();
  readonly #listeners = new Set<(change: GridChange<Row>) => void>();
  readonly #watchers = new Set<(keys: ReadonlySet<string>) => void>();

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

  setValues = (key: string, values: Partial<Row>, reason: GridChangeReason = 'set'): void => {
    const edits = Object.entries(values).map(([columnId, value]) => ({ key, columnId, value }));
    this.write(edits, reason);
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

  /** The value of a cell. */
  read(key: string, columnId: string): unknown {
    return valueIn(this.getRow(key), columnId);
  }

  /** The problem with the text of a cell. */
  problemOf(key: string, columnId: string): CellProblem | undefined {
    return this.#problems.get(key)?.get(columnId);
  }

  /** The error of a cell: what is wrong with its text, once that was told, or what the caller says of its row. */
  errorAt(key: string, columnId: string, said: GridRowErrors<Row> | undefined): string | undefined {
    const problem = this.problemOf(key, columnId);
    return problem?.isTold ? problem.message : messageIn(said, columnId);
  }

  /** The number of cells with an error. */
  countErrors(errors: GridErrors<Row> = new Map()): number {
    let count = 0;
    for (const [key, said] of errors)
      if (this.indexOf(key) >= 0) count += Object.values(said).filter(Boolean).length;
    for (const [key, problems] of this.#problems)
      for (const [columnId, { isTold }] of problems)
        if (isTold && !messageIn(errors.get(key), columnId)) count += 1;
    return count;
  }

  /** Removes a row. Returns what brings it back. */
  remove(key: string): Reversal {
    const index = this.indexOf(key);
    const row = this.getRow(key);
    this.#remove([key], 'remove');
    return () => {
      if (row) this.#insert([row], index, 'undo', [key]);
      return row !== undefined;
    };
  }

  /** Writes cells as one change. Returns what undoes it. */
  write(edits: readonly CellEdit[], reason: GridChangeReason): Reversal {
    const changes = new Map<string, { key: string; before: Row; after: Row }>();
    const touched = new Set<string>();
    const restoring: (CellEdit & { written: unknown })[] = [];
    for (const { key, columnId, value, problem } of edits) {
      const row = changes.get(key)?.after ?? this.getRow(key);
      if (!row) continue;
      const before = valueIn(row, columnId);
      const known = this.problemOf(key, columnId);
      const isSame = Object.is(before, value);
      if (isSame && !known && !problem) continue;
      touched.add(key);
      restoring.push({ key, columnId, value: before, problem: known, written: value });
      this.#setProblem(key, columnId, problem);
      if (isSame) continue;
      const after = { ...row, [columnId]: value };
      changes.set(key, { key, before: changes.get(key)?.before ?? row, after });
    }
    for (const { key, after } of changes.values()) this.#rows[this.indexOf(key)] = after;
    this.#publish(reason, [...changes.values()], touched);
    return () => {
      const left = restoring.filter(({ key, columnId, written }) =>
        Object.is(this.read(key, columnId), written),
      );
      this.write(left, 'undo');
      return left.length > 0;
    };
  }

  /** Writes one typed cell, with the problem of its text if it has one. */
  type(key: string, columnId: string, value: unknown, problem: GridProblem | null): void {
    const isTold = this.problemOf(key, columnId)?.isTold ?? false;
    this.write([{ key, columnId, value, problem: problem ? { ...problem, isTold } : undefined }], 'edit');
  }

  /** Marks that the person was told of a cell's problem. */
  tellProblem(key: string, columnId: string): void {
    const problem = this.problemOf(key, columnId);
    if (!problem || problem.isTold) return;
    const value = this.read(key, columnId);
    this.write([{ key, columnId, value, problem: { ...problem, isTold: true } }], 'edit');
  }

  subscribe = (listener: (change: GridChange<Row>) => void): (() => void) =>
    listenIn(this.#listeners, listener);

  /** Subscribes to changes of the keys or their order. */
  subscribeOrder = (listener: () => void): (() => void) =>
    this.subscribe(({ rows }) => {
      if (rows.some(({ before, after }) => before === null || after === null)) listener();
    });

  /** Subscribes to changes of rows and their problems, told by the keys of those rows. */
  watch = (watcher: (keys: ReadonlySet<string>) => void): (() => void) => listenIn(this.#watchers, watcher);

  /** Subscribes to changes of one row or its problems. */
  subscribeRow = (key: string, listener: () => void): (() => void) =>
    this.watch((keys) => {
      if (keys.has(key)) listener();
    });

  #newKey(): string {
    this.#nextKey += 1;
    return `r${this.#nextKey}`;
  }

  #setProblem(key: string, columnId: string, problem: CellProblem | undefined): void {
    if (!problem && !this.problemOf(key, columnId)) return;
    const ofRow = new Map(this.#problems.get(key));
    if (problem) ofRow.set(columnId, problem);
    else ofRow.delete(columnId);
    if (ofRow.size > 0) this.#problems.set(key, ofRow);
    else this.#problems.delete(key);
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
    const isLeft = (_: unknown, place: number) => !gone.has(this.#keys[place] ?? '');
    this.#reorder(this.#keys.filter(isLeft), this.#rows.filter(isLeft));
    for (const key of gone) this.#problems.delete(key);
    this.#publish(reason, changes);
  }

  #reorder(keys: readonly string[], rows: Row[]): void {
    this.#keys = keys;
    this.#rows = rows;
    this.#places = null;
  }

  /** Tells of changed rows, and of rows whose problems alone have changed. */
  #publish(
    reason: GridChangeReason,
    rows: readonly GridRowChange<Row>[],
    touched: ReadonlySet<string> = new Set(rows.map(({ key }) => key)),
  ): void {
    if (rows.length > 0) this.#snapshot = null;
    if (touched.size > 0) for (const watcher of this.#watchers) watcher(touched);
    if (rows.length > 0) for (const listener of this.#listeners) listener({ reason, rows });
  }
}

function valueIn(row: object | undefined, columnId: string): unknown {
  return (row as Record<string, unknown> | undefined)?.[columnId];
}

function messageIn(said: Readonly<Record<string, string | undefined>> = {}, columnId: string) {
  return said[columnId];
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
