import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { deleteExpired, forgetWrongPasswords } from './deleteExpired.ts';

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
  const tables = ['idempotency_keys', 'sessions', 'sign_in_throttle', 'known_devices'] as const;
  const found = tables.map((table) => db.selectFrom(table).selectAll().execute());
  return (await Promise.all(found)).map(({ length }) => length);
};

test('answers are kept for two months, and sessions a month after their end; then they go, many at a time', async () => {
  const body = { direction: 'in', account: 'cash:pocket', amount: 5, reason: 'capital' };
  const key = { 'idempotency-key': 'kept-for-two-months' };
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
  expect(await rows()).toEqual([1201, 1, 2, 1]);
  const daysLater = async (days: number) => {
    server.clock.now += days * DAY;
    await forgetWrongPasswords(server.database);
    await deleteExpired(server.database);
    return rows();
  };
  expect(await daysLater(29)).toEqual([1201, 1, 0, 1]);
  expect(await daysLater(30)).toEqual([1201, 0, 0, 1]);
  expect(await daysLater(2)).toEqual([0, 0, 0, 1]);
  expect(await daysLater(180)).toEqual([0, 0, 0, 0]);
});
