import { costSince, type MinorUnits, refusal, type StockOnDay } from '@handset/domain';
import { Conflict } from '../../base/http/errors.ts';

/**
 * Takes pieces out of the stock of an accessory since a day; returns their cost and the stock that is left.
 * @throws Conflict when there were too few on that day or since, under the name of `field`
 */
export function takePieces(
  accessory: string,
  days: readonly StockOnDay[],
  quantity: number,
  field: string,
): { cost: MinorUnits; left: StockOnDay[] } {
  const found = costSince(days, quantity);
  if ('short' in found) {
    const { day, quantity: inStock } = found.short;
    const isNow = found.short === days.at(-1);
    const params = { accessory, inStock, asked: quantity };
    throw new Conflict(
      isNow ? refusal('accessory-short', params) : refusal('accessory-short-then', { ...params, day }),
    ).at(field);
  }
  if ('cheap' in found)
    throw new Conflict('accessory-cheap-then', { accessory, day: found.cheap.day }).at(field);
  const { cost } = found;
  const left = days.map((stock) => ({
    ...stock,
    quantity: stock.quantity - quantity,
    value: stock.value - cost,
  }));
  return { cost, left };
}
