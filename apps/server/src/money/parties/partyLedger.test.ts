import { addDays } from '@handset/domain';
import papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addParty, buyOnCredit, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import { defectsOf, expectCreated, fillTill, newImei, todayOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

interface Row {
  event: string;
  debit: number;
  credit: number;
  balance: number;
  paidAtOnce: number;
}

let server: TestApp;
let shop: TestShop;
let party: string;
let today: string;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  party = await addParty(shop);
  await fillTill(shop, 1_000_000, addDays(today, -9));
});
afterAll(() => server.close());

const ledger = async (query = '') => (await shop.get(`/api/partyLedger/${party}?${query}`)).body;
const rows = async (query?: string) =>
  (await ledger(query)).data.map((row: Row) => [
    row.event,
    row.debit - row.credit,
    row.paidAtOnce,
    row.balance,
  ]);

/** Sells a phone on credit and takes a part of its price at once. */
const sellFor = (price: number, now: number, change: Record<string, unknown> = {}) =>
  sellOnCredit(shop, party, price, {
    pocketCash: now,
    payableAmountNow: now,
    payableAmountLater: price - now,
    ...change,
  });

test('says of an invoice and a slip what was paid at once, and counts it on both sides', async () => {
  await sellFor(51_400, 10_000, { saleDate: addDays(today, -3), payableAmountLaterDate: today });
  await payCash(shop, party, 1_400, { date: addDays(today, -2) });
  await buyOnCredit(shop, party, 30_000, {
    date: addDays(today, -1),
    pocketCash: 20_000,
    creditPaymentData: { payableAmountNow: 20_000, payableAmountLater: 10_000, dateOfPayment: today },
  });
  expect(await rows()).toEqual([
    ['sale', 41_400, 10_000, 41_400],
    ['payment-in', -1_400, 0, 40_000],
    ['purchase', -10_000, -20_000, 30_000],
  ]);
  const whole = { opening: 0, totalDebit: 71_400, totalCredit: 41_400, net: 30_000, closing: 30_000 };
  expect(await ledger()).toMatchObject(whole);
  const first = await ledger('limit=1');
  expect(first).toMatchObject({ ...whole, data: [{ paidAtOnce: 10_000 }] });
  expect(await ledger(`limit=2&cursor=${first.nextCursor}`)).toMatchObject({
    ...whole,
    data: [{ paidAtOnce: 0 }, { paidAtOnce: -20_000, balance: 30_000 }],
  });
  expect(await ledger(`from=${addDays(today, -2)}`)).toMatchObject({
    opening: 41_400,
    totalDebit: 20_000,
    totalCredit: 31_400,
    closing: 30_000,
  });
});

test('counts the phone taken in exchange as paid', async () => {
  const exchangePhoneDetail = {
    companyName: 'Apple',
    modelName: 'iPhone 11',
    imei1: newImei(),
    purchasePrice: 20_000,
  };
  await sellFor(50_000, 5_000, {
    sellingType: 'Exchange',
    payableAmountLater: 25_000,
    payableAmountLaterDate: today,
    exchangePhoneDetail,
  });
  expect(await rows()).toEqual([['sale', 25_000, 25_000, 25_000]]);
  expect(await ledger()).toMatchObject({ totalDebit: 50_000, totalCredit: 25_000 });
});

test('shows what a return and a void paid back, and leaves a sale paid in full out', async () => {
  const returned = await sellFor(50_000, 10_000);
  const refund = { date: today, reason: 'Faulty', refund: { pocketCash: 4_000 } };
  await expectCreated(shop.post(`/api/sale/${returned._id}/return`, refund));
  const wrong = await sellFor(30_000, 6_000);
  await expectCreated(shop.post(`/api/sale/${wrong._id}/void`, { reason: 'Wrong price' }));
  await sellFor(9_000, 9_000, { sellingType: 'Full Payment', payableAmountLater: 0 });
  expect(await rows()).toEqual([
    ['sale', 40_000, 10_000, 40_000],
    ['sale-return', -46_000, -4_000, -6_000],
    ['sale', 24_000, 6_000, 18_000],
    ['reversal', -24_000, -6_000, -6_000],
  ]);
  expect(await ledger()).toMatchObject({ totalDebit: 90_000, totalCredit: 96_000, closing: -6_000 });
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('is exported with the document and the payment in lines of their own', async () => {
  await sellFor(51_400, 10_000);
  const lines = async (query: string) => {
    const { body } = await shop.get(`/api/export/party-ledger.csv?personId=${party}${query}`);
    const { data } = papa.parse<Record<string, string>>(body.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    return data.map((row) => [row.Description, row.Debit, row.Credit, row.Balance]);
  };
  const inOrder = [
    ['Opening balance', '', '', '0'],
    [expect.stringMatching(/^Invoice INV-1/), '51400', '0', '51400'],
    ['Paid at once on INV-1', '0', '10000', '41400'],
  ];
  expect(await lines('')).toEqual(inOrder);
  expect(await lines('&order=desc')).toEqual(inOrder.toReversed());
});
