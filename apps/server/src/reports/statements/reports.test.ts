import { addDays } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  openBank,
  saleOf,
  todayOf,
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
  today = await todayOf(shop);
});
afterAll(() => server.close());

const daysAgo = (count: number) => addDays(today, -count);
const enter = (change: object) =>
  expectCreated(
    shop.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 1_000_000,
      reason: 'capital',
      ...change,
    }),
  );
const spend = (category: string, amount: number, date: string) =>
  expectCreated(shop.post('/api/expense', { date, category, amount, pocketCash: amount }));
const pay = async (name: string, direction: 'in' | 'out', amount: number, date = today) => {
  const { data } = (await shop.get('/api/partyLedger/getAllNames')).body;
  const { _id } = data.find((party: { name: string }) => party.name === name);
  await expectCreated(
    shop.post(`/api/partyLedger/${_id}/payment`, { direction, amount, date, pocketCash: amount }),
  );
};
const onCredit = (date: string) => ({
  purchasePaymentType: 'credit',
  creditPaymentData: { payableAmountNow: 5_000, payableAmountLater: 40_000, dateOfPayment: date },
  pocketCash: 5_000,
  date,
});
const sellOnCredit = async (imei: string, saleDate: string, change: object = {}) =>
  expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, imei, {
        saleDate,
        sellingType: 'Credit',
        payableAmountNow: 20_000,
        payableAmountLater: 30_000,
        payableAmountLaterDate: saleDate,
        pocketCash: 20_000,
        ...change,
      }),
    ),
  );

interface Line {
  account: string;
  group: string;
  amount: number;
  count: number | null;
  compare: number | null;
}

