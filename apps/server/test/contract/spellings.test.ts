import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CNIC,
  IMEI,
  MOBILE_NUMBER,
  OTHER_NUMBERS,
  type Spellings,
  WORDS,
} from '../../../../packages/domain/src/text/spellings.fixtures.ts';
import { buyPhone, defectsOf, expectCreated, fillTill, saleOf, todayOf } from '../testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
/** A name per document, each in its first spelling. */
const [supplier, buyer, receiver] = WORDS as [Spellings, Spellings, Spellings];

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 1_000_000);
  const imei = await buyPhone(shop, {
    imei1: IMEI.value,
    cnic: CNIC.value,
    entityData: { name: supplier.value, number: MOBILE_NUMBER.value },
    modelName: 'Åse Nothing',
  });
  const date = await todayOf(shop);
  const out = { entityData: { name: receiver.value, number: '03110000002' }, date, units: [{ imei }] };
  const { _id, units } = (await expectCreated(shop.post('/api/dispatch', out))).body.data;
  await expectCreated(shop.post(`/api/dispatch/${_id}/return`, { date, units: [units[0]._id] }));
  const sale = { entityData: { name: buyer.value, number: '03110000001' } };
  await expectCreated(shop.post('/api/sale', await saleOf(shop, imei, sale)));
  const phone = (await shop.get(`/api/phone/imei/${imei}`)).body.data;
  await expectCreated(shop.post('/api/warrantyClaim', { phoneId: phone._id, date, fault: 'No sound' }));
  for (const [place, { value }] of WORDS.entries()) {
    const person = { name: value, number: `0333000000${place % 10}`, reference: `${place} ${value}` };
    await expectCreated(shop.post('/api/person/create', person));
  }
});
afterAll(() => server.close());

async function found(path: string, text: string): Promise<number> {
  const { status, body } = await shop.get(`${path}?q=${encodeURIComponent(text)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.length;
}

const finds = async (text: string) => (await shop.get(`/api/search?q=${encodeURIComponent(text)}`)).body.data;

describe('an IMEI', () => {
  test.each(IMEI.spellings)(
    'written %j is found by the finder, by every list and by its address',
    async (text) => {
      expect((await finds(text)).units).toHaveLength(1);
      for (const path of ['/api/phone', '/api/Purchase', '/api/sale', '/api/dispatch', '/api/warrantyClaim'])
        expect(await found(path, text), path).toBe(1);
      expect((await shop.get(`/api/phone/imei/${encodeURIComponent(text)}`)).status).toBe(200);
    },
  );
});

describe('a phone number', () => {
  test.each(MOBILE_NUMBER.spellings)('written %j means the party that has it', async (text) => {
    const known = { name: supplier.value, number: text, reference: 'x' };
    expect((await shop.post('/api/person/create', known)).status).toBe(409);
    expect((await finds(text)).parties).toMatchObject([{ name: supplier.value }]);
    for (const path of ['/api/partyLedger', '/api/Purchase']) expect(await found(path, text), path).toBe(1);
  });
  test.each(OTHER_NUMBERS.map(({ value, spellings }) => [value, spellings] as const))(
    '%s is one party in every spelling',
    async (_, [first = '', ...others]) => {
      const party = (number: string) => ({ name: 'Landline', number, reference: 'x' });
      await expectCreated(shop.post('/api/person/create', party(first)));
      for (const number of others)
        expect((await shop.post('/api/person/create', party(number))).status, number).toBe(409);
    },
  );
});

describe('a CNIC', () => {
  test.each(CNIC.spellings)('written %j is found by the finder', async (text) => {
    expect((await finds(text)).parties).toMatchObject([{ name: supplier.value, matched: 'cnic' }]);
  });
});

describe('a name', () => {
  test.each(WORDS.flatMap(({ value, spellings }) => spellings.map((text) => [text, value] as const)))(
    '%j means %j',
    async (text, value) => {
      expect((await finds(text)).parties.map(({ name }: { name: string }) => name)).toContain(value);
      expect(await found('/api/partyLedger', text)).toBeGreaterThan(0);
      const place = WORDS.findIndex((word) => word.value === value);
      const again = { name: text, number: `0333000000${place % 10}`, reference: 'x' };
      expect((await shop.post('/api/person/create', again)).status).toBe(409);
    },
  );
  test.each([
    ['/api/Purchase', supplier],
    ['/api/sale', buyer],
    ['/api/warrantyClaim', buyer],
    ['/api/dispatch', receiver],
  ] as const)('is found in the list at %s', async (path, { value, spellings }) => {
    for (const text of [value, ...spellings]) expect(await found(path, text), text).toBe(1);
  });
  test('of a model is found without its accents', async () => {
    expect((await finds('ase nothing')).units).toHaveLength(1);
    for (const path of ['/api/phone', '/api/Purchase', '/api/sale', '/api/dispatch', '/api/warrantyClaim'])
      expect(await found(path, 'ASE  nothing'), path).toBe(1);
  });
  test('of a maker or a model is created once', async () => {
    const { _id } = (await expectCreated(shop.post('/api/company/create-company', { name: 'کریم' }))).body
      .data;
    expect((await shop.post('/api/company/create-company', { name: 'كريم' })).status).toBe(409);
    await expectCreated(shop.post('/api/company/create-model', { name: 'Café', companyId: _id }));
    expect((await shop.post('/api/company/create-model', { name: 'cafe', companyId: _id })).status).toBe(409);
  });
});

test('an expense is found in every spelling', async () => {
  const date = await todayOf(shop);
  const expense = {
    date,
    category: 'بجلی',
    payee: 'فاطمہ',
    amount: 500,
    pocketCash: 500,
    note: 'Bill 12345',
  };
  await expectCreated(shop.postForm('/api/expense', expense));
  for (const text of ['بجلي', 'فاطمة', 'BILL ۱۲۳۴۵', '12345'])
    expect(await found('/api/expense', text), text).toBe(1);
  expect(await found('/api/expense', '54321')).toBe(0);
});

test('a slip is found by its number in Urdu digits', async () => {
  expect((await finds('ps-۱')).slips).toHaveLength(1);
  for (const text of ['ps-۱', 'PS–1', '۱']) expect(await found('/api/Purchase', text), text).toBe(1);
});

test('a colour in two spellings is one choice, and the filter finds both', async () => {
  for (const color of ['سفید', 'سفيد']) await buyPhone(shop, { color });
  const { data } = (await shop.get('/api/phone/choices')).body;
  const colors = JSON.stringify(data).match(/"سف.د"/g);
  expect(colors).toHaveLength(1);
  expect((await shop.get(`/api/phone?color=${encodeURIComponent('سفید')}`)).body.total).toBe(2);
});

test('the books agree with all of it', async () => expect(await defectsOf(server, shop)).toEqual([]));
