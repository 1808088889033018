import papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { hire, showCosts } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  expectCreated,
  fillTill,
  newImei,
  openBank,
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
import { exportLists, routes } from '../../app/capabilities.ts';
import { entryOf, lotOf, newRows } from '../../trade/purchases/lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
let bankId: string;
let personId: string;
let accessoryId: string;
let committeeId: string;
let soldImei: string;

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 5_000_000);
  bankId = await openBank(shop, 100_000);
  const person = { name: '=cmd|calc', number: '0345-9988776', reference: 'Saddar' };
  personId = (await expectCreated(shop.post('/api/person/create', person))).body.data._id;
  soldImei = await buyPhone(shop, { entityData: { _id: personId }, ramMemory: '2/32' });
  await expectCreated(shop.post('/api/sale', await saleOf(shop, soldImei)));
  await buyPhone(shop, { companyName: 'Apple', modelName: 'iPhone 11', imei2: undefined });
  const accessory = { accessoryName: '@charger', salePrice: 500 };
  accessoryId = (await expectCreated(shop.post('/api/accessory/', accessory))).body.data._id;
  const committee = {
    name: '+committee',
    organiser: 'Haji Sahib',
    amount: 1000,
    members: 10,
    startDate: await todayOf(shop),
    frequency: 'monthly',
    draw: 'turn',
    turns: [3],
  };
  committeeId = (await expectCreated(shop.post('/api/committee', committee))).body.data._id;
});
afterAll(() => server.close());

/** The query that names the record of lists that are of one. */
function subjectOf(name: string): string {
  const subjects: Record<string, string> = {
    'bank-transactions': `bankId=${bankId}`,
    'party-ledger': `personId=${personId}`,
    'party-bills': `personId=${personId}`,
    'accessory-movements': `accessoryId=${accessoryId}`,
    'committee-schedule': `committeeId=${committeeId}`,
  };
  return subjects[name] ?? '';
}

async function importPhones(client: TestClient, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => `${newImei()},Samsung,A15,45000`);
  const file = {
    field: 'file',
    bytes: Buffer.from(['IMEI 1,Company,Model,Purchase Price', ...rows].join('\r\n')),
    name: 'stock.csv',
    type: 'text/csv',
  };
  await expectCreated(client.postForm('/api/import/stock', {}, [file]));
}

async function csv(name: string, query = '', client: TestClient = shop): Promise<string[][]> {
  const { status, body } = await client.get(`/api/export/${name}.csv?${query}`);
  expect(status, `${name}: ${body.message}`).toBe(200);
  expect(body.startsWith('\ufeff')).toBe(true);
  const { data, errors } = papa.parse<string[]>(body.slice(1), { skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

/** The rows of a file by the names of its columns. */
async function records(name: string, query = '', client: TestClient = shop) {
  const [header = [], ...rows] = await csv(name, query, client);
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index]])));
}

test('a long file lets others be served between its pages', async () => {
  const owner = await server.signUp();
  await importPhones(owner, 2000);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const rows = await csv('phones', '', owner);
  isOver = true;
  expect(rows).toHaveLength(2001);
  // One after each page of two hundred, besides those that any call takes.
  expect(turns).toBeGreaterThanOrEqual(10);
});

