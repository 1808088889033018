import { addDays } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  expectCreated,
  fillTill,
  saleOf,
  slipOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { buyLot, entryOf, newRows } from '../../trade/purchases/lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
let sold: string;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 10_000_000, addDays(today, -60));
  await buy('Samsung', 'A15', {
    ramMemory: '4/128',
    color: 'Blue',
    purchasePrice: 40_000,
    demandPrice: 50_000,
    days: 50,
  });
  await buy('Samsung', 'A15', {
    ramMemory: '6/128',
    color: 'Black',
    purchasePrice: 42_000,
    demandPrice: 51_000,
    days: 3,
  });
  await buy('samsung', 'S24', {
    ramMemory: '8/256',
    color: 'blue',
    purchasePrice: 150_000,
    demandPrice: 180_000,
    phoneCondition: 'Used',
    days: 10,
  });
  await buy('Apple', 'iPhone 11', {
    ramMemory: '64 GB',
    color: 'Red',
    purchasePrice: 70_000,
    demandPrice: 82_000,
    specifications: 'Non-PTA JV',
    phoneCondition: 'Used',
    days: 1,
  });
  sold = await buy('Oppo', 'A54', {
    ramMemory: '4/128',
    purchasePrice: 30_000,
    demandPrice: 35_000,
    days: 20,
  });
  await expectCreated(shop.post('/api/sale', await saleOf(shop, sold)));
  await buyLot(shop, [entryOf(newRows(2), { companyName: 'Nokia', modelName: '105', ramMemory: '' })]);
});
afterAll(() => server.close());

async function buy(
  companyName: string,
  modelName: string,
  { days, ...change }: Record<string, unknown> & { days: number },
) {
  const date = addDays(today, -days);
  return buyPhone(shop, { companyName, modelName, date, pocketCash: change.purchasePrice, ...change });
}

