import type { BulkDetail } from '@handset/domain';

/** Figures of a lot. Money is in minor units. */
export interface LotFigures {
  inStock: number;
  sold: number;
  /** Total price of the sold phones. */
  soldFor: number;
  /** Profit on the sold phones. Null where the viewer may not see it. */
  profit: number | null;
}

/** Computes the figures of a lot so far. */
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

/** Whether the user may see costs. */
export function seesProfit({ effectiveCost }: Pick<BulkDetail, 'effectiveCost'>): boolean {
  return effectiveCost !== null;
}
