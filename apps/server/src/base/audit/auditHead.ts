import type { ShopReader } from '../database/HandsetDatabase.ts';
import type { Tip } from './auditLine.ts';

/** The last line of the shop's log. */
export async function auditHead(shop: ShopReader): Promise<Tip> {
  return shop
    .selectFrom('audit_log')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
