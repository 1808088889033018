import { addDays } from '@handset/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  joinCommittee,
  newImei,
  openBank,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
let bank: string;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  bank = await openBank(shop, 1_000);
  await fillTill(shop, 500_000);
  const credit = { payableAmountNow: 10_000, payableAmountLater: 35_000, dateOfPayment: today };
  const first = await buyPhone(shop, {
    purchasePaymentType: 'credit',
    creditPaymentData: credit,
    pocketCash: 10_000,
  });
  const second = await buyPhone(shop);
  const third = await buyPhone(shop);
  const fourth = await buyPhone(shop, { imei1: newImei() });
  const accessory = (await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }))).body.data
    ._id;
  await expectCreated(
    shop.post(`/api/accessory/${accessory}/purchase`, {
      quantity: 10,
      unitCost: 100,
      date: today,
      pocketCash: 1_000,
    }),
  );
  await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, first, {
        sellingType: 'Credit',
        payableAmountNow: 30_300,
        payableAmountLater: 20_000,
        payableAmountLaterDate: today,
        pocketCash: 30_300,
        accessories: [{ name: accessory, quantity: 2, price: 150 }],
      }),
    ),
  );
  await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, second, {
        imeiPrices: [
          { imei: second, price: 50_000 },
          { imei: third, price: 48_000 },
        ],
        finalPrice: 98_000,
        pocketCash: 98_000,
      }),
    ),
  );
  const { data: sold } = (await expectCreated(shop.post('/api/sale', await saleOf(shop, fourth)))).body;
  await expectCreated(
    shop.post(`/api/sale/${sold._id}/return`, {
      date: today,
      reason: 'Did not like it',
      refund: { pocketCash: 50_000 },
    }),
  );
  await expectCreated(
    shop.post('/api/expense', { date: today, category: 'Tea and food', amount: 300, pocketCash: 300 }),
  );
  await expectCreated(
    shop.post('/api/expense', {
      date: today,
      category: 'Rent',
      amount: 700,
      accountCash: 700,
      bankAccountUsed: bank,
    }),
  );
  await expectCreated(
    shop.post('/api/wallet/entry', {
      direction: 'out',
      account: 'cash:pocket',
      amount: 2_000,
      reason: 'drawing',
    }),
  );
  await expectCreated(
    shop.post('/api/wallet/transfer', { from: 'cash:pocket', to: `bank:${bank}`, amount: 5_000 }),
  );
  const wrong = await expectCreated(
    shop.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 77,
      reason: 'capital',
    }),
  );
  await expectCreated(
    shop.post(`/api/ledger/records/${wrong.body.data.entry}/reverse`, { date: today, reason: 'Typed wrong' }),
  );
  await expectCreated(
    shop.post('/api/wallet/count', { account: `bank:${bank}`, counted: 5_310, reason: 'Interest' }),
  );
});
afterAll(() => server.close());

test('a day book leads each wallet from opening to closing by what the money moved for', async () => {
  const { data } = (await shop.get('/api/ledger/day')).body;
  const [pocket, hbl] = data.ladders;
  expect(pocket.groups).toEqual([
    { group: 'sales', in: 178_300, out: 50_000 },
    { group: 'purchases', in: 0, out: 145_000 },
    { group: 'accessories', in: 0, out: 1_000 },
    { group: 'expenses', in: 0, out: 300 },
    { group: 'capital', in: 500_077, out: 77 },
    { group: 'drawings', in: 0, out: 2_000 },
    { group: 'transfers', in: 0, out: 5_000 },
  ]);
  expect([pocket.opening, pocket.closing]).toEqual([0, 475_000]);
  expect(hbl.groups).toEqual([
    { group: 'opening', in: 1_000, out: 0 },
    { group: 'expenses', in: 0, out: 700 },
    { group: 'transfers', in: 5_000, out: 0 },
    { group: 'adjustments', in: 10, out: 0 },
  ]);
});

