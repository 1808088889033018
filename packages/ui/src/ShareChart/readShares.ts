import { isDrawable } from '../charts/readSeries.ts';

/** A part of a whole. */
export interface SharePart {
  /** What it is known by; each part has one of its own. */
  id: string;
  /** What it is. */
  label: string;
  /** How much it is: zero or more. */
  value: number | null | undefined;
}

/** A part as it is drawn. */
export interface Share {
  /** Its own key, even where ids are not. */
  key: string;
  label: string;
  /** How much it is; null where that is not known. */
  value: number | null;
  /** Its part of the whole, from 0 to 1; what is below zero has none. */
  share: number;
}

/** The parts and what they come to. */
export interface Shares {
  parts: readonly Share[];
  /** The sum of the parts that have a share. */
  total: number;
}

/** The share of every part. Where all come to nothing, nobody has one. */
export function readShares(parts: readonly SharePart[]): Shares {
  const read = parts.map(({ id, label, value }, place) => ({
    key: `${place}-${id}`,
    label,
    value: isDrawable(value) ? value : null,
  }));
  const total = read.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0);
  return {
    total,
    parts: read.map((part) => ({
      ...part,
      share: total > 0 ? Math.max(0, part.value ?? 0) / total : 0,
    })),
  };
}
