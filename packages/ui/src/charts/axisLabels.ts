/** A label under an axis. */
export interface AxisLabel {
  text: string;
  /** The index of its category. */
  place: number;
  /** The distance of its box from the inline start. */
  start: number;
  /** The width of its box. */
  size: number;
  /** The end of the axis that it is aligned to; undefined where it is centred. */
  edge: 'start' | 'end' | undefined;
}

/** The estimated width of a letter, and the gap around a label, in pixels. */
const letter = 7;
const space = 12;
/** Labels are at most `longest` wide, and are not cut below `shortest`. */
const longest = 112;
const shortest = 64;

/** Chooses the labels that fit under an axis without overlapping. Long ones are cut. */
export function axisLabels(
  labels: readonly string[],
  positions: readonly number[],
  width: number,
): readonly AxisLabel[] {
  const most = Math.min(width, longest, Math.max(shortest, width / Math.max(1, labels.length)));
  const boxes = labels.map((text, place): AxisLabel => {
    const size = Math.min(most, text.length * letter + space);
    const wished = (positions[place] ?? 0) - size / 2;
    const start = Math.min(width - size, Math.max(0, wished));
    return { text, place, start, size, edge: start > wished ? 'start' : start < wished ? 'end' : undefined };
  });
  const fitting = free(boxes);
  if (fitting.length === boxes.length) return boxes;
  // An even step, such as every third label, reads better than uneven gaps.
  const step = fitting.reduce((most, { place }, index) => {
    return Math.max(most, place - (fitting[index - 1]?.place ?? place));
  }, 1);
  return free(boxes.filter(({ place }) => place % step === 0));
}

/** Leaves out each box that overlaps the one before. */
function free(boxes: readonly AxisLabel[]): readonly AxisLabel[] {
  let end = Number.NEGATIVE_INFINITY;
  return boxes.filter(({ start, size }) => {
    if (start < end) return false;
    end = start + size;
    return true;
  });
}
