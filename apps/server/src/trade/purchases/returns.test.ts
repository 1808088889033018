import { addDays } from '@handset/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  partiesOf,
  saleOf,
  slipOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { buyLot, entryOf, newRows, onCredit } from './lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000, addDays(today, -9));
});

const sound = async () => expect(await defectsOf(server, shop)).toEqual([]);
const give = (id: string, body: Record<string, unknown> = {}, headers?: Record<string, string>) =>
  shop.post(`/api/Purchase/${id}/return`, { date: today, reason: 'Dead on arrival', ...body }, headers);
const detail = async (id: string) => (await shop.get(`/api/Purchase/${id}`)).body.data;

async function buy(change: Record<string, unknown> = {}) {
  const { body } = await expectCreated(shop.post('/api/Purchase/purchase-phone', await slipOf(shop, change)));
  return { id: String(body.data._id), unit: body.data.units[0], person: body.data.person };
}

describe('a return to the supplier', () => {
  it('of some phones of a lot comes off its bill first, and leaves the rest of it', async () => {
    const rows = newRows(4);
    const { id } = await buyLot(shop, [entryOf(rows)], onCredit(40_000, 10_000, today));
    const { units } = await detail(id);
    const answer = await give(id, { units: [units[0]._id, units[2]._id] });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      status: 'part-returned',
      returned: 20_000,
      outstanding: 10_000,
      purchasePaymentStatus: 'pending',
      counts: { inStock: 2, returned: 2 },
      total: 20_000,
    });
    expect(await partiesOf(shop)).toEqual({ 'Hall Road Distributors': -10_000 });
    expect(await walletOf(shop)).toEqual({ pocket: 990_000 });
    const after = await detail(id);
    expect(after.returns).toMatchObject([
      { kind: 'return', total: 20_000, offBalance: 20_000, pocketCash: 0, reason: 'Dead on arrival' },
    ]);
    expect(after.payments).toMatchObject([{ source: 'return', amount: 20_000 }]);
    const gone = (await shop.get(`/api/phone/${units[0]._id}`)).body.data;
    expect(gone.state).toBe('returned-to-supplier');
    expect(gone.history.map((it: { event: string }) => it.event)).toEqual(['purchase', 'purchase-return']);
    expect((await shop.get('/api/Purchase/all-imeis')).body.data.imeis).toHaveLength(2);
    await sound();
  });

  it('without names takes every phone that is left; what is paid back arrives where it is said', async () => {
    const bank = await openBank(shop, 0);
    const { id } = await buyLot(shop, [entryOf(newRows(2)), entryOf(newRows(1), { priceOfOne: 5_000 })]);
    const { units } = await detail(id);
    await give(id, { units: [units[2]._id], refund: { pocketCash: 5_000 } });
    const refund = { pocketCash: 1_000, accountCash: 4_000, bankAccountUsed: bank };
    const answer = await give(id, { refund });
    expect(answer.body.data).toMatchObject({ status: 'returned', returned: 25_000 });
    expect(await walletOf(shop)).toEqual({ pocket: 1_000_000 - 25_000 + 6_000, HBL: 4_000 });
    // What he did not pay back, he owes.
    expect(await partiesOf(shop)).toEqual({ 'Hall Road Distributors': 15_000 });
    expect((await give(id)).status).toBe(409);
    await sound();
  });

  it('may be bought again, and the IMEI sold again', async () => {
    const { id, unit } = await buy();
    expect((await give(id, { refund: { pocketCash: 45_000 } })).status).toBe(201);
    await buyPhone(shop, { imei1: unit.imei1 });
    await expectCreated(shop.post('/api/sale', await saleOf(shop, unit.imei1)));
    const { history } = (await shop.get(`/api/phone/imei/${unit.imei1}`)).body.data;
    expect(history.map((it: { event: string }) => it.event)).toEqual([
      'purchase',
      'purchase-return',
      'purchase',
      'sale',
    ]);
    await sound();
  });

  it('keeps its place when the lot is edited afterwards', async () => {
    const rows = newRows(3);
    const { id, lot } = await buyLot(shop, [entryOf(rows)], onCredit(30_000, 0, today));
    const { units } = await detail(id);
    await give(id, { units: [units[0]._id] });
    const { entityData: _, ...update } = lot;
    const cheaper = { ...update, ramSimDetails: [entryOf(rows, { priceOfOne: 9_000 })] };
    const at = (prices: number) => ({
      prices: { ...lot.prices, buyingPrice: prices },
      ...onCredit(prices, 0, today),
    });
    const refused = await shop.send('PUT', `/api/Purchase/bulk-phone-update/${id}`, {
      ...cheaper,
      ...at(27_000),
    });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      409,
      ['ramSimDetails.0.imeiNumbers.0.priceOfOne'],
    ]);
    const split = [entryOf(rows.slice(0, 1)), entryOf(rows.slice(1), { priceOfOne: 9_000 })];
    const edited = await shop.send('PUT', `/api/Purchase/bulk-phone-update/${id}`, {
      ...update,
      ...at(28_000),
      ramSimDetails: split,
    });
    expect(edited.status).toBe(200);
    expect(edited.body.data).toMatchObject({ total: 18_000, returned: 10_000, outstanding: 18_000 });
    await sound();
  });

  it('says where each phone is that cannot go back', async () => {
    const rows = newRows(3);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const imei = String(rows[1]?.imei1);
    const price = { imeiPrices: [{ imei, price: 15_000 }], finalPrice: 15_000, pocketCash: 15_000 };
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei, price)));
    const answer = await give(id);
    expect([answer.status, answer.body.fields]).toEqual([
      409,
      { 'units.1': expect.stringContaining(`IMEI ${imei}: sold on invoice INV-1 to Sana`) },
    ]);
    await sound();
  });

  it.each([
    ['more paid back than the phones cost', { refund: { pocketCash: 45_001 } }, 422, 'refund.pocketCash'],
    ['a phone of another slip', { units: ['01980000-0000-7000-8000-000000000000'] }, 422, 'units.0'],
    ['a day before the slip', { date: '2020-01-01' }, 409, 'date'],
    ['a day to come', { date: '2199-01-01' }, 422, 'date'],
    ['no reason', { reason: '' }, 422, 'reason'],
    ['no bank for what a bank received', { refund: { accountCash: 1 } }, 422, 'refund.bankAccountUsed'],
  ])('is refused with %s', async (_, change, status, field) => {
    const { id } = await buy();
    const answer = await give(id, change);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
    await sound();
  });

  it('names a phone that is named twice', async () => {
    const { id, unit } = await buy();
    expect((await give(id, { units: [unit._id, unit._id] })).body.fields).toEqual({
      'units.1': 'This phone is named twice',
    });
  });

  it("of an earlier day is the owner's, and another shop's is not there", async () => {
    const { id } = await buy({ date: addDays(today, -1) });
    const employee = await hire(server, shop);
    const body = { date: today, reason: 'Faulty' };
    expect((await employee.post(`/api/Purchase/${id}/return`, body)).status).toBe(403);
    expect((await employee.post(`/api/Purchase/${id}/void`, { reason: 'Faulty' })).status).toBe(403);
    const stranger = await server.signUp();
    expect((await stranger.post(`/api/Purchase/${id}/return`, body)).status).toBe(404);
    expect((await stranger.post(`/api/Purchase/${id}/void`, { reason: 'Faulty' })).status).toBe(404);
    const { id: ofToday } = await buy();
    expect((await employee.post(`/api/Purchase/${ofToday}/return`, body)).status).toBe(201);
    expect((await give(id)).status).toBe(201);
    await sound();
  });

  it('happens once of many at the same moment, and once under one key', async () => {
    const { id } = await buy();
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const { id: other } = await buy();
    const headers = { 'idempotency-key': 'return-once-0001' };
    const same = await Promise.all(Array.from({ length: 10 }, () => give(other, {}, headers)));
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([201]));
    await sound();
  });
});

