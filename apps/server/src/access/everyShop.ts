import { type HandsetDatabase, unscoped } from '../database/HandsetDatabase.ts';
import type { ShopSession } from '../database/Session.ts';
import { settingsOf } from './sessions.ts';

/** A session of nobody's in each shop, for work that the server does on them all by itself, named by `purpose`. */
export async function everyShop(database: HandsetDatabase, purpose: string): Promise<ShopSession[]> {
  const shops = await unscoped(database).selectFrom('shops').selectAll().orderBy('id').execute();
  return shops.map((shop) => ({ userId: '', username: purpose, role: 'admin', shop: settingsOf(shop) }));
}
