import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addParty, buyOnCredit, payCash, sellOnCredit } from '../../test/testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  todayOf,
  walletOf,
} from '../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
});
afterAll(() => server.close());

interface Sale {
  _id: string;
  person: { _id: string };
  units: { _id: string }[];
}

async function sell(prices: number[], change: Record<string, unknown> = {}): Promise<Sale> {
  const imeiPrices = [];
  for (const price of prices)
    imeiPrices.push({ imei: await buyPhone(shop, { purchasePrice: 100, pocketCash: 100 }), price });
  const total = prices.reduce((all, price) => all + price, 0);
  const sale = await saleOf(shop, '', { imeiPrices, finalPrice: total, pocketCash: total, ...change });
  return (await expectCreated(shop.post('/api/sale', sale))).body.data;
}

const credit = (now: number, later: number) => ({
  sellingType: 'Credit',
  pocketCash: now,
  payableAmountNow: now,
  payableAmountLater: later,
  payableAmountLaterDate: today,
});
const exchange = (purchasePrice: number) => ({
  sellingType: 'Exchange',
  exchangePhoneDetail: { companyName: 'Apple', modelName: 'iPhone 11', imei1: newImei(), purchasePrice },
});
const takeBack = (sale: { _id: string }, change: Record<string, unknown> = {}) =>
  shop.post(`/api/sale/${sale._id}/return`, { date: today, reason: 'Faulty', ...change });
const giveBack = (id: string, change: Record<string, unknown> = {}) =>
  shop.post(`/api/Purchase/${id}/return`, { date: today, reason: 'Dead', ...change });
const pay = (person: string, amount: number, direction = 'in') =>
  expectCreated(payCash(shop, person, amount, { direction }));

/** A document as its list and its own page show it, which agree, and whose figures add up. */
async function shown(list: '/api/sale' | '/api/Purchase', _id: string) {
  const row = (await shop.get(list)).body.data.find((other: { _id: string }) => other._id === _id);
  const { body } = await shop.get(`${list}/${_id}`);
  expect(body.data).toMatchObject(row);
  const [all, atOnce, later] =
    list === '/api/sale'
      ? [row.received, row.receivedAtSale, row.receivedLater]
      : [row.paid, row.paidAtPurchase, row.paidLater];
  expect(row.total).toBe(all + row.letGo + row.outstanding);
  expect(all).toBe(atOnce + later - row.refunded);
  return row;
}
const sale = ({ _id }: Sale) => shown('/api/sale', _id);
const slip = (_id: string) => shown('/api/Purchase', _id);

/** Expects the totals of the lists to equal the sums of their rows. */
async function expectTotals() {
  for (const list of ['/api/sale', '/api/Purchase']) {
    const { data, totals } = (await shop.get(list)).body;
    const { standing, ...sums } = totals;
    for (const [name, sum] of Object.entries(sums))
      expect(
        data.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0),
        `${list} ${name}`,
      ).toBe(sum);
    expect(
      data.filter(({ status }: { status: string }) => !['void', 'returned'].includes(status)),
    ).toHaveLength(standing);
  }
}

