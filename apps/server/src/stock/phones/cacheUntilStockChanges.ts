import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { stockVersion } from './phones.ts';

/** Maximum number of shops in the cache. The least recently used is dropped first. */
const MAX_SHOPS = 200;

/**
 * Caches a result that reads every phone of a shop until its stock changes. The version is read before the
 * phones, so a change in between is read again and never missed.
 */
export function cacheUntilStockChanges<Answer>(
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
    if (kept.size > MAX_SHOPS && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
