import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { tasksOf } from './tasksOf.ts';

const YEAR = 365 * 24 * 60 * 60_000;

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
});
afterAll(() => server.close());

test('a clock that was a year ahead for an hour forgets no answer, and leaves no session behind', async () => {
  const body = { direction: 'in', account: 'cash:pocket', amount: 5, reason: 'capital' };
  const deposit = () => shop.post('/api/wallet/entry', body, { 'idempotency-key': 'answer-was-lost' });
  expect((await deposit()).status).toBe(201);
  server.clock.now += YEAR;
  const { username } = shop.user;
  const signIn = await server.anyone.post('/api/auth/sign-in', { username, password: shop.password });
  for (const { run } of tasksOf(server.database, server.storage, { warn: () => {} })) await run();
  server.clock.now -= YEAR;
  const again = await server.anyone.post('/api/auth/sign-in', { username, password: shop.password });
  shop = { ...shop, ...server.clientOf(again.body.token) };
  expect((await deposit()).status).toBe(201);
  expect(await walletOf(shop)).toMatchObject({ pocket: 5 });
  expect((await server.clientOf(signIn.body.token).get('/api/auth/me')).status).toBe(401);
});
