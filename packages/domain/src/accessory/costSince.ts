import { weightedCost } from '../books/books.ts';
import type { Day } from '../day/day.ts';
import type { MinorUnits } from '../money/money.ts';

/** Stock of an accessory at the end of a day, with its value in minor units. */
export interface StockOnDay {
  day: Day;
  quantity: number;
  value: MinorUnits;
}

/** The cost of pieces that leave, or the day that speaks against it. */
export type CostSince =
  | { cost: MinorUnits }
  /** So few were there on that day. */
  | { short: StockOnDay }
  /** The stock of that day was worth less than what is left now. */
  | { cheap: StockOnDay };

/**
 * Finds what pieces cost that leave on an earlier day. `days` are that day and each day since on which the stock
 * moved, oldest first; the last is the stock of now.
 *
 * The cost is today's average, as for any sale, but never so much that the stock of a day since would be worth
 * less than a minor unit apiece.
 */
export function costSince(days: readonly StockOnDay[], quantity: number): CostSince {
  const now = days.at(-1);
  if (!now) throw new RangeError('A stock has at least its own day');
  const short = now.quantity < quantity ? now : days.find((stock) => stock.quantity < quantity);
  if (short) return { short };
  const room = (stock: StockOnDay) => stock.value - (stock.quantity - quantity);
  const cheapest = days.reduce((least, stock) => (room(stock) < room(least) ? stock : least));
  const average = weightedCost(now, quantity);
  if (average <= room(cheapest)) return { cost: average };
  return now.quantity === quantity ? { cheap: cheapest } : { cost: room(cheapest) };
}
