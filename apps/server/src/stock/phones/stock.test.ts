import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire, showCosts } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 1_000_000);
});
afterAll(() => server.close());

const imeisOf = async (client: TestClient) =>
  (await client.get('/api/Purchase/all-imeis')).body.data.imeis as Record<string, unknown>[];

describe('all-imeis', () => {
  test('lists what may be sold, and no longer what was sold', async () => {
    const sold = await buyPhone(shop, { color: 'Blue', imei2: newImei() });
    expect((await imeisOf(shop))[0]).toEqual({
      _id: expect.any(String),
      imei1: sold,
      imei2: expect.stringMatching(/^\d{15}$/),
      companyName: 'Samsung',
      modelName: 'A15',
      color: 'Blue',
      ramMemory: '4/128',
      condition: 'Used',
      demandPrice: 52_000,
      finalPrice: 50_000,
      purchasePrice: 45_000,
      specifications: 'PTA',
    });
    await expectCreated(shop.post('/api/sale', await saleOf(shop, sold)));
    expect((await imeisOf(shop)).map(({ imei1 }) => imei1)).not.toContain(sold);
  });

  test('answers 304 to who has the list, until the stock changes', async () => {
    const url = '/api/Purchase/all-imeis';
    const { etag, 'cache-control': caching } = (await shop.get(url)).headers;
    expect(caching).toBe('private, no-cache');
    const again = await shop.get(url, { 'if-none-match': String(etag) });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const imei = await buyPhone(shop);
    const afterPurchase = await shop.get(url, { 'if-none-match': String(etag) });
    expect([afterPurchase.status, afterPurchase.headers.etag === etag]).toEqual([200, false]);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const afterSale = await shop.get(url, { 'if-none-match': String(afterPurchase.headers.etag) });
    expect(afterSale.status).toBe(200);
  });

  test('come page by page where a limit is given, each once', async () => {
    const own = await server.signUp();
    await fillTill(own, 1_000_000);
    for (let count = 0; count < 5; count += 1) await buyPhone(own);
    const all = await imeisOf(own);
    const pages: unknown[][] = [];
    let cursor = '';
    do {
      const { body } = await own.get(`/api/Purchase/all-imeis?limit=2${cursor && `&cursor=${cursor}`}`);
      pages.push(body.data.imeis);
      cursor = body.nextCursor;
    } while (cursor);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(all);
    expect((await own.get('/api/Purchase/all-imeis?limit=2&cursor=none')).status).toBe(400);
    expect((await own.get('/api/Purchase/all-imeis?limit=5001')).status).toBe(422);
  });

  test("one shop's copy is not another's", async () => {
    const other = await server.signUp();
    const { etag } = (await shop.get('/api/Purchase/all-imeis')).headers;
    const answer = await other.get('/api/Purchase/all-imeis', { 'if-none-match': String(etag) });
    expect([answer.status, answer.body.data.imeis]).toEqual([200, []]);
  });
});

