/** A label under an axis. */
export interface AxisLabel {
  /** The place that it is of. */
  place: number;
  /** Where its box begins, from where reading begins. */
  start: number;
  /** How wide its box is. */
  size: number;
  /** The end of the axis that it is held at; in the middle of its place otherwise. */
  edge: 'start' | 'end' | undefined;
}

/** The room that a letter takes, and that a label keeps free around it, in pixels. */
const letter = 7;
const space = 12;
/** No label is longer, and none that has no more than this is cut for its neighbour's sake. */
const longest = 112;
const shortest = 64;

/** The labels that fit under an axis, none upon another, each within the axis; those that are too long are cut. */
export function axisLabels(
  labels: readonly string[],
  positions: readonly number[],
  width: number,
): readonly AxisLabel[] {
  const most = Math.min(width, longest, Math.max(shortest, width / Math.max(1, labels.length)));
  const boxes = labels.map((label, place): AxisLabel => {
    const size = Math.min(most, label.length * letter + space);
    const wished = (positions[place] ?? 0) - size / 2;
    const start = Math.min(width - size, Math.max(0, wished));
    return { place, start, size, edge: start > wished ? 'start' : start < wished ? 'end' : undefined };
  });
  const fitting = free(boxes);
  if (fitting.length === boxes.length) return boxes;
  // Every second or every third, rather than now one and now another.
  const step = fitting.reduce((most, { place }, index) => {
    return Math.max(most, place - (fitting[index - 1]?.place ?? place));
  }, 1);
  return free(boxes.filter(({ place }) => place % step === 0));
}

/** Those that begin where the one before has ended. */
function free(boxes: readonly AxisLabel[]): readonly AxisLabel[] {
  let end = Number.NEGATIVE_INFINITY;
  return boxes.filter(({ start, size }) => {
    if (start < end) return false;
    end = start + size;
    return true;
  });
}
