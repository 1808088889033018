/** Where rows stand below one another. */
export interface RowLayout {
  /** The height of all rows together. */
  height: number;
  /** How far down a row begins. */
  startOf: (index: number) => number;
  /** The row at a distance from the top; the first one above all, the last one below. */
  rowAt: (offset: number) => number;
}

/** A row that is not as high as most. */
export interface OtherRow {
  index: number;
  height: number;
}

/** Lays out rows of one height, but for those that are known to have another. */
export function layRows(count: number, usual: number, others: readonly OtherRow[]): RowLayout {
  const sorted = [...others].sort((one, other) => one.index - other.index);
  let more = 0;
  // By how much the rows after each of these stand lower than if all were of one height.
  const steps = sorted.map(({ index, height }) => {
    more += height - usual;
    return { index, more };
  });

  const startOf = (index: number): number => {
    let lower = 0;
    for (const step of steps) {
      if (step.index >= index) break;
      lower = step.more;
    }
    return index * usual + lower;
  };

  const rowAt = (offset: number): number => {
    let low = 0;
    let high = Math.max(0, count - 1);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (startOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return { height: startOf(count), startOf, rowAt };
}
