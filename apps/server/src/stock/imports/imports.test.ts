import { addDays, withCheckDigit } from '@handset/domain';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
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
});
afterAll(() => server.close());

const HEADER = [
  'IMEI 1',
  'IMEI 2',
  'Company',
  'Model',
  'RAM/Memory',
  'Colour',
  'Condition',
  'Purchase Price',
  'Date',
];

type Row = (string | number | null)[];

/** A row that passes: a new Samsung A15 for 45,000. */
function rowOf(change: Partial<Record<string, string | number | null>> = {}): Row {
  const row: Record<string, string | number | null> = {
    'IMEI 1': newImei(),
    Company: 'Samsung',
    Model: 'A15',
    'RAM/Memory': '4/128',
    Colour: 'Blue',
    Condition: 'New',
    'Purchase Price': 45_000,
    ...change,
  };
  return HEADER.map((column) => row[column] ?? null);
}

function csvOf(rows: readonly Row[]): Buffer {
  return Buffer.from([HEADER, ...rows].map((row) => row.map((cell) => cell ?? '').join(',')).join('\r\n'));
}

async function workbookOf(rows: readonly Row[]): Promise<Buffer> {
  return writeWorkbook([HEADER, ...rows]).toBuffer();
}

function send(file: Buffer, fields: Record<string, unknown> = {}, client: TestClient = shop, headers = {}) {
  const type = 'application/octet-stream';
  return client.postForm(
    '/api/import/stock',
    fields,
    [{ field: 'file', bytes: file, name: 'stock', type }],
    headers,
  );
}

async function countOf(client: TestClient): Promise<number> {
  return (await client.get('/api/phone')).body.total;
}

beforeAll(async () => {
  shop = await server.signUp();
});

