import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

const NOBODY = '01980000-0000-7000-8000-000000000000';
const DAY = 86_400_000;

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const daysAgo = (count: number) => new Date(server.clock.now - count * DAY).toISOString().slice(0, 10);

const entry = (change: object = {}) => ({
  direction: 'in',
  account: 'cash:pocket',
  amount: 1_000,
  reason: 'capital',
  ...change,
});

describe('a bank account', () => {
  test('opens with what it holds, and is listed', async () => {
    const answer = await shop.post('/api/banks', {
      bankName: 'Meezan',
      accountType: 'Saving',
      openingBalance: 1_500.25,
    });
    expect([answer.status, answer.body.data]).toEqual([
      201,
      { _id: expect.any(String), bankName: 'Meezan', accountType: 'Saving', isActive: true, version: 1 },
    ]);
    const { _id } = answer.body.data;
    expect((await shop.get('/api/banks/getAllBanks')).body).toEqual({
      banks: [{ _id, bankName: 'Meezan', accountType: 'Saving' }],
    });
    expect((await shop.get('/api/wallet')).body.data).toEqual({
      pocketCash: { account: 'cash:pocket', balance: 0, movements: [] },
      banks: [{ ...answer.body.data, account: `bank:${_id}`, balance: 1_500.25, movements: [] }],
      total: 1_500.25,
    });
    expect((await shop.get('/api/ledger/balance-sheet')).body.data.equity).toContainEqual({
      account: 'equity:opening',
      name: 'Opening balances',
      amount: 1_500.25,
      group: 'opening',
      count: null,
      compare: null,
    });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('that is there is refused by its name', async () => {
    await openBank(shop, 0, 'HBL');
    const { status, body } = await shop.post('/api/banks', { bankName: 'hbl', accountType: 'Current' });
    expect([status, body.fields]).toEqual([409, { bankName: 'HBL (Current) is already an account' }]);
  });

  test('says what is wrong with its fields', async () => {
    const { status, body } = await shop.post('/api/banks', { accountType: 'Gold', openingBalance: 'abc' });
    expect([status, body.fields]).toEqual([
      422,
      {
        bankName: 'This is required',
        accountType: 'Choose one of the options',
        openingBalance: 'Enter an amount such as 12,500 or 12,500.50',
      },
    ]);
  });

  test('is for the owner to open, and for its own shop to see', async () => {
    const employee = await hire(server, shop);
    expect((await employee.post('/api/banks', { bankName: 'HBL', accountType: 'Current' })).status).toBe(403);
    const bank = await openBank(shop, 100);
    expect((await employee.get(`/api/banks/${bank}/transactions`)).status).toBe(200);
    const other = await server.signUp();
    expect((await other.get(`/api/banks/${bank}/transactions`)).status).toBe(404);
    const stolen = await other.post('/api/wallet/entry', entry({ account: `bank:${bank}` }));
    expect(stolen.status).toBe(404);
    expect((await server.anyone.get('/api/wallet')).status).toBe(401);
  });
});

describe('a wallet entry', () => {
  test.each([
    ['capital', "Owner's capital", 1_000],
    ['opening', 'Opening balances', 1_000],
    ['adjustment', 'Retained profit', 1_000],
  ])('for %s shows under %s', async (reason, name, amount) => {
    await expectCreated(shop.post('/api/wallet/entry', entry({ reason, note: 'Found under the till' })));
    const { data } = (await shop.get('/api/ledger/balance-sheet')).body;
    expect(data.equity).toContainEqual(expect.objectContaining({ name, amount }));
    expect([data.totalAssets, data.totalEquity, data.difference]).toEqual([1_000, 1_000, 0]);
  });

  test('as a drawing leaves the till', async () => {
    await fillTill(shop, 1_000);
    await expectCreated(
      shop.post('/api/wallet/entry', entry({ direction: 'out', reason: 'drawing', amount: 400 })),
    );
    expect(await walletOf(shop)).toEqual({ pocket: 600 });
  });

  test('that takes more than there is changes nothing', async () => {
    await fillTill(shop, 1_000);
    const { status, body } = await shop.post(
      '/api/wallet/entry',
      entry({ direction: 'out', reason: 'drawing', amount: 1_000.01 }),
    );
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'conflict', ['amount']]);
    expect(await walletOf(shop)).toEqual({ pocket: 1_000 });
  });

  test('of the whole drawer succeeds for one of eight tills', async () => {
    await fillTill(shop, 100);
    const drawing = entry({ direction: 'out', reason: 'drawing', amount: 100 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.post('/api/wallet/entry', drawing)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await walletOf(shop)).toEqual({ pocket: 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of opening balances, capital and drawings is for the owner alone', async () => {
    const employee = await hire(server, shop);
    for (const change of [{ reason: 'opening' }, {}, { reason: 'drawing', direction: 'out' }]) {
      const { status, body } = await employee.post('/api/wallet/entry', entry(change));
      expect([status, body.message]).toEqual([
        403,
        'Only the owner enters opening balances, capital and drawings',
      ]);
    }
    const found = entry({ reason: 'adjustment', note: 'Found behind the till' });
    expect((await employee.post('/api/wallet/entry', found)).status).toBe(201);
  });

  test.each([
    [{ amount: 0 }, { amount: 'The amount must be more than zero' }],
    [{ amount: 1e11 }, { amount: 'The amount is too large' }],
    [{ amount: 0.001 }, { amount: 'Use at most two decimals (whole paisa)' }],
    [{ account: 'income:phones' }, { account: 'This is not valid' }],
    [{ reason: 'gift' }, { reason: 'Choose one of the options' }],
    [{ date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
    [{ date: 'soon' }, { date: 'Enter a date' }],
  ])('with %j is refused', async (change, fields) => {
    const { status, body } = await shop.post('/api/wallet/entry', entry(change));
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test("knows the shop's day: tomorrow begins at midnight in Karachi", async () => {
    const { now } = server.clock;
    try {
      server.clock.now = Date.parse(`${daysAgo(0)}T18:59:59Z`);
      const tomorrow = daysAgo(-1);
      const night = await server.signUp();
      expect((await night.post('/api/wallet/entry', entry({ date: tomorrow }))).status).toBe(422);
      server.clock.now += 1_000;
      expect(await todayOf(night)).toBe(tomorrow);
      expect((await night.post('/api/wallet/entry', entry({ date: tomorrow }))).status).toBe(201);
    } finally {
      server.clock.now = now;
    }
  });

  test('sent again under its key is posted once', async () => {
    const key = { 'idempotency-key': 'wallet-entry-1' };
    const first = await shop.post('/api/wallet/entry', entry(), key);
    const second = await shop.post('/api/wallet/entry', entry(), key);
    expect([second.status, second.body, second.headers['idempotency-replayed']]).toEqual([
      201,
      first.body,
      'true',
    ]);
    expect(await walletOf(shop)).toEqual({ pocket: 1_000 });
  });
});

describe('a transfer', () => {
  test('moves money between two accounts, and no further', async () => {
    await fillTill(shop, 1_000);
    const bank = await openBank(shop, 0);
    const transfer = { from: 'cash:pocket', to: `bank:${bank}`, amount: 750.5 };
    await expectCreated(shop.post('/api/wallet/transfer', transfer));
    expect(await walletOf(shop)).toEqual({ pocket: 249.5, HBL: 750.5 });
    expect((await shop.post('/api/wallet/transfer', transfer)).status).toBe(409);
    const same = await shop.post('/api/wallet/transfer', { ...transfer, to: 'cash:pocket' });
    expect([same.status, same.body.fields]).toEqual([422, { to: 'Choose two different accounts' }]);
    const nowhere = await shop.post('/api/wallet/transfer', { ...transfer, to: `bank:${NOBODY}` });
    expect(nowhere.status).toBe(404);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('the ledger of an account', () => {
  test('carries in what was there before, and runs on from page to page', async () => {
    for (const [days, amount] of [
      [5, 100],
      [4, 200],
      [3, 300],
      [2, 400],
      [1, 500],
    ] as const)
      await expectCreated(shop.post('/api/wallet/entry', entry({ amount, date: daysAgo(days) })));
    const url = `/api/pocketCash/transactions?from=${daysAgo(4)}&to=${daysAgo(2)}&limit=2`;
    const { body } = await shop.get(url);
    expect(body).toMatchObject({
      account: { _id: 'pocket', name: 'Pocket Cash', balance: 1_500 },
      opening: 100,
      totalDebit: 900,
      totalCredit: 0,
      closing: 1_000,
      total: 3,
    });
    expect(body.data.map((row: { balance: number }) => row.balance)).toEqual([300, 600]);
    const next = (await shop.get(`${url}&cursor=${body.nextCursor}`)).body;
    expect(next.data.map((row: { balance: number }) => row.balance)).toEqual([1_000]);
    expect(next.nextCursor).toBeNull();
  });

  test('names what moved the money', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    const { data } = (await shop.get('/api/pocketCash/transactions')).body;
    expect(data[1]).toMatchObject({
      event: 'purchase',
      refType: 'purchase',
      partyName: 'Ali Traders',
      debit: 0,
      credit: 45_000,
      balance: 55_000,
      description: expect.stringContaining(imei),
    });
  });
});
