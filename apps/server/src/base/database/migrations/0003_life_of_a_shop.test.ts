import { expect, test } from 'vitest';
import { auditChainDefects } from '../../../shop/audit/auditChainDefects.ts';
import type { ShopReader } from '../HandsetDatabase.ts';
import { migrate } from '../migrate.ts';
import { databaseBefore } from './oldDatabase.fixtures.ts';
import type { AnyDatabase } from './schema.ts';

test('a log that was written before is numbered and chained, and only grows again; open sessions get a name', async () => {
  const { db, close } = await databaseBefore('0003_life_of_a_shop');
  await insertLog(db);
  await migrate(db);

  const lines = await db.selectFrom('audit_log').select(['id', 'number']).orderBy('number').execute();
  expect(lines).toEqual([
    { id: 'b', number: 1 },
    { id: 'a', number: 2 },
    { id: 'c', number: 3 },
  ]);
  expect(await auditChainDefects(db as unknown as ShopReader)).toEqual([]);
  await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('append-only');
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  expect(await db.selectFrom('sessions').select('id').executeTakeFirst()).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(await db.selectFrom('shops').select(['status', 'paper', 'plan_id']).executeTakeFirst()).toEqual({
    status: 'active',
    paper: '80mm',
    plan_id: null,
  });

  await close();
});

async function insertLog(db: AnyDatabase) {
  await db
    .insertInto('users')
    .values({
      id: 'user',
      shop_id: 'shop',
      username: 'bilal',
      name: 'Bilal',
      role: 'admin',
      password_hash: '',
      is_active: 1,
      created_at: 1,
    })
    .execute();
  const session = { user_id: 'user', shop_id: 'shop', created_at: 1, last_used_at: 1, expires_at: 2 };
  await db
    .insertInto('sessions')
    .values({ token_hash: 'hash', ...session })
    .execute();
  for (const [id, at] of [
    ['a', 2],
    ['b', 1],
    ['c', 2],
  ])
    await db
      .insertInto('audit_log')
      .values({ shop_id: 'shop', id, at, user_id: 'user', route: 'r', action: 'did', request_id: 'q' })
      .execute();
}
