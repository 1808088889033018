import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let shop: TestShop;
beforeEach(async () => {
  shop = await server.signUp();
});

interface Guess {
  username?: string;
  password?: string;
  device?: string;
  ip?: string;
}

async function signIn({ ip = '192.0.2.1', ...said }: Guess) {
  const payload = { username: shop.user.username, password: 'not the password', ...said };
  const { statusCode, headers, json } = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    remoteAddress: ip,
    payload,
  });
  return { status: statusCode, retryAfter: headers['retry-after'], body: json() };
}

const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

test('judges five of sixty guesses at once, and refuses the others at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => signIn({ ip: `198.51.100.${index}` })),
  );
  expect(statuses(answers)).toEqual({ 401: 5, 429: 55 });
  expect(answers.find(({ status }) => status === 429)?.retryAfter).toBe('60');
  const refusals = await unscoped(server.database)
    .selectFrom('audit_log')
    .select('id')
    .where('shop_id', '=', shop.user.shopId)
    .where('action', '=', 'Sign-in refused')
    .execute();
  expect(refusals).toHaveLength(5);
});

test('lets in who says the right password sixty times at once, or says when to try again', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => signIn({ password: shop.password })));
  const { 200: right = 0, 429: later = 0 } = statuses(answers);
  expect(right).toBeGreaterThanOrEqual(5);
  expect(right + later).toBe(60);
  for (const { status, retryAfter } of answers)
    if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
  // None of them counts against who comes next.
  expect((await signIn({ password: shop.password })).status).toBe(200);
});

test('lets in whoever holds a device that signed in before, however often strangers guess', async () => {
  const { body } = await signIn({ password: shop.password });
  for (let guess = 0; guess < 6; guess += 1) await signIn({ ip: '203.0.113.9' });
  expect((await signIn({ password: shop.password })).status).toBe(429);
  const again = await signIn({ password: shop.password, device: body.device });
  expect([again.status, again.body.device]).toEqual([200, body.device]);
  expect((await signIn({ password: shop.password })).status).toBe(429);
});

test('limits a known device by itself, and gives one that it never gave no more than anybody', async () => {
  const { device } = (await signIn({ password: shop.password })).body;
  const answers = [];
  for (let guess = 0; guess < 6; guess += 1) answers.push((await signIn({ device })).status);
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn({ password: shop.password })).status).toBe(200);
  const other = await server.signUp();
  const madeUp = 'x'.repeat(43);
  for (const unknown of [device, madeUp])
    for (let guess = 0; guess < 3; guess += 1)
      await signIn({ username: other.user.username, device: unknown });
  const { username } = other.user;
  expect((await signIn({ username, password: other.password, device })).status).toBe(429);
  server.clock.now += 60_001;
  const replaced = await signIn({ username, password: other.password, device: madeUp });
  expect([replaced.status, replaced.body.device]).toEqual([200, expect.not.stringMatching(madeUp)]);
});

test('keeps a digest of the device alone', async () => {
  const { device } = (await signIn({ password: shop.password })).body;
  const rows = await unscoped(server.database).selectFrom('known_devices').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(device);
});

test('limits an address and its whole IPv6 network, and right passwords do not count', async () => {
  const guess = (index: number) =>
    signIn({ username: `nobody-${index}`, ip: `2001:db8::${index.toString(16)}` });
  for (let index = 0; index < 49; index += 1) expect((await guess(index)).status).toBe(401);
  const right = { password: shop.password, ip: '2001:db8::' };
  for (let time = 0; time < 3; time += 1) expect((await signIn(right)).status).toBe(200);
  expect((await guess(49)).status).toBe(401);
  const refused = await signIn(right);
  expect([refused.status, refused.retryAfter]).toEqual([429, '60']);
  expect((await signIn({ ...right, ip: '2001:db8:0:1::' })).status).toBe(200);
  server.clock.now += 60_001;
  expect((await guess(50)).status).toBe(401);
  expect((await signIn(right)).retryAfter).toBe('120');
});

test('judges as many guesses at the previous password as it promises', async () => {
  const guesses = Array.from({ length: 30 }, (_, index) =>
    shop.send('PATCH', '/api/password/edit', {
      previousPassword: `wrong secret ${index}`,
      newPassword: 'another good secret',
    }),
  );
  const judged = statuses(await Promise.all(guesses));
  expect((judged[422] ?? 0) <= 10 && judged[429] !== undefined).toBe(true);
  expect((await signIn({ password: shop.password })).status).toBe(200);
});

test('counts a repeated sign-up as a sign-in', async () => {
  const key = { 'idempotency-key': 'opened-only-once' };
  const form = {
    shopName: 'Lahore Mobiles',
    ownerName: 'Sana Tariq',
    number: '0321 1234567',
    username: `sana-${Math.random().toString(36).slice(2, 10)}`,
    password: 'a long enough secret',
  };
  await server.anyone.post('/api/auth/sign-up', form, key);
  const guess = (index: number) =>
    server.anyone.post('/api/auth/sign-up', { ...form, password: `wrong secret ${index}` }, key);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
  expect(statuses(answers)).toEqual({ 409: 5, 429: 7 });
});

test('a lock that was set while the clock was years ahead holds nobody out', async () => {
  const now = server.clock.now;
  server.clock.now += 365 * 24 * 60 * 60_000;
  for (let guess = 0; guess < 6; guess += 1) await signIn({});
  server.clock.now = now;
  expect((await signIn({ password: shop.password })).status).toBe(200);
});
