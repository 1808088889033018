/** The pixels of a picture, four bytes each. */
export interface Picture {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}

/** What may differ before two pictures count as different. */
export interface CellLimits {
  /** By how much, of 255, the mean of a cell may differ where letters or edges are in it. */
  detail: number;
  /** By how much, of 255, a cell of one plain colour may differ. */
  plain: number;
  /** Which share of the cells may be off because of details. */
  detailRatio: number;
  /** How many plain cells may be off. */
  plainCells: number;
}

declare module '@vitest/browser/context' {
  export interface ScreenshotComparatorRegistry {
    cells: Partial<CellLimits>;
  }
}

const side = 8;

/** Chosen by trial: with other hinting of letters and without subpixel positions, at most two cells in a picture came to 24, and no plain one differed at all. */
export const defaultLimits: CellLimits = { detail: 24, plain: 2, detailRatio: 0.001, plainCells: 3 };

interface Cell {
  red: number;
  green: number;
  blue: number;
  isPlain: boolean;
}

/**
 * Compares two pictures cell by cell. Letters fall a little differently on every machine, so a cell with details is compared by its mean;
 * one of a single colour looks the same everywhere, and is compared closely.
 */
export function compareCells(
  reference: Picture,
  actual: Picture,
  { createDiff, ...given }: { createDiff: boolean } & Partial<CellLimits>,
): { pass: boolean; diff: Uint8Array | null; message: string | null } {
  const limits = { ...defaultLimits, ...given };
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height)
    return {
      pass: false,
      diff: null,
      message: `The picture is ${actual.metadata.width} × ${actual.metadata.height} pixels, and was ${width} × ${height}.`,
    };
  const diff = createDiff ? paler(actual) : null;
  let [details, plains] = [0, 0];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const before = cellAt(reference, left, top);
      const after = cellAt(actual, left, top);
      const isPlain = before.isPlain && after.isPlain;
      if (distance(before, after) <= (isPlain ? limits.plain : limits.detail)) continue;
      if (isPlain) plains += 1;
      else details += 1;
      if (diff) mark(diff, reference.metadata, left, top);
    }
  }
  const allowed = Math.max(2, Math.ceil(width / side) * Math.ceil(height / side) * limits.detailRatio);
  const pass = details <= allowed && plains <= limits.plainCells;
  return {
    pass,
    diff,
    message: pass
      ? null
      : `${plains} plain cells of ${side} × ${side} pixels differ (${limits.plainCells} may) and ${details} with details in them (${Math.floor(allowed)} may).`,
  };
}

function cellAt({ metadata: { width, height }, data }: Picture, left: number, top: number): Cell {
  const sum = [0, 0, 0];
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  const right = Math.min(left + side, width);
  const bottom = Math.min(top + side, height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[at + channel] ?? 0;
        sum[channel] = (sum[channel] ?? 0) + value;
        if (value < (least[channel] ?? 0)) least[channel] = value;
        if (value > (most[channel] ?? 0)) most[channel] = value;
      }
    }
  }
  const count = (right - left) * (bottom - top);
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
  return { red, green, blue, isPlain: most.every((value, channel) => value - (least[channel] ?? 0) <= 2) };
}

function distance(one: Cell, other: Cell): number {
  return Math.max(
    Math.abs(one.red - other.red),
    Math.abs(one.green - other.green),
    Math.abs(one.blue - other.blue),
  );
}

/** The picture as a faint ground for the marks. */
function paler({ data }: Picture): Uint8Array {
  return Uint8Array.from(data, (value, at) => (at % 4 === 3 ? 255 : 190 + value / 4));
}

function mark(diff: Uint8Array, { width, height }: Picture['metadata'], left: number, top: number): void {
  for (let y = top; y < Math.min(top + side, height); y += 1)
    for (let x = left; x < Math.min(left + side, width); x += 1)
      diff.set([214, 30, 30, 255], (y * width + x) * 4);
}