describe('phones', () => {
  test('are found by state, condition, words and dates, with the totals of all that match', async () => {
    const own = await server.signUp();
    await fillTill(own, 1_000_000);
    const today = await todayOf(own);
    await buyPhone(own, { phoneCondition: 'New', purchasePrice: 10_000.5, pocketCash: 10_000.5 });
    await buyPhone(own, { companyName: 'Apple', modelName: 'iPhone 11', color: 'Midnight' });
    const sold = await buyPhone(own, { modelName: 'A05' });
    await expectCreated(own.post('/api/sale', await saleOf(own, sold)));
    const found = async (query: string) => {
      const { data, total } = (await own.get(`/api/phone?${query}`)).body;
      expect(total).toBe(data.length);
      return data.map((phone: { modelName: string }) => phone.modelName);
    };
    expect(await found('')).toEqual(['A05', 'iPhone 11', 'A15']);
    expect(await found('state=in-stock')).toEqual(['iPhone 11', 'A15']);
    expect(await found('state=sold')).toEqual(['A05']);
    expect(await found('condition=new')).toEqual(['A15']);
    expect(await found('q=apple midn')).toEqual(['iPhone 11']);
    expect(await found(`q=${sold.slice(-6)}`)).toEqual(['A05']);
    expect(await found('q=100%25')).toEqual([]);
    expect(await found(`from=${today}&source=single`)).toHaveLength(3);
    expect(await found('to=2020-01-01')).toEqual([]);
    const { totals } = (await own.get('/api/phone?state=in-stock&limit=1')).body;
    expect(totals).toEqual({ purchasePrice: 55_000.5, demandPrice: 104_000, finalPrice: 100_000 });
  });

  test('come page by page, each once', async () => {
    const own = await server.signUp();
    await fillTill(own, 1_000_000);
    const bought = [];
    for (let count = 0; count < 5; count += 1) bought.unshift(await buyPhone(own));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await own.get(`/api/phone?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map((phone: { imei1: string }) => phone.imei1));
      expect(body.total).toBe(5);
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(bought);
  });

  test.each(['limit=0', 'limit=201', 'limit=x', 'from=yesterday', 'state=lost', 'surprise=1'])(
    'refuses the query %s',
    async (query) => {
      expect((await shop.get(`/api/phone?${query}`)).status).toBe(422);
    },
  );

  test('refuse a cursor that is none of theirs', async () => {
    expect((await shop.get('/api/phone?cursor=xyz')).status).toBe(400);
  });

  test('tell their whole history by IMEI: bought, sold, taken back in exchange, sold again', async () => {
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const another = await buyPhone(shop);
    await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, another, {
          sellingType: 'Exchange',
          pocketCash: 20_000,
          exchangePhoneDetail: {
            companyName: 'Samsung',
            modelName: 'A15',
            imei1: imei,
            purchasePrice: 30_000,
          },
        }),
      ),
    );
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const spoken = `${imei.slice(0, 2)}-${imei.slice(2)}`;
    const { status, body } = await shop.get(`/api/phone/imei/${spoken}`);
    expect(status).toBe(200);
    expect(body.data.state).toBe('sold');
    expect(body.data.history.map(({ event }: { event: string }) => event)).toEqual([
      'purchase',
      'sale',
      'exchange',
      'sale',
    ]);
    expect((await shop.get(`/api/phone/${body.data._id}`)).body).toEqual(body);
  });

  test('taken in exchange count as looked up in e-Gadget where the sale says so', async () => {
    const takeInExchange = async (isApprovedFromEgadgets: boolean) => {
      const imei1 = newImei();
      const taken = { companyName: 'Nokia', modelName: '105', imei1, purchasePrice: 30_000 };
      const exchange = {
        sellingType: 'Exchange',
        pocketCash: 20_000,
        exchangePhoneDetail: { ...taken, isApprovedFromEgadgets },
      };
      await expectCreated(shop.post('/api/sale', await saleOf(shop, await buyPhone(shop), exchange)));
      return imei1;
    };
    await takeInExchange(true);
    const unchecked = await takeInExchange(false);
    const { data } = (await shop.get('/api/phone?unchecked=eGadget&company=Nokia')).body;
    expect(data.map(({ imei1 }: { imei1: string }) => imei1)).toEqual([unchecked]);
  });

  test('of another shop, or never seen, are not there', async () => {
    const imei = await buyPhone(shop);
    const { _id } = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
    const other = await server.signUp();
    expect((await other.get(`/api/phone/${_id}`)).status).toBe(404);
    expect((await other.get(`/api/phone/imei/${imei}`)).status).toBe(404);
    expect((await shop.get(`/api/phone/imei/${newImei()}`)).status).toBe(404);
    expect((await shop.get('/api/phone/not-an-id')).status).toBe(404);
  });
});

test('what phones cost is kept from employees until the owner shows it', async () => {
  const own = await server.signUp();
  await fillTill(own, 100_000);
  const imei = await buyPhone(own);
  const employee = await hire(server, own);
  const seen = async () => {
    const list = (await employee.get('/api/phone')).body;
    const detail = (await employee.get(`/api/phone/imei/${imei}`)).body.data;
    return [
      (await imeisOf(employee))[0]?.purchasePrice,
      list.data[0].purchasePrice,
      list.totals.purchasePrice,
      detail.purchasePrice,
      (await employee.get('/api/dashboard')).body.data.stock.value,
      (await employee.get('/api/dashboard')).body.data.profit,
    ];
  };
  expect(await seen()).toEqual([null, null, null, null, null, null]);
  const { etag } = (await employee.get('/api/Purchase/all-imeis')).headers;
  await showCosts(server, own);
  expect(await seen()).toEqual([45_000, 45_000, 45_000, 45_000, 45_000, 0]);
  const renewed = await employee.get('/api/Purchase/all-imeis', { 'if-none-match': String(etag) });
  expect(renewed.status).toBe(200);
});

test('a phone names the sale that it is sold on, also after it was bought back as another one', async () => {
  const imei = await buyPhone(shop);
  const phone = async (id: string) => (await shop.get(`/api/phone/${id}`)).body.data;
  const { _id, saleId } = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
  expect(saleId).toBeNull();
  const first = (await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)))).body.data._id;
  expect((await phone(_id)).saleId).toBe(first);
  await buyPhone(shop, { imei1: imei });
  const again = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
  expect([again.saleId, (await phone(_id)).saleId]).toEqual([null, first]);
  const second = (await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)))).body.data._id;
  expect([(await phone(again._id)).saleId, (await phone(_id)).saleId]).toEqual([second, first]);
});