describe('a balance sheet', () => {
  const sheet = async (query = '') => (await shop.get(`/api/ledger/balance-sheet?${query}`)).body.data;
  const amounts = (lines: Line[]) => Object.fromEntries(lines.map((line) => [line.account, line.amount]));

  test('keeps drawings apart from capital, and undone ones out of both', async () => {
    await enter({ amount: 900 });
    await enter({ direction: 'out', reason: 'drawing', amount: 200 });
    await enter({ direction: 'out', reason: 'drawing', amount: 50 });
    await expectCreated(shop.post('/api/ledger/records/3/reverse', { date: today, reason: 'Not drawn' }));
    const { equity, totalEquity, difference } = await sheet();
    expect(amounts(equity)).toEqual({ 'equity:capital': 900, 'equity:drawings': -200, 'equity:retained': 0 });
    expect([totalEquity, difference]).toEqual([700, 0]);
  });

  test('tells what parties owe and are owed from what was paid ahead, now and on a past day', async () => {
    await enter({ date: daysAgo(20) });
    const imei = await buyPhone(shop, onCredit(daysAgo(12)));
    await sellOnCredit(imei, daysAgo(10));
    await buyPhone(shop, { ...onCredit(daysAgo(9)), entityData: { name: 'Javed', number: '03005556677' } });
    await pay('Javed', 'out', 47_000, daysAgo(8));
    await pay('Sana', 'in', 36_500, daysAgo(7));
    const sides = async (asOf: string) => {
      const { assets, liabilities, difference } = await sheet(`asOf=${asOf}`);
      expect(difference).toBe(0);
      return [...assets, ...liabilities]
        .filter((line: Line) => line.count !== null)
        .map(({ account, amount, count }: Line) => [account, amount, count]);
    };
    expect(await sides(daysAgo(13))).toEqual([]);
    expect(await sides(daysAgo(9))).toEqual([
      ['receivables', 30_000, 1],
      ['payables', 80_000, 2],
    ]);
    const now = [
      ['advances-paid', 7_000, 1],
      ['payables', 40_000, 1],
      ['customer-advances', 6_500, 1],
    ];
    expect(await sides(today)).toEqual(now);
    expect(await sides(daysAgo(1))).toEqual(now);
    expect(await sides(daysAgo(8))).toEqual([
      ['receivables', 30_000, 1],
      ['advances-paid', 7_000, 1],
      ['payables', 40_000, 1],
    ]);
    const { parties } = await sheet('detail=parties');
    expect(parties).toEqual([
      { account: expect.stringMatching(/^party:/), name: 'Ali Traders', side: 'payable', amount: 40_000 },
      { account: expect.stringMatching(/^party:/), name: 'Javed', side: 'receivable', amount: 7_000 },
      { account: expect.stringMatching(/^party:/), name: 'Sana', side: 'payable', amount: 6_500 },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('takes an opening balance that was undone for nothing, and a debt written off for paid', async () => {
    await fillTill(shop, 100_000);
    const { _id } = (
      await expectCreated(
        shop.post('/api/person/create', { name: 'Javed', number: 3005556677, reference: 'Hall Road' }),
      )
    ).body.data;
    const enterOnParty = (kind: string, direction: string, amount: number) =>
      expectCreated(
        shop.post(`/api/partyLedger/${_id}/entry`, {
          kind,
          direction,
          amount,
          date: today,
          note: 'Old book',
        }),
      );
    await enterOnParty('opening', 'in', 900);
    await expectCreated(shop.post('/api/ledger/records/2/reverse', { date: today, reason: 'Not his' }));
    await pay('Javed', 'out', 50);
    const sides = async () => {
      const { assets, liabilities } = await sheet();
      return [...assets, ...liabilities]
        .filter((line: Line) => line.count !== null)
        .map(({ account, amount, count }: Line) => [account, amount, count]);
    };
    expect(await sides()).toEqual([['advances-paid', 50, 1]]);
    await enterOnParty('opening', 'out', 350);
    expect(await sides()).toEqual([['payables', 300, 1]]);
    await enterOnParty('write-off', 'out', 300);
    expect(await sides()).toEqual([]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('stands beside another day, line by line', async () => {
    await enter({ date: daysAgo(20), amount: 500_000 });
    const bank = await openBank(shop, 0);
    const imei = await buyPhone(shop, { date: daysAgo(5) });
    await expectCreated(
      shop.post('/api/wallet/transfer', { from: 'cash:pocket', to: `bank:${bank}`, amount: 1_000 }),
    );
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const data = await sheet(`compareWith=${daysAgo(2)}`);
    const compared = (lines: Line[]) =>
      lines.map(({ account, amount, compare }) => [account, amount, compare]);
    expect(compared(data.assets)).toEqual([
      ['cash:pocket', 504_000, 455_000],
      [`bank:${bank}`, 1_000, 0],
      ['stock:phones', 0, 45_000],
    ]);
    expect(compared(data.equity)).toEqual([
      ['equity:capital', 500_000, 500_000],
      ['equity:retained', 5_000, 0],
    ]);
    expect(data).toMatchObject({
      asOf: today,
      compareWith: daysAgo(2),
      totalAssets: 505_000,
      compared: { totalAssets: 500_000, totalEquity: 500_000, difference: 0 },
    });
    expect((await sheet()).compared).toBeNull();
  });

  test('tells new phones from used ones, today and on a past day', async () => {
    await enter({ date: daysAgo(20) });
    const used = await buyPhone(shop, { date: daysAgo(10) });
    await buyPhone(shop, {
      date: daysAgo(8),
      phoneCondition: 'New',
      warranty: undefined,
      purchasePrice: 60_000,
      pocketCash: 60_000,
    });
    await expectCreated(shop.post('/api/sale', await saleOf(shop, used, { saleDate: daysAgo(4) })));
    expect((await sheet()).phoneStock).toEqual({ new: 60_000, used: 0 });
    expect((await sheet(`asOf=${daysAgo(5)}`)).phoneStock).toBeNull();
    const stock = async (asOf: string) => (await sheet(`asOf=${asOf}&detail=stock`)).phoneStock;
    expect(await stock(daysAgo(9))).toEqual({ new: 0, used: 45_000 });
    expect(await stock(daysAgo(5))).toEqual({ new: 60_000, used: 45_000 });
    expect(await stock(daysAgo(4))).toEqual({ new: 60_000, used: 0 });
    const data = await sheet(`compareWith=${daysAgo(6)}&detail=all`);
    expect([data.phoneStockCompared, data.parties]).toEqual([{ new: 60_000, used: 45_000 }, []]);
  });
});

describe('profit and loss', () => {
  test('adds up the trade, the expenses by category and what counts found, beside as many days before', async () => {
    await enter({ date: daysAgo(20) });
    const first = await buyPhone(shop, { date: daysAgo(15) });
    const second = await buyPhone(shop, { date: daysAgo(15) });
    await expectCreated(shop.post('/api/sale', await saleOf(shop, first, { saleDate: daysAgo(7) })));
    await expectCreated(shop.post('/api/sale', await saleOf(shop, second, { saleDate: daysAgo(2) })));
    await spend('Rent', 900, daysAgo(8));
    await spend('Rent', 1_000, daysAgo(1));
    await spend('Guard’s salary', 300, daysAgo(3));
    await enter({ direction: 'out', reason: 'adjustment', amount: 20, note: 'Lost', date: daysAgo(3) });
    await enter({ direction: 'out', reason: 'drawing', amount: 4_000, date: daysAgo(3) });
    const { data } = (await shop.get(`/api/ledger/profit-and-loss?from=${daysAgo(4)}&to=${today}`)).body;
    expect(data).toEqual({
      from: daysAgo(4),
      to: today,
      phones: { income: 50_000, cost: 45_000, profit: 5_000 },
      accessories: { income: 0, cost: 0, profit: 0 },
      grossProfit: 5_000,
      expenses: 1_300,
      adjustments: -20,
      net: 3_680,
      expenseLines: [
        { account: 'expense:rent', name: 'Rent', amount: 1_000, previous: 900 },
        { account: 'expense:guard-s-salary', name: 'Guard’s salary', amount: 300, previous: 0 },
      ],
      adjustmentLines: [{ account: 'adjust:cash', name: 'Cash adjustments', amount: -20, previous: 0 }],
      previous: {
        from: daysAgo(9),
        to: daysAgo(5),
        phones: { income: 50_000, cost: 45_000, profit: 5_000 },
        accessories: { income: 0, cost: 0, profit: 0 },
        grossProfit: 5_000,
        expenses: 900,
        adjustments: 0,
        net: 4_100,
      },
      series: null,
    });
  });

  test('is drawn by days or months, each of the range, empty ones as well', async () => {
    await enter({ date: daysAgo(80) });
    await spend('Rent', 500, daysAgo(70));
    await spend('Rent', 700, daysAgo(1));
    const series = async (query: string) =>
      (await shop.get(`/api/ledger/profit-and-loss?${query}`)).body.data.series;
    const days = await series(`from=${daysAgo(3)}&to=${today}&by=day`);
    expect(days.map((day: { from: string; to: string; net: number }) => [day.from, day.to, day.net])).toEqual(
      [
        [daysAgo(3), daysAgo(3), 0],
        [daysAgo(2), daysAgo(2), 0],
        [daysAgo(1), daysAgo(1), -700],
        [today, today, 0],
      ],
    );
    const months = await series(`from=${daysAgo(75)}&to=${today}&by=month`);
    expect(months[0].from).toBe(daysAgo(75));
    expect(months.at(-1).to).toBe(today);
    for (const [index, month] of months.slice(1).entries()) {
      expect(month.from).toMatch(/-01$/);
      expect(addDays(months[index].to, 1)).toBe(month.from);
    }
    const spent = months.reduce((sum: number, month: { expenses: number }) => sum + month.expenses, 0);
    expect(spent).toBe(1_200);
  });

  test('is of this month when no range is named', async () => {
    const { data } = (await shop.get('/api/ledger/profit-and-loss')).body;
    expect([data.from, data.to]).toEqual([`${today.slice(0, 7)}-01`, today]);
  });
});

test('a stock valuation tells the stock by company and kind, and agrees with the accounts', async () => {
  await fillTill(shop, 1_000_000);
  await buyPhone(shop);
  await buyPhone(shop, {
    companyName: 'Apple',
    modelName: 'iPhone 11',
    purchasePrice: 90_000,
    pocketCash: 90_000,
    demandPrice: 99_000,
  });
  await buyPhone(shop, {
    phoneCondition: 'New',
    warranty: undefined,
    purchasePrice: 30_000,
    pocketCash: 30_000,
  });
  const sold = await buyPhone(shop);
  await expectCreated(shop.post('/api/sale', await saleOf(shop, sold)));
  const accessory = (
    await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover', salePrice: 150 }))
  ).body.data._id;
  await expectCreated(
    shop.post(`/api/accessory/${accessory}/purchase`, {
      quantity: 3,
      unitCost: 100,
      date: today,
      pocketCash: 300,
    }),
  );
  const { data } = (await shop.get('/api/ledger/stock-valuation')).body;
  const none = { count: 0, value: 0 };
  expect(data).toEqual({
    phones: {
      companies: [
        {
          company: 'Apple',
          new: none,
          used: { count: 1, value: 90_000 },
          total: { count: 1, value: 90_000 },
          demandValue: 99_000,
        },
        {
          company: 'Samsung',
          new: { count: 1, value: 30_000 },
          used: { count: 1, value: 45_000 },
          total: { count: 2, value: 75_000 },
          demandValue: 104_000,
        },
      ],
      new: { count: 1, value: 30_000 },
      used: { count: 2, value: 135_000 },
      total: { count: 3, value: 165_000 },
      demandValue: 203_000,
    },
    accessories: {
      items: [{ _id: accessory, accessoryName: 'Cover', count: 3, value: 300, saleValue: 450 }],
      total: { count: 3, value: 300 },
    },
    value: 165_300,
    books: { phones: 165_000, accessories: 300 },
    difference: 0,
  });
});

describe('the dashboard', () => {
  test('asks to close a day in a shop that closes its days', async () => {
    const unclosedDay = async () => (await shop.get('/api/dashboard')).body.data.unclosedDay;
    await enter({ date: daysAgo(3) });
    expect(await unclosedDay()).toBeNull();
    const closing = { date: daysAgo(3), countedCash: 1, reason: 'Counted again' };
    await expectCreated(shop.post('/api/ledger/day/close', closing));
    await enter({ date: daysAgo(2) });
    expect(await unclosedDay()).toBe(daysAgo(2));
  });

  test('has the figures of today, after returns, and what wants looking at', async () => {
    await enter({ date: daysAgo(100) });
    await buyPhone(shop, { date: daysAgo(90), specifications: undefined });
    const lent = await buyPhone(shop, onCredit(daysAgo(5)));
    await sellOnCredit(lent, daysAgo(4), { payableAmountLaterDate: today });
    const imei = await buyPhone(shop);
    await buyPhone(shop, {
      imei1: newImei(),
      companyName: 'Apple',
      modelName: 'iPhone 11',
      isApprovedFromEgadgets: true,
    });
    const { data: sale } = (await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)))).body;
    await spend('Rent', 250, today);
    const before = (await shop.get('/api/dashboard')).body.data;
    expect(before).toMatchObject({
      date: today,
      sales: { count: 1, amount: 50_000 },
      purchases: { count: 2, amount: 90_000 },
      profit: 5_000,
      expenses: { count: 1, amount: 250 },
      receivable: 30_000,
      payable: 40_000,
      stock: {
        new: 0,
        used: 2,
        value: 90_000,
        newValue: 0,
        usedValue: 90_000,
        accessories: 0,
        ages: [
          { from: 0, to: 30, count: 1, value: 45_000 },
          { from: 31, to: 60, count: 0, value: 0 },
          { from: 61, to: 90, count: 1, value: 45_000 },
          { from: 91, to: null, count: 0, value: 0 },
        ],
      },
      unclosedDay: null,
      topModels: [{ companyName: 'Samsung', modelName: 'A15', count: 2, amount: 100_000 }],
      due: {
        today: { receivable: { count: 1, amount: 30_000 }, payable: { count: 0, amount: 0 } },
        overdue: { receivable: { count: 0, amount: 0 }, payable: { count: 1, amount: 40_000 } },
      },
      oldStock: { days: 60, count: 1, value: 45_000 },
      unchecked: { pta: 1 },
    });
    expect(before.unchecked.eGadget).toBeGreaterThanOrEqual(1);
    // The tiles open the rows that they count.
    for (const kind of ['eGadget', 'pta'] as const) {
      const { body } = await shop.get(`/api/phone?state=in-stock&unchecked=${kind}`);
      expect(body.total, kind).toBe(before.unchecked[kind]);
    }
    expect(before.series).toHaveLength(30);
    expect(before.series.at(-1)).toEqual({ date: today, sales: 50_000, profit: 5_000 });
    expect(before.series.at(-5)).toEqual({ date: daysAgo(4), sales: 50_000, profit: 5_000 });
    expect(before.series[0]).toEqual({ date: daysAgo(29), sales: 0, profit: 0 });
    await expectCreated(
      shop.post(`/api/sale/${sale._id}/return`, {
        date: today,
        reason: 'Broken',
        refund: { pocketCash: 50_000 },
      }),
    );
    const after = (await shop.get('/api/dashboard')).body.data;
    expect(after).toMatchObject({
      sales: { count: 0, amount: 0 },
      profit: 0,
      pocketCash: before.pocketCash - 50_000,
    });
    expect(after.topModels).toEqual([{ companyName: 'Samsung', modelName: 'A15', count: 1, amount: 50_000 }]);
  });

  test('shows nothing of cost to who may not see it', async () => {
    await fillTill(shop, 100_000);
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const employee = await hire(server, shop);
    const { data } = (await employee.get('/api/dashboard')).body;
    const { value, newValue, usedValue, accessories, ages } = data.stock;
    const costs = ages.map((age: { value: number | null }) => age.value);
    expect([data.profit, value, newValue, usedValue, accessories, data.oldStock.value, ...costs]).toEqual(
      Array(10).fill(null),
    );
    expect(data.series.every((day: { profit: number | null }) => day.profit === null)).toBe(true);
    expect(data.sales).toEqual({ count: 1, amount: 50_000 });
  });
});
