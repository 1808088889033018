import { addDays } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  openBank,
  partiesOf,
  saleOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { buyLot, entryOf, lotOf, newRows, onCredit, type TestEntry, updateOf } from './lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A shop of its own for each test, with a full till. */
async function open(): Promise<TestShop> {
  shop = await server.signUp();
  await fillTill(shop, 1_000_000);
  return shop;
}

const put = (id: string, body: unknown, headers?: Record<string, string>) =>
  shop.send('PUT', `/api/Purchase/bulk-phone-update/${id}`, body, headers);

/** The lot as its edit form has it, with the ids of its phones. */
async function formOf(id: string) {
  const { data } = (await shop.get(`/api/Purchase/bulk/${id}`)).body;
  const ramSimDetails: TestEntry[] = data.entries.map(
    (entry: Record<string, unknown> & { units: Record<string, unknown>[] }) => ({
      companyName: entry.companyName,
      modelName: entry.modelName,
      ramMemory: entry.ramMemory,
      simOption: entry.simOption,
      priceOfOne: entry.priceOfOne,
      quantity: entry.units.length,
      imeiNumbers: entry.units.map((unit) => ({
        _id: unit._id,
        imei1: unit.imei1,
        ...(unit.imei2 ? { imei2: unit.imei2 } : {}),
        color: unit.color,
      })),
    }),
  );
  return { data, ramSimDetails };
}

/** The update that makes a lot hold these entries, paid in full from the till. */
async function updated(entries: TestEntry[], change: Record<string, unknown> = {}) {
  return updateOf(await lotOf(shop, entries), change);
}

async function sell(imei: string, price = 15_000) {
  const sale = { imeiPrices: [{ imei, price }], finalPrice: price, pocketCash: price };
  return (await expectCreated(shop.post('/api/sale', await saleOf(shop, imei, sale)))).body.data;
}

const sound = async () => expect(await defectsOf(server, shop)).toEqual([]);

