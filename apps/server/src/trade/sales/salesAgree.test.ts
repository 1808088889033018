import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import type { Database } from '../../base/database/Database.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
let shop: TestShop;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startTestApp();
  db = unscoped(server.database);
});
afterAll(() => server.close());

const own = () => shop.user.shopId ?? '';

/** A sale that came back in part (INV-1), one that is void (INV-2), one of a dispatch (INV-3), and a phone that is out. */
beforeEach(async () => {
  shop = await server.signUp();
  const today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
  const { body: cover } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }));
  await expectCreated(
    shop.post(`/api/accessory/${cover.data._id}/purchase`, {
      quantity: 9,
      unitCost: 33.33,
      date: today,
      pocketCash: 299.97,
    }),
  );
  const imeis: string[] = [];
  while (imeis.length < 5) imeis.push(await buyPhone(shop));
  const [first, second, third, fourth, fifth] = imeis as [string, string, string, string, string];
  const { body: sale } = await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, '', {
        sellingType: 'Credit',
        imeiPrices: [first, second].map((imei) => ({ imei, price: 50_000 })),
        finalPrice: 100_000,
        accessories: [{ name: cover.data._id, quantity: 3, price: 100 }],
        pocketCash: 60_000,
        payableAmountNow: 60_000,
        payableAmountLater: 40_300,
        payableAmountLaterDate: today,
      }),
    ),
  );
  await expectCreated(
    shop.post(`/api/sale/${sale.data._id}/return`, {
      date: today,
      reason: 'Faulty',
      units: [sale.data.units[0]._id],
      accessories: [{ _id: cover.data._id, quantity: 1 }],
      refund: { pocketCash: 30_000 },
    }),
  );
  const { body: undone } = await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, third, {
        sellingType: 'Exchange',
        pocketCash: 20_000,
        exchangePhoneDetail: {
          companyName: 'Apple',
          modelName: 'iPhone 11',
          imei1: newImei(),
          purchasePrice: 30_000,
        },
      }),
    ),
  );
  await expectCreated(shop.post(`/api/sale/${undone.data._id}/void`, { reason: 'Wrong' }));
  const { body: dispatch } = await expectCreated(
    shop.post('/api/dispatch', {
      entityData: { name: 'Dealer', number: '03331234567' },
      date: today,
      units: [{ imei: fourth }, { imei: fifth }],
    }),
  );
  await expectCreated(shop.post(`/api/dispatch/${dispatch.data._id}/settle`, await saleOf(shop, fourth)));
});

const change = (table: 'sales' | 'sale_returns', values: object, column: string, value: unknown) =>
  db
    .updateTable(table)
    .set(values)
    .where('shop_id', '=', own())
    .where(column as never, '=', value as never)
    .execute();
const invoice = (number: number, values: object) => change('sales', values, 'invoice_number', number);
const returned = (kind: 'return' | 'void', values: object) => change('sale_returns', values, 'kind', kind);

test('nothing is wrong with sales, returns, voids and dispatches that only the server wrote', async () => {
  expect(await defectsOf(server, shop)).toEqual([]);
});

describe('the proof of sales and dispatches finds', () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a return that says another price than it posted',
      () => returned('return', { phones_total: 1, off_balance: 1 }),
      /^The return of .+ on Invoice 1 (?:did not post what it says|does not add up)/,
    ],
    [
      'a sale that forgets what came back',
      () => invoice(1, { returned_total: 0 }),
      /^What came back of Invoice 1 should come to Rs\s50,100/,
    ],
    [
      'a sale that forgets what that had cost',
      () => invoice(1, { returned_cost: 0 }),
      /^The cost of what came back of Invoice 1/,
    ],
    ['a sale that forgets a refund', () => invoice(1, { refunded: 0 }), /^What was refunded of Invoice 1/],
    [
      'a sale that says it is whole',
      () => invoice(1, { status: 'posted' }),
      /^Invoice 1 says that it is posted, its returns say part-returned$/,
    ],
    [
      'a void sale that says it stands',
      () => invoice(2, { status: 'posted' }),
      /^Invoice 2 says that it is posted, its returns say void$/,
    ],
    [
      'a void that was none',
      () => returned('void', { kind: 'return' }),
      /^Invoice 2 says that it is void, its returns say returned$/,
    ],
    [
      'a sale that counts other phones than it sold',
      () => invoice(1, { phones_count: 1 }),
      /^Invoice 1 counts other phones than it sold$/,
    ],
    ['a sale that says another cost', () => invoice(1, { cost_total: 1 }), /^The cost of Invoice 1 should/],
    [
      'a phone that came back by no return',
      () =>
        db
          .updateTable('sale_units')
          .set({ return_id: null })
          .where('shop_id', '=', own())
          .where('return_id', 'is not', null)
          .execute(),
      /^A phone of Invoice 1 came back by no return of it$/,
    ],
    [
      'accessories that came back unseen',
      () =>
        db
          .updateTable('sale_accessories')
          .set({ returned_quantity: 2 })
          .where('shop_id', '=', own())
          .execute(),
      /^Cover on Invoice 1 did not leave or come back as it says$/,
    ],
    [
      'accessories that came back at another price',
      () =>
        db.updateTable('sale_return_accessories').set({ price: 1 }).where('shop_id', '=', own()).execute(),
      /took back an accessory that was not sold so$/,
    ],
    [
      'a credit that is not what came back',
      () =>
        db
          .updateTable('party_credits')
          .set((row) => ({ amount: row('amount', '+', row.lit(1)) }))
          .where('shop_id', '=', own())
          .where('source', '=', 'return')
          .execute(),
      /^What the return of .+ on Invoice 1 took off the balance/,
    ],
    [
      'a bill that is gone',
      () => db.deleteFrom('bills').where('shop_id', '=', own()).execute(),
      /^The bill of Invoice 1 should come to/,
    ],
    [
      'a phone that went back and is still there',
      () =>
        db
          .updateTable('units')
          .set({ state: 'sold' })
          .where('shop_id', '=', own())
          .where('state', '=', 'void')
          .execute(),
      /^The phone taken in by Invoice 2 is sold, which its returns contradict$/,
    ],
    [
      'a dispatched phone that is out on no dispatch',
      () =>
        db
          .updateTable('dispatch_units')
          .set({ state: 'returned', resolved_on: '2199-01-01' })
          .where('shop_id', '=', own())
          .where('state', '=', 'out')
          .execute(),
      /^The phone \d+ is dispatched, but not out on one dispatch$/,
    ],
    [
      'a phone that is out and in stock',
      () =>
        db
          .updateTable('units')
          .set({ state: 'in-stock' })
          .where('shop_id', '=', own())
          .where('state', '=', 'dispatched')
          .execute(),
      /^The phone \d+ is out on DC-1, but is not dispatched$/,
    ],
    [
      'a phone that was sold off a dispatch by no sale of it',
      () => invoice(3, { dispatch_id: null }),
      /^The phone \d+ is not sold on DC-1 as it says$/,
    ],
    [
      'a sale of a phone that its dispatch never had',
      () =>
        db.deleteFrom('dispatch_units').where('shop_id', '=', own()).where('state', '=', 'sold').execute(),
      /^Invoice 3 sold the phone \d+ off a dispatch that it was not on$/,
    ],
  ])('%s', async (_, tamper, sentence) => {
    await tamper();
    expect(await defectsOf(server, shop)).toContainEqual(expect.stringMatching(sentence));
  });
});