describe('an import of stock', () => {
  test.each([
    ['1,25,000', { purchasePrice: 125_000, problems: [] }],
    ['450 Rs', { purchasePrice: 450, problems: [] }],
    ['45000,50', { purchasePrice: null, problems: [{ message: expect.stringContaining('such as 12,500') }] }],
    ['45.000', { purchasePrice: null, problems: [{ message: expect.stringContaining('two decimals') }] }],
  ])('says in its trial what it read as the price %j', async (price, read) => {
    const file = csvOf([rowOf({ 'Purchase Price': `"${price}"` })]);
    expect((await send(file, { dryRun: true })).body.data.rows).toMatchObject([read]);
  });

  test.each([
    ['a CSV file', async (rows: Row[]) => csvOf(rows)],
    ['a workbook', workbookOf],
  ] as const)('takes the phones of %s in, as the stock form would', async (_kind, make) => {
    const own = await server.signUp();
    const imei = newImei();
    const imei2 = newImei();
    const file = await make([
      rowOf({ 'IMEI 1': imei, 'IMEI 2': imei2, Condition: 'used', Date: '05/01/2026' }),
      rowOf({ 'Purchase Price': 'Rs 55,000'.replace(',', '') }),
    ]);
    const { status, body } = await send(file, {}, own);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.message).toBe('2 phones added to stock');
    expect(body.data).toMatchObject({
      dryRun: false,
      counts: { ok: 2, warning: 0, error: 0 },
      totalCost: 100_000,
      entry: 1,
      ignoredColumns: [],
    });
    const phone = (await own.get(`/api/phone/imei/${imei2}`)).body.data;
    expect(phone).toMatchObject({
      imei1: imei,
      imei2,
      companyName: 'Samsung',
      modelName: 'A15',
      ramMemory: '4/128',
      color: 'Blue',
      condition: 'Used',
      purchasePrice: 45_000,
      demandPrice: null,
      state: 'in-stock',
      source: 'stock',
      acquiredOn: '2026-01-05',
    });
    expect(await defectsOf(server, own)).toEqual([]);
    const sheet = (await own.get('/api/ledger/balance-sheet')).body.data;
    expect(sheet.totalAssets).toBe(100_000);
    await fillTill(own, 1000);
    await expectCreated(own.post('/api/sale', await saleOf(own, imei)));
    expect(await defectsOf(server, own)).toEqual([]);
  });

  test('says in Urdu what is wrong with a row', async () => {
    const answer = await send(
      csvOf([rowOf({ 'Purchase Price': 'much' })]),
      { dryRun: true },
      await server.signUp(),
      { 'accept-language': 'ur' },
    );
    const [{ problems }] = answer.body.data.rows;
    expect(problems).toEqual([
      { field: 'purchasePrice', message: expect.stringMatching(/\p{Script=Arabic}/u) },
    ]);
  });

  test('only tried tells how each row fares, and writes nothing', async () => {
    const own = await server.signUp();
    await fillTill(own, 100_000);
    const held = await buyPhone(own);
    const before = await countOf(own);
    const twice = newImei();
    const wrong = withCheckDigit('35693803999999').replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const { status, body } = await send(
      csvOf([
        rowOf(),
        rowOf({ 'IMEI 1': wrong }),
        rowOf({ 'IMEI 1': '3.56938E+14' }),
        rowOf({ 'IMEI 1': held }),
        rowOf({ 'IMEI 1': twice }),
        rowOf({ 'IMEI 2': twice }),
        rowOf({ Company: '', 'Purchase Price': 'much', Date: '2099-01-01' }),
      ]),
      { dryRun: true },
      own,
      { 'idempotency-key': 'a-trial-of-an-import' },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      _id: null,
      dryRun: true,
      entry: null,
      counts: { ok: 2, warning: 1, error: 4 },
      totalCost: 3 * 45_000,
    });
    expect(
      body.data.rows.map(({ row, status: fares }: { row: number; status: string }) => [row, fares]),
    ).toEqual([
      [2, 'ok'],
      [3, 'warning'],
      [4, 'error'],
      [5, 'error'],
      [6, 'ok'],
      [7, 'error'],
      [8, 'error'],
    ]);
    const problems = body.data.rows.map((row: { problems: unknown }) => row.problems);
    expect(problems[1]).toEqual([{ field: 'imei1', message: expect.stringContaining('check digit') }]);
    expect(problems[2]).toEqual([{ field: 'imei1', message: expect.stringContaining('lost digits') }]);
    expect(problems[3]).toEqual([
      { field: 'imei1', message: expect.stringMatching(/already in stock.*slip PS-1/) },
    ]);
    expect(problems[5]).toEqual([{ field: 'imei2', message: expect.stringContaining('row 6') }]);
    expect(problems[6].map(({ field }: { field: string }) => field).sort()).toEqual([
      'companyName',
      'purchasePrice',
    ]);
    expect(await countOf(own)).toBe(before);
    const audit = (await own.get('/api/audit')).body.data;
    expect(audit.some(({ route }: { route: string }) => route === 'POST /api/import/stock')).toBe(false);
    // The key is free still: nothing was kept.
    expect(
      (await send(csvOf([rowOf()]), {}, own, { 'idempotency-key': 'a-trial-of-an-import' })).status,
    ).toBe(201);
  });

  test('finds a phone that was in stock on the day of its row', async () => {
    const own = await server.signUp();
    const today = await todayOf(own);
    await fillTill(own, 100_000, addDays(today, -9));
    const imei = await buyPhone(own, { date: addDays(today, -5) });
    await expectCreated(own.post('/api/sale', await saleOf(own, imei, { saleDate: addDays(today, -2) })));
    const rowOn = (days: number) => csvOf([rowOf({ 'IMEI 1': imei, Date: addDays(today, -days) })]);
    const { body } = await send(rowOn(3), { dryRun: true }, own);
    const message = expect.stringMatching(/cannot come into stock on .* \(PS-1\), and was still in stock$/);
    expect(body.data.rows[0]).toMatchObject({ status: 'error', problems: [{ field: 'imei1', message }] });
    const refused = await send(rowOn(3), {}, own);
    expect([refused.status, refused.body.fields]).toEqual([409, { 'rows.2.imei1': message }]);
    expect((await send(rowOn(2), {}, own)).status).toBe(201);
    expect(await defectsOf(server, own)).toEqual([]);
  });

  test('posts what each phone cost on its own day, so that it may be sold since then', async () => {
    const own = await server.signUp();
    const today = await todayOf(own);
    const [week, since] = [addDays(today, -7), addDays(today, -5)];
    const imei = newImei();
    const { body } = await send(csvOf([rowOf(), rowOf({ 'IMEI 1': imei, Date: week })]), {}, own);
    const sold = await saleOf(own, imei, { saleDate: since });
    await expectCreated(own.post('/api/sale', sold));
    const worthOn = async (day: string) =>
      (await own.get(`/api/ledger/balance-sheet?asOf=${day}`)).body.data.assets.find(
        ({ account }: { account: string }) => account === 'stock:phones',
      )?.amount ?? 0;
    expect([await worthOn(week), await worthOn(since), await worthOn(today)]).toEqual([45_000, 0, 45_000]);
    expect((await own.get(`/api/ledger/records/${body.data.entry}`)).body.data.date).toBe(week);
    expect(await defectsOf(server, own)).toEqual([]);
  });

  test('with a bad row imports none, and names every bad row and field', async () => {
    const own = await server.signUp();
    const { status, body } = await send(
      csvOf([rowOf(), rowOf({ 'IMEI 1': '123', Model: '' }), rowOf({ 'Purchase Price': '-5' })]),
      {},
      own,
    );
    expect(status).toBe(422);
    expect(body.message).toBe(
      '2 rows of 3 cannot be imported, so nothing was. Row 3: An IMEI has exactly 15 digits',
    );
    expect(body.fields).toEqual({
      'rows.3.imei1': 'An IMEI has exactly 15 digits',
      'rows.3.modelName': 'This is required',
      'rows.4.purchasePrice': 'The amount cannot be negative',
    });
    expect(await countOf(own)).toBe(0);
    expect(await defectsOf(server, own)).toEqual([]);
  });

  test('of phones that are in stock already is a conflict that says where they are', async () => {
    const row = rowOf();
    expect((await send(csvOf([row]))).status).toBe(201);
    const { status, body } = await send(csvOf([row, rowOf()]));
    expect(status).toBe(409);
    expect(body.fields).toEqual({
      'rows.2.imei1': expect.stringContaining('is already in stock: Samsung A15'),
    });
  });

  test('sent twice under one key is done once', async () => {
    const own = await server.signUp();
    const file = csvOf([rowOf()]);
    const headers = { 'idempotency-key': 'the-import-of-monday' };
    const [first, second] = [await send(file, {}, own, headers), await send(file, {}, own, headers)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect((await send(csvOf([rowOf()]), {}, own, headers)).status).toBe(422);
    expect(await countOf(own)).toBe(1);
  });

  test('twice at once takes each phone in once', async () => {
    const own = await server.signUp();
    const file = csvOf(Array.from({ length: 20 }, () => rowOf()));
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(file, {}, own)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await countOf(own)).toBe(20);
    expect(await defectsOf(server, own)).toEqual([]);
  });

  test('leaves each of its phones to be corrected and taken out by itself', async () => {
    const own = await server.signUp();
    const rows = [rowOf(), rowOf(), rowOf({ Date: '2026-01-05' })];
    expect((await send(csvOf(rows), {}, own)).status).toBe(201);
    const [edited, removed] = await Promise.all(
      [2, 1].map(async (row) => (await own.get(`/api/phone/imei/${rows[row]?.[0]}`)).body.data),
    );
    const edit = await own.send('PUT', `/api/Purchase/single-purchase-phone/${edited._id}`, {
      name: 'Samsung A15',
      companyName: 'Samsung',
      modelSpecifications: 'A15',
      color: 'Blue',
      imei1: edited.imei1,
      price: { demandPrice: 52_000, purchasePrice: 40_000, finalPrice: 50_000 },
    });
    expect(edit.status, JSON.stringify(edit.body)).toBe(200);
    const removal = await own.send('DELETE', `/api/phone/${removed._id}`, {
      reason: 'Entered twice',
    });
    expect(removal.status, JSON.stringify(removal.body)).toBe(200);
    expect(await defectsOf(server, own)).toEqual([]);
    const sheet = (await own.get('/api/ledger/balance-sheet')).body.data;
    expect(sheet.totalAssets).toBe(85_000);
  });

  test('reads what the export of phones wrote, without the phones that are gone', async () => {
    const from = await server.signUp();
    await fillTill(from, 200_000);
    const imei = await buyPhone(from, { ramMemory: '2/32', imei2: newImei(), color: '=blue' });
    const sold = await buyPhone(from);
    await expectCreated(from.post('/api/sale', await saleOf(from, sold)));
    for (const format of ['csv', 'xlsx']) {
      const { rawPayload } = await server.app.inject({
        url: `/api/export/phones.${format}`,
        headers: { authorization: `Bearer ${from.token}` },
      });
      const to = await server.signUp();
      const { status, body } = await send(rawPayload, {}, to);
      expect(status, JSON.stringify(body)).toBe(201);
      const [was, is] = [
        (await from.get(`/api/phone/imei/${imei}`)).body.data,
        (await to.get(`/api/phone/imei/${imei}`)).body.data,
      ];
      for (const field of [
        'imei1',
        'imei2',
        'companyName',
        'modelName',
        'ramMemory',
        'color',
        'purchasePrice',
      ])
        expect(is[field], field).toEqual(was[field]);
      expect(body.data).toMatchObject({
        counts: { ok: 1 },
        leftOut: 1,
        ignoredColumns: ['Days in stock', 'Warranty', 'Source'],
      });
      expect((await to.get(`/api/phone/imei/${sold}`)).status).toBe(404);
    }
  });

  test('reads its own template', async () => {
    const { rawPayload, statusCode, headers } = await server.app.inject({
      url: '/api/import/stock-template.xlsx',
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toContain('stock-template.xlsx');
    const [header] = await readSheet(rawPayload);
    expect(header).toEqual(expect.arrayContaining(['IMEI 1', 'Company', 'Model', 'Purchase Price']));
    expect((await send(rawPayload)).body.message).toMatch(/no phones/);
  });

  test.each([
    ['no file', undefined, {}, 422, /File: This is required/],
    ['a file without names', Buffer.from('356938035643809,Samsung\n'), {}, 422, /must name the columns/],
    [
      'a column missing',
      Buffer.from('IMEI,Company,Model\n1,2,3'),
      {},
      422,
      /Missing columns: Purchase Price/,
    ],
    ['a column twice', Buffer.from('IMEI,IMEI 1,Company\n1,2,3'), {}, 422, /Two columns say IMEI 1/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), {}, 422, /UTF-8|neither/],
    ['too much', Buffer.alloc(8 * 1024 * 1024 + 1, 'a'), {}, 413, /too large: at most 8 MB/],
    ['a field that is not known', Buffer.from('IMEI,Company\n'), { shop: 'x' }, 422, /.*/],
    ['a wrong word', Buffer.from('IMEI,Company\n'), { dryRun: 'perhaps' }, 422, /.*/],
  ])('with %s is refused', async (_what, file, fields, status, message) => {
    const answer = file
      ? await send(file, fields)
      : await shop.postForm('/api/import/stock', { dryRun: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body.message).toMatch(message);
  });

  test('is a file, whatever a body in JSON says of itself', async () => {
    const { status } = await shop.post('/api/import/stock', {
      file: { rows: [], ignored: [] },
      dryRun: false,
    });
    expect(status).toBe(422);
    expect((await shop.post('/api/import/stock', {})).status).toBe(422);
  });

  test('of two files, or of a file in another field, is refused', async () => {
    const file = { field: 'file', bytes: csvOf([rowOf()]) };
    expect((await shop.postForm('/api/import/stock', {}, [file, file])).status).toBe(422);
    expect((await shop.postForm('/api/import/stock', {}, [{ ...file, field: 'images' }])).status).toBe(422);
  });

  test('is for the owner alone', async () => {
    const employee = await hire(server, shop);
    expect((await send(csvOf([rowOf()]), {}, employee)).status).toBe(403);
    expect((await send(csvOf([rowOf()]), { dryRun: true }, employee)).status).toBe(403);
    expect((await employee.get('/api/import/stock-template.xlsx')).status).toBe(403);
    expect((await send(csvOf([rowOf()]), {}, server.anyone)).status).toBe(401);
  });

  test('of the most rows at once is taken in, of one more refused', async () => {
    const own = await server.signUp();
    const rows = Array.from({ length: 5000 }, (_, index) =>
      rowOf({ 'IMEI 1': withCheckDigit(`35111111${String(index).padStart(6, '0')}`) }),
    );
    const started = performance.now();
    const { status, body } = await send(csvOf(rows), {}, own);
    expect(status, body.message).toBe(201);
    expect(body.data.counts.ok).toBe(5000);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await countOf(own)).toBe(5000);
    const more = await send(csvOf([...rows, ...Array.from({ length: 30 }, () => rowOf())]), {}, own);
    expect(more.status).toBe(422);
    expect(more.body.message).toMatch(/At most 5,000 rows/);
    expect(await todayOf(own)).toBeDefined();
  });
});