describe('every list', () => {
  test.each(exportLists.map((list) => [list.name] as const))(
    '%s is a CSV file and a workbook of the same rows',
    async (name) => {
      const [header, ...rows] = await csv(name, subjectOf(name));
      const { status, headers } = await shop.get(`/api/export/${name}.csv?${subjectOf(name)}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}-${await todayOf(shop)}.csv"`,
      });
      const [first, ...others] = await workbook(name, subjectOf(name));
      expect(first).toEqual(header);
      // Each of these files leaves a line in the audit log itself.
      expect(others.length).toBe(rows.length + (name === 'audit' ? 2 : 0));
      const list = exportLists.find((known) => known.name === name);
      expect(header).toEqual(list?.columns.map((column) => column.header.en));
      expect(new Set(list?.columns.map((column) => column.header.en)).size).toBe(header?.length);
    },
  );

  test.each(exportLists.map((list) => [list.name] as const))(
    '%s has its columns named in Urdu',
    async (name) => {
      const [header] = await csv(name, `locale=ur&${subjectOf(name)}`);
      for (const column of header ?? []) expect(column).toMatch(/[\u0600-\u06ff]/);
    },
  );

  test('words what the books say in the reader’s language', async () => {
    const rows = await records('ledger-records', 'locale=ur');
    const words = (type: string) =>
      rows.find((row) => row.قسم === type)?.تفصیل?.replace(/[\u2068\u2069]/g, '');
    expect(words('فروخت')).toMatch(/^انوائس INV-1: .+، IMEI \d{15}$/);
    expect(words('خریداری')).toMatch(/^پرچی PS-\d: .+، IMEI \d{15}$/);
    expect((await records('parties', 'locale=ur'))[0]).toMatchObject({ 'مدت گزر چکی': 'نہیں' });
  });

  test('is described with its filters and as a file', async () => {
    const { paths } = (await server.anyone.get('/api/openapi.json')).body;
    for (const { name } of exportLists) {
      const { parameters, responses } = paths[`/api/export/${name}.csv`].get;
      expect(JSON.stringify(parameters)).toContain('"name":"locale"');
      expect(responses['200'].content).toHaveProperty(['text/csv']);
    }
  });

  test('has the filters of its own call', () => {
    for (const list of exportLists) {
      const route = routes.find(({ method, url }) => method === 'GET' && url === list.url);
      const shape: object = route?.query instanceof z.ZodObject ? route.query.shape : {};
      expect(route?.query === undefined || route.query instanceof z.ZodObject, list.name).toBe(true);
      for (const filter of Object.keys(shape))
        if (filter !== 'limit' && filter !== 'cursor')
          expect(list.filters.shape, list.name).toHaveProperty(filter);
    }
  });

  test('reads the very answer that its columns are written for', () => {
    expect(exportLists.filter((list) => !list.isOfThatAnswer).map(({ name }) => name)).toEqual([]);
  });

  test('that the product shows page by page can be exported', () => {
    const paged = routes.filter(
      ({ method, query }) =>
        method === 'GET' && query && 'shape' in query && 'cursor' in (query.shape as object),
    );
    const exported = new Set(exportLists.map((list) => list.url));
    // Messages are no records of the shop, what registrars see is no shop's, and the phones to sell are on the list of phones.
    const others = [
      '/api/notifications',
      '/api/chat',
      '/api/support',
      '/api/support/:id',
      '/api/Purchase/all-imeis',
    ];
    const missing = paged
      .filter(({ url, access }) => !exported.has(url) && access !== 'shops' && !others.includes(url))
      .map(({ url }) => url);
    expect(missing).toEqual([]);
  });

  async function workbook(name: string, query: string) {
    const { rawPayload, statusCode } = await server.app.inject({
      url: `/api/export/${name}.xlsx?${query}`,
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect(statusCode).toBe(200);
    return readSheet(rawPayload);
  }
});

describe('phones', () => {
  test('come with what is known of them, their IMEIs as text', async () => {
    const [apple, sold] = await records('phones');
    expect(apple).toMatchObject({ Company: 'Apple', Status: 'In stock', 'IMEI 2': '' });
    expect(sold).toMatchObject({
      'IMEI 1': `'${soldImei}`,
      Company: 'Samsung',
      Model: 'A15',
      'RAM/Memory': "'2/32",
      'Purchase Price': '45000',
      'Demand Price': '52000',
      Date: await todayOf(shop),
      Status: 'Sold',
    });
  });

  test('are those of the filter, all of them, however many pages they are', async () => {
    const own = await server.signUp();
    await fillTill(own, 50_000_000);
    const [oppo, tecno] = [newRows(450), newRows(3)];
    const entries = [entryOf(oppo, { companyName: 'Oppo' }), entryOf(tecno, { companyName: 'Tecno' })];
    await expectCreated(own.post('/api/Purchase/bulk-phone-purchase', await lotOf(own, entries)));
    expect((await records('phones', 'q=tecno', own)).length).toBe(3);
    expect((await records('phones', 'state=sold', own)).length).toBe(0);
    const found = await records('phones', '', own);
    expect(found.map((phone) => phone['IMEI 1']).sort()).toEqual(
      [...oppo, ...tecno].map(({ imei1 }) => `'${imei1}`).sort(),
    );
  });

  test('tell what they cost to those alone who may see it', async () => {
    const employee = await hire(server, shop);
    const columns = async () => Object.keys((await records('phones', '', employee))[0] ?? {});
    expect(await columns()).not.toContain('Purchase Price');
    for (const name of ['sales', 'accessories', 'stock', 'dispatches', 'parties'])
      expect((await csv(name, '', employee))[0]?.join(), name).not.toMatch(/cost|profit|bought/i);
    await showCosts(server, shop);
    expect(await columns()).toContain('Purchase Price');
  });
});

test('nothing that somebody typed is a formula', async () => {
  const [, slip] = await records('purchases');
  expect(slip).toMatchObject({ Party: "'=cmd|calc" });
  expect(await records('accessories')).toEqual([expect.objectContaining({ Accessory: "'@charger" })]);
  expect(await records('committees')).toEqual([expect.objectContaining({ Committee: "'+committee" })]);
});

test('a ledger whose newest stands first ends with the balance that it carries in', async () => {
  const rows = await records('pocket-cash', 'order=desc');
  expect(rows.at(-1)).toMatchObject({ Description: 'Opening balance', Balance: '0' });
  expect(rows[0]).toMatchObject({ Balance: String(5_000_000 - 2 * 45_000 + 50_000) });
});

test('a ledger begins with the balance that it carries in', async () => {
  const rows = await records('pocket-cash');
  expect(rows[0]).toMatchObject({ Description: 'Opening balance', Balance: '0', In: '' });
  expect(rows.at(-1)).toMatchObject({ Balance: String(5_000_000 - 2 * 45_000 + 50_000) });
});

describe('an export', () => {
  test('leaves a line in the audit log', async () => {
    const { database } = server;
    await shop.get('/api/export/phones.csv');
    const { unscoped } = await import('../../base/database/HandsetDatabase.ts');
    const lines = await unscoped(database)
      .selectFrom('audit_log')
      .select(['route', 'user_id'])
      .where('shop_id', '=', shop.user.shopId ?? '')
      .where('route', '=', 'GET /api/export/phones.csv')
      .execute();
    expect(lines.at(-1)).toEqual({ route: 'GET /api/export/phones.csv', user_id: shop.user._id });
  });

  test('is refused with a filter that its list does not have', async () => {
    for (const query of ['state=nowhere', 'limit=5', 'cursor=x', 'from=yesterday', 'locale=fr', 'shop=1'])
      expect((await shop.get(`/api/export/phones.csv?${query}`)).status, query).toBe(422);
    expect((await shop.get('/api/export/bank-transactions.csv')).status).toBe(422);
    expect((await shop.get('/api/export/nothing.csv')).status).toBe(404);
    expect((await server.anyone.get('/api/export/phones.csv')).status).toBe(401);
  });

  test('shows nothing of another shop', async () => {
    const other = await server.signUp();
    expect(await records('phones', '', other)).toEqual([]);
    for (const { name } of exportLists.filter((list) => subjectOf(list.name)))
      for (const format of ['csv', 'xlsx'])
        expect((await other.get(`/api/export/${name}.${format}?${subjectOf(name)}`)).status).toBe(404);
  });

  test('has the dates that are asked for', async () => {
    const own = await server.signUp();
    const capital = { direction: 'in', account: 'cash:pocket', amount: 100_000, reason: 'capital' };
    await expectCreated(own.post('/api/wallet/entry', { ...capital, date: '2026-01-01' }));
    await expectCreated(own.post('/api/Purchase/purchase-phone', await slipOf(own, { date: '2026-01-05' })));
    await buyPhone(own);
    expect(await records('purchases', 'from=2026-01-01&to=2026-01-31', own)).toHaveLength(1);
    expect(await records('purchases', 'to=2025-12-31', own)).toEqual([]);
  });
});
