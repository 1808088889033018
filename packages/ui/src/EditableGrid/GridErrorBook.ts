import { createTally, type Tally } from './createTally.ts';
import type { GridStore } from './GridStore.ts';
import type { GridErrors, GridRowErrors } from './gridColumns.ts';

/** The errors of the rows: those of the caller, and texts that could not be read. */
export class GridErrorBook<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #listeners = new Set<() => void>();
  #errors: GridErrors<Row> | undefined;
  #count: Pick<Tally<Row>, 'get' | 'follow'> = noErrors;

  constructor(store: GridStore<Row>, errors: GridErrors<Row> | undefined) {
    this.#store = store;
    this.#take(errors);
  }

  /** Replaces the caller's errors. */
  set(errors: GridErrors<Row> | undefined): void {
    if (errors === this.#errors) return;
    this.#take(errors);
    for (const listener of this.#listeners) listener();
  }

  /** The errors of a row. Texts that could not be read come before the caller's errors. */
  errorsOf = (key: string): GridRowErrors<Row> => {
    const said = this.#said(key);
    const problems = this.#store.getProblems().get(key);
    if (!problems) return said ?? {};
    const told = [...problems].filter(([, { isTold }]) => isTold);
    return { ...said, ...Object.fromEntries(told.map(([columnId, { message }]) => [columnId, message])) };
  };

  /** The number of cells with an error. */
  count = (): number => {
    let unread = 0;
    for (const [key, problems] of this.#store.getProblems()) {
      const said: Record<string, string | undefined> = this.#said(key) ?? {};
      for (const [columnId, { isTold }] of problems) if (isTold && !said[columnId]) unread += 1;
    }
    return this.#count.get() + unread;
  };

  /** Calls the listener when the count may have changed. */
  subscribe = (listener: () => void): (() => void) => {
    const stops = [
      this.subscribeErrors(listener),
      this.#store.subscribe((change) => {
        this.#count.follow(change);
        listener();
      }),
      this.#store.subscribeProblems(listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Calls the listener when the caller's errors change. */
  subscribeErrors = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #said(key: string): GridRowErrors<Row> | undefined {
    if (typeof this.#errors !== 'function') return this.#errors?.get(key);
    const row = this.#store.getRow(key);
    return row && this.#errors(row);
  }

  #take(errors: GridErrors<Row> | undefined): void {
    this.#errors = errors;
    this.#count = errors === undefined ? noErrors : counter(this.#store, errors);
  }
}

const noErrors = { get: () => 0, follow: () => undefined };

function counter<Row extends object>(
  store: GridStore<Row>,
  errors: GridErrors<Row>,
): Pick<Tally<Row>, 'get' | 'follow'> {
  if (typeof errors === 'function') return createTally(store, (row) => countOf(errors(row)));
  let keys: readonly string[] | null = null;
  let count = 0;
  const get = () => {
    if (keys !== store.getKeys()) {
      keys = store.getKeys();
      count = 0;
      for (const [key, ofRow] of errors) if (store.indexOf(key) >= 0) count += countOf(ofRow);
    }
    return count;
  };
  return { get, follow: () => undefined };
}

function countOf(errors: object | undefined): number {
  return errors ? Object.values(errors).filter(Boolean).length : 0;
}
