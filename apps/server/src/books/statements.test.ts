import { addDays } from '@handset/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire, showCosts } from '../testing/hire.ts';
import { buyPhone, expectCreated, openBank, saleOf, todayOf } from '../testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let bank: string;
let today: string;
let before: string;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  before = addDays(today, -2);
  bank = await openBank(shop, 0);
  await expectCreated(
    shop.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 100_000,
      reason: 'capital',
      date: before,
    }),
  );
  const credit = { payableAmountNow: 10_000, payableAmountLater: 35_000, dateOfPayment: today };
  const imei = await buyPhone(shop, {
    date: before,
    purchasePaymentType: 'credit',
    creditPaymentData: credit,
    pocketCash: 10_000,
  });
  await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, imei, {
        sellingType: 'Credit',
        payableAmountNow: 30_000,
        payableAmountLater: 20_000,
        payableAmountLaterDate: today,
        pocketCash: 10_000,
        accountCash: 20_000,
        bankAccountUsed: bank,
      }),
    ),
  );
});
afterAll(() => server.close());

test('a day book shows each account from its opening by what moved it to its closing; credit moves none', async () => {
  const { data } = (await shop.get('/api/ledger/day')).body;
  expect(data.ladders).toEqual([
    {
      account: 'cash:pocket',
      name: 'Pocket Cash',
      opening: 90_000,
      steps: [{ event: 'sale', in: 10_000, out: 0 }],
      groups: [{ group: 'sales', in: 10_000, out: 0 }],
      closing: 100_000,
    },
    {
      account: `bank:${bank}`,
      name: 'HBL',
      opening: 0,
      steps: [{ event: 'sale', in: 20_000, out: 0 }],
      groups: [{ group: 'sales', in: 20_000, out: 0 }],
      closing: 20_000,
    },
  ]);
  expect(data.totals).toEqual({
    purchases: 0,
    sales: 50_000,
    onCreditBought: 0,
    onCreditSold: 20_000,
    profit: 5_000,
    expenses: 0,
    netProfit: 5_000,
  });
  const earlier = (await shop.get(`/api/ledger/day?date=${before}`)).body.data;
  expect(earlier.ladders[0]).toMatchObject({
    opening: 0,
    steps: [
      { event: 'capital', in: 100_000, out: 0 },
      { event: 'purchase', in: 0, out: 10_000 },
    ],
    closing: 90_000,
  });
  expect(earlier.totals).toMatchObject({ purchases: 45_000, onCreditBought: 35_000 });
});

test('a balance sheet tells any date as it was', async () => {
  const sheet = async (asOf: string) => {
    const { data } = (await shop.get(`/api/ledger/balance-sheet?asOf=${asOf}`)).body;
    expect([data.asOf, data.difference]).toEqual([asOf, 0]);
    const named = (lines: { name: string; amount: number }[]) =>
      Object.fromEntries(lines.map(({ name, amount }) => [name, amount]));
    return [named(data.assets), named(data.liabilities), named(data.equity)];
  };
  expect(await sheet(addDays(before, -1))).toEqual([{}, {}, { 'Retained profit': 0 }]);
  expect(await sheet(before)).toEqual([
    { 'Pocket Cash': 90_000, 'Phone stock': 45_000 },
    { Payables: 35_000 },
    { "Owner's capital": 100_000, 'Retained profit': 0 },
  ]);
  expect(await sheet(today)).toEqual([
    { 'Pocket Cash': 100_000, HBL: 20_000, Receivables: 20_000 },
    { Payables: 35_000 },
    { "Owner's capital": 100_000, 'Retained profit': 5_000 },
  ]);
});

test('the balance sheet is kept from employees until the owner shows them what things cost', async () => {
  const employee = await hire(server, shop);
  const { status, body } = await employee.get('/api/ledger/balance-sheet');
  expect([status, body.message]).toEqual([403, 'Only the owner sees the balance sheet']);
  await showCosts(server, shop);
  expect((await employee.get('/api/ledger/balance-sheet')).status).toBe(200);
});

test('statements are for who is signed in, of the own shop, and of days of the calendar', async () => {
  const other = await server.signUp();
  for (const url of ['/api/ledger/day', '/api/ledger/balance-sheet', '/api/dashboard'])
    expect((await server.anyone.get(url)).status).toBe(401);
  expect((await other.get('/api/ledger/balance-sheet')).body.data).toMatchObject({
    assets: [],
    totalAssets: 0,
  });
  expect((await shop.get('/api/ledger/day?date=2026-02-30')).status).toBe(422);
  expect((await shop.get('/api/ledger/balance-sheet?asOf=tomorrow')).status).toBe(422);
});
