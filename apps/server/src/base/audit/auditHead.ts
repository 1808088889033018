import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import type { Tip } from './auditLine.ts';

const heads = new WeakMap<ShopTransaction, Tip>();

/** The last line of the shop's log. A transaction reads it once, since nobody else writes meanwhile. */
export async function auditHead(shop: ShopTransaction): Promise<Tip> {
  if (!heads.has(shop)) heads.set(shop, await readHead(shop));
  return heads.get(shop);
}

/** Notes the last line that a transaction has added, or read along with something else. */
export function noteHead(shop: ShopTransaction, line: Tip): void {
  heads.set(shop, line);
}

function readHead(shop: ShopTransaction): Promise<Tip> {
  return shop
    .selectFrom('audit_log')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