describe('a void slip', () => {
  const undo = (id: string, reason = 'Entered twice') => shop.post(`/api/Purchase/${id}/void`, { reason });

  it('brings everything back the way it went, linked to what it undoes', async () => {
    const { id, lot } = await buyLot(shop, [entryOf(newRows(3))], onCredit(30_000, 12_000, today));
    const answer = await undo(id);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ status: 'void', outstanding: 0, quantity: 3 });
    expect(await walletOf(shop)).toEqual({ pocket: 1_000_000 });
    expect(await partiesOf(shop)).toEqual({ 'Hall Road Distributors': 0 });
    const after = await detail(id);
    expect(after.returns).toMatchObject([
      { kind: 'void', total: 30_000, pocketCash: 12_000, offBalance: 18_000 },
    ]);
    expect(after.postings.map((it: { event: string }) => it.event)).toEqual(['purchase', 'reversal']);
    expect((await shop.get('/api/Purchase')).body.totals).toMatchObject({
      standing: 0,
      total: 0,
      outstanding: 0,
      returned: 30_000,
    });
    // Its IMEIs are free again.
    await buyLot(shop, lot.ramSimDetails);
    await sound();
  });

  it('of its own day leaves nothing behind, so that it is written again for that day', async () => {
    const date = addDays(today, -5);
    const slip = await slipOf(shop, { date });
    const write = () => shop.post('/api/Purchase/purchase-phone', slip);
    const { _id } = (await expectCreated(write())).body.data;
    const undoOn = (on: string) =>
      shop.post(`/api/Purchase/${_id}/void`, { reason: 'Wrong price', date: on });
    for (const on of [addDays(date, -1), addDays(today, 1)])
      expect((await undoOn(on)).body.fields).toEqual({ date: expect.any(String) });
    await expectCreated(undoOn(date));
    await expectCreated(write());
    const { data } = (await shop.get(`/api/ledger/balance-sheet?asOf=${date}`)).body;
    const stock = data.assets.find((line: { account: string }) => line.account === 'stock:phones');
    expect(stock.amount).toBe(slip.purchasePrice);
    await sound();
  });

  it('leaves what was paid since with the party, as paid ahead', async () => {
    const { id, person } = await buy({
      purchasePaymentType: 'credit',
      pocketCash: 5_000,
      creditPaymentData: { payableAmountNow: 5_000, payableAmountLater: 40_000, dateOfPayment: today },
    });
    const pay = { direction: 'out', amount: 10_000, date: today, pocketCash: 10_000 };
    await expectCreated(shop.post(`/api/partyLedger/${person._id}/payment`, pay));
    expect((await undo(id)).status).toBe(201);
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 10_000 });
    await sound();
  });

  it('cannot be when a phone of it is sold, was sold, or went back', async () => {
    const { id, unit } = await buy();
    const sale = (await expectCreated(shop.post('/api/sale', await saleOf(shop, unit.imei1)))).body.data;
    expect((await undo(id)).body.fields['units.0']).toMatch(/sold on invoice INV-1/);
    const back = { units: [unit._id], date: today, reason: 'Changed mind', refund: { pocketCash: 50_000 } };
    const returned = await shop.post(`/api/sale/${sale._id}/return`, back);
    if (returned.status === 201) {
      expect((await undo(id)).body.message).toContain('was sold and came back');
      expect((await give(id)).status).toBe(201);
    }
    const { id: lot } = await buyLot(shop, [entryOf(newRows(2))]);
    const { units } = await detail(lot);
    await give(lot, { units: [units[0]._id] });
    expect((await undo(lot)).body.message).toContain('return what is left instead');
    await sound();
  });

  it('is void once', async () => {
    const { id } = await buy();
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await undo(id, '')).status).toBe(422);
    await sound();
  });
});

