import { effectiveCost, type Incentives } from '../bulk-purchase/effectiveCost.ts';
import type { Day } from '../day/day.ts';
import type { MinorUnits } from '../money/money.ts';
import { partiesWithNumber, sameParty } from '../party/knownParty.ts';

/**
 * Warnings about values that are allowed but unusual. Forms ask about them before submission. Money is in
 * minor units.
 */
export type TradeWarning =
  | { code: 'below-cost'; imei: string; phone?: string | undefined; price: MinorUnits; cost: MinorUnits }
  | { code: 'below-lowest'; imei: string; phone?: string | undefined; price: MinorUnits; lowest: MinorUnits }
  | { code: 'closed-day'; closedUpTo: Day }
  | { code: 'final-above-demand'; finalPrice: MinorUnits; demandPrice: MinorUnits }
  | { code: 'incentives-above-buying'; incentives: MinorUnits; buyingPrice: MinorUnits }
  | { code: 'number-known'; number: string; names: string[] }
  | { code: 'second-imei-missing'; count: number }
  | { code: 'part-payment'; amount: MinorUnits; due: MinorUnits };

/**
 * Phones sold below cost. A cost hidden from the user is null and raises no warning. `phone` names a phone where its IMEI
 * alone says little.
 */
export function belowCost(
  phones: readonly { imei: string; phone?: string | undefined; price: MinorUnits; cost: MinorUnits | null }[],
): TradeWarning[] {
  return phones.flatMap(({ imei, phone, price, cost }) =>
    cost !== null && price < cost ? [{ code: 'below-cost' as const, imei, phone, price, cost }] : [],
  );
}

/**
 * Phones sold below the lowest price that the shop accepts, the final one of their slips, which staff see where they do not see the
 * cost. Those below their cost are left to `belowCost`.
 */
export function belowLowest(
  phones: readonly {
    imei: string;
    phone?: string | undefined;
    price: MinorUnits;
    lowest: MinorUnits | null;
    cost: MinorUnits | null;
  }[],
): TradeWarning[] {
  return phones.flatMap(({ imei, phone, price, lowest, cost }) =>
    lowest !== null && price < lowest && (cost === null || price >= cost)
      ? [{ code: 'below-lowest' as const, imei, phone, price, lowest }]
      : [],
  );
}

/** Warns when an entry is dated into a day that is closed. */
export function closedDay(date: Day, closedUpTo: Day | null): TradeWarning[] {
  return closedUpTo !== null && date <= closedUpTo ? [{ code: 'closed-day', closedUpTo }] : [];
}

/** Warns when the final price exceeds the asking price, which is usually a mistake. */
export function finalAboveDemand(prices: {
  finalPrice: MinorUnits | null;
  demandPrice: MinorUnits | null;
}): TradeWarning[] {
  const { finalPrice, demandPrice } = prices;
  if (finalPrice === null || demandPrice === null || finalPrice <= demandPrice) return [];
  return [{ code: 'final-above-demand', finalPrice, demandPrice }];
}

/** Warns when incentives exceed the cost of the phones. */
export function incentivesAboveBuying(prices: Incentives & { buyingPrice: MinorUnits }): TradeWarning[] {
  const { buyingPrice } = prices;
  const rest = effectiveCost(buyingPrice, prices);
  return rest < 0 ? [{ code: 'incentives-above-buying', incentives: buyingPrice - rest, buyingPrice }] : [];
}

/**
 * Warns when a new party has the number of others. One with the same name too is taken for the existing
 * party.
 */
export function numberKnown(
  parties: readonly { name: string; number: string }[],
  party: { name: string; number: string },
): TradeWarning[] {
  const known = partiesWithNumber(parties, party.number);
  if (known.length === 0 || sameParty(parties, party)) return [];
  return [{ code: 'number-known', number: party.number, names: known.map(({ name }) => name) }];
}

/** Phones of a Dual SIM lot without a second IMEI. */
export function secondImeiMissing(
  entries: readonly { simOption: string; imeiNumbers: readonly { imei2?: string | undefined }[] }[],
): TradeWarning[] {
  const count = entries
    .filter(({ simOption }) => simOption === 'Dual SIM')
    .flatMap(({ imeiNumbers }) => imeiNumbers)
    .filter(({ imei2 }) => !imei2).length;
  return count > 0 ? [{ code: 'second-imei-missing', count }] : [];
}

/** Warns when less than the due amount is paid where full payment is usual. */
export function partPayment(amount: MinorUnits, due: MinorUnits | undefined): TradeWarning[] {
  return due !== undefined && amount < due ? [{ code: 'part-payment', amount, due }] : [];
}
