import { addDays } from '@handset/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { addParty } from '../../../test/testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  partiesOf,
  saleOf,
  slipOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { buyLot, entryOf, newRows } from './lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 1_000_000);
});

const url = (id: string) => `/api/Purchase/single-purchase-phone/${id}`;
const put = (id: string, body: unknown, headers?: Record<string, string>) =>
  shop.send('PUT', url(id), body, headers);
const sound = async () => expect(await defectsOf(server, shop)).toEqual([]);

/** Buys a phone, and returns the slip as its edit form sends it: without its payment. */
async function bought(change: Record<string, unknown> = {}) {
  const slip = await slipOf(shop, change);
  const { body } = await expectCreated(shop.post('/api/Purchase/purchase-phone', slip));
  const { pocketCash: _, accountCash: _1, bankAccountUsed: _2, ...form } = slip as Record<string, unknown>;
  const edit: Record<string, unknown> = { ...form, entityData: { _id: body.data.person._id } };
  return { id: String(body.data._id), unitId: String(body.data.units[0]._id), edit, data: body.data };
}

async function onCredit(price: number, now: number) {
  const dateOfPayment = addDays(await todayOf(shop), 30);
  return {
    purchasePrice: price,
    purchasePaymentType: 'credit',
    creditPaymentData: { payableAmountNow: now, payableAmountLater: price - now, dateOfPayment },
  };
}

const detail = async (id: string) => (await shop.get(`/api/Purchase/${id}`)).body.data;

async function sell(imei: unknown) {
  await expectCreated(shop.post('/api/sale', await saleOf(shop, String(imei))));
}

