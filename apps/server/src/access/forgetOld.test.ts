import { afterAll, beforeAll, expect, test } from 'vitest';
import { unscoped } from '../database/HandsetDatabase.ts';
import { startTestApp, type TestApp, type TestShop } from '../testing/startTestApp.ts';
import { forgetOld } from './forgetOld.ts';

const DAY = 24 * 60 * 60_000;

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
});
afterAll(() => server.close());

const rows = async () => {
  const db = unscoped(server.database);
  const count = async (table: 'idempotency_keys' | 'sessions' | 'sign_in_throttle') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return [await count('idempotency_keys'), await count('sessions'), await count('sign_in_throttle')];
};

test('answers are kept for a month, and so are sessions after their end; then they go, many at a time', async () => {
  const body = { direction: 'in', account: 'cash:pocket', amount: 5, reason: 'capital' };
  const key = { 'idempotency-key': 'kept-for-a-month' };
  expect((await shop.post('/api/wallet/entry', body, key)).status).toBe(201);
  await server.anyone.post('/api/auth/sign-in', { username: 'nobody-here', password: 'wrong' });
  const db = unscoped(server.database);
  const [kept] = await db.selectFrom('idempotency_keys').selectAll().execute();
  if (!kept) throw new Error('No answer was kept');
  for (let number = 0; number < 1200; number += 400)
    await db
      .insertInto('idempotency_keys')
      .values(Array.from({ length: 400 }, (_, index) => ({ ...kept, key: `more-${number + index}` })))
      .execute();
  expect(await rows()).toEqual([1201, 1, 1]);

  server.clock.now += 29 * DAY;
  await forgetOld(server.database);
  expect(await rows()).toEqual([1201, 1, 0]);

  server.clock.now += 2 * DAY;
  await forgetOld(server.database);
  expect(await rows()).toEqual([0, 1, 0]);

  server.clock.now += 7 * DAY;
  await forgetOld(server.database);
  expect(await rows()).toEqual([0, 0, 0]);
});
