import { addDays } from '@handset/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire, showCosts } from '../../../test/testing/hire.ts';
import { buyPhone, expectCreated, openBank, saleOf, todayOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

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

const KEPT = [
  ['/api/ledger/balance-sheet', 'balance sheet'],
  ['/api/ledger/profit-and-loss', 'profit and loss'],
  ['/api/ledger/stock-valuation', 'stock valuation'],
] as const;

test('statements of cost are kept from employees until the owner shows them what things cost', async () => {
  const employee = await hire(server, shop);
  for (const [url, name] of KEPT) {
    const { status, body } = await employee.get(url);
    expect([status, body.message]).toEqual([403, `Only the owner sees the ${name}`]);
  }
  await showCosts(server, shop);
  for (const [url] of KEPT) expect((await employee.get(url)).status).toBe(200);
});

test('statements are for who is signed in, and of the own shop', async () => {
  const other = await server.signUp();
  for (const url of ['/api/ledger/day', '/api/dashboard', ...KEPT.map(([kept]) => kept)])
    expect((await server.anyone.get(url)).status).toBe(401);
  const sheet = (await other.get('/api/ledger/balance-sheet')).body.data;
  expect(sheet).toMatchObject({ assets: [], totalAssets: 0 });
  const profit = (await other.get('/api/ledger/profit-and-loss')).body.data;
  expect([profit.net, profit.expenseLines]).toEqual([0, []]);
  const stock = (await other.get('/api/ledger/stock-valuation')).body.data;
  expect([stock.value, stock.phones.companies]).toEqual([0, []]);
});

test.each([
  ['/api/ledger/day?date=2026-02-30', 'date'],
  ['/api/ledger/day?day=2026-02-20', 'day'],
  ['/api/ledger/balance-sheet?asOf=tomorrow', 'asOf'],
  ['/api/ledger/balance-sheet?compareWith=1', 'compareWith'],
  ['/api/ledger/balance-sheet?detail=everything', 'detail'],
  ['/api/ledger/profit-and-loss?from=2026-13-01', 'from'],
  ['/api/ledger/profit-and-loss?by=hour', 'by'],
  ['/api/ledger/profit-and-loss?from=2026-02-02&to=2026-02-01', 'to'],
  ['/api/ledger/profit-and-loss?from=2020-01-01&to=2026-01-01&by=day', 'by'],
  ['/api/ledger/profit-and-loss?from=2000-01-01&to=2199-01-01&by=month', 'by'],
])('%s is refused by its %s', async (url, field) => {
  const { status, body } = await shop.get(url);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
});
