import { isDrawable } from '../charts/readSeries.ts';

/** A part of a whole. */
export interface SharePart {
  /** Unique within the chart. */
  id: string;
  label: string;
  /** Zero or more; null where it is not known. */
  value: number | null | undefined;
}

/** A part with its share of the whole. */
export interface Share {
  /** Unique even where ids are not. */
  key: string;
  label: string;
  /** Null where it is not known. */
  value: number | null;
  /** From 0 to 1; 0 for a value below zero. */
  share: number;
}

/** The parts and their sum. */
export interface Shares {
  parts: readonly Share[];
  /** The sum of the parts that have a share. */
  total: number;
}

/** Computes the share of each part. All shares are 0 where the total is 0. */
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

const SMALLEST_SHOWN = 0.001;

/** Formats a share of 0 to 1 as per cent. A small part never reads 0 %, and a large one never 100 %. */
export function formatShare(languageTag: string): (share: number) => string {
  const { format } = new Intl.NumberFormat(languageTag, {
    style: 'percent',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return (share) => {
    if (share > 0 && share < SMALLEST_SHOWN) return `< ${format(SMALLEST_SHOWN)}`;
    return share < 1 && share > 1 - SMALLEST_SHOWN ? `> ${format(1 - SMALLEST_SHOWN)}` : format(share);
  };
}
