import { belowCost, belowLowest, closedDay, type Day, type TradeWarning } from '@handset/domain';
import { phoneOf } from '../../stock/units/UnitLine.tsx';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';

/**
 * Warnings about the day of a sale and the prices of its phones.
 * @param findUnit the unit of an IMEI, with its cost if the user may see that
 * @param closedUpTo the last closed day of the books
 */
export function saleTradeWarnings(
  { saleDate, imeiPrices }: Pick<SaleDraft, 'saleDate' | 'imeiPrices'>,
  findUnit: (imei: string) => SaleUnit | undefined,
  closedUpTo: Day | null,
): TradeWarning[] {
  const phones = imeiPrices.map(({ imei, price }) => {
    const unit = findUnit(imei);
    return {
      imei,
      phone: unit && phoneOf(unit),
      price: price ?? 0,
      cost: unit?.purchasePrice ?? null,
      lowest: unit?.finalPrice ?? null,
    };
  });
  return [...closedDay(saleDate, closedUpTo), ...belowCost(phones), ...belowLowest(phones)];
}