describe('an edited lot', () => {
  it('says no less was paid than the supplier paid back', async () => {
    await open();
    const { id } = await buyLot(shop, [entryOf(newRows(3))]);
    const { data, ramSimDetails } = await formOf(id);
    const given = { units: [data.entries[0].units[0]._id], date: await todayOf(shop), reason: 'Faulty' };
    await expectCreated(
      shop.post(`/api/Purchase/${id}/return`, { ...given, refund: { pocketCash: 10_000 } }),
    );
    const paying = async (now: number) =>
      put(id, await updated(ramSimDetails, onCredit(30_000, now, await todayOf(shop))));
    const { status, body } = await paying(9_999);
    const message = expect.stringMatching(
      /^Rs\s10,000 of the payment on PS-1 was already refunded or used, so it cannot be reduced this much$/,
    );
    expect([status, body.fields]).toEqual([409, { amountFromPocket: message }]);
    expect(await walletOf(shop)).toEqual({ pocket: 980_000 });
    expect((await paying(10_000)).body.data).toMatchObject({
      paid: 0,
      refunded: 10_000,
      outstanding: 20_000,
    });
    await sound();
  });

  it('is returned whole when its last phone in stock is taken off, and the others went back', async () => {
    await open();
    const { id } = await buyLot(shop, [entryOf(newRows(2))]);
    const { data, ramSimDetails } = await formOf(id);
    const given = { units: [data.entries[0].units[0]._id], date: await todayOf(shop), reason: 'Faulty' };
    await expectCreated(shop.post(`/api/Purchase/${id}/return`, given));
    const left = ramSimDetails.map((entry) => ({
      ...entry,
      quantity: 1,
      imeiNumbers: entry.imeiNumbers.slice(0, 1),
    }));
    const { status, body } = await put(id, await updated(left));
    expect([status, body.data.status]).toEqual([200, 'returned']);
    await sound();
  });

  it('moves the difference alone, by the exact reversal and the new entry', async () => {
    await open();
    const bank = await openBank(shop, 100_000);
    const rows = newRows(4);
    const { id, lot } = await buyLot(shop, [entryOf(rows)]);
    expect(await walletOf(shop)).toEqual({ pocket: 960_000, HBL: 100_000 });
    const entries = [entryOf(rows, { priceOfOne: 9_000 })];
    const answer = await put(
      id,
      await updated(entries, { amountFromPocket: 6_000, amountFromBank: 30_000, bankAccountUsed: bank }),
    );
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'Purchase bulk Record is updated Successfully',
    ]);
    expect(answer.body.data).toMatchObject({ total: 36_000, paidAtPurchase: 36_000, version: 2 });
    expect(await walletOf(shop)).toEqual({ pocket: 994_000, HBL: 70_000 });
    const { data } = await formOf(id);
    expect(data.postings.map((it: Record<string, unknown>) => [it.event, it.date])).toEqual([
      ['purchase', lot.date],
      ['reversal', lot.date],
      ['purchase', lot.date],
    ]);
    expect((await shop.get('/api/phone?state=in-stock')).body.totals.purchasePrice).toBe(36_000);
    await sound();
  });

  it('needs funds for the difference only', async () => {
    shop = await server.signUp();
    await fillTill(shop, 40_000);
    const rows = newRows(4);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    expect(await walletOf(shop)).toEqual({ pocket: 0 });
    expect((await put(id, await updated([entryOf(rows, { priceOfOne: 9_999 })]))).status).toBe(200);
    const dearer = await put(id, await updated([entryOf(rows, { priceOfOne: 10_001 })]));
    expect(dearer.status).toBe(409);
    expect(dearer.body.fields).toHaveProperty('amountFromPocket');
    expect(await walletOf(shop)).toEqual({ pocket: 4 });
    await sound();
  });

  it('posts nothing when no money is said again', async () => {
    await open();
    const rows = newRows(2);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const { ramSimDetails } = await formOf(id);
    const [entry] = ramSimDetails;
    if (entry?.imeiNumbers[0]) entry.imeiNumbers[0].color = 'Gold';
    const terms = { dealerPrice: 1, buyingPrice: 20_000, lp: 2, lifting: 3, promo: 4, activation: 5 };
    expect((await put(id, await updated(ramSimDetails, { prices: terms }))).status).toBe(200);
    const { data } = await formOf(id);
    expect(data.postings).toHaveLength(1);
    expect(data.prices).toEqual(terms);
    expect(data.entries[0].units[0].color).toBe('Gold');
    await sound();
  });

  it('takes phones in and off, corrects IMEIs, lets two of them change places', async () => {
    await open();
    const rows = newRows(4, true);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const { ramSimDetails } = await formOf(id);
    const [first, second, third, fourth] = ramSimDetails[0]?.imeiNumbers ?? [];
    if (!first || !second || !third || !fourth) throw new Error('The lot lost its rows');
    const [added] = newRows(1, true);
    const corrected = newImei();
    const kept = [
      { ...first, imei1: second.imei1 },
      { ...second, imei1: first.imei1 },
      { ...third, imei1: corrected, imei2: third.imei1 },
      { imei1: String(added?.imei1), imei2: String(added?.imei2) },
    ];
    const answer = await put(id, await updated([entryOf(kept)]));
    expect(answer.status).toBe(200);
    const { data } = await formOf(id);
    expect(data.entries[0].units.map((unit: Record<string, unknown>) => [unit._id, unit.imei1])).toEqual([
      [first._id, second.imei1],
      [second._id, first.imei1],
      [third._id, corrected],
      [expect.any(String), added?.imei1],
    ]);
    const gone = (await shop.get(`/api/phone/imei/${fourth.imei1}`)).body.data;
    expect(gone.state).toBe('void');
    expect(gone.history[0].description).toMatch(/^Bought from .*; taken off the slip again$/);
    // Its IMEI is free, and so is the one that was corrected away.
    await buyPhone(shop, { imei1: fourth.imei1 });
    expect((await shop.get('/api/Purchase')).body.data).toHaveLength(2);
    await sound();
  });

  it('knows a row without an id by its IMEI 1', async () => {
    await open();
    const rows = newRows(2);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const before = (await formOf(id)).data.entries[0].units;
    const reversed = [...rows].reverse();
    const entries = [entryOf(reversed.slice(0, 1), { modelName: 'A06' }), entryOf(reversed.slice(1))];
    expect((await put(id, await updated(entries))).status).toBe(200);
    const after = (await formOf(id)).data.entries;
    expect(after[0]).toMatchObject({ modelName: 'A06', units: [{ _id: before[1]._id, modelName: 'A06' }] });
    expect(after[1].units[0]._id).toBe(before[0]._id);
    await sound();
  });

  it('keeps what settled its bill as far as it reaches', async () => {
    await open();
    const rows = newRows(3);
    const today = await todayOf(shop);
    const { id, data } = await buyLot(shop, [entryOf(rows)], onCredit(30_000, 5_000, today));
    const pay = { direction: 'out', amount: 12_000, date: today, pocketCash: 12_000 };
    await expectCreated(shop.post(`/api/partyLedger/${data.person._id}/payment`, pay));
    const cheaper = await updated([entryOf(rows, { priceOfOne: 5_000 })], onCredit(15_000, 5_000, today));
    expect((await put(id, cheaper)).body.data).toMatchObject({
      total: 15_000,
      outstanding: 0,
      purchasePaymentStatus: 'paid',
    });
    // Of what was paid, 2,000 are paid ahead now.
    expect(await partiesOf(shop)).toEqual({ 'Hall Road Distributors': 2_000 });
    const dearer = await updated([entryOf(rows, { priceOfOne: 8_000 })], onCredit(24_000, 5_000, today));
    expect((await put(id, dearer)).body.data).toMatchObject({ outstanding: 7_000 });
    const paid = await updated([entryOf(rows, { priceOfOne: 8_000 })]);
    expect((await put(id, paid)).body.data).toMatchObject({
      outstanding: 0,
      payableLater: 0,
      paidAtPurchase: 24_000,
    });
    expect(await partiesOf(shop)).toEqual({ 'Hall Road Distributors': 12_000 });
    await sound();
  });

  it('names every row that cannot change any more: sold, sent out, taken by another phone', async () => {
    await open();
    const rows = newRows(4);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const [sold, other] = rows;
    await sell(String(sold?.imei1));
    const held = await buyPhone(shop);
    const { ramSimDetails } = await formOf(id);
    const [entry] = ramSimDetails;
    if (!entry) throw new Error('The lot lost its entry');
    const changed = entry.imeiNumbers.map((row, index) => (index === 1 ? { ...row, imei1: held } : row));
    const answer = await put(id, await updated([{ ...entry, priceOfOne: 11_000, imeiNumbers: changed }]));
    expect(answer.status).toBe(409);
    expect(answer.body.fields).toEqual({
      'ramSimDetails.0.imeiNumbers.0.priceOfOne': expect.stringMatching(
        /^The cost of a sold phone cannot change\. Samsung A05, IMEI \d{15}: sold on invoice INV-1 to Sana, .+$/,
      ),
      'ramSimDetails.0.imeiNumbers.1.imei1': expect.stringMatching(/^IMEI \d{15} is already in stock: /),
    });
    const other_ = entry.imeiNumbers.slice(1);
    const without = await put(id, await updated([entryOf(other_)]));
    expect(without.status).toBe(409);
    expect(without.body.fields.ramSimDetails).toMatch(
      new RegExp(
        `^These phones cannot leave the lot: Samsung A05, IMEI ${sold?.imei1}: sold on invoice INV-1`,
      ),
    );
    const renamed = await put(id, await updated([{ ...entry, modelName: 'A99' }]));
    expect(Object.keys(renamed.body.fields)).toEqual(['ramSimDetails.0.imeiNumbers.0.modelName']);
    // The sold one in an entry of its own, as it was; the others may change.
    const [own, ...rest] = entry.imeiNumbers;
    const split = [entryOf(own ? [own] : []), entryOf(rest, { priceOfOne: 11_000, modelName: 'A99' })];
    expect((await put(id, await updated(split))).status).toBe(200);
    expect((await shop.get(`/api/phone/imei/${other?.imei1}`)).body.data.modelName).toBe('A99');
    await sound();
  });

  it('names ids that are not of the lot, or come twice', async () => {
    await open();
    const { id } = await buyLot(shop, [entryOf(newRows(2))]);
    const { ramSimDetails } = await formOf(id);
    const [first, second] = ramSimDetails[0]?.imeiNumbers ?? [];
    const strange = '01980000-0000-7000-8000-000000000000';
    const rows = [
      { ...first, imei1: newImei() },
      { ...first, imei1: newImei() },
      { ...second, _id: strange },
    ];
    const answer = await put(id, await updated([entryOf(rows as TestEntry['imeiNumbers'])]));
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        'ramSimDetails.0.imeiNumbers.1._id': 'This phone is in this lot twice',
        'ramSimDetails.0.imeiNumbers.2._id': 'This phone is not in this lot',
      },
    ]);
  });

  it('says all that is wrong with its rows at once, and leaves its own phones out of that', async () => {
    await open();
    const held = await buyPhone(shop);
    const { id } = await buyLot(shop, [entryOf(newRows(3))]);
    const { ramSimDetails } = await formOf(id);
    const rows = [...(ramSimDetails[0]?.imeiNumbers ?? []), { imei1: 'x' }, { imei1: held }];
    const answer = await put(id, await updated([entryOf(rows)]));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([
      'ramSimDetails.0.imeiNumbers.3.imei1',
      'ramSimDetails.0.imeiNumbers.4.imei1',
    ]);
  });

  it('is refused from a stale version, under another party, of one phone, once void', async () => {
    await open();
    const rows = newRows(1);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const update = await updated([entryOf(rows)], { version: 1 });
    expect((await put(id, update)).status).toBe(200);
    const stale = await put(id, update);
    expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['version']]);
    expect(
      (await put(id, { ...update, version: undefined, partyName: 'Somebody' })).body.fields,
    ).toHaveProperty('partyName');
    await buyPhone(shop);
    const [single] = (await shop.get('/api/Purchase?type=single')).body.data;
    expect((await put(single._id, { ...update, version: undefined })).status).toBe(422);
    await expectCreated(shop.post(`/api/Purchase/${id}/void`, { reason: 'Entered twice' }));
    expect((await put(id, { ...update, version: undefined })).status).toBe(409);
    await sound();
  });

  it('keeps its day before what happened to its phones, and every day adds up', async () => {
    await open();
    const today = await todayOf(shop);
    const [bought, sold] = [addDays(today, -3), addDays(today, -1)];
    await fillTill(shop, 1_000_000, addDays(today, -9));
    const rows = newRows(2);
    const { id } = await buyLot(shop, [entryOf(rows)], { date: bought });
    const imei = String(rows[0]?.imei1);
    const price = { imeiPrices: [{ imei, price: 15_000 }], finalPrice: 15_000, pocketCash: 15_000 };
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei, { ...price, saleDate: sold })));
    const late = await put(id, await updated([entryOf(rows)], { date: today }));
    expect([late.status, Object.keys(late.body.fields)]).toEqual([409, ['date']]);
    expect((await put(id, await updated([entryOf(rows)], { date: sold }))).status).toBe(200);
    const cashOn = async (day: string) =>
      (await shop.get(`/api/ledger/balance-sheet?asOf=${day}`)).body.data.assets.find(
        (line: { account: string }) => line.account === 'cash:pocket',
      )?.amount;
    expect(await cashOn(bought)).toBe(1_000_000);
    expect(await cashOn(sold)).toBe(1_000_000 - 20_000 + 15_000);
    expect((await shop.get(`/api/phone/imei/${imei}`)).body.data.acquiredOn).toBe(sold);
    await sound();
  });

  it('of an earlier day moves no money for an employee, but may be described again', async () => {
    await open();
    const date = addDays(await todayOf(shop), -1);
    await fillTill(shop, 1_000_000, date);
    const rows = newRows(2);
    const { id } = await buyLot(shop, [entryOf(rows)], { date });
    const employee = await hire(server, shop);
    const byEmployee = (body: unknown) => employee.send('PUT', `/api/Purchase/bulk-phone-update/${id}`, body);
    const cheaper = await updated([entryOf(rows, { priceOfOne: 8_000 })], { date });
    const refused = await byEmployee(cheaper);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('only the owner may change the money of an earlier day'),
    ]);
    const replaced = await updated([entryOf([...rows.slice(1), ...newRows(1)])], { date });
    expect((await byEmployee(replaced)).status).toBe(403);
    const described = await updated([entryOf(rows, { modelName: 'A05s' })], { date });
    expect((await byEmployee(described)).status).toBe(200);
    expect((await put(id, cheaper)).status).toBe(200);
    const { id: ofToday } = await buyLot(shop, [entryOf(newRows(1))]);
    const { ramSimDetails } = await formOf(ofToday);
    const own = await updated(ramSimDetails.map((entry) => ({ ...entry, priceOfOne: 1 })));
    expect((await employee.send('PUT', `/api/Purchase/bulk-phone-update/${ofToday}`, own)).status).toBe(200);
    await sound();
  });

  it('is edited once when it is sent again under its key', async () => {
    await open();
    const rows = newRows(2);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const update = await updated([entryOf(rows, { priceOfOne: 9_000 })], { version: 1 });
    const headers = { 'idempotency-key': 'lot-edit-0001' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(id, update, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await formOf(id)).data.postings).toHaveLength(3);
    await sound();
  });

  it('and the sale of one of its phones at the same moment follow one another, whichever comes first', async () => {
    await open();
    const rows = newRows(10);
    const { id } = await buyLot(shop, [entryOf(rows)]);
    const kept = rows.slice(5);
    const update = await updated([entryOf(kept)]);
    const sales = await Promise.all(
      rows.slice(0, 5).map(async ({ imei1 }) =>
        saleOf(shop, imei1, {
          imeiPrices: [{ imei: imei1, price: 15_000 }],
          finalPrice: 15_000,
          pocketCash: 15_000,
        }),
      ),
    );
    const [edit, ...sold] = await Promise.all([
      put(id, update),
      ...sales.map((sale) => shop.post('/api/sale', sale)),
    ]);
    const count = sold.filter(({ status }) => status === 201).length;
    expect(edit?.status).toBe(count > 0 ? 409 : 200);
    expect(sold.every(({ status }) => status === 201 || status === 409 || status === 422)).toBe(true);
    await sound();
  });
});