describe('a sale says how it stands', () => {
  test('when the rest is paid later, in parts', async () => {
    const sold = await sell([36_000], credit(10_000, 26_000));
    await pay(sold.person._id, 12_000);
    expect(await sale(sold)).toMatchObject({ received: 22_000, receivedLater: 12_000, outstanding: 14_000 });
    await pay(sold.person._id, 14_000);
    expect(await sale(sold)).toMatchObject({
      total: 36_000,
      received: 36_000,
      receivedAtSale: 10_000,
      receivedLater: 26_000,
      outstanding: 0,
    });
    const csv = String((await shop.get('/api/export/sales.csv')).body)
      .trim()
      .split('\r\n');
    const [names = [], values = []] = csv.map((line) => line.split(','));
    const at = (name: string) => values[names.indexOf(name)];
    expect([at('Received'), at('Received at sale'), at('Received later'), at('Outstanding')]).toEqual([
      '36000',
      '10000',
      '26000',
      '0',
    ]);
    await expectTotals();
  });

  test('when a part of the refund is owed to the customer, until it is paid back', async () => {
    const sold = await sell([6_000]);
    await expectCreated(takeBack(sold, { refund: { pocketCash: 5_000 } }));
    expect(await sale(sold)).toMatchObject({
      total: 0,
      received: 1_000,
      refunded: 5_000,
      outstanding: -1_000,
    });
    const { data } = (await shop.get('/api/search?q=INV-1')).body;
    expect(data.invoices).toMatchObject([{ total: 0, returned: 6_000, due: -1_000 }]);
    await expectTotals();
    await pay(sold.person._id, 1_000, 'out');
    expect(await sale(sold)).toMatchObject({ total: 0, received: 0, refunded: 6_000, outstanding: 0 });
    await expectTotals();
  });

  test('when what is owed for its return settles another invoice', async () => {
    const sold = await sell([12_000]);
    await expectCreated(takeBack(sold));
    const next = await sell([9_000], { entityData: { _id: sold.person._id }, ...credit(0, 9_000) });
    expect(await sale(sold)).toMatchObject({ received: 3_000, refunded: 9_000, outstanding: -3_000 });
    expect(await sale(next)).toMatchObject({ received: 9_000, receivedLater: 9_000, outstanding: 0 });
    await expectTotals();
  });

  test('when a part of it is written off', async () => {
    const sold = await sell([20_000], credit(5_000, 15_000));
    await pay(sold.person._id, 14_000);
    const entry = { kind: 'write-off', direction: 'in', amount: 1_000, date: today, note: 'Left the city' };
    await expectCreated(shop.post(`/api/partyLedger/${sold.person._id}/entry`, entry));
    expect(await sale(sold)).toMatchObject({ received: 19_000, letGo: 1_000, outstanding: 0 });
    await expectTotals();
  });

  test('when a payment of it is undone', async () => {
    const sold = await sell([36_000], credit(10_000, 26_000));
    const { body } = await pay(sold.person._id, 26_000);
    await expectCreated(takeBack(sold, { refund: { pocketCash: 36_000 } }));
    await shop.post(`/api/partyLedger/payment/${body.data._id}/void`, { reason: 'Bounced', date: today });
    expect(await sale(sold)).toMatchObject({ total: 0, received: -26_000, outstanding: 26_000 });
    await expectTotals();
  });

  test('when a phone was taken in exchange, and when it goes back', async () => {
    const cheaper = await sell([40_000], { ...exchange(15_000), pocketCash: 25_000 });
    expect(await sale(cheaper)).toMatchObject({ total: 40_000, received: 40_000, receivedAtSale: 40_000 });
    const dearer = await sell([40_000], { ...exchange(50_000), pocketCash: 10_000 });
    expect(await sale(dearer)).toMatchObject({ total: 40_000, received: 40_000, outstanding: 0 });
    await expectCreated(takeBack(dearer, { exchangePhone: true, refund: { pocketCash: 4_000 } }));
    expect(await sale(dearer)).toMatchObject({ total: 0, received: -6_000, outstanding: 6_000 });
    await expectTotals();
  });

  test('when it is void: its payments stay with the customer', async () => {
    const sold = await sell([30_000], credit(10_000, 20_000));
    await pay(sold.person._id, 5_000);
    await expectCreated(shop.post(`/api/sale/${sold._id}/void`, { reason: 'Wrong customer' }));
    expect(await sale(sold)).toMatchObject({ total: 0, received: 0, refunded: 10_000, outstanding: 0 });
    await expectTotals();
    expect((await shop.get('/api/sale')).body).toMatchObject({ total: 1, totals: { standing: 0 } });
    const returned = await sell([5_000]);
    await expectCreated(takeBack(returned, { refund: { pocketCash: 5_000 } }));
    await sell([6_000]);
    expect((await shop.get('/api/dashboard')).body.data.sales).toMatchObject({ count: 1, amount: 6_000 });
  });
});

describe('a purchase says how it stands', () => {
  test('when the rest is paid later, and a phone goes back', async () => {
    const party = await addParty(shop);
    const { _id } = await buyOnCredit(shop, party, 45_000);
    await pay(party, 20_000, 'out');
    expect(await slip(_id)).toMatchObject({
      paid: 20_000,
      paidAtPurchase: 0,
      paidLater: 20_000,
      outstanding: 25_000,
      purchasePaymentStatus: 'pending',
    });
    await expectCreated(giveBack(_id));
    expect(await slip(_id)).toMatchObject({
      total: 0,
      returned: 45_000,
      paid: 20_000,
      outstanding: -20_000,
      purchasePaymentStatus: 'paid',
    });
    await expectTotals();
    const { data } = (await shop.get('/api/search?q=PS-1')).body;
    expect(data.slips).toMatchObject([{ total: 0, returned: 45_000, due: -20_000 }]);
  });

  test('when it is void', async () => {
    await buyPhone(shop);
    const [{ _id }] = (await shop.get('/api/Purchase')).body.data;
    await expectCreated(shop.post(`/api/Purchase/${_id}/void`, { reason: 'Mistake' }));
    expect(await slip(_id)).toMatchObject({ total: 0, returned: 45_000, paid: 0, outstanding: 0 });
    await expectTotals();
  });
});

