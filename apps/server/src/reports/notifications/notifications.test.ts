import { addDays, dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { buyPhone, expectCreated, saleOf, todayOf } from '../../../test/testing/shopWork.ts';
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
  await expectCreated(
    shop.post('/api/wallet/entry', {
      direction: 'in',
      account: 'cash:pocket',
      amount: 500_000,
      reason: 'capital',
      date: addDays(today, -200),
    }),
  );
});
afterAll(() => server.close());

const news = async (query = '', client: Pick<TestShop, 'get'> = shop) =>
  (await client.get(`/api/notifications?${query}`)).body;

async function sellOnCredit(dueDate: string, saleDate = today) {
  const imei = await buyPhone(shop, { date: saleDate });
  await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, imei, {
        saleDate,
        warranty: '1 Month',
        sellingType: 'Credit',
        pocketCash: 20_000,
        payableAmountNow: 20_000,
        payableAmountLater: 30_000,
        payableAmountLaterDate: dueDate,
      }),
    ),
  );
}

describe('the shop is told', () => {
  test('nothing when there is nothing to tell', async () => {
    expect(await news()).toEqual({ data: [], nextCursor: null, total: 0, unread: 0 });
  });

  test('of credit that falls due within days, not of what is further off', async () => {
    await sellOnCredit(addDays(today, 3));
    await sellOnCredit(addDays(today, 4));
    const { data } = await news('kind=credit-due');
    expect(data).toMatchObject([
      {
        kind: 'credit-due',
        message: `Rs\u00a030,000 from Sana is due on ${addDays(today, 3)}`,
        values: { side: 'receivable', party: 'Sana', amount: 30_000 },
        refType: 'sale',
        isRead: false,
      },
    ]);
  });

  test('no more of credit that is paid', async () => {
    await sellOnCredit(today);
    expect((await news()).total).toBe(1);
    const [party] = (await shop.get('/api/partyLedger/getAllNames')).body.data.filter(
      (it: { name: string }) => it.name === 'Sana',
    );
    await expectCreated(
      shop.post(`/api/partyLedger/${party._id}/payment`, {
        direction: 'in',
        amount: 30_000,
        date: today,
        pocketCash: 30_000,
      }),
    );
    expect((await news()).total).toBe(0);
  });

  test('of a committee whose instalment is late', async () => {
    await expectCreated(
      shop.post('/api/committee', {
        name: 'Market BC',
        organiser: 'Haji Sahib',
        amount: 10_000,
        members: 3,
        startDate: addDays(today, -8),
        frequency: 'weekly',
      }),
    );
    expect((await news('kind=committee-due')).data).toMatchObject([
      {
        message: `An instalment of Market BC was due on ${addDays(today, -8)} (2 are late)`,
        refType: 'committee',
      },
    ]);
  });

  test('of accessories that run out', async () => {
    await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cable', lowLevel: 0 }));
    expect((await news('kind=low-stock')).data).toMatchObject([{ message: 'Cable is out of stock' }]);
  });

  test('of phones that became old stock, and of warranties that end', async () => {
    const { oldStockDays } = (await shop.get('/api/shop/mine')).body.data;
    const long = addDays(today, -oldStockDays);
    const imei = await buyPhone(shop, { date: long });
    expect((await news('kind=old-stock')).data).toMatchObject([
      {
        message: `Samsung A15, IMEI ${imei}, has been in stock since ${dayText(long, 'en')}`,
        refType: 'unit',
        date: today,
      },
    ]);
    const sold = addDays(today, -28);
    await sellOnCredit(addDays(today, 30), sold);
    const ending = (await news('kind=warranty-ending')).data;
    expect(ending).toMatchObject([{ kind: 'warranty-ending', refType: 'sale', values: { party: 'Sana' } }]);
    // Bought back, the phone is not the customer's any more.
    await buyPhone(shop, { imei1: ending[0].values.imei });
    expect((await news('kind=warranty-ending')).data).toEqual([]);
  });
});

describe('what was told', () => {
  test('is read by each person for themselves, and stays read', async () => {
    await sellOnCredit(today);
    await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cable' }));
    const employee = await hire(server, shop);
    const { data } = await news();
    const { status, body } = await shop.post('/api/notifications/read', { ids: [data[0]._id, 'unknown'] });
    expect([status, body.message]).toEqual([200, '1 notification marked as read']);
    expect(await news('unread=true')).toMatchObject({ total: 1, unread: 1 });
    await shop.post('/api/notifications/read', {});
    await shop.post('/api/notifications/read', {});
    expect(await news()).toMatchObject({ total: 2, unread: 0 });
    expect(await news('', employee)).toMatchObject({ total: 2, unread: 2 });
  });

  test('comes in pages, none twice', async () => {
    for (const name of ['A', 'B', 'C'])
      await expectCreated(shop.post('/api/accessory/', { accessoryName: name }));
    const first = await news('limit=2');
    const second = await news(`limit=2&cursor=${first.nextCursor}`);
    const ids = [...first.data, ...second.data].map((it: { _id: string }) => it._id);
    expect([new Set(ids).size, second.nextCursor]).toEqual([3, null]);
  });

  test.each([['limit=0'], ['kind=gossip'], ['unread=maybe'], ['what=else']])('refuses ?%s', async (query) => {
    expect((await shop.get(`/api/notifications?${query}`)).status).toBe(422);
  });
});
