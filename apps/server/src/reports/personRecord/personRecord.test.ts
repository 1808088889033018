import { addDays } from '@handset/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { addParty, buyOnCredit, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
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
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
let person: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 10_000, addDays(today, -90));
  person = await addParty(shop);
});
afterAll(() => server.close());

const record = async (client: TestClient = shop) => (await client.get(`/api/person/${person}`)).body.data;

describe('the record of a party', () => {
  test('holds what was bought and sold, what is open, what was paid, and how it stands', async () => {
    const slip = await buyOnCredit(shop, person, 500, { date: addDays(today, -4) });
    const sale = await sellOnCredit(shop, person, 800, { saleDate: addDays(today, -2) });
    const payment = (await payCash(shop, person, 1_000)).body.data;
    expect(await record()).toMatchObject({
      _id: person,
      name: 'Ali Traders',
      cnic: '35202-1234567-1',
      bought: 500,
      sold: 800,
      visits: 2,
      balance: -700,
      side: 'payable',
      lastActivity: today,
      nearestDue: addDays(today, -4),
      isOverdue: true,
      purchases: [{ _id: slip._id, slipNumber: 'PS-1', total: 500 }],
      sales: [{ _id: sale._id, invoiceNumber: 'INV-1', total: 800 }],
      phones: [{ imei1: sale.imei, saleId: sale._id, invoiceNumber: 'INV-1', price: 800 }],
      exchanges: [],
      payments: [{ _id: payment._id, voucher: payment.voucher, amount: 1_000, reversedBy: null }],
      openBills: [{ _id: slip._id, side: 'payable', number: 'PS-1', outstanding: 500, daysOverdue: 4 }],
      counts: { purchases: 1, sales: 1, phones: 1, exchanges: 0, payments: 1, openBills: 1 },
      advances: { receivable: 200, payable: 0 },
      cnicPictures: [],
    });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('tells of each phone until when it is under warranty, and for how many days', async () => {
    const sell = async (warranty: string, saleDate: string) => {
      const imei = await buyPhone(shop, { purchasePrice: 100, pocketCash: 100, date: saleDate });
      await expectCreated(
        shop.post('/api/sale', await saleOf(shop, imei, { entityData: { _id: person }, warranty, saleDate })),
      );
      return imei;
    };
    const running = await sell('1 Month', addDays(today, -10));
    const over = await sell('1 Month', addDays(today, -60));
    const none = await sell('No Warranty', addDays(today, -1));
    const phones = new Map((await record()).phones.map((phone: { imei1: string }) => [phone.imei1, phone]));
    const left = (phones.get(running) as { daysLeft: number; warrantyEnd: string }) ?? {};
    expect(addDays(today, left.daysLeft)).toBe(left.warrantyEnd);
    expect(left.daysLeft).toBeGreaterThanOrEqual(17);
    expect(phones.get(over)).toMatchObject({ daysLeft: null, warrantyEnd: expect.any(String) });
    expect(phones.get(none)).toMatchObject({ daysLeft: null, warrantyEnd: null });
  });

  test('shows the phones that were given in exchange', async () => {
    const taken = newImei();
    const imei = await buyPhone(shop, { purchasePrice: 100, pocketCash: 100 });
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, imei, {
          entityData: { _id: person },
          sellingType: 'Exchange',
          imeiPrices: [{ imei, price: 900 }],
          finalPrice: 900,
          pocketCash: 200,
          exchangePhoneDetail: { companyName: 'Oppo', modelName: 'A54', imei1: taken, purchasePrice: 700 },
        }),
      ),
    );
    expect(await record()).toMatchObject({
      bought: 700,
      sold: 900,
      exchanges: [{ imei1: taken, companyName: 'Oppo', saleId: body.data._id, date: today, value: 700 }],
      counts: { exchanges: 1 },
    });
    await expectCreated(shop.post(`/api/sale/${body.data._id}/void`, { reason: 'Wrong phone' }));
    expect(await record()).toMatchObject({ exchanges: [], counts: { exchanges: 0 } });
  });

  test('shows the identity card to the owner alone', async () => {
    const picture = { width: 40, height: 30, channels: 3 as const, background: 'white' };
    const bytes = await sharp({ create: picture }).jpeg().toBuffer();
    const slip = await slipOf(shop, { entityData: { _id: person }, purchasePrice: 100, pocketCash: 100 });
    await expectCreated(
      shop.postForm('/api/Purchase/purchase-phone', slip, [
        { field: 'cnicFrontPic', bytes },
        { field: 'phonePicture', bytes },
      ]),
    );
    const seen = await record();
    expect(seen.cnicPictures).toMatchObject([{ slot: 'cnicFrontPic', width: 40, height: 30 }]);
    const employee = await record(await hire(server, shop));
    expect([employee.cnic, employee.cnicPictures]).toEqual(['35202-•••••••-1', null]);
  });

  test('is the own shop’s alone', async () => {
    const other = await server.signUp();
    expect((await other.get(`/api/person/${person}`)).status).toBe(404);
    expect((await shop.get('/api/person/not-an-id')).status).toBe(404);
    expect((await server.anyone.get(`/api/person/${person}`)).status).toBe(401);
  });
});

