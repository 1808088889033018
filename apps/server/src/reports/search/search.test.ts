import type { Found } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { buyPhone, expectCreated, fillTill, newImei, saleOf } from '../../../test/testing/shopWork.ts';
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
  await fillTill(shop, 5_000_000);
});
afterAll(() => server.close());

async function find(text: string, client: TestClient = shop): Promise<Found> {
  const { status, body } = await client.get(`/api/search?q=${encodeURIComponent(text)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const imeisOf = ({ units }: Found) => units.map(({ imei1 }) => imei1);

describe('a phone', () => {
  test('is found by the last digits of its IMEI before those that begin with them or hold them', async () => {
    const inside = await buyPhone(shop, { imei1: '358472391000017' });
    const start = await buyPhone(shop, { imei1: '472391555555557' });
    const end = await buyPhone(shop, { imei1: '351111111472391' });
    const found = await find('472391');
    expect(imeisOf(found)).toEqual([end, start, inside]);
    expect(found.units.map(({ matchedImei }) => matchedImei)).toEqual([end, start, inside]);
  });

  test('is found however its IMEI is written, in full or by three digits', async () => {
    const imei = await buyPhone(shop, { imei1: '351234509876549' });
    for (const text of [
      imei,
      '35 1234509 876549',
      '35-123450-987654-9',
      `IMEI: ${imei}`,
      '876549',
      '549',
      '09876',
    ])
      expect(imeisOf(await find(text)), text).toContain(imei);
  });

  test('is found by its second IMEI, once', async () => {
    const imei2 = newImei();
    const imei1 = await buyPhone(shop, { imei2 });
    const found = await find(imei2);
    expect(found.units).toEqual([expect.objectContaining({ imei1, imei2, matchedImei: imei2 })]);
  });

  test('tells what it is, what it costs and where it is', async () => {
    const imei = await buyPhone(shop);
    const [unit] = (await find(imei)).units;
    expect(unit).toMatchObject({
      companyName: 'Samsung',
      modelName: 'A15',
      ramMemory: '4/128',
      condition: 'Used',
      state: 'in-stock',
      demandPrice: 52_000,
      finalPrice: 50_000,
      purchasePrice: 45_000,
      where: { description: 'In stock', document: null, refType: null },
    });
  });

  test('that is sold tells on which invoice and to whom', async () => {
    const imei = await buyPhone(shop);
    const sale = (await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)))).body.data;
    const [unit] = (await find(imei)).units;
    expect(unit).toMatchObject({
      state: 'sold',
      where: {
        description: `Sold on invoice ${sale.invoiceNumber} to Sana`,
        document: sale.invoiceNumber,
        partyName: 'Sana',
        refType: 'sale',
        refId: sale._id,
        date: sale.date,
      },
    });
  });

  test('in stock comes before the same one sold earlier', async () => {
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    await buyPhone(shop, { imei1: imei });
    expect((await find(imei)).units.map(({ state }) => state)).toEqual(['in-stock', 'sold']);
  });

  test('is found by words of its company and model, in any order and case', async () => {
    const imei = await buyPhone(shop, { companyName: 'Infinix', modelName: 'Note 40 Pro' });
    for (const text of ['infinix', 'NOTE pro', 'pro infinix 40'])
      expect(imeisOf(await find(text)), text).toEqual([imei]);
    expect((await find('infinix note 50')).units).toEqual([]);
  });

  test('of which there are many is listed ten times, the latest first', async () => {
    const imeis: string[] = [];
    for (let count = 0; count < 12; count += 1)
      imeis.push(await buyPhone(shop, { companyName: 'Tecno', modelName: 'Spark 20' }));
    expect(imeisOf(await find('tecno spark'))).toHaveLength(10);
    expect(imeisOf(await find('35693803'))).toHaveLength(10);
  });
});

describe('a party', () => {
  test('is found by its number in any spelling, and by its last digits', async () => {
    const person = { name: 'Zubair Communication', number: '0345-9988776', reference: 'Saddar' };
    const { _id } = (await expectCreated(shop.post('/api/person/create', person))).body.data;
    for (const text of [
      '0345-9988776',
      '+923459988776',
      '0092 345 9988776',
      '3459988776',
      '988776',
      '0345-9988',
    ])
      expect((await find(text)).parties, text).toEqual([
        expect.objectContaining({ _id, matched: 'number', balance: 0, number: '+923459988776' }),
      ]);
  });

  test('is found by every word of its name, those that begin so first', async () => {
    for (const name of ['New Rehman Mobiles', 'Rehman Traders'])
      await expectCreated(shop.post('/api/person/create', { name, number: '03110000001', reference: 'x' }));
    const named = async (text: string) => (await find(text)).parties.map(({ name }) => name);
    expect(await named('rehman')).toEqual(['Rehman Traders', 'New Rehman Mobiles']);
    expect(await named('mobiles REHMAN')).toEqual(['New Rehman Mobiles']);
    expect(await named('rehmann')).toEqual([]);
  });

  test('is found by the CNIC of a slip, with what it is owed', async () => {
    await buyPhone(shop, {
      entityData: { name: 'Kashif', number: '03331234567' },
      cnic: '61101-7654321-9',
      purchasePaymentType: 'credit',
      pocketCash: 5000,
      creditPaymentData: {
        payableAmountNow: 5000,
        payableAmountLater: 40_000,
        dateOfPayment: '2099-01-01',
      },
    });
    for (const text of ['61101-7654321-9', '6110176543219', '61101-76'])
      expect((await find(text)).parties, text).toEqual([
        expect.objectContaining({ name: 'Kashif', matched: 'cnic', balance: -40_000 }),
      ]);
    const employee = await hire(server, shop);
    expect((await find('6110176543219', employee)).parties).toHaveLength(1);
    expect((await find('61101-76', employee)).parties).toEqual([]);
  });
});

describe('a document', () => {
  test('is found by its number, with its party, its total and what is due', async () => {
    const own = await server.signUp();
    await fillTill(own, 1_000_000);
    const imeis: string[] = [];
    for (let count = 0; count < 11; count += 1) imeis.push(await buyPhone(own));
    for (const imei of imeis) await expectCreated(own.post('/api/sale', await saleOf(own, imei)));
    for (const text of ['INV-1', 'inv1', 'Inv 1']) {
      const { invoices, slips } = await find(text, own);
      expect(
        invoices.map(({ invoiceNumber }) => invoiceNumber),
        text,
      ).toEqual(['INV-1', 'INV-11', 'INV-10']);
      expect(slips).toEqual([]);
    }
    const latest = (await find('inv', own)).invoices.map(({ invoiceNumber }) => invoiceNumber);
    expect([latest.length, latest[0], latest.at(-1)]).toEqual([10, 'INV-11', 'INV-2']);
    const { slips, invoices } = await find('ps-11', own);
    expect(invoices).toEqual([]);
    expect(slips).toEqual([
      expect.objectContaining({
        slipNumber: 'PS-11',
        type: 'single',
        total: 45_000,
        due: 0,
        status: 'posted',
        person: expect.objectContaining({ name: 'Ali Traders' }),
      }),
    ]);
    const both = await find('11', own);
    expect([both.invoices.length, both.slips.length]).toEqual([1, 1]);
  });
});

describe('a search', () => {
  test('finds nothing of another shop', async () => {
    const imei = await buyPhone(shop);
    const other = await server.signUp();
    for (const text of [imei, 'ali', 'samsung', '1', 'INV-1'])
      expect(await find(text, other)).toEqual({ units: [], parties: [], invoices: [], slips: [] });
  });

  test('keeps what phones cost from an employee', async () => {
    const imei = await buyPhone(shop);
    const employee = await hire(server, shop);
    expect((await find(imei, employee)).units[0]?.purchasePrice).toBeNull();
  });

  test.each([
    "'; drop table units; --",
    '%',
    '_',
    '\\',
    '%%%',
    '"',
    "' or 1=1 --",
    '۰۰',
    '<b>',
    'a'.repeat(100),
  ])('takes %s for what it says', async (text) => {
    const found = await find(text);
    expect(found.units).toEqual([]);
    expect(found.parties).toEqual([]);
  });

  test.each(['', '%20', 'a'.repeat(101), '%00'])('is refused when it asks for %j', async (text) => {
    const { status, body } = await shop.get(`/api/search?q=${text}`);
    expect(status).toBe(422);
    expect(body.fields.q).toBeDefined();
  });

  test('is refused with what it does not know, or without a text', async () => {
    expect((await shop.get('/api/search')).status).toBe(422);
    expect((await shop.get('/api/search?q=a&limit=1000')).status).toBe(422);
    expect((await shop.get('/api/search?q=a&q=b')).status).toBe(422);
    expect((await server.anyone.get('/api/search?q=a')).status).toBe(401);
  });
});
