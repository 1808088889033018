import { createTextIndex, type TextIndex } from './createTextIndex.ts';
import { orderNumbers } from './orderNumbers.ts';
import { rankTexts } from './rankTexts.ts';

/** What a cell holds, for sorting, searching, adding up and copying. */
export type CellValue = string | number | null | undefined;

/** What the index has to know of a column. */
export interface IndexedColumn<Row> {
  id: string;
  value: (row: Row) => CellValue;
  text?: ((row: Row) => string) | undefined;
}

/** Rows by what is in their columns: built column by column when it is first asked for, and remembered. */
export interface RowIndex<Row> {
  /** The text of all columns. */
  text: TextIndex<Row>;
  /** The positions of the rows in the order of a column: stable, rows without a value last both ways. */
  order: (columnId: string, isDescending: boolean) => Int32Array | null;
  /** The sum of a column over some rows, or over all. */
  sum: (columnId: string, positions: Int32Array | null) => number;
  /** Builds what sorting by these columns will ask for, a little at a time. */
  prepare: (columnIds: readonly string[]) => Generator<void, void>;
}

/** The text of a cell: what it shows where that was said, and its value otherwise. */
export function cellText<Row>(column: IndexedColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value);
}

/** Indexes rows by columns; blocks of rows that did not change are taken from the index before. */
export function createRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly IndexedColumn<Row>[],
  compare: (one: string, other: string) => number,
  textOf: (row: Row) => string,
  before?: TextIndex<Row>['built'],
): RowIndex<Row> {
  const numbers = new Map<string, Float64Array>();
  const orders = new Map<string, Int32Array>();
  const unfinished = new Map<string, Generator<void, Float64Array>>();

  /** Numbers whose order is that of the column: its own, or the ranks of its texts. */
  function* rank(columnId: string): Generator<void, Float64Array | null> {
    const known = numbers.get(columnId);
    if (known) return known;
    const column = columns.find(({ id }) => id === columnId);
    if (!column) return null;
    let steps = unfinished.get(columnId);
    if (!steps) {
      const values = rows.map(column.value);
      if (!values.some((value) => typeof value === 'string' && value !== '')) {
        const own = Float64Array.from(values, toNumber);
        numbers.set(columnId, own);
        return own;
      }
      steps = rankTexts(values.map(toText), compare);
      unfinished.set(columnId, steps);
    }
    for (;;) {
      // Whoever waits for it may have finished it meanwhile.
      const finished = numbers.get(columnId);
      if (finished) return finished;
      const step = steps.next();
      if (step.done) {
        unfinished.delete(columnId);
        numbers.set(columnId, step.value);
        return step.value;
      }
      yield;
    }
  }

  return {
    text: createTextIndex(rows, textOf, before),
    order(columnId, isDescending) {
      const key = `${isDescending ? '-' : '+'}${columnId}`;
      const known = orders.get(key);
      if (known) return known;
      const ranks = finish(rank(columnId));
      if (!ranks) return null;
      const order = orderNumbers(isDescending ? ranks.map((each) => -each) : ranks);
      orders.set(key, order);
      return order;
    },
    sum(columnId, positions) {
      const column = columns.find(({ id }) => id === columnId);
      if (!column) return 0;
      const key = `sum ${columnId}`;
      const values = numbers.get(key) ?? Float64Array.from(rows, (row) => toNumber(column.value(row)));
      numbers.set(key, values);
      let sum = 0;
      const count = positions ? positions.length : values.length;
      for (let place = 0; place < count; place += 1) {
        const value = values[positions ? (positions[place] ?? 0) : place] ?? 0;
        if (!Number.isNaN(value)) sum += value;
      }
      return sum;
    },
    *prepare(columnIds) {
      for (const id of columnIds) {
        yield* rank(id);
        yield;
      }
    },
  };
}

function toNumber(value: CellValue): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function toText(value: CellValue): string | null {
  return value === null || value === undefined || value === '' || Number.isNaN(value) ? null : String(value);
}

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
