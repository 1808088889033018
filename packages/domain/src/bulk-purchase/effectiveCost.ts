import type { MinorUnits } from '../money/money.ts';

/** A distributor's incentives, each for the whole lot. */
export interface Incentives {
  lifting: MinorUnits;
  promo: MinorUnits;
  activation: MinorUnits;
}

/**
 * Cost of a lot after its incentives, for information only: they are paid later, by claim. Negative when they
 * exceed the price.
 */
export function effectiveCost(
  buyingPrice: MinorUnits,
  { lifting, promo, activation }: Incentives,
): MinorUnits {
  return buyingPrice - (lifting + promo + activation);
}

/** Effective cost of one phone of a lot, by its share of the buying price, rounded to the minor unit. */
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
