import { openSession } from '../access/sessions.ts';
import { flag } from '../database/Database.ts';
import { unscoped } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import type { TestApp, TestClient, TestShop } from './startTestApp.ts';

/** An employee of the shop, signed in. */
export async function hire({ database, clock, clientOf }: TestApp, shop: TestShop): Promise<TestClient> {
  const db = unscoped(database);
  const id = newId();
  const shopId = shop.user.shopId;
  await db
    .insertInto('users')
    .values({
      id,
      shop_id: shopId,
      username: `staff-${id}`,
      name: 'Imran',
      role: 'employee',
      password_hash: '',
      is_active: flag(true),
      created_at: clock.now,
    })
    .execute();
  return clientOf(await openSession(db, { id, shopId }, clock.now));
}

/** Lets the shop's employees see what things cost. */
export async function showCosts({ database }: TestApp, shop: TestShop): Promise<void> {
  await unscoped(database)
    .updateTable('shops')
    .set({ employee_sees_cost: flag(true) })
    .where('id', '=', shop.user.shopId ?? '')
    .execute();
}
