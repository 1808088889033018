import { addDays } from '@handset/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../test/testing/hire.ts';
import { addParty, buyOnCredit, oweOpening, payCash, sellOnCredit } from '../../test/testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  saleOf,
  slipOf,
  todayOf,
} from '../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
let party: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
  party = await addParty(shop);
});
afterEach(async () => expect(await defectsOf(server, shop)).toEqual([]));
afterAll(() => server.close());

/** Lets go of a debt, or has a supplier let go of one (`out`). */
const letGo = (amount: number, change: Record<string, unknown> = {}) =>
  expectCreated(
    shop.post(`/api/partyLedger/${party}/entry`, {
      kind: 'write-off',
      direction: 'in',
      amount,
      date: today,
      note: 'Left the city',
      ...change,
    }),
  );
const pay = (amount: number, direction = 'in') => expectCreated(payCash(shop, party, amount, { direction }));
const voidSale = (id: string) => expectCreated(shop.post(`/api/sale/${id}/void`, { reason: 'Wrong price' }));
const takeBack = (id: string, change: Record<string, unknown> = {}) =>
  expectCreated(shop.post(`/api/sale/${id}/return`, { date: today, reason: 'Faulty', ...change }));

/** The party's balance: positive when it owes the shop. */
async function balance(): Promise<number> {
  const { data } = (await shop.get('/api/partyLedger/getAllNames')).body;
  return data.find((row: { _id: string }) => row._id === party).balance;
}

/** Sells two phones at 50,000 each on credit, and returns the invoice's id and its phones. */
async function sellTwo(): Promise<{ _id: string; units: string[] }> {
  const imeiPrices = [];
  for (const _phone of [1, 2])
    imeiPrices.push({ imei: await buyPhone(shop, { purchasePrice: 100, pocketCash: 100 }), price: 50_000 });
  const sale = await saleOf(shop, '', {
    entityData: { _id: party },
    sellingType: 'Credit',
    imeiPrices,
    finalPrice: 100_000,
    pocketCash: 0,
    payableAmountNow: 0,
    payableAmountLater: 100_000,
    payableAmountLaterDate: today,
  });
  const { data } = (await expectCreated(shop.post('/api/sale', sale))).body;
  return { _id: data._id, units: data.units.map((unit: { _id: string }) => unit._id) };
}

