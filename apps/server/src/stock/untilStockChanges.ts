import type { ShopReader } from '../database/HandsetDatabase.ts';
import { stockVersion } from './phones.ts';

/** Shops whose answer is remembered; those that nobody asked about for longest are forgotten first. */
const MOST_SHOPS = 200;

/**
 * What takes a look at every phone of a shop is remembered until the next change of its stock. The version is read before
 * the phones: what comes between is then read again, never missed.
 */
export function untilStockChanges<Answer>(
  read: (shop: ShopReader) => Promise<Answer>,
): (shop: ShopReader) => Promise<Answer> {
  const kept = new Map<string, { version: string; answer: Answer }>();
  return async (shop) => {
    const { id } = shop.session.shop;
    const version = await stockVersion(shop);
    const known = kept.get(id);
    const answer = known?.version === version ? known.answer : await read(shop);
    kept.delete(id);
    kept.set(id, { version, answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_SHOPS && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
