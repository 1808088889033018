import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hire, showCosts } from '../../../test/testing/hire.ts';
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
import { buyLot, entryOf, lotOf, newRows, onCredit } from './lots.fixtures.ts';

const url = '/api/Purchase/bulk-phone-purchase';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 50_000_000);
});
afterAll(async () => {
  expect(await defectsOf(server, shop)).toEqual([]);
  await server.close();
});

describe('a lot', () => {
  it('comes into stock whole, is paid from pocket and bank, and leaves the rest to be paid', async () => {
    const own = await server.signUp();
    await fillTill(own, 100_000);
    const bank = await openBank(own, 100_000);
    const lot = await lotOf(own, [
      entryOf(newRows(3, true), { priceOfOne: 20_000.5 }),
      entryOf(newRows(2), { companyName: 'samsung', modelName: 'Keypad', ramMemory: '', priceOfOne: 3_000 }),
    ]);
    const total = 66_001.5;
    const answer = await own.post(url, {
      ...lot,
      ...onCredit(total, 40_000, lot.date),
      amountFromPocket: 15_000,
      amountFromBank: 25_000,
      bankAccountUsed: bank,
      prices: { ...lot.prices, dealerPrice: 70_000, lifting: 600, promo: 0, activation: 400 },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Purchase bulk Record Added Successfully');
    expect(answer.body.data).toMatchObject({
      slipNumber: 'PS-1',
      type: 'bulk',
      quantity: 5,
      counts: { inStock: 5, sold: 0, dispatched: 0, returned: 0 },
      total,
      paidAtPurchase: 40_000,
      payableLater: 26_001.5,
      outstanding: 26_001.5,
      purchasePaymentStatus: 'pending',
      status: 'posted',
      models: [
        { companyName: 'Samsung', modelName: 'A05', quantity: 3 },
        { companyName: 'samsung', modelName: 'Keypad', quantity: 2 },
      ],
    });
    expect(await walletOf(own)).toEqual({ pocket: 85_000, HBL: 75_000 });
    expect(await partiesOf(own)).toEqual({ 'Hall Road Distributors': -26_001.5 });
    const { imeis } = (await own.get('/api/Purchase/all-imeis')).body.data;
    expect(imeis).toHaveLength(5);
    // The shop knows Samsung by its own spelling.
    expect(new Set(imeis.map((it: { companyName: string }) => it.companyName))).toEqual(new Set(['Samsung']));
    expect(imeis.every((it: { condition: string }) => it.condition === 'New')).toBe(true);
    expect((await own.get('/api/phone?source=bulk&state=in-stock')).body).toMatchObject({
      total: 5,
      totals: { purchasePrice: total },
    });
    expect(await defectsOf(server, own)).toEqual([]);
  });

  it('is shown entry by entry and phone by phone: where each is, what it went for, what is left to pay', async () => {
    const own = await server.signUp();
    await fillTill(own, 100_000);
    const rows = newRows(3);
    const today = await todayOf(own);
    const { id } = await buyLot(
      own,
      [entryOf(rows.slice(0, 2)), entryOf(rows.slice(2), { modelName: 'A06' })],
      {
        ...onCredit(30_000, 10_000, today),
        prices: { dealerPrice: 1, buyingPrice: 30_000, lp: 2, lifting: 1_500, promo: 900, activation: 600 },
      },
    );
    const sold = String(rows[1]?.imei1);
    const sale = await saleOf(own, sold, {
      imeiPrices: [{ imei: sold, price: 12_500 }],
      finalPrice: 12_500,
      pocketCash: 12_500,
    });
    const { body: invoice } = await expectCreated(own.post('/api/sale', sale));
    const { data } = (await own.get('/api/Purchase?type=bulk')).body;
    const person = data[0].person._id;
    await expectCreated(
      own.post(`/api/partyLedger/${person}/payment`, {
        direction: 'out',
        amount: 5_000,
        date: today,
        note: 'By hand',
        pocketCash: 5_000,
      }),
    );
    const { status, body } = await own.get(`/api/Purchase/bulk/${id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 30_000,
      outstanding: 15_000,
      purchasePaymentStatus: 'pending',
      counts: { inStock: 2, sold: 1, dispatched: 0, returned: 0 },
      prices: { dealerPrice: 1, buyingPrice: 30_000, lp: 2, lifting: 1_500, promo: 900, activation: 600 },
      effectiveCost: 27_000,
      payments: [{ source: 'payment', amount: 5_000, note: 'By hand' }],
      returns: [],
      postings: [{ event: 'purchase', description: 'Slip PS-1: 3 phones, Samsung A05 and 1 more model' }],
    });
    const [first, second] = body.data.entries;
    expect(first).toMatchObject({
      modelName: 'A05',
      simOption: 'Single SIM',
      priceOfOne: 10_000,
      effectiveCostOfOne: 9_000,
      quantity: 2,
      counts: { inStock: 1, sold: 1 },
    });
    expect(
      first.units.map((unit: Record<string, unknown>) => [
        unit.imei1,
        unit.state,
        unit.soldPrice,
        unit.profit,
      ]),
    ).toEqual([
      [rows[0]?.imei1, 'in-stock', null, null],
      [sold, 'sold', 12_500, 2_500],
    ]);
    expect(first.units[1].saleId).toBe(invoice.data._id);
    expect(second.units).toHaveLength(1);
    expect((await own.get(`/api/Purchase/${id}`)).body.data.units).toHaveLength(3);

    const employee = await hire(server, own);
    const seen = (await employee.get(`/api/Purchase/bulk/${id}`)).body.data;
    expect(seen.total).toBe(30_000);
    expect([seen.effectiveCost, seen.entries[0].effectiveCostOfOne]).toEqual([null, null]);
    expect(seen.entries[0].units[1]).toMatchObject({ purchasePrice: null, soldPrice: 12_500, profit: null });
    await showCosts(server, own);
    expect((await employee.get(`/api/Purchase/bulk/${id}`)).body.data.effectiveCost).toBe(27_000);
  });

  it('is not found under the id of a purchase of one phone, nor by another shop', async () => {
    await buyPhone(shop);
    const [single] = (await shop.get('/api/Purchase?type=single')).body.data;
    expect((await shop.get(`/api/Purchase/bulk/${single._id}`)).status).toBe(404);
    const { id } = await buyLot(shop, [entryOf(newRows(1))]);
    const stranger = await server.signUp();
    expect((await stranger.get(`/api/Purchase/bulk/${id}`)).status).toBe(404);
    expect((await stranger.send('PUT', `/api/Purchase/bulk-phone-update/${id}`, {})).status).toBe(404);
  });

  it('is refused whole, and names every row at fault at once: shape, repetition and stock', async () => {
    const held = await buyPhone(shop, { companyName: 'Oppo', modelName: 'A54', imei2: newImei() });
    const rows = [...newRows(20)];
    const again = String(rows[0]?.imei1);
    rows[3] = { imei1: '12345', color: 'Black' };
    rows[7] = { imei1: held, color: 'Black' };
    rows[11] = { imei1: again, color: 'Black' };
    const lot = await lotOf(shop, [entryOf(rows)]);
    const before = (await shop.get('/api/phone')).body.total;
    const answer = await shop.post(url, lot);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      'ramSimDetails.0.imeiNumbers.3.imei1': 'An IMEI has exactly 15 digits',
      'ramSimDetails.0.imeiNumbers.7.imei1': expect.stringMatching(
        /^IMEI \d{15} is already in stock: Oppo A54 4\/128, bought on .+ from Ali Traders \(slip PS-\d+\)$/,
      ),
      'ramSimDetails.0.imeiNumbers.11.imei1': 'This IMEI is entered twice',
    });
    expect(answer.body.message).toMatch(/\(4\): An IMEI has exactly 15 digits \(and 2 more\)$/);
    expect((await shop.get('/api/phone')).body.total).toBe(before);
  });

  it('names every row that the stock alone is in the way of, and is a conflict then', async () => {
    const imei2 = newImei();
    const held = await buyPhone(shop, { imei2 });
    const [first, second] = newRows(2, true);
    const answer = await shop.post(
      url,
      await lotOf(shop, [
        entryOf([
          { imei1: imei2, imei2: String(first?.imei2) },
          { imei1: String(second?.imei1), imei2: held },
        ]),
      ]),
    );
    expect(answer.status).toBe(409);
    expect(Object.keys(answer.body.fields)).toEqual([
      'ramSimDetails.0.imeiNumbers.0.imei1',
      'ramSimDetails.0.imeiNumbers.1.imei2',
    ]);
  });

  it.each([
    [
      'a total that the rows contradict',
      { prices: { dealerPrice: 1, buyingPrice: 1, lp: 0, lifting: 0, promo: 0, activation: 0 } },
      'prices.buyingPrice',
    ],
    ['a status that the payment contradicts', { purchasePaymentStatus: 'pending' }, 'purchasePaymentStatus'],
    ['too little paid', { amountFromPocket: 1 }, 'amountFromPocket'],
    ['a day to come', { date: '2199-01-01' }, 'date'],
    ['a field that is not known', { shopid: 'x' }, 'shopid'],
    ['no party', { entityData: {} }, 'entityData.name'],
  ])('is refused with %s', async (_, change, field) => {
    const answer = await shop.post(url, await lotOf(shop, [entryOf(newRows(2))], change));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('is refused when it is no object at all', async () => {
    for (const body of ['[]', '7', '"lot"', 'null', undefined])
      expect((await shop.post(url, body, { 'content-type': 'application/json' })).status).toBe(422);
    expect((await shop.post(url, '{"ramSimDetails":')).status).toBe(400);
  });

  it('says in its own words that the till does not hold enough', async () => {
    const poor = await server.signUp();
    const answer = await poor.post(url, await lotOf(poor, [entryOf(newRows(2))]));
    expect(answer.status).toBe(409);
    expect(answer.body.fields).toHaveProperty('amountFromPocket');
    expect((await poor.get('/api/phone')).body.total).toBe(0);
    expect(await partiesOf(poor)).toEqual({});
    expect(await defectsOf(server, poor)).toEqual([]);
  });

  it("of another shop's bank or party is refused", async () => {
    const stranger = await server.signUp();
    const bank = await openBank(stranger, 1_000_000);
    const lot = await lotOf(shop, [entryOf(newRows(1))]);
    const paid = { ...lot, amountFromBank: 10_000, amountFromPocket: 0, bankAccountUsed: bank };
    expect((await shop.post(url, paid)).status).toBe(404);
    const theirs = await buyLot(shop, [entryOf(newRows(1))]);
    const { _id } = theirs.data.person;
    expect(
      (await stranger.post(url, { ...(await lotOf(stranger, [entryOf(newRows(1))])), entityData: { _id } }))
        .status,
    ).toBe(404);
  });

  it('of a thousand phones comes in at once, and one more is too many', async () => {
    const entries = [
      entryOf(newRows(600, true), { priceOfOne: 100 }),
      entryOf(newRows(400), { priceOfOne: 100 }),
    ];
    const lot = await lotOf(shop, entries);
    const answer = await shop.post(url, lot);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ quantity: 1_000, total: 100_000 });
    expect(answer.body.data.phones).toHaveLength(20);
    const again = await shop.post(url, lot);
    expect(again.status).toBe(409);
    expect(Object.keys(again.body.fields)).toHaveLength(1_600);
    const more = await lotOf(shop, [
      entryOf(newRows(600), { priceOfOne: 1 }),
      entryOf(newRows(401), { priceOfOne: 1 }),
    ]);
    const refused = await shop.post(url, more);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { ramSimDetails: 'One lot holds at most 1,000 phones' },
    ]);
  });

  it('may take two megabytes, and no more', async () => {
    const lot = JSON.stringify(await lotOf(shop, [entryOf(newRows(1))]));
    const padded = (bytes: number) => lot.padEnd(bytes, ' ');
    expect((await shop.post(url, padded(1.5 * 1024 * 1024))).status).toBe(201);
    expect((await shop.post(url, padded(2 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('is bought once when it is sent fifty times under one key', async () => {
    const lot = await lotOf(shop, [entryOf(newRows(5))]);
    const headers = { 'idempotency-key': 'lot-once-0001' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.post(url, lot, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    const other = { ...lot, prices: { ...lot.prices, lp: 1 } };
    expect((await shop.post(url, other, headers)).status).toBe(422);
  });

  it('of which another till buys one phone at the same moment comes in whole or not at all', async () => {
    const rows = newRows(3);
    const lot = await lotOf(shop, [entryOf(rows)]);
    const stolen = String(rows[1]?.imei1);
    const one = await lotOf(shop, [entryOf([{ imei1: stolen }])]);
    const answers = await Promise.all(
      [...Array(5)].flatMap(() => [shop.post(url, lot), shop.post(url, one)]),
    );
    const bought = answers.filter(({ status }) => status === 201);
    expect(bought).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const found = await Promise.all(rows.map(({ imei1 }) => shop.get(`/api/phone/imei/${imei1}`)));
    const held = found.filter(({ status }) => status === 200);
    expect(held).toHaveLength(bought[0]?.body.data.quantity);
  });
});
