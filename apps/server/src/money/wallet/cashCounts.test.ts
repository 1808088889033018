import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const count = (counted: number, change: object = {}, of: TestClient = shop) =>
  of.post('/api/wallet/count', { account: 'cash:pocket', counted, ...change });

test('a count that is right is remembered, and posts nothing', async () => {
  await fillTill(shop, 500);
  const { body } = await expectCreated(count(500));
  expect(body).toEqual({
    message: 'Count recorded successfully',
    data: {
      _id: expect.any(String),
      account: 'cash:pocket',
      name: 'Pocket Cash',
      date: await todayOf(shop),
      expected: 500,
      counted: 500,
      difference: 0,
      reason: null,
      entry: null,
      reversedBy: null,
      createdAt: expect.any(String),
      createdBy: shop.user.username,
    },
  });
  expect((await shop.get('/api/ledger/records')).body.total).toBe(1);
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('a count that differs sets the books right, for a reason alone', async () => {
  await fillTill(shop, 500);
  const { status, body } = await count(480.25);
  expect([status, body.fields]).toEqual([422, { reason: 'The count differs from the books: say why' }]);
  const { data } = (await expectCreated(count(480.25, { reason: 'Wrong change given' }))).body;
  expect(data).toMatchObject({ expected: 500, difference: -19.75, entry: 2 });
  expect(await walletOf(shop)).toEqual({ pocket: 480.25 });
  const { net, adjustments } = (await shop.get('/api/ledger/profit-and-loss')).body.data;
  expect([adjustments, net]).toEqual([-19.75, -19.75]);
  expect((await shop.get('/api/ledger/records/2')).body.data).toMatchObject({
    refType: 'cash-count',
    refId: data._id,
    description: 'Wrong change given',
  });
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('a count that was compared with another balance corrects nothing', async () => {
  await fillTill(shop, 500);
  const other =
    'Pocket Cash has moved since it was counted: the books say Rs 500. Check the count and save again';
  for (const compared of [
    { expected: 480, reason: 'Twenty missing' },
    // The count matched the balance on the screen, so nobody was asked for a reason.
    { expected: 480 },
  ]) {
    const { status, body } = await count(480, compared);
    expect([status, body.message.replaceAll('\u00a0', ' ')]).toEqual([409, other]);
  }
  expect((await shop.get('/api/wallet/counts')).body.total).toBe(0);
  expect(await walletOf(shop)).toEqual({ pocket: 500 });
  await expectCreated(count(480, { expected: 500, reason: 'Twenty missing' }));
  expect(await walletOf(shop)).toEqual({ pocket: 480 });
});

test('a bank is set right by what it says itself', async () => {
  const bank = await openBank(shop, 1_000);
  await expectCreated(count(1_004, { account: `bank:${bank}`, reason: 'Interest' }));
  expect(await walletOf(shop)).toEqual({ pocket: 0, HBL: 1_004 });
  expect((await count(1, { account: 'bank:01980000-0000-7000-8000-000000000000' })).status).toBe(404);
});

test('counts are listed newest first, by account and day, with what they found in all', async () => {
  const bank = await openBank(shop, 0);
  await fillTill(shop, 100);
  for (const [counted, account] of [
    [90, 'cash:pocket'],
    [95, 'cash:pocket'],
    [3, `bank:${bank}`],
    [95, 'cash:pocket'],
  ] as const)
    await expectCreated(count(counted, { account, reason: 'Counted' }));
  await expectCreated(
    shop.post('/api/ledger/records/2/reverse', { date: await todayOf(shop), reason: 'Counted badly' }),
  );
  const list = async (query = '') => (await shop.get(`/api/wallet/counts?${query}`)).body;
  const all = await list();
  expect(all.data.map((row: { counted: number }) => row.counted)).toEqual([95, 3, 95, 90]);
  expect(all).toMatchObject({ total: 4, totals: { over: 8, short: 10 }, nextCursor: null });
  expect(all.data[3]).toMatchObject({ entry: 2, reversedBy: 5 });
  const first = await list('limit=3&account=cash:pocket');
  expect(first.data).toHaveLength(3);
  expect(first).toMatchObject({ total: 3, totals: { over: 5, short: 10 } });
  const page = await list('limit=2');
  expect((await list(`limit=2&cursor=${page.nextCursor}`)).data).toEqual(all.data.slice(2));
  expect(await list('from=2199-01-01')).toMatchObject({ data: [], total: 0 });
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('a count is of its own shop, and by staff as well', async () => {
  await fillTill(shop, 10);
  const employee = await hire(server, shop);
  expect((await count(10, {}, employee)).status).toBe(201);
  // What differs by more than the owner lets pass is not for staff to post.
  const more = { reason: 'One too many' };
  expect((await count(11, more, employee)).status).toBe(403);
  await shop.send('PATCH', '/api/shop/mine', { countTolerance: 1 });
  expect((await count(11, more, employee)).status).toBe(201);
  const other = await server.signUp();
  expect((await other.get('/api/wallet/counts')).body.total).toBe(0);
  const bank = await openBank(shop, 0);
  expect((await count(0, { account: `bank:${bank}` }, other)).status).toBe(404);
  expect((await server.anyone.get('/api/wallet/counts')).status).toBe(401);
});

test.each([
  [{ counted: -1 }, { counted: 'The amount cannot be negative' }],
  [{ counted: undefined }, { counted: 'This is required' }],
  [{ counted: 1e11 }, { counted: 'The amount is too large' }],
  [{ account: 'income:phones' }, { account: 'This is not valid' }],
  [{ reason: 'x'.repeat(401) }, { reason: 'This is longer than 400 characters' }],
  [{ expected: 'much' }, { expected: 'Enter an amount such as 12,500 or 12,500.50' }],
  [{ expected: 1e300 }, { expected: 'Enter an amount such as 12,500 or 12,500.50' }],
  [{ difference: 5 }, { difference: 'This field is not known' }],
])('a count with %j is refused', async (change, fields) => {
  const { status, body } = await count(0, change);
  expect([status, body.fields]).toEqual([422, fields]);
});

test.each(['account=cash', 'limit=500', 'from=x', 'of=me'])('a list by %s is refused', async (query) => {
  expect((await shop.get(`/api/wallet/counts?${query}`)).status).toBe(422);
});

test('one count sent many times sets the books right once', async () => {
  await fillTill(shop, 10);
  const key = { 'idempotency-key': 'count-the-till' };
  const sent = { account: 'cash:pocket', counted: 4, reason: 'Short' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => shop.post('/api/wallet/count', sent, key)),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await shop.get('/api/wallet/counts')).body.total).toBe(1);
  expect(await walletOf(shop)).toEqual({ pocket: 4 });
  expect(await defectsOf(server, shop)).toEqual([]);
});
