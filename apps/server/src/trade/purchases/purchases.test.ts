import { addDays } from '@handset/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { addParty } from '../../../test/testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  fillTill,
  newImei,
  openBank,
  slipOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

const url = '/api/Purchase/purchase-phone';

describe('purchase of one phone', () => {
  let server: TestApp;
  let shop: TestShop;

  beforeAll(async () => {
    server = await startTestApp();
    shop = await server.signUp();
    await fillTill(shop, 10_000_000);
  });
  afterAll(async () => {
    expect(await defectsOf(server, shop)).toEqual([]);
    await server.close();
  });

  it('takes the multipart form of the contract, pictures and all', async () => {
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const imei2 = newImei();
    const { entityData, ...slip } = await slipOf(shop, {
      color: 'Blue',
      batteryHealth: 91,
      imei2,
    });
    const answer = await shop.postForm(
      url,
      { ...slip, entityData, name: entityData.name, number: entityData.number },
      [
        { field: 'phonePicture', bytes: picture },
        { field: 'cnicFrontPic', bytes: picture },
        { field: 'images', bytes: picture },
        { field: 'images', bytes: picture },
      ],
    );
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Purchase Phone Record Added Successfully');
    expect(answer.body.data).toMatchObject({
      slipNumber: 'PS-1',
      purchasePaymentStatus: 'paid',
      cnic: '3520212345671',
      person: { name: 'Ali Traders', number: '+923001112233', reference: 'Hall Road' },
      accessories: { box: true, charger: true, handFree: false },
      total: 45_000,
      pocketCash: 45_000,
    });
    expect(answer.body.data.units[0]).toMatchObject({
      imei1: slip.imei1,
      imei2,
      batteryHealth: 91,
      warranty: '6 Months',
      state: 'in-stock',
      purchasePrice: 45_000,
    });
    const slots = answer.body.data.pictures.map((it: { slot: string }) => it.slot);
    expect(slots.sort()).toEqual(['cnicFrontPic', 'images', 'images', 'phonePicture']);
    expect((await shop.get(answer.body.data.pictures[0].url)).status).toBe(200);
    const stranger = await server.signUp();
    expect((await stranger.get(answer.body.data.pictures[0].url)).status).toBe(404);
    expect((await server.anyone.get(answer.body.data.pictures[0].url.split('?')[0])).status).toBe(401);
  });

  it.each([
    [{ purchasePrice: -1 }, { purchasePrice: 'The amount cannot be negative' }],
    [{ purchasePrice: 1e9 }, { purchasePrice: 'The amount is too large' }],
    [{ purchasePrice: 'abc' }, { purchasePrice: 'Enter an amount such as 12,500 or 12,500.50' }],
    [{ purchasePrice: 0.001 }, { purchasePrice: 'Use at most two decimals (whole paisa)' }],
    [{ pocketCash: 44_999 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ imei1: '12345' }, { imei1: 'An IMEI has exactly 15 digits' }],
    [{ shopid: 'another' }, { shopid: 'This field is not known' }],
    [{ date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
    [
      {
        purchasePaymentType: 'credit',
        creditPaymentData: { payableAmountNow: 45_000, payableAmountLater: 1, dateOfPayment: '2199-01-01' },
      },
      { 'creditPaymentData.payableAmountLater': 'Payable now and payable later must add up to the total' },
    ],
  ])('refuses %j and names the field', async (change, fields) => {
    const before = (await shop.get('/api/Purchase')).body.total;
    const answer = await shop.post(url, await slipOf(shop, change));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid', fields });
    expect((await shop.get('/api/Purchase')).body.total).toBe(before);
  });

  it("takes the seller's CNIC on file where none is sent, whole for the owner alone", async () => {
    const entityData = { _id: await addParty(shop, 'Rashid') };
    const employee = await hire(server, shop);
    const none = await employee.post(url, await slipOf(shop, { entityData, cnic: '' }));
    expect([none.status, none.body.fields]).toEqual([422, { cnic: 'This is required' }]);

    await buyPhone(shop, { entityData, cnic: '42101-7654321-9' });
    const bought = await employee.post(url, await slipOf(shop, { entityData, cnic: '' }));
    expect([bought.status, bought.body.data.cnic]).toEqual([201, '42101-•••••••-9']);
    const address = `/api/Purchase/${bought.body.data._id}`;
    expect((await employee.get(address)).body.data.cnic).toBe('42101-•••••••-9');
    expect((await shop.get(address)).body.data.cnic).toBe('4210176543219');

    const typed = await employee.post(url, await slipOf(shop, { entityData }));
    expect(typed.body.data.cnic).toBe('3520212345671');
    const { data } = (await shop.get('/api/partyLedger/getAllNames')).body;
    expect(data).toContainEqual(expect.objectContaining({ name: 'Rashid', cnic: '42101-•••••••-9' }));
  });

  it('names the unit, and where it is, whose IMEI comes again in either slot', async () => {
    const imei2 = newImei();
    const imei1 = await buyPhone(shop, { imei2 });
    for (const [field, change] of [
      ['imei1', { imei1 }],
      ['imei1', { imei1: imei2 }],
      ['imei2', { imei2: imei1 }],
    ] as const) {
      const answer = await shop.post(url, await slipOf(shop, change));
      expect(answer.status).toBe(409);
      expect(answer.body.fields[field]).toMatch(
        /^IMEI \d{15} is already in stock: Samsung A15 4\/128, bought on .+ from Ali Traders \(slip PS-\d+\)$/,
      );
    }
  });

  it('lets one of fifty tills buy the same phone', async () => {
    const slip = await slipOf(shop);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.post(url, slip)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
  });

  it('does once what is sent fifty times under one key, and answers all alike', async () => {
    const slip = await slipOf(shop);
    const headers = { 'idempotency-key': 'purchase-once-1' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.post(url, slip, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(answers.filter((it) => it.headers['idempotency-replayed'] === 'true')).toHaveLength(49);
    const other = await shop.post(url, { ...slip, purchasePrice: 1, pocketCash: 1 }, headers);
    expect(other.status).toBe(422);
  });

  it("knows neither another shop's entity nor its bank", async () => {
    const stranger = await server.signUp();
    const bank = await openBank(stranger, 1_000_000);
    const bought = await stranger.post(
      url,
      await slipOf(stranger, { pocketCash: 0, accountCash: 45_000, bankAccountUsed: bank }),
    );
    expect(bought.status).toBe(201);
    const { _id } = bought.body.data.person;
    const theirs = await shop.post(url, await slipOf(shop, { entityData: { _id } }));
    expect(theirs.status).toBe(404);
    const paid = await shop.post(
      url,
      await slipOf(shop, { pocketCash: 0, accountCash: 45_000, bankAccountUsed: bank }),
    );
    expect(paid.status).toBe(404);
    expect((await shop.get(`/api/Purchase/${bought.body.data._id}`)).status).toBe(404);
    expect((await shop.get(`/api/banks/${bank}/transactions`)).status).toBe(404);
    expect((await shop.get(`/api/phone/${bought.body.data.units[0]._id}`)).status).toBe(404);
  });

  it('lists by range and text, page after page, with the totals of all that was found', async () => {
    const other = await server.signUp();
    const today = (await other.get('/api/shop/mine')).body.data.today;
    await fillTill(other, 1_000_000, addDays(today, -2));
    const imeis: string[] = [];
    for (const days of [0, -1, -1, -2]) {
      const date = addDays(today, days);
      imeis.push(await buyPhone(other, { date, purchasePrice: 1_000.25, pocketCash: 1_000.25 }));
    }
    const first = (await other.get('/api/Purchase?limit=3')).body;
    expect(first).toMatchObject({
      total: 4,
      totals: { total: 4_001, paidAtPurchase: 4_001, payableLater: 0 },
    });
    const second = (await other.get(`/api/Purchase?limit=3&cursor=${first.nextCursor}`)).body;
    expect(second.nextCursor).toBeNull();
    const listed = [...first.data, ...second.data].map(
      (row: { phones: { imei1: string }[] }) => row.phones[0]?.imei1,
    );
    expect(listed).toEqual([imeis[0], imeis[2], imeis[1], imeis[3]]);
    const yesterday = addDays(today, -1);
    expect((await other.get(`/api/Purchase?from=${yesterday}&to=${yesterday}`)).body.total).toBe(2);
    expect((await other.get(`/api/Purchase?q=${imeis[1]?.slice(-6)}`)).body.total).toBe(1);
    expect((await other.get('/api/Purchase?q=100%25')).body.total).toBe(0);
    expect((await other.get('/api/Purchase?cursor=nonsense')).status).toBe(400);
    expect(await walletOf(other)).toEqual({ pocket: 995_999 });
  });
});
