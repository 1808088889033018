import type { GridStore } from './GridStore.ts';
import type { GridErrors, GridRowErrors } from './gridColumns.ts';

/** The errors of the rows: those of the caller, and texts that could not be read. */
export class GridErrorBook<Row extends object> {
  readonly #store: GridStore<Row>;
  readonly #listeners = new Set<() => void>();
  #errors: GridErrors<Row> | undefined;

  constructor(store: GridStore<Row>, errors: GridErrors<Row> | undefined) {
    this.#store = store;
    this.#errors = errors;
  }

  /** Replaces the caller's errors. */
  set(errors: GridErrors<Row> | undefined): void {
    if (errors === this.#errors) return;
    this.#errors = errors;
    for (const listener of this.#listeners) listener();
  }

  /** The errors of a row. Texts that could not be read come before the caller's errors. */
  errorsOf = (key: string): GridRowErrors<Row> => {
    const said = this.#errors?.get(key);
    const problems = this.#store.getProblems().get(key);
    if (!problems) return said ?? {};
    const told = [...problems].filter(([, { isTold }]) => isTold);
    return { ...said, ...Object.fromEntries(told.map(([columnId, { message }]) => [columnId, message])) };
  };

  /** The number of cells with an error. */
  count = (): number => {
    let count = 0;
    for (const [key, errors] of this.#errors ?? [])
      if (this.#store.indexOf(key) >= 0) count += countOf(errors);
    for (const [key, problems] of this.#store.getProblems()) {
      const said: Record<string, string | undefined> = this.#errors?.get(key) ?? {};
      for (const [columnId, { isTold }] of problems) if (isTold && !said[columnId]) count += 1;
    }
    return count;
  };

  /** Calls the listener when the count may have changed. */
  subscribe = (listener: () => void): (() => void) => {
    const stops = [
      this.subscribeErrors(listener),
      this.#store.subscribe(listener),
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
}

function countOf(errors: object | undefined): number {
  return errors ? Object.values(errors).filter(Boolean).length : 0;
}