async function found(query: string, client: TestClient = shop) {
  const { status, body } = await client.get(`/api/phone?${query}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data.map((phone: { modelName: string }) => phone.modelName);
}

describe('the list of phones', () => {
  it.each([
    ['state=in-stock,dispatched&source=single', ['iPhone 11', 'A15', 'S24', 'A15']],
    ['state=sold', ['A54']],
    ['condition=used', ['iPhone 11', 'A15', 'S24', 'A54', 'A15']],
    ['condition=new', ['105', '105']],
    ['condition=New,Used&source=single&state=in-stock', ['iPhone 11', 'A15', 'S24', 'A15']],
    ['source=bulk', ['105', '105']],
    ['company=SAMSUNG', ['A15', 'S24', 'A15']],
    ['company=samsung&model=a15', ['A15', 'A15']],
    ['ram=4/128', ['A54', 'A15']],
    ['ram=', ['105', '105']],
    ['color=BLUE', ['S24', 'A15']],
    ['specifications=Non-PTA JV', ['iPhone 11']],
    ['specifications=PTA,Non-PTA JV&condition=Used&ageTo=5', ['iPhone 11', 'A15']],
    ['priceFrom=51000&priceTo=82000', ['iPhone 11', 'A15']],
    ['ageFrom=10&state=in-stock', ['S24', 'A15']],
    ['ageTo=3&source=single', ['iPhone 11', 'A15']],
    ['q=samsung 256', ['S24']],
    ['q=IPHONE', ['iPhone 11']],
    ['q=%00', ['105', '105', 'iPhone 11', 'A15', 'S24', 'A54', 'A15']],
    ['companyId=01980000-0000-7000-8000-000000000000', []],
    ['modelId=01980000-0000-7000-8000-000000000000', []],
  ])('finds %s', async (query, models) => expect(await found(query)).toEqual(models));

  it('knows a company of the catalogue by its id, and a model', async () => {
    const { companies } = (await shop.get('/api/company/all-companies')).body;
    const samsung = companies.find(({ name }: { name: string }) => name === 'Samsung');
    expect(await found(`companyId=${samsung._id}`)).toEqual(['A15', 'S24', 'A15']);
    const { body } = await expectCreated(
      shop.post('/api/company/create-model', { name: 'A15', companyId: samsung._id }),
    );
    const { _id } = body.data ?? body;
    if (_id) expect(await found(`modelId=${_id}`)).toEqual(['A15', 'A15']);
  });

  it.each([
    ['acquiredOn', 'asc', ['A15', 'A54', 'S24', 'A15', 'iPhone 11']],
    ['daysInStock', 'desc', ['A15', 'A54', 'S24', 'A15', 'iPhone 11']],
    ['daysInStock', 'asc', ['iPhone 11', 'A15', 'S24', 'A54', 'A15']],
    ['demandPrice', 'desc', ['S24', 'iPhone 11', 'A15', 'A15', 'A54']],
    ['finalPrice', 'asc', ['A15', 'A15', 'S24', 'iPhone 11', 'A54']],
    ['purchasePrice', 'asc', ['A54', 'A15', 'A15', 'iPhone 11', 'S24']],
    ['companyName', 'asc', ['iPhone 11', 'A54', 'A15', 'A15', 'S24']],
    ['companyName', 'desc', ['S24', 'A15', 'A15', 'A54', 'iPhone 11']],
  ])('sorts by %s, %s, and goes on from page to page', async (sort, order, models) => {
    const query = `source=single&sort=${sort}&order=${order}`;
    if (sort !== 'finalPrice') expect(await found(query)).toEqual(models);
    const whole = (await shop.get(`/api/phone?${query}`)).body.data.map((it: { _id: string }) => it._id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await shop.get(`/api/phone?${query}&limit=2${cursor && `&cursor=${cursor}`}`);
      expect(body.total).toBe(5);
      paged.push(...body.data.map((it: { _id: string }) => it._id));
      cursor = body.nextCursor;
    }
    expect(paged).toEqual(whole);
  });

  it('pages through what has no price, and through words', async () => {
    const first = (await shop.get('/api/phone?sort=demandPrice&order=asc&limit=1')).body;
    const second = (
      await shop.get(`/api/phone?sort=demandPrice&order=asc&limit=1&cursor=${first.nextCursor}`)
    ).body;
    expect([first.data[0].modelName, second.data[0].modelName]).toEqual(['105', '105']);
    expect(first.data[0]._id).not.toBe(second.data[0]._id);
    const words = (await shop.get('/api/phone?q=a15&limit=1')).body;
    const more = (await shop.get(`/api/phone?q=a15&limit=1&cursor=${words.nextCursor}`)).body;
    expect([words.total, words.data[0]._id === more.data[0]._id, more.nextCursor]).toEqual([2, false, null]);
  });

  it.each([
    'state=lost',
    'condition=broken',
    'sort=color',
    'order=up',
    'priceFrom=cheap',
    'ageFrom=-1',
    'companyId=samsung',
    'company=a&company=b',
  ])('refuses %s', async (query) => expect((await shop.get(`/api/phone?${query}`)).status).toBe(422));

  it('refuses a cursor of another order, and one that nobody gave', async () => {
    const { nextCursor } = (await shop.get('/api/phone?limit=1')).body;
    expect((await shop.get(`/api/phone?limit=1&sort=demandPrice&cursor=${nextCursor}`)).status).toBe(400);
    for (const key of [
      ['demandPrice', 1.5, '01980000-0000-7000-8000-000000000000'],
      ['demandPrice', 'x', '01980000-0000-7000-8000-000000000000'],
      ['demandPrice', 1, "' or 1=1"],
    ]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await shop.get(`/api/phone?sort=demandPrice&cursor=${cursor}`)).status).toBe(400);
    }
  });

  it('does not let the order of costs through to who may not see them', async () => {
    const employee = await hire(server, shop);
    expect((await employee.get('/api/phone?sort=purchasePrice')).status).toBe(403);
    expect(await found('sort=demandPrice&limit=1', employee)).toEqual(['S24']);
  });
});

describe('the stock list', () => {
  it('adds up what is in hand by company, model and RAM/Memory', async () => {
    const { data, totals } = (await shop.get('/api/stock')).body;
    expect(data.map((it: { companyName: string }) => it.companyName)).toEqual(['Apple', 'Nokia', 'Samsung']);
    const samsung = data[2];
    expect(samsung).toMatchObject({
      new: 0,
      used: 3,
      costValue: 232_000,
      demandValue: 281_000,
      oldestDays: 50,
    });
    expect(samsung.models.map((it: { modelName: string }) => it.modelName)).toEqual(['A15', 'S24']);
    expect(samsung.models[0].variants).toMatchObject([
      { ramMemory: '4/128', used: 1, costValue: 40_000, oldestDays: 50 },
      { ramMemory: '6/128', used: 1, costValue: 42_000, oldestDays: 3 },
    ]);
    expect(data[1]).toMatchObject({ new: 2, used: 0, costValue: 20_000, demandValue: 0, oldestDays: 0 });
    expect(data[1].models[0].variants[0].ramMemory).toBeNull();
    expect(totals).toMatchObject({ new: 2, used: 4, dispatched: 0, costValue: 322_000 });
  });

  it('is filtered like the list, and hides what things cost from who may not see it', async () => {
    const { data, totals } = (await shop.get('/api/stock?condition=used&color=blue')).body;
    expect(data).toHaveLength(1);
    expect(totals).toMatchObject({ used: 2, costValue: 190_000 });
    const employee = await hire(server, shop);
    const seen = (await employee.get('/api/stock')).body;
    expect([seen.totals.costValue, seen.data[0].models[0].variants[0].costValue]).toEqual([null, null]);
    expect((await shop.get('/api/stock?state=sold')).status).toBe(422);
    const empty = await server.signUp();
    expect((await empty.get('/api/stock')).body).toMatchObject({
      data: [],
      totals: { new: 0, oldestDays: 0 },
    });
  });
});

describe('what a list of phones can be narrowed to', () => {
  const kindsOf = async (query: string) => {
    const { status, body } = await shop.get(`/api/phone/choices?${query}`);
    expect(status).toBe(200);
    return body.data;
  };

  it('names companies, their models, and what of each there is, each spelling once', async () => {
    expect(await kindsOf('state=in-stock')).toEqual([
      { companyName: 'Apple', models: [{ modelName: 'iPhone 11', rams: ['64 GB'], colors: ['Red'] }] },
      { companyName: 'Nokia', models: [{ modelName: '105', rams: [], colors: [expect.any(String)] }] },
      {
        companyName: expect.stringMatching(/^samsung$/i),
        models: [
          { modelName: 'A15', rams: ['4/128', '6/128'], colors: ['Black', 'Blue'] },
          { modelName: 'S24', rams: ['8/256'], colors: ['blue'] },
        ],
      },
    ]);
  });

  it('is of the phones of the list alone', async () => {
    expect((await kindsOf('state=sold')).map((it: { companyName: string }) => it.companyName)).toEqual([
      'Oppo',
    ]);
    expect(await kindsOf('state=in-stock&condition=New')).toHaveLength(1);
    expect((await shop.get('/api/phone/choices?company=Apple')).status).toBe(422);
    const stranger = await server.signUp();
    expect((await stranger.get('/api/phone/choices')).body).toEqual({ data: [] });
  });
});

describe('the price list for customers', () => {
  it('says what may be sold, kind by kind, and nothing of what it cost or of its IMEI', async () => {
    const { body } = await shop.get('/api/stock/prices');
    expect(body.total).toBe(6);
    expect(
      body.data.map(({ modelName, ramMemory, demandPrice, count }: Record<string, unknown>) => [
        modelName,
        ramMemory,
        demandPrice,
        count,
      ]),
    ).toEqual([
      ['iPhone 11', '64 GB', 82_000, 1],
      ['105', null, null, 2],
      ['A15', '4/128', 50_000, 1],
      ['A15', '6/128', 51_000, 1],
      ['S24', '8/256', 180_000, 1],
    ]);
    expect(body.data[0]).toEqual({
      companyName: 'Apple',
      modelName: 'iPhone 11',
      ramMemory: '64 GB',
      condition: 'Used',
      specifications: 'Non-PTA JV',
      demandPrice: 82_000,
      colors: ['Red'],
      count: 1,
    });
  });

  it('follows the filters of the stock list, in its own shop', async () => {
    const { body } = await shop.get('/api/stock/prices?company=SAMSUNG&priceFrom=51000&priceTo=60000');
    expect(body).toMatchObject({ total: 1, data: [{ modelName: 'A15', ramMemory: '6/128' }] });
    expect((await shop.get('/api/stock/prices?q=a54')).body).toEqual({ data: [], total: 0 });
    expect((await shop.get('/api/stock/prices?state=sold')).status).toBe(422);
    expect((await (await server.signUp()).get('/api/stock/prices')).body).toEqual({ data: [], total: 0 });
  });
});

describe('the list of purchases', () => {
  it('is filtered by party, kind, status and payment, sorted, and added up', async () => {
    const own = await server.signUp();
    await fillTill(own, 1_000_000);
    const credit = {
      purchasePaymentType: 'credit',
      pocketCash: 5_000,
      creditPaymentData: {
        payableAmountNow: 5_000,
        payableAmountLater: 40_000,
        dateOfPayment: await todayOf(own),
      },
      entityData: { name: 'Hamza', number: '03007654321' },
    };
    await buyPhone(own, { purchasePrice: 10_000, pocketCash: 10_000 });
    const { body } = await expectCreated(own.post('/api/Purchase/purchase-phone', await slipOf(own, credit)));
    await buyLot(own, [entryOf(newRows(3))]);
    const { id } = await buyLot(own, [entryOf(newRows(1))]);
    await expectCreated(own.post(`/api/Purchase/${id}/void`, { reason: 'Entered twice' }));
    const slips = async (query: string) => {
      const { data, total } = (await own.get(`/api/Purchase?${query}`)).body;
      expect(total).toBe(data.length);
      return data.map((it: { slipNumber: string }) => it.slipNumber);
    };
    expect(await slips('')).toEqual(['PS-4', 'PS-3', 'PS-2', 'PS-1']);
    expect(await slips('type=bulk')).toEqual(['PS-4', 'PS-3']);
    expect(await slips('status=posted,returned')).toEqual(['PS-3', 'PS-2', 'PS-1']);
    expect(await slips('status=void')).toEqual(['PS-4']);
    expect(await slips('paymentStatus=pending')).toEqual(['PS-2']);
    expect(await slips('paymentStatus=paid&status=posted')).toEqual(['PS-3', 'PS-1']);
    expect(await slips(`personId=${body.data.person._id}`)).toEqual(['PS-2']);
    expect(await slips('sort=total&order=asc')).toEqual(['PS-4', 'PS-1', 'PS-3', 'PS-2']);
    expect(await slips('sort=slipNumber&order=asc')).toEqual(['PS-1', 'PS-2', 'PS-3', 'PS-4']);
    expect(await slips('q=ps-3')).toEqual(['PS-3']);
    expect(await slips('q=hamza')).toEqual(['PS-2']);
    expect(await slips('q=0300-7654321')).toEqual(['PS-2']);
    expect(await slips('q=a05')).toEqual(['PS-4', 'PS-3']);
    expect((await own.get('/api/Purchase')).body.totals).toEqual({
      standing: 3,
      total: 85_000,
      returned: 10_000,
      refunded: 10_000,
      letGo: 0,
      paid: 45_000,
      paidAtPurchase: 55_000,
      paidLater: 0,
      payableLater: 40_000,
      outstanding: 40_000,
    });
    const first = (await own.get('/api/Purchase?sort=total&limit=2')).body;
    const second = (await own.get(`/api/Purchase?sort=total&limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.data, ...second.data].map((it: { slipNumber: string }) => it.slipNumber)).toEqual([
      'PS-2',
      'PS-3',
      'PS-1',
      'PS-4',
    ]);
    expect((await own.get(`/api/Purchase?limit=2&cursor=${first.nextCursor}`)).status).toBe(400);
    for (const query of ['type=other', 'status=lost', 'sort=person', 'personId=1'])
      expect((await own.get(`/api/Purchase?${query}`)).status).toBe(422);
  });
});
