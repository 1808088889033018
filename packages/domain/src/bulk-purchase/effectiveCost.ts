import type { MinorUnits } from '../money/money.ts';

/** What a distributor grants on a lot, each for the whole lot. */
export interface Incentives {
  lifting: MinorUnits;
  promo: MinorUnits;
  activation: MinorUnits;
}

/**
 * What a lot comes to once its incentives are received: information only, since they are paid later, by claim. Negative
 * when they are worth more than the lot.
 */
export function effectiveCost(
  buyingPrice: MinorUnits,
  { lifting, promo, activation }: Incentives,
): MinorUnits {
  return buyingPrice - (lifting + promo + activation);
}

/** What one phone of a lot comes to so, by its share of the buying price, rounded to the minor unit. */
export function effectiveCostOfOne(
  priceOfOne: MinorUnits,
  buyingPrice: MinorUnits,
  incentives: Incentives,
): MinorUnits {
  const granted = BigInt(incentives.lifting + incentives.promo + incentives.activation);
  const total = BigInt(buyingPrice);
  const share = (granted * BigInt(priceOfOne) * 2n + total) / (total * 2n);
  return priceOfOne - Number(share);
}
