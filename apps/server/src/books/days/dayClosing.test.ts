import { addDays, dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
});
afterAll(() => server.close());

const daysAgo = (count: number) => addDays(today, -count);
const close = (date: string, countedCash: number, reason?: string, of: TestClient = shop) =>
  of.post('/api/ledger/day/close', { date, countedCash, reason });
const reopen = (date: string, of: TestClient = shop) =>
  of.post('/api/ledger/day/reopen', { date, reason: 'A slip was forgotten' });
const dayOf = async (date: string) => (await shop.get(`/api/ledger/day?date=${date}`)).body.data;
const enter = (change: object, of: TestClient = shop) =>
  of.post('/api/wallet/entry', {
    direction: 'in',
    account: 'cash:pocket',
    amount: 100,
    reason: 'capital',
    ...change,
  });

describe('a count by staff that differs from the books', () => {
  let employee: TestShop;
  beforeEach(async () => {
    employee = await hire(server, shop);
    await fillTill(shop, 1_000);
  });
  const decide = (id: string, how: 'approve' | 'reject', of: TestClient = shop) =>
    of.post(`/api/ledger/day/counts/${id}/${how}`, how === 'reject' ? { reason: 'Count again' } : {});
  const newsOf = async (of: TestClient, kind: string) =>
    (await of.get(`/api/notifications?kind=${kind}`)).body.data;

  test('waits for the owner, and posts and closes nothing until it is approved', async () => {
    expect((await close(today, 940, undefined, employee)).body.fields).toEqual({
      reason: 'The count differs from the books: say why',
    });
    const { body } = await expectCreated(close(today, 940, 'Wrong change', employee));
    expect(body).toMatchObject({ data: null, waiting: { difference: -60, state: 'waiting' } });
    expect(await dayOf(today)).toMatchObject({ isClosed: false, count: body.waiting });
    expect(await walletOf(shop)).toEqual({ pocket: 1_000 });
    expect(await newsOf(shop, 'count-waiting')).toMatchObject([{ refType: 'day', refId: today }]);
    expect((await decide(body.waiting._id, 'approve', employee)).status).toBe(403);
    const other = await server.signUp();
    expect((await decide(body.waiting._id, 'approve', other)).status).toBe(404);
    const { data } = (await expectCreated(decide(body.waiting._id, 'approve'))).body;
    expect(data).toMatchObject({
      difference: -60,
      createdBy: employee.user.username,
      approvedBy: shop.user.username,
    });
    expect(await walletOf(shop)).toEqual({ pocket: 940 });
    expect((await dayOf(today)).isClosed).toBe(true);
    expect(await newsOf(shop, 'count-waiting')).toEqual([]);
    expect(await newsOf(employee, 'count-decided')).toMatchObject([{ values: { state: 'approved' } }]);
    expect((await decide(body.waiting._id, 'reject')).status).toBe(409);
    expect(await defectsOf(server, shop)).toEqual([]);
    await unscoped(server.database)
      .updateTable('day_counts')
      .set({ counted: 95_000 })
      .where('id', '=', body.waiting._id)
      .execute();
    expect(await defectsOf(server, shop)).toEqual([
      `The approved count of ${dayText(today, 'en')} is not what the day was closed with`,
    ]);
  });

  test('is rejected for a reason, and counted again', async () => {
    const { waiting } = (await expectCreated(close(today, 940, 'Wrong change', employee))).body;
    await expectCreated(decide(waiting._id, 'reject'));
    expect((await dayOf(today)).count).toMatchObject({ state: 'rejected', note: 'Count again' });
    expect(await newsOf(employee, 'count-decided')).toMatchObject([{ values: { note: 'Count again' } }]);
    expect((await expectCreated(close(today, 1_000, undefined, employee))).body.waiting).toBeNull();
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is not approved once the till moved, nor after a later count took its place', async () => {
    const first = (await expectCreated(close(today, 940, 'Wrong change', employee))).body.waiting;
    const second = (await expectCreated(close(today, 950, 'Counted again', employee))).body.waiting;
    expect((await decide(first._id, 'approve')).status).toBe(409);
    await expectCreated(enter({}));
    expect((await decide(second._id, 'approve')).status).toBe(409);
    expect((await dayOf(today)).count).toMatchObject({ _id: second._id, state: 'waiting' });
    expect(await walletOf(shop)).toEqual({ pocket: 1_100 });
  });

  test('closes the day at once within what the owner lets pass', async () => {
    await shop.send('PATCH', '/api/shop/mine', { countTolerance: 60 });
    expect((await expectCreated(close(today, 940, 'Wrong change', employee))).body.data).toMatchObject({
      difference: -60,
    });
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('closing a day', () => {
  test('records each bank that was found to agree as counted, and refuses one whose balance moved', async () => {
    const bank = await openBank(shop, 5_000);
    const closing = (balance: number, id = bank) =>
      shop.post('/api/ledger/day/close', {
        date: today,
        countedCash: 0,
        confirmedBanks: [{ bank: id, balance }],
      });
    const unknown = await closing(5_000, '01980000-0000-7000-8000-000000000001');
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([404, ['confirmedBanks']]);
    const moved = await closing(4_000);
    expect([moved.status, moved.body.message]).toEqual([
      409,
      expect.stringMatching(/^HBL has moved since it was counted/),
    ]);
    expect(await dayOf(today)).toMatchObject({ isClosed: false, bankCounts: [] });
    await expectCreated(closing(5_000));
    expect(await dayOf(today)).toMatchObject({
      isClosed: true,
      bankCounts: [{ account: `bank:${bank}`, counted: 5_000, difference: 0, createdBy: shop.user.username }],
    });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('whose till is right posts nothing, and remembers the journal as it was', async () => {
    await fillTill(shop, 1_000);
    const { status, body } = await close(today, 1_000);
    expect([status, body.message]).toEqual([201, 'Day closed successfully']);
    const { hash } = (await shop.get('/api/ledger/records/1')).body.data;
    expect(body.data).toEqual({
      _id: expect.any(String),
      date: today,
      expected: 1_000,
      counted: 1_000,
      difference: 0,
      reason: null,
      entry: null,
      tip: { number: 1, hash },
      isChangedSince: false,
      createdAt: expect.any(String),
      createdBy: shop.user.username,
      approvedBy: null,
    });
    expect(await dayOf(today)).toMatchObject({ isClosed: true, closedUpTo: today, closing: body.data });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('whose till differs sets the books right, for a reason alone', async () => {
    await fillTill(shop, 1_000);
    const { status, body } = await close(today, 940.5);
    expect([status, body.fields]).toEqual([422, { reason: 'The count differs from the books: say why' }]);
    expect((await dayOf(today)).isClosed).toBe(false);
    const closed = (await expectCreated(close(today, 940.5, 'Wrong change given'))).body.data;
    expect(closed).toMatchObject({ expected: 1_000, counted: 940.5, difference: -59.5, entry: 2 });
    expect(await walletOf(shop)).toEqual({ pocket: 940.5 });
    const entry = (await shop.get('/api/ledger/records/2')).body.data;
    expect(entry).toMatchObject({
      event: 'adjustment',
      description: 'Wrong change given',
      refType: 'day-closing',
      refId: closed._id,
      amount: 59.5,
    });
    expect((await dayOf(today)).sections.wallet.short).toEqual({ count: 1, amount: 59.5 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of a shop that has no entry yet is possible', async () => {
    expect((await expectCreated(close(today, 0))).body.data.tip).toEqual({ number: 0, hash: '0'.repeat(64) });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of an earlier day counts what there was at its end, and closes the days before it', async () => {
    await expectCreated(enter({ amount: 500, date: daysAgo(5) }));
    await expectCreated(enter({ amount: 300, date: daysAgo(1) }));
    const { body } = await expectCreated(close(daysAgo(2), 510, 'Found'));
    expect(body.data).toMatchObject({ expected: 500, difference: 10 });
    expect((await dayOf(daysAgo(4))).isClosed).toBe(true);
    expect(await dayOf(daysAgo(1))).toMatchObject({ isClosed: false, closedUpTo: daysAgo(2), closing: null });
    expect(await walletOf(shop)).toEqual({ pocket: 810 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('that was compared with another balance closes nothing', async () => {
    await fillTill(shop, 500);
    const employee = await hire(server, shop);
    for (const till of [shop, employee]) {
      const sent = { date: today, countedCash: 480, expectedCash: 480 };
      const { status, body } = await till.post('/api/ledger/day/close', sent);
      expect([status, body.message]).toEqual([409, expect.stringMatching(/the books say Rs.500/)]);
    }
    expect(await dayOf(today)).toMatchObject({ isClosed: false, count: null });
    const sent = { date: today, countedCash: 500, expectedCash: 500 };
    await expectCreated(shop.post('/api/ledger/day/close', sent));
  });

  test('twice, or before a day that is closed, is refused', async () => {
    await fillTill(shop, 10);
    await expectCreated(close(today, 10));
    for (const date of [today, daysAgo(3)]) {
      const { status, body } = await close(date, 10);
      expect([status, body.fields]).toEqual([
        409,
        { date: `The books are closed up to ${dayText(today, 'en')} already` },
      ]);
    }
  });

  test('that has not come is refused', async () => {
    const { status, body } = await close(addDays(today, 1), 0);
    expect([status, body.fields]).toEqual([422, { date: 'The date cannot be in the future' }]);
  });

  test('keeps employees from writing into it, and its owner not', async () => {
    const employee = await hire(server, shop);
    await fillTill(shop, 1_000);
    await expectCreated(close(daysAgo(1), 0));
    const found = { reason: 'adjustment', note: 'Found' };
    const { status, body } = await enter({ ...found, date: daysAgo(1) }, employee);
    expect([status, body.fields]).toEqual([
      409,
      {
        date: `The books are closed up to ${dayText(daysAgo(1), 'en')}; only the owner may write before that`,
      },
    ]);
    expect((await enter(found, employee)).status).toBe(201);
    await expectCreated(enter({ date: daysAgo(1) }));
    expect((await dayOf(daysAgo(1))).closing).toMatchObject({ isChangedSince: true, counted: 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('may be done by staff, once, however many tills try', async () => {
    const employee = await hire(server, shop);
    await fillTill(shop, 70);
    await shop.send('PATCH', '/api/shop/mine', { countTolerance: 1 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => close(today, 71, 'One too many', employee)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)]);
    expect(await walletOf(shop)).toEqual({ pocket: 71 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('sent again under its key closes once', async () => {
    await fillTill(shop, 70);
    const sent = { date: today, countedCash: 69, reason: 'One short' };
    const key = { 'idempotency-key': 'close-day-1' };
    const first = await shop.post('/api/ledger/day/close', sent, key);
    const again = await shop.post('/api/ledger/day/close', sent, key);
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([
      201,
      first.body,
      'true',
    ]);
  });

  test.each([
    [{ countedCash: undefined }, { countedCash: 'This is required' }],
    [{ countedCash: -1 }, { countedCash: 'The amount cannot be negative' }],
    [{ countedCash: 'much' }, { countedCash: 'Enter an amount such as 12,500 or 12,500.50' }],
    [{ date: '2026-02-30' }, { date: 'Enter a date' }],
    [{ reason: 5 }, { reason: 'This is not valid' }],
    [{ bank: 'HBL' }, { bank: 'This field is not known' }],
  ])('with %j is refused', async (change, fields) => {
    const { status, body } = await shop.post('/api/ledger/day/close', {
      date: today,
      countedCash: 0,
      ...change,
    });
    expect([status, body.fields]).toEqual([422, fields]);
  });
});

describe('reopening a day', () => {
  test('opens it and every day after it; the next closing counts again', async () => {
    await fillTill(shop, 1_000);
    await expectCreated(close(daysAgo(5), 0));
    await expectCreated(close(daysAgo(2), 0));
    await expectCreated(close(today, 990, 'Short'));
    const { status, body } = await reopen(daysAgo(2));
    expect([status, body.data]).toEqual([201, { date: daysAgo(2), closedUpTo: daysAgo(5) }]);
    expect(await dayOf(today)).toMatchObject({ isClosed: false, closing: null, closedUpTo: daysAgo(5) });
    expect((await shop.get('/api/shop/mine')).body.data.closedUpTo).toBe(daysAgo(5));
    expect(await walletOf(shop)).toEqual({ pocket: 990 });
    const again = (await expectCreated(close(today, 1_000, 'It was in the drawer'))).body.data;
    expect(again).toMatchObject({ expected: 990, difference: 10 });
    expect(await walletOf(shop)).toEqual({ pocket: 1_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
    const reopenings = await Promise.all(
      [daysAgo(5), daysAgo(2), today].map(async (date) => (await dayOf(date)).reopening),
    );
    const { username } = shop.user;
    const reopening = { reason: 'A slip was forgotten', createdBy: username, createdAt: expect.any(String) };
    expect(reopenings).toEqual([null, reopening, reopening]);
  });

  test('of the first that was closed leaves none closed', async () => {
    await expectCreated(close(today, 0));
    expect((await reopen(daysAgo(9))).body.data.closedUpTo).toBeNull();
  });

  test('that is open is refused', async () => {
    await expectCreated(close(daysAgo(1), 0));
    const { status, body } = await reopen(today);
    expect([status, body.fields]).toEqual([409, { date: 'This day is not closed' }]);
  });

  test('is for the owner alone, and for a reason', async () => {
    const employee = await hire(server, shop);
    await expectCreated(close(today, 0));
    expect((await reopen(today, employee)).status).toBe(403);
    const { status, body } = await shop.post('/api/ledger/day/reopen', { date: today, reason: ' ' });
    expect([status, body.fields]).toEqual([422, { reason: 'This is required' }]);
    const other = await server.signUp();
    expect((await reopen(today, other)).status).toBe(409);
    expect((await dayOf(today)).isClosed).toBe(true);
  });
});