describe('the check in the police register', () => {
  const check = (id: string, body: Record<string, unknown>) =>
    shop.send('PATCH', `/api/Purchase/${id}/egadget`, body);

  it('is written down with its reference, its day, its picture and its author', async () => {
    const { id } = await buy();
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const answer = await shop.sendForm(
      'PATCH',
      `/api/Purchase/${id}/egadget`,
      { status: 'submitted', reference: 'EG-77', date: addDays(today, -1) },
      [{ field: 'eGadgetStatusPicture', bytes: picture }],
    );
    expect([answer.status, answer.body.data.eGadgetStatus]).toEqual([200, 'submitted']);
    expect(await detail(id)).toMatchObject({
      isApprovedFromEgadgets: false,
      eGadget: {
        status: 'submitted',
        reference: 'EG-77',
        date: addDays(today, -1),
        by: shop.user.username,
      },
      pictures: [{ slot: 'eGadgetStatusPicture' }],
    });
    expect((await check(id, { status: 'cleared', reference: 'EG-77' })).status).toBe(200);
    expect(await detail(id)).toMatchObject({ isApprovedFromEgadgets: true, eGadget: { date: today } });
    expect((await shop.get('/api/Purchase?eGadgetStatus=cleared')).body.total).toBe(1);
    expect((await shop.get('/api/Purchase?eGadgetStatus=not-checked,flagged')).body.total).toBe(0);
  });

  it.each([
    [{ status: 'approved' }, 'status'],
    [{ status: 'cleared', date: '2199-01-01' }, 'date'],
    [{ status: 'cleared', reference: 'x'.repeat(81) }, 'reference'],
    [{ status: 'cleared', by: 'me' }, 'by'],
  ])('refuses %j', async (body, field) => {
    const { id } = await buy();
    const answer = await check(id, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });

  it("of another shop's slip is not there", async () => {
    const { id } = await buy();
    const stranger = await server.signUp();
    expect((await stranger.send('PATCH', `/api/Purchase/${id}/egadget`, { status: 'cleared' })).status).toBe(
      404,
    );
  });
});
