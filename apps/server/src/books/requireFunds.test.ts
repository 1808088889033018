import { addDays, dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  slipOf,
  todayOf,
  walletOf,
} from '../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../test/testing/startTestApp.ts';
import { unscoped } from '../base/database/HandsetDatabase.ts';

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
const move = (direction: 'in' | 'out', amount: number, days: number) =>
  shop.post('/api/wallet/entry', {
    direction,
    account: 'cash:pocket',
    amount,
    reason: direction === 'in' ? 'capital' : 'drawing',
    date: daysAgo(days),
  });

describe('money that leaves a drawer on an earlier day', () => {
  test('must have been there at the end of that day', async () => {
    await expectCreated(move('in', 1_000, 0));
    const { status, body } = await move('out', 400, 3);
    expect([status, Object.keys(body.fields)]).toEqual([409, ['amount']]);
    expect(body.message).toMatch(
      new RegExp(
        `^Pocket Cash held Rs\\s0 at the end of ${dayText(daysAgo(3), 'en')}; this would take Rs\\s400$`,
      ),
    );
    expect(await walletOf(shop)).toEqual({ pocket: 1_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('must not have been needed on a day since', async () => {
    await expectCreated(move('in', 1_000, 9));
    await expectCreated(move('out', 900, 6));
    await expectCreated(move('in', 5_000, 2));
    const { status, body } = await move('out', 101, 8);
    expect([status, body.message]).toMatchObject([
      409,
      new RegExp(
        `^Pocket Cash held Rs\\s100 at the end of ${dayText(daysAgo(6), 'en')}; this would take Rs\\s101$`,
      ),
    ]);
    await expectCreated(move('out', 100, 8));
    expect((await move('out', 1, 8)).status).toBe(409);
    expect((await move('out', 1, 3)).status).toBe(409);
    await expectCreated(move('out', 1, 2));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is refused for what is not there now before anything else', async () => {
    await expectCreated(move('in', 10, 9));
    expect((await move('out', 11, 5)).body.message).toMatch(
      /^Pocket Cash holds Rs\s10; this would take Rs\s11$/,
    );
  });

  test('may be of the same day as what came in, in whatever order they are written', async () => {
    await expectCreated(move('in', 50, 4));
    await expectCreated(move('out', 50, 4));
    expect((await move('out', 50, 4)).status).toBe(409);
    await expectCreated(move('in', 50, 4));
  });

  test('concerns purchases as well', async () => {
    await expectCreated(move('in', 60_000, 1));
    const slip = await slipOf(shop, { date: daysAgo(2) });
    expect((await shop.post('/api/Purchase/purchase-phone', slip)).status).toBe(409);
    await buyPhone(shop, { date: daysAgo(1) });
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

const allowNegativeCash = (allowed: 0 | 1) =>
  unscoped(server.database)
    .updateTable('shops')
    .set({ allow_negative_cash: allowed })
    .where('id', '=', shop.user.shopId ?? '')
    .execute();

test('undoing what came in on an earlier day is refused on a day that needed it', async () => {
  await expectCreated(move('in', 1_000, 9));
  await expectCreated(move('out', 800, 7));
  await expectCreated(move('in', 3_000, 5));
  const reverse = (date: string) =>
    shop.post('/api/ledger/records/1/reverse', { date, reason: 'Never came' });
  const { status, body } = await reverse(daysAgo(8));
  expect([status, body.message]).toMatchObject([
    409,
    new RegExp(`at the end of ${dayText(daysAgo(8), 'en')}; this would take`),
  ]);
  expect((await reverse(daysAgo(6))).status).toBe(409);
  expect((await reverse(daysAgo(5))).status).toBe(201);
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('a shop that allows it may be short on any day', async () => {
  await allowNegativeCash(1);
  await expectCreated(move('out', 400, 3));
  expect(await walletOf(shop)).toEqual({ pocket: -400 });
});

test('the proof of the books names the first day that a drawer was short', async () => {
  await expectCreated(move('in', 1_000, 9));
  await allowNegativeCash(1);
  await expectCreated(move('out', 1_200, 6));
  await expectCreated(move('out', 50, 5));
  await expectCreated(move('in', 1_000, 2));
  await allowNegativeCash(0);
  expect(await defectsOf(server, shop)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Pocket Cash held −Rs\\s200 at the end of ${dayText(daysAgo(6), 'en')}, and less than nothing on 1 more days$`,
      ),
    ),
  ]);
});
