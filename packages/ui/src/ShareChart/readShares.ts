import { isDrawable } from '../charts/readSeries.ts';

/** A part of a whole. */
export interface SharePart {
  /** Unique within the chart. */
  id: string;
  label: string;
  /** Zero or more; null where it is not known. */
  value: number | null | undefined;
}

/** Computes the share of each part. */
export function readShares(parts: readonly SharePart[]) {
  const values = parts.map(({ value }) => (isDrawable(value) ? value : null));
  const total = values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  return parts.map(({ id, label }, place) => {
    const value = values[place] ?? null;
    const hasShare = value !== null && value >= 0 && total > 0;
    return {
      /** Unique even where ids are not. */
      key: `${place}-${id}`,
      label,
      /** Null where it is not known. */
      value,
      /** From 0 to 1; null for a value that is below zero or not known, and where all parts are zero. */
      share: hasShare ? value / total : null,
    };
  });
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
