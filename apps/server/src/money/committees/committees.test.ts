import { addDays } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  defectsOf,
  expectCreated,
  fillTill,
  joinCommittee,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 500_000);
  today = await todayOf(shop);
});
afterAll(() => server.close());

const join = (change: Record<string, unknown> = {}) => joinCommittee(shop, change);
const pay = (id: string, change: object = {}) =>
  shop.post(`/api/committee/${id}/entry`, {
    kind: 'instalment',
    number: 1,
    amount: 10_000,
    date: today,
    pocketCash: 10_000,
    ...change,
  });
const takePool = (id: string, change: object = {}) =>
  pay(id, { kind: 'payout', number: undefined, amount: 30_000, pocketCash: 30_000, ...change });
const sheet = async () => (await shop.get('/api/ledger/balance-sheet')).body.data;

describe('a committee', () => {
  test('tells what is paid, due, late and to come, and whose turn it is', async () => {
    const { _id } = await join();
    const { body } = await expectCreated(pay(_id));
    expect(body.data).toMatchObject({
      pool: 30_000,
      paidIn: 10_000,
      received: 0,
      remainingToPay: 20_000,
      net: 10_000,
      status: 'running',
      nextDue: today,
      schedule: [
        { number: 1, state: 'paid', paidOn: today, isTurn: false },
        { number: 2, state: 'due', isTurn: true, dueDate: today },
        { number: 3, state: 'upcoming', dueDate: addDays(today, 7) },
      ],
    });
    expect((await shop.get('/api/committee')).body.totals).toEqual({
      paidIn: 10_000,
      received: 0,
      remainingToPay: 20_000,
      net: 10_000,
    });
  });

  test('is an asset before our turn and a debt after it, never income or expense', async () => {
    const { _id } = await join();
    await expectCreated(pay(_id));
    const before = await sheet();
    expect(
      before.assets.find((line: { account: string }) => line.account === `committee:${_id}`)?.amount,
    ).toBe(10_000);
    await expectCreated(takePool(_id));
    const after = await sheet();
    expect(
      after.liabilities.find((line: { account: string }) => line.account === `committee:${_id}`)?.amount,
    ).toBe(20_000);
    expect(after.totalEquity).toBe(before.totalEquity);
    expect(await walletOf(shop)).toEqual({ pocket: 520_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is complete when all is paid and taken', async () => {
    const { _id } = await join();
    for (const number of [1, 2, 3]) await expectCreated(pay(_id, { number }));
    const { body } = await expectCreated(takePool(_id));
    expect(body.data).toMatchObject({ status: 'complete', net: 0, remainingToPay: 0, nextDue: null });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('takes an instalment in parts, and not twice', async () => {
    const { _id } = await join();
    await expectCreated(pay(_id, { amount: 4_000, pocketCash: 4_000 }));
    const tooMuch = await pay(_id, { amount: 7_000, pocketCash: 7_000 });
    expect([tooMuch.status, tooMuch.body.message]).toEqual([
      409,
      'Instalment 1 is open for Rs\u00a06,000 only',
    ]);
    await expectCreated(pay(_id, { amount: 6_000, pocketCash: 6_000 }));
    const again = await pay(_id);
    expect([again.status, again.body.message]).toEqual([409, 'Instalment 1 is settled already']);
    await expectCreated(takePool(_id));
    expect((await takePool(_id)).status).toBe(409);
  });

  test('lets turns be swapped, and refuses a stale change', async () => {
    const { _id, version } = await join({ shares: 2, turns: [1, 3] });
    const { status, body } = await shop.send('PATCH', `/api/committee/${_id}`, { turns: [3, 1], version });
    expect([status, body.data.turns]).toEqual([200, [3, 1]]);
    expect((await shop.send('PATCH', `/api/committee/${_id}`, { turns: [1, 2], version })).status).toBe(409);
    const wrong = await shop.send('PATCH', `/api/committee/${_id}`, { turns: [1, 1], version: version + 1 });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { turns: 'Give each share a turn of its own, up to the number of shares' },
    ]);
  });

  test.each([null, ' '])('takes its note away with %j, and keeps it where none is sent', async (note) => {
    const { _id } = await join({ note: 'Every Friday' });
    const change = (version: number, fields: object) =>
      shop.send('PATCH', `/api/committee/${_id}`, { version, ...fields });
    expect((await change(1, { name: 'Friday BC' })).body.data.note).toBe('Every Friday');
    expect((await change(2, { note })).body.data.note).toBeNull();
  });

  test.each([
    [{ share: 2 }, 'share'],
    [{ number: 4 }, 'number'],
    [{ number: undefined }, 'number'],
    [{ amount: 0, pocketCash: 0 }, 'amount'],
    [{ date: '2199-01-01' }, 'date'],
  ])('refuses an instalment with %j', async (change, field) => {
    const { _id } = await join();
    const { status, body } = await pay(_id, change);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test('is open for an instalment again once it was undone', async () => {
    const { _id } = await join();
    const { body } = await expectCreated(pay(_id));
    await expectCreated(
      shop.post(`/api/ledger/records/${body.data.entries[0].entry}/reverse`, {
        date: today,
        reason: 'Paid to another committee',
      }),
    );
    expect((await shop.get(`/api/committee/${_id}`)).body.data).toMatchObject({ paidIn: 0, net: 0 });
    await expectCreated(pay(_id));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of another shop is unknown', async () => {
    const { _id } = await join();
    const other = await server.signUp();
    expect((await other.get(`/api/committee/${_id}`)).status).toBe(404);
    expect((await other.post(`/api/committee/${_id}/entry`, {})).status).toBe(422);
    expect((await other.get('/api/committee')).body.data).toEqual([]);
  });
});
