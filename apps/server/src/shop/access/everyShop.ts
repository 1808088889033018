import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import type { ShopSession } from '../../base/database/Session.ts';
import { settingsOf } from './sessions.ts';

/** A session in each shop for work of the server itself, named by `purpose`. */
export async function everyShop(database: HandsetDatabase, purpose: string): Promise<ShopSession[]> {
  const shops = await unscoped(database).selectFrom('shops').selectAll().orderBy('id').execute();
  return shops.map((shop) => ({ userId: '', username: purpose, role: 'admin', shop: settingsOf(shop) }));
}
