import type { GridChange } from './GridRows.ts';
import type { GridStore } from './GridStore.ts';

/** A sum over all rows that follows their changes. */
export interface Tally<Row extends object> {
  get: () => number;
  /** Takes in a change that was just made. */
  follow: (change: GridChange<Row>) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Sums a whole number of each row. A change adds the difference that it makes, so that a keystroke among a thousand rows costs what one
 * among ten does. A measure that is no finite number counts as nothing.
 */
export function createTally<Row extends object>(
  store: GridStore<Row>,
  measure: (row: Row) => number,
): Tally<Row> {
  const measured = (row: Row | null): number => {
    const size = row === null ? 0 : measure(row);
    return Number.isFinite(size) ? size : 0;
  };
  let sum = 0;
  let version = -1;

  const get = () => {
    if (version !== store.version) {
      version = store.version;
      sum = store.getRows().reduce((total, row) => total + measured(row), 0);
    }
    return sum;
  };

  const follow = ({ rows }: GridChange<Row>) => {
    if (version !== store.version - 1) return;
    version = store.version;
    for (const { before, after } of rows) sum += measured(after) - measured(before);
  };

  return {
    get,
    follow,
    subscribe: (listener) =>
      store.subscribe((change) => {
        follow(change);
        listener();
      }),
  };
}