test('a day book tells by kind how many, how much, how much of it on credit, and what it earned', async () => {
  const { data } = (await shop.get('/api/ledger/day')).body;
  expect(data.sections).toEqual({
    purchases: {
      single: { count: 4, amount: 180_000, credit: 35_000 },
      bulk: { count: 0, amount: 0, credit: 0 },
      returns: { count: 0, amount: 0, credit: 0 },
    },
    sales: {
      single: { count: 2, amount: 100_300, credit: 20_000, profit: 10_100 },
      bulk: { count: 1, amount: 98_000, credit: 0, profit: 8_000 },
      accessories: { count: 0, amount: 0, credit: 0, profit: 0 },
      returns: { count: 1, amount: 50_000, credit: 0, profit: 5_000 },
    },
    accessories: {
      bought: { count: 1, amount: 1_000, credit: 0 },
      sold: { amount: 300, profit: 100 },
      adjusted: { count: 0, amount: 0 },
    },
    expenses: {
      count: 2,
      amount: 1_000,
      categories: [
        { account: 'expense:rent', name: 'Rent', amount: 700 },
        { account: 'expense:tea-and-food', name: 'Tea and food', amount: 300 },
      ],
    },
    receipts: { count: 0, amount: 0 },
    payments: { count: 0, amount: 0 },
    committee: { paidIn: { count: 0, amount: 0 }, received: { count: 0, amount: 0 } },
    wallet: {
      opening: { count: 1, amount: 1_000 },
      // What was typed wrong and taken back on the same day never was.
      capital: { count: 1, amount: 500_000 },
      drawings: { count: 1, amount: 2_000 },
      transfers: { count: 1, amount: 5_000 },
      over: { count: 1, amount: 10 },
      short: { count: 0, amount: 0 },
    },
  });
  expect(data.totals).toEqual({
    purchases: 180_000,
    sales: 148_300,
    onCreditBought: 35_000,
    onCreditSold: 20_000,
    profit: 13_100,
    expenses: 1_000,
    netProfit: 12_110,
  });
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('a day book shows no profit to who may not see what things cost', async () => {
  const employee = await hire(server, shop);
  const { data } = (await employee.get('/api/ledger/day')).body;
  const { sales, accessories } = data.sections;
  expect([
    data.totals.profit,
    data.totals.netProfit,
    sales.single.profit,
    sales.bulk.profit,
    sales.returns.profit,
    accessories.sold.profit,
    accessories.adjusted.amount,
  ]).toEqual(Array(7).fill(null));
  expect(data.sales.every((row: { profit: number | null }) => row.profit === null)).toBe(true);
});

test('a void of yesterday’s sale counts among the returns of the day that it was made on', async () => {
  const other = await server.signUp();
  await expectCreated(
    other.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 60_000,
      reason: 'capital',
      date: addDays(today, -3),
    }),
  );
  const imei = await buyPhone(other, { date: addDays(today, -2) });
  const { data: sold } = (
    await expectCreated(other.post('/api/sale', await saleOf(other, imei, { saleDate: addDays(today, -1) })))
  ).body;
  await expectCreated(other.post(`/api/sale/${sold._id}/void`, { reason: 'Wrong customer' }));
  const { data } = (await other.get('/api/ledger/day')).body;
  expect(data.sections.sales.returns).toMatchObject({ count: 1, amount: 50_000 });
  expect(data.totals.sales).toBe(-50_000);
});

test('each instalment, and each count of an accessory, is counted by itself', async () => {
  const other = await server.signUp();
  await fillTill(other, 30_000);
  const committee = await joinCommittee(other);
  const instalment = { kind: 'instalment', amount: 10_000, date: today, pocketCash: 10_000 };
  for (const number of [1, 2])
    await expectCreated(other.post(`/api/committee/${committee._id}/entry`, { ...instalment, number }));
  const { data: cover } = (await expectCreated(other.post('/api/accessory/', { accessoryName: 'Cover' })))
    .body;
  const found = { quantity: 4, unitCost: 100, reason: 'count', note: 'In a drawer', date: today };
  const lost = { quantity: -4, reason: 'damaged', note: 'Wet', date: today };
  for (const adjustment of [found, lost])
    await expectCreated(other.post(`/api/accessory/${cover._id}/adjustment`, adjustment));
  const { committee: paid, accessories } = (await other.get('/api/ledger/day')).body.data.sections;
  expect(paid.paidIn).toEqual({ count: 2, amount: 20_000 });
  expect(accessories.adjusted).toEqual({ count: 2, amount: 0 });
});