test('slips are sorted by what they come to after returns', async () => {
  const small = await buyPhone(shop, { purchasePrice: 20_000, pocketCash: 20_000 });
  const large = await buyPhone(shop, { purchasePrice: 60_000, pocketCash: 60_000 });
  const before = (await shop.get('/api/Purchase?sort=total&limit=1')).body;
  expect(before.data[0].phones[0].imei1).toBe(large);
  await expectCreated(giveBack(before.data[0]._id));
  const first = (await shop.get('/api/Purchase?sort=total&limit=1')).body;
  expect(first.data[0].phones[0].imei1).toBe(small);
  const second = (await shop.get(`/api/Purchase?sort=total&limit=1&cursor=${first.nextCursor}`)).body;
  expect(second.data[0].phones[0].imei1).toBe(large);
});

describe('nobody is refunded what was never paid', () => {
  test('of a sale: the rest comes off what the customer owes', async () => {
    const sold = await sell([35_000, 35_000], credit(0, 70_000));
    const till = await walletOf(shop);
    const units = [sold.units[0]?._id];
    const none = await takeBack(sold, { units, refund: { pocketCash: 35_000 } });
    expect(none.status).toBe(422);
    expect(none.body.fields).toEqual({
      'refund.pocketCash':
        'Nothing was received for INV-1, so nothing can be refunded. Leave the refund empty; the amount comes off what the customer owes',
    });
    await pay(sold.person._id, 10_000);
    const some = await takeBack(sold, { units, refund: { pocketCash: 10_000.01 } });
    expect(some.body.message).toMatch(
      /^At most Rs.10,000 can be refunded, as no more was received for INV-1/,
    );
    expect(await walletOf(shop)).toEqual({ pocket: (till.pocket ?? 0) + 10_000 });
    await expectCreated(takeBack(sold, { units, refund: { pocketCash: 10_000 } }));
    expect(await sale(sold)).toMatchObject({ total: 35_000, received: 0, outstanding: 35_000 });
    const again = await takeBack(sold, { refund: { pocketCash: 1 } });
    expect(again.status).toBe(422);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of an exchange: money beside the phone that goes back', async () => {
    const sold = await sell([45_000], { ...exchange(20_000), pocketCash: 25_000 });
    const back = { exchangePhone: true, refund: { pocketCash: 25_000.01 } };
    expect((await takeBack(sold, back)).status).toBe(422);
    await expectCreated(takeBack(sold, { ...back, refund: { pocketCash: 25_000 } }));
    expect(await sale(sold)).toMatchObject({ total: 0, received: 0, outstanding: 0 });
  });

  test('by a supplier', async () => {
    const party = await addParty(shop);
    const { _id } = await buyOnCredit(shop, party, 45_000);
    const none = await giveBack(_id, { refund: { accountCash: 1, bankAccountUsed: _id } });
    expect(none.status).toBe(422);
    expect(none.body.fields).toEqual({
      'refund.accountCash':
        'Nothing was paid for Slip PS-1, so nothing can be refunded. Leave the refund empty; the amount comes off what is owed to the supplier',
    });
    await pay(party, 15_000, 'out');
    const some = await giveBack(_id, { refund: { pocketCash: 20_000 } });
    expect(some.body.message).toMatch(
      /^At most Rs.15,000 can be paid back, as no more was paid for Slip PS-1/,
    );
    await expectCreated(giveBack(_id, { refund: { pocketCash: 15_000 } }));
    expect(await slip(_id)).toMatchObject({ total: 0, paid: 0, outstanding: 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

test('what the documents of a party say is what the party owes', async () => {
  const party = await addParty(shop);
  const sold = await sellOnCredit(shop, party, 30_000);
  const bought = await buyOnCredit(shop, party, 20_000);
  await pay(party, 12_000);
  await expectCreated(takeBack(sold, { refund: { pocketCash: 12_000 } }));
  await expectCreated(giveBack(bought._id));
  const { outstanding: owed } = await shown('/api/sale', sold._id);
  const { outstanding: owing } = await slip(bought._id);
  const { data } = (await shop.get('/api/partyLedger/getAllNames')).body;
  expect(data.find((row: { _id: string }) => row._id === party).balance).toBe(owed - owing);
});
