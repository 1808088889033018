/** The widths that decide how much of a row is shown, in pixels. */
export interface RowWidths {
  /** The width of each item, in their order. */
  items: readonly number[];
  /** The space between two of them. */
  gap: number;
  /** The width of what stands for those that do not fit. */
  more: number;
  /** The room there is. */
  available: number;
}

/** How many items, counted from the start, fit in a row; where not all do, beside what stands for the rest. */
export function countFitting({ items, gap, more, available }: RowWidths): number {
  const all = items.reduce((sum, width, position) => sum + width + (position ? gap : 0), 0);
  // Browsers give fractions of pixels: half of one is not a reason to hide anything.
  if (all <= available + 0.5) return items.length;
  let taken = more;
  for (const [position, width] of items.entries()) {
    taken += width + gap;
    if (taken > available + 0.5) return position;
  }
  return items.length;
}
