import type { BulkDetail } from '@handset/domain';

/** How a lot stands; money in minor units. */
export interface LotFigures {
  inStock: number;
  sold: number;
  /** What the phones that are sold were sold for. */
  soldFor: number;
  /** What they earned; null where the viewer may not see it. */
  profit: number | null;
}

/** What became of a lot so far. */
export function lotFigures({ entries, counts }: Pick<BulkDetail, 'entries' | 'counts'>): LotFigures {
  const sold = entries.flatMap(({ units }) => units).filter(({ soldPrice }) => soldPrice !== null);
  return {
    inStock: counts.inStock,
    sold: counts.sold,
    soldFor: sold.reduce((sum, { soldPrice }) => sum + (soldPrice ?? 0), 0),
    profit: sold.some(({ profit }) => profit === null)
      ? null
      : sold.reduce((sum, { profit }) => sum + (profit ?? 0), 0),
  };
}

/** Whether whoever looks may see what phones cost. */
export function seesProfit({ effectiveCost }: Pick<BulkDetail, 'effectiveCost'>): boolean {
  return effectiveCost !== null;
}