describe('an edited slip', () => {
  it("says of the phone, the seller and the deal what moves no money, by its id or its phone's", async () => {
    const { id, unitId, edit } = await bought();
    const imei1 = newImei();
    const change = {
      color: 'Gold',
      imei1,
      imei2: newImei(),
      modelName: 'A16',
      fatherName: 'Rashid',
      cnic: '42101-7654321-9',
      batteryHealth: 88,
      demandPrice: 60_000,
      finalPrice: 58_000,
      accessories: { box: false, charger: true, handFree: true },
    };
    const answer = await put(id, { ...edit, ...change, version: 1 });
    expect([answer.status, answer.body.message]).toEqual([200, 'Purchase Phone Record edited Successfully']);
    expect(answer.body.data).toMatchObject({
      _id: unitId,
      phone: {
        imei1,
        imei2: change.imei2,
        modelName: 'A16',
        color: 'Gold',
        batteryHealth: 88,
        demandPrice: 60_000,
      },
      purchase: {
        fatherName: 'Rashid',
        cnic: '4210176543219',
        accessories: change.accessories,
        version: 2,
        postings: [{ event: 'purchase' }],
      },
    });
    expect(
      (await put(unitId, { ...edit, ...change, fatherName: '' })).body.data.purchase.fatherName,
    ).toBeNull();
    expect((await shop.get(`/api/phone/imei/${edit.imei1}`)).status).toBe(404);
    await sound();
  });

  it('keeps what was paid, and moves only what is left to pay', async () => {
    const { id, edit } = await bought({ ...(await onCredit(45_000, 20_000)), pocketCash: 20_000 });
    expect(await walletOf(shop)).toEqual({ pocket: 980_000 });
    const dearer = await put(id, { ...edit, ...(await onCredit(50_000, 20_000)) });
    expect(dearer.status).toBe(200);
    expect(dearer.body.data.purchase).toMatchObject({
      total: 50_000,
      paidAtPurchase: 20_000,
      payableLater: 30_000,
      outstanding: 30_000,
    });
    expect(await walletOf(shop)).toEqual({ pocket: 980_000 });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -30_000 });
    expect((await detail(id)).units[0].purchasePrice).toBe(50_000);
    const cheapest = await put(id, {
      ...edit,
      purchasePrice: 20_000,
      purchasePaymentType: 'full-payment',
      creditPaymentData: undefined,
    });
    expect(cheapest.body.data.purchase).toMatchObject({
      outstanding: 0,
      purchasePaymentStatus: 'paid',
      dateOfPayment: null,
    });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 0 });
    await sound();
  });

  it('that was paid in full keeps its price, and says what to do', async () => {
    const { id, edit } = await bought();
    const answer = await put(id, { ...edit, purchasePrice: 44_000 });
    expect([answer.status, answer.body.fields.purchasePrice]).toEqual([
      422,
      expect.stringMatching(
        /paid in full, Rs.45,000: its price cannot change here\. Void it and enter it again, or choose credit/,
      ),
    ]);
    const onTop = await put(id, { ...edit, ...(await onCredit(47_000, 45_000)) });
    expect(onTop.body.data.purchase).toMatchObject({ paidAtPurchase: 45_000, outstanding: 2_000 });
    const other = await put(id, { ...edit, ...(await onCredit(47_000, 40_000)) });
    expect(other.body.fields).toHaveProperty(['creditPaymentData.payableAmountNow']);
    const paidAtPurchase = await put(id, { ...edit, purchasePrice: 47_000 });
    expect([paidAtPurchase.status, paidAtPurchase.body.fields.purchasePrice]).toEqual([
      422,
      expect.stringContaining("pay the rest in the party's ledger"),
    ]);
    await sound();
  });

  it('moves to another party with what is left to pay; what the first one was paid since stays his', async () => {
    const { id, edit, data } = await bought({ ...(await onCredit(45_000, 20_000)), pocketCash: 20_000 });
    const pay = { direction: 'out', amount: 5_000, date: await todayOf(shop), pocketCash: 5_000 };
    await expectCreated(shop.post(`/api/partyLedger/${data.person._id}/payment`, pay));
    const answer = await put(id, { ...edit, entityData: { name: 'Hamza', number: '03007654321' } });
    expect(answer.body.data.purchase).toMatchObject({
      person: { name: 'Hamza' },
      outstanding: 25_000,
      payments: [],
    });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 5_000, Hamza: -25_000 });
    await sound();
  });

  it('moves its due day without a posting', async () => {
    const { id, edit } = await bought({ ...(await onCredit(45_000, 20_000)), pocketCash: 20_000 });
    const terms = await onCredit(45_000, 20_000);
    const dateOfPayment = addDays(await todayOf(shop), 60);
    const later = { ...terms, creditPaymentData: { ...terms.creditPaymentData, dateOfPayment } };
    const answer = await put(id, { ...edit, ...later });
    expect(answer.body.data.purchase.dateOfPayment).toBe(dateOfPayment);
    expect(answer.body.data.purchase.postings).toHaveLength(1);
    await sound();
  });

  it('of a phone that was sold keeps what the invoice printed and what it cost; the rest may change', async () => {
    const { id, edit } = await bought({ ...(await onCredit(45_000, 20_000)), pocketCash: 20_000 });
    await sell(edit.imei1);
    const answer = await put(id, {
      ...edit,
      ...(await onCredit(46_000, 20_000)),
      color: 'Gold',
      imei1: newImei(),
      modelName: 'A16',
      specifications: 'CPID',
    });
    expect(answer.status).toBe(409);
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'color',
      'imei1',
      'modelName',
      'purchasePrice',
      'specifications',
    ]);
    expect(answer.body.fields.color).toMatch(
      /^Details of a phone on an invoice cannot be changed\. Samsung A15, IMEI \d{15}: sold on invoice INV-1 to Sana, /,
    );
    const free = { cnic: '42101-7654321-9', fatherName: 'Rashid', demandPrice: 1, warranty: '1 Month' };
    expect((await put(id, { ...edit, ...free })).status).toBe(200);
    const other = await put(id, { ...edit, ...free, entityData: { name: 'Hamza', number: '03007654321' } });
    expect(other.body.data.purchase.outstanding).toBe(25_000);
    await sound();
  });

  it('names the phone that bears its new IMEI already', async () => {
    const held = await buyPhone(shop, { imei2: newImei() });
    const { id, edit } = await bought();
    const answer = await put(id, { ...edit, imei2: held });
    expect([answer.status, answer.body.fields.imei2]).toEqual([
      409,
      expect.stringContaining('is already in stock: Samsung A15 4/128, bought on'),
    ]);
  });

  it('keeps its day before the sale of its phone, and no later than today', async () => {
    const today = await todayOf(shop);
    await fillTill(shop, 100_000, addDays(today, -9));
    const { id, edit } = await bought({ date: addDays(today, -5) });
    await expectCreated(
      shop.post('/api/sale', await saleOf(shop, String(edit.imei1), { saleDate: addDays(today, -2) })),
    );
    expect((await put(id, { ...edit, date: addDays(today, -1) })).status).toBe(409);
    expect((await put(id, { ...edit, date: addDays(today, 1) })).status).toBe(422);
    expect((await put(id, { ...edit, date: addDays(today, -3) })).status).toBe(200);
    const yesterday = (await shop.get(`/api/ledger/balance-sheet?asOf=${addDays(today, -4)}`)).body.data;
    expect(yesterday.assets[0].amount).toBe(100_000);
    await sound();
  });

  it('takes pictures: a slot takes the new one, images come behind those that are there', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const slip = await slipOf(shop);
    const { body } = await shop.postForm('/api/Purchase/purchase-phone', slip, [
      { field: 'phonePicture', bytes: await picture('teal') },
      { field: 'images', bytes: await picture('red') },
    ]);
    const before = body.data.pictures;
    const { pocketCash: _, ...edit } = slip;
    const answer = await shop.sendForm('PUT', url(body.data._id), edit, [
      { field: 'phonePicture', bytes: await picture('navy') },
      { field: 'images', bytes: await picture('blue') },
    ]);
    expect(answer.status).toBe(200);
    const after = answer.body.data.purchase.pictures;
    expect(after.map(({ slot }: { slot: string }) => slot)).toEqual(['images', 'images', 'phonePicture']);
    expect(after[0]._id).toBe(before.find(({ slot }: { slot: string }) => slot === 'images')._id);
    expect(after[2]._id).not.toBe(before.find(({ slot }: { slot: string }) => slot === 'phonePicture')._id);
    const wrong = await shop.sendForm('PUT', url(body.data._id), edit, [
      { field: 'coverImage', bytes: await picture('navy') },
    ]);
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['coverImage']]);
  });

  it("keeps its CNIC where none is sent, and takes another party's from its record", async () => {
    const employee = await hire(server, shop);
    const { id, edit } = await bought();
    const left = { ...edit, cnic: '' };
    expect((await put(id, left)).body.data.purchase.cnic).toBe('3520212345671');
    const other = await addParty(shop, 'Rashid');
    const moved = { ...left, entityData: { _id: other } };
    const refused = await put(id, moved);
    expect([refused.status, refused.body.fields]).toEqual([422, { cnic: 'This is required' }]);
    await shop.send('PATCH', `/api/person/${other}`, { cnic: '42101-7654321-9', version: 1 });
    const answer = await employee.send('PUT', url(id), moved);
    expect(answer.body.data.purchase).toMatchObject({ cnic: '42101-•••••••-9', person: { name: 'Rashid' } });
    expect((await employee.send('PUT', url(id), moved)).body.data.purchase.cnic).toBe('42101-•••••••-9');
    expect((await detail(id)).cnic).toBe('4210176543219');
    await sound();
  });

  it.each([
    ['bank and pocket fields', { pocketCash: 1 }, 422, 'pocketCash'],
    ['a stale version', { version: 7 }, 409, 'version'],
    ['no CNIC of a new party', { cnic: '', entityData: { name: 'Zed', number: '03009998877' } }, 422, 'cnic'],
    ['no price', { purchasePrice: undefined }, 422, 'purchasePrice'],
    ['IMEIs that are the same', { imei1: '356938035643809', imei2: '356938035643809' }, 422, 'imei2'],
  ])('is refused with %s', async (_, change, status, field) => {
    const { id, edit } = await bought();
    const answer = await put(id, { ...edit, ...change });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
  });

  it('is not found in another shop, nor is a lot edited so', async () => {
    const { id, edit } = await bought();
    const stranger = await server.signUp();
    expect((await stranger.send('PUT', url(id), edit)).status).toBe(404);
    const lot = await buyLot(shop, [entryOf(newRows(1))]);
    expect((await put(lot.id, edit)).status).toBe(422);
    expect((await put('01980000-0000-7000-8000-000000000000', edit)).status).toBe(404);
    await expectCreated(shop.post(`/api/Purchase/${id}/void`, { reason: 'Entered twice' }));
    expect((await put(id, edit)).status).toBe(409);
  });

  it('of an earlier day moves no money for an employee', async () => {
    const today = await todayOf(shop);
    await fillTill(shop, 100_000, addDays(today, -9));
    const credit = await onCredit(45_000, 20_000);
    const { id, edit } = await bought({ ...credit, pocketCash: 20_000, date: addDays(today, -1) });
    const employee = await hire(server, shop);
    const dearer = { ...edit, ...(await onCredit(46_000, 20_000)) };
    expect((await employee.send('PUT', url(id), dearer)).status).toBe(403);
    expect((await employee.send('PUT', url(id), { ...edit, color: 'Gold' })).status).toBe(200);
    expect((await put(id, dearer)).status).toBe(200);
    await sound();
  });

  it('tells the tick for the police register from a check that goes on', async () => {
    const { id, edit } = await bought({ isApprovedFromEgadgets: true });
    expect((await detail(id)).eGadget).toMatchObject({ status: 'cleared', by: shop.user.username });
    const { isApprovedFromEgadgets: _, ...without } = edit;
    expect((await put(id, without)).body.data.purchase.eGadget.status).toBe('cleared');
    expect((await put(id, { ...edit, isApprovedFromEgadgets: false })).body.data.purchase.eGadget).toEqual({
      status: 'not-checked',
      reference: null,
      date: null,
      by: null,
    });
  });

  it('and the sale of its phone at the same moment never leave a sale at another cost', async () => {
    const { id, edit } = await bought({ ...(await onCredit(45_000, 20_000)), pocketCash: 20_000 });
    const dearer = { ...edit, ...(await onCredit(46_000, 20_000)) };
    const sale = await saleOf(shop, String(edit.imei1));
    const [edited, sold] = await Promise.all([put(id, dearer), shop.post('/api/sale', sale)]);
    expect(sold?.status).toBe(201);
    expect([200, 409]).toContain(edited?.status);
    await sound();
  });

  it('is edited once under one key, and by one of many from one version', async () => {
    const { id, edit } = await bought();
    const headers = { 'idempotency-key': 'slip-edit-0001' };
    const same = await Promise.all(
      Array.from({ length: 5 }, () => put(id, { ...edit, color: 'Gold', version: 1 }, headers)),
    );
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
    const many = await Promise.all(
      Array.from({ length: 5 }, (_, index) => put(id, { ...edit, color: `Gold ${index}`, version: 2 })),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