describe('what was let go of a document is undone with it:', () => {
  test('a sale that is void', async () => {
    const { _id } = await sellOnCredit(shop, party, 30_000);
    await pay(20_000);
    await letGo(10_000);
    await voidSale(_id);
    expect(await balance()).toBe(-20_000);
  });

  test('it settles no other invoice', async () => {
    const { _id } = await sellOnCredit(shop, party, 30_000);
    await letGo(30_000);
    await sellOnCredit(shop, party, 25_000);
    await voidSale(_id);
    expect(await balance()).toBe(25_000);
  });

  test('a sale that comes back whole, where what was paid is refunded', async () => {
    const { _id } = await sellOnCredit(shop, party, 30_000);
    await pay(18_000);
    await letGo(12_000);
    await takeBack(_id, { refund: { pocketCash: 18_000 } });
    expect(await balance()).toBe(0);
    const { data } = (await shop.get(`/api/sale/${_id}`)).body;
    expect(data).toMatchObject({ total: 0, received: 0, letGo: 0, outstanding: 0 });
  });

  test('a sale of which a part comes back, as far as nothing else is open', async () => {
    const { _id, units } = await sellTwo();
    await pay(60_000);
    await letGo(30_000);
    // Of the 50,000 of the phone, 10,000 are open, 30,000 were let go, and 10,000 are the customer's own.
    await takeBack(_id, { units: units.slice(0, 1) });
    expect(await balance()).toBe(-10_000);
    const { data } = (await shop.get(`/api/sale/${_id}`)).body;
    expect(data).toMatchObject({ total: 50_000, received: 60_000, letGo: 0, outstanding: -10_000 });
  });

  test('a slip that is void, and one whose phone goes back', async () => {
    const first = await buyOnCredit(shop, party, 40_000);
    await pay(25_000, 'out');
    await letGo(15_000, { direction: 'out' });
    await expectCreated(shop.post(`/api/Purchase/${first._id}/void`, { reason: 'Wrong phone' }));
    expect(await balance()).toBe(25_000);
    const second = await buyOnCredit(shop, party, 40_000);
    await letGo(15_000, { direction: 'out' });
    await expectCreated(shop.post(`/api/Purchase/${second._id}/return`, { date: today, reason: 'Dead' }));
    expect(await balance()).toBe(25_000);
  });

  test('a slip whose price falls below what was paid and let go', async () => {
    const { _id, imei } = await buyOnCredit(shop, party, 40_000);
    await pay(25_000, 'out');
    await letGo(15_000, { direction: 'out' });
    const cheaper = await slipOf(shop, {
      entityData: { _id: party },
      imei1: imei,
      purchasePrice: 32_000,
      pocketCash: undefined,
      purchasePaymentType: 'credit',
      creditPaymentData: { payableAmountNow: 0, payableAmountLater: 32_000, dateOfPayment: today },
    });
    const edited = await shop.send('PUT', `/api/Purchase/single-purchase-phone/${_id}`, cheaper);
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    expect(await balance()).toBe(0);
    const { data } = (await shop.get(`/api/Purchase/${_id}`)).body;
    expect(data).toMatchObject({ total: 32_000, paid: 25_000, letGo: 7_000, outstanding: 0 });
  });

  test('a sale of an earlier day, from the day of the write-off on', async () => {
    const day = addDays(today, -5);
    await fillTill(shop, 1_000, addDays(day, -1));
    const { _id } = await sellOnCredit(shop, party, 30_000, { saleDate: day });
    const { body } = await letGo(30_000, { date: addDays(day, 2) });
    await expectCreated(shop.post(`/api/sale/${_id}/void`, { reason: 'Wrong price', date: day }));
    expect(await balance()).toBe(0);
    const { data } = (await shop.get('/api/ledger/records')).body;
    expect(data.find((it: { reverses: number }) => it.reverses === body.data.entry).date).toBe(
      addDays(day, 2),
    );
  });

  test('but by the owner, who let it go', async () => {
    const { _id } = await sellOnCredit(shop, party, 30_000);
    await letGo(30_000);
    const employee = await hire(server, shop);
    const refused = await employee.post(`/api/sale/${_id}/void`, { reason: 'Wrong price' });
    expect(refused.status).toBe(403);
    expect(await balance()).toBe(0);
  });

  test('an opening balance that is undone', async () => {
    const opening = await oweOpening(shop, party, 9_000);
    await letGo(9_000);
    await expectCreated(
      shop.post(`/api/partyLedger/payment/${opening}/void`, { reason: 'Entered twice', date: today }),
    );
    expect(await balance()).toBe(0);
  });
});

describe('a write-off of several documents', () => {
  test('stands for those that are left, and is undone like any other', async () => {
    const first = await sellOnCredit(shop, party, 30_000);
    await sellOnCredit(shop, party, 20_000);
    const { body } = await letGo(50_000);
    await voidSale(first._id);
    expect(await balance()).toBe(0);
    await expectCreated(
      shop.post(`/api/partyLedger/payment/${body.data._id}/void`, { reason: 'She pays', date: today }),
    );
    expect(await balance()).toBe(20_000);
  });

  test('says in the journal which document undid it', async () => {
    const { _id } = await sellOnCredit(shop, party, 30_000);
    const { body } = await letGo(30_000);
    await voidSale(_id);
    const { data } = (await shop.get('/api/ledger/records')).body;
    expect(data[0]).toMatchObject({
      description: `Write-off ${body.data.voucher} undone on INV-1`,
      reverses: body.data.entry,
    });
  });
});
