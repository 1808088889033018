import { type Day, weightedCost } from '@handset/domain';
import type { Turn } from './Event.ts';
import { named, type Shop } from './Shop.ts';

/** Moves pieces of an accessory into stock, or out of it where they are fewer than none, on a day. */
export function movePieces(
  shop: Shop,
  name: string,
  { quantity, value, on }: { quantity: number; value: number; on: Day },
): void {
  const accessory = named(shop.accessories, (known) => known.name === name);
  accessory.quantity += quantity;
  accessory.value += value;
  shop.pieces.push({ accessory: name, quantity, value, on });
}

/** The stock of an accessory at the end of a day and of every later day on which it moved. */
export function stockFrom(shop: Shop, name: string, day: Day): { quantity: number; value: number }[] {
  const own = shop.pieces.filter(({ accessory }) => accessory === name);
  const days = [...new Set([day, ...own.map(({ on }) => on).filter((on) => on > day)])].sort();
  return days.map((end) => {
    const until = own.filter(({ on }) => on <= end);
    return {
      quantity: until.reduce((sum, { quantity }) => sum + quantity, 0),
      value: until.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** Takes pieces off the shelf on a day, and says what they cost: as many as that are there on every day since. */
export function takePieces(
  { shop, refuse }: Turn,
  row: { accessory: string; quantity: number },
  on: Day,
): number {
  const days = stockFrom(shop, row.accessory, on);
  const now = named(shop.accessories, ({ name }) => name === row.accessory);
  if (days.some(({ quantity }) => quantity < row.quantity)) {
    refuse(409, `not so many of ${row.accessory} on every day since ${on}`);
    return 0;
  }
  const most = Math.min(...days.map(({ quantity, value }) => value - quantity + row.quantity));
  const average = weightedCost(now, row.quantity);
  if (average > most && now.quantity === row.quantity)
    refuse(409, `they were worth less on a day since ${on}`);
  const cost = Math.min(average, most);
  movePieces(shop, row.accessory, { quantity: -row.quantity, value: -cost, on });
  return cost;
}