describe('a change of a party', () => {
  const change = (body: object, headers = {}) => shop.send('PATCH', `/api/person/${person}`, body, headers);

  test('keeps what it does not name', async () => {
    const { status, body } = await change({ name: 'Ali & Sons', cnic: '35202-7654321-3', version: 1 });
    expect([status, body]).toEqual([
      200,
      {
        message: 'Person updated successfully',
        data: {
          _id: person,
          name: 'Ali & Sons',
          number: expect.stringMatching(/^\+92300/),
          reference: 'Hall Road',
          cnic: '35202-7654321-3',
          version: 2,
        },
      },
    ]);
    expect((await shop.get('/api/partyLedger')).body.data[0].cnic).toBe('35202-•••••••-3');
    expect((await change({ cnic: '', version: 2 })).body.data).toMatchObject({
      name: 'Ali & Sons',
      cnic: null,
    });
  });

  test('shows an employee no more of an identity card than before', async () => {
    const employee = await hire(server, shop);
    const body = { cnic: '35202-7654321-3', version: 1 };
    expect((await employee.send('PATCH', `/api/person/${person}`, body)).body.data.cnic).toBe(
      '35202-•••••••-3',
    );
  });

  test('into somebody who is there is refused, into a namesake with another number is not', async () => {
    const other = { name: 'Sana', number: '03217654321', reference: 'Bazaar' };
    await expectCreated(shop.post('/api/person/create', other));
    const message = 'Sana, 0321-7654321, is already an entity';
    expect(await change({ name: 'SANA', number: other.number, version: 1 })).toMatchObject({
      status: 409,
      body: { message, fields: { name: message } },
    });
    expect((await change({ name: 'Sana', version: 1 })).status).toBe(200);
    expect((await change({ name: 'sana', version: 2 })).status).toBe(200);
  });

  test('is made to each of two that an earlier release took for different parties', async () => {
    const twin = { name: 'كريم', number: '03217654321', reference: 'Bazaar' };
    const { body } = await expectCreated(shop.post('/api/person/create', twin));
    await unscoped(server.database)
      .updateTable('persons')
      .set({ name: 'کریم', name_key: 'کریم', number: body.data.number })
      .where('id', '=', person)
      .execute();
    for (const id of [person, body.data._id]) {
      const rewritten = { name: 'کريم', reference: 'Saddar', version: 1 };
      expect((await shop.send('PATCH', `/api/person/${id}`, rewritten)).status).toBe(200);
    }
  });

  test('of what somebody else changed is refused', async () => {
    const both = await Promise.all([
      change({ name: 'One', version: 1 }),
      change({ name: 'Two', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change({ name: 'Three', version: 1 })).body.message).toMatch(/was changed meanwhile/);
  });

  test('is made once for one key', async () => {
    const key = { 'idempotency-key': 'change-person-1' };
    expect((await change({ name: 'Once', version: 1 }, key)).status).toBe(200);
    expect((await change({ name: 'Once', version: 1 }, key)).headers['idempotency-replayed']).toBe('true');
  });

  test.each([
    [{}, { version: 'This is required' }],
    [{ version: 1, name: ' ' }, { name: 'This is required' }],
    [{ version: 1, number: 'abc' }, { number: 'Enter a phone number, such as 0300 1234567' }],
    [{ version: 1, cnic: '12' }, { cnic: 'A CNIC has exactly 13 digits' }],
    [{ version: 1, balance: 0 }, { balance: 'This field is not known' }],
  ])('with %j is refused', async (body, fields) =>
    expect(await change(body)).toMatchObject({ status: 422, body: { fields } }),
  );

  test('in another shop is refused', async () => {
    const other = await server.signUp();
    expect((await other.send('PATCH', `/api/person/${person}`, { name: 'Mine', version: 1 })).status).toBe(
      404,
    );
  });
});
