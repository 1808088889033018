import { type Kysely, sql } from 'kysely';
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
import { everyShop } from '../../shop/access/everyShop.ts';

let server: TestApp;
let shop: TestShop;
let db: Kysely<Database>;
beforeAll(async () => {
  server = await startTestApp();
  db = unscoped(server.database);
  await allowChanges();
});
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 1_000_000);
  const accessory = (await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }))).body.data
    ._id;
  await expectCreated(
    shop.post(`/api/accessory/${accessory}/purchase`, {
      quantity: 10,
      unitCost: 100,
      date: await todayOf(shop),
      pocketCash: 1_000,
    }),
  );
  const imei = await buyPhone(shop);
  await buyPhone(shop);
  await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, imei, {
        sellingType: 'Exchange',
        pocketCash: 20_200,
        accessories: [{ name: accessory, quantity: 1, price: 200 }],
        exchangePhoneDetail: {
          companyName: 'Apple',
          modelName: 'iPhone 11',
          imei1: newImei(),
          purchasePrice: 30_000,
        },
      }),
    ),
  );
});
afterAll(() => server.close());

/** Takes away what keeps the books from being changed, as somebody with the database in hands could. */
async function allowChanges() {
  for (const table of ['journal_entries', 'journal_lines']) {
    if (server.database.engine === 'postgres')
      await sql`alter table ${sql.table(table)} disable trigger ${sql.id(`${table}_append_only`)}`.execute(
        db,
      );
    else
      for (const change of ['update', 'delete'])
        await sql`drop trigger ${sql.id(`${table}_no_${change}`)}`.execute(db);
  }
}

const own = () => shop.user.shopId ?? '';

test('finds nothing wrong with a shop that only its own server wrote to', async () => {
  expect(await defectsOf(server, shop)).toEqual([]);
});

describe('finds', () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'an amount that was changed',
      () =>
        db
          .updateTable('journal_lines')
          .set((row) => ({ amount: row('amount', '+', row.lit(1)) }))
          .where('shop_id', '=', own())
          .where('entry_number', '=', 1)
          .execute(),
      /^Entry 1 was changed$/,
    ],
    [
      'a description that was changed',
      () =>
        db
          .updateTable('journal_entries')
          .set({ description: 'Nothing to see' })
          .where('shop_id', '=', own())
          .where('number', '=', 2)
          .execute(),
      /^Entry 2 was changed$/,
    ],
    [
      'a sentence that was changed',
      () =>
        db
          .updateTable('journal_entries')
          .set({ sentence: null })
          .where('shop_id', '=', own())
          .where('number', '=', 2)
          .execute(),
      /^Entry 2 was changed$/,
    ],
    [
      'a line that was moved to another day',
      () =>
        db.updateTable('journal_lines').set({ date: '2020-01-01' }).where('shop_id', '=', own()).execute(),
      /^Entry 1 has a line of another date$/,
    ],
    [
      'a purchase that says another price than it posted',
      () =>
        db
          .updateTable('purchases')
          .set({ total: 1, paid_now: 1, pocket_cash: 1 })
          .where('shop_id', '=', own())
          .where('slip_number', '=', 1)
          .execute(),
      /^Slip 1 did not post what it says/,
    ],
    [
      'a sale that says another total than it posted',
      () =>
        db
          .updateTable('sales')
          .set((row) => ({
            phones_total: row('phones_total', '+', row.lit(1)),
            received: row('received', '+', row.lit(1)),
          }))
          .where('shop_id', '=', own())
          .execute(),
      /^Invoice 1 does not add up$/,
    ],
    [
      'a sale on another customer than it posted',
      async () => {
        const { _id } = (await shop.get('/api/person/all')).body.persons[0];
        await db
          .updateTable('sales')
          .set((row) => ({
            person_id: _id,
            payable_later: row('payable_later', '+', row.lit(5)),
            received: row('received', '-', row.lit(5)),
            pocket_cash: row('pocket_cash', '-', row.lit(5)),
          }))
          .where('shop_id', '=', own())
          .execute();
      },
      /^Invoice 1 did not post what it says/,
    ],
    [
      'a phone whose cost was changed',
      () =>
        db
          .updateTable('units')
          .set({ cost: 1 })
          .where('shop_id', '=', own())
          .where('state', '=', 'in-stock')
          .execute(),
      /^The cost of the phones in stock should come to/,
    ],
    [
      'a sold phone that is back on the shelf',
      () =>
        db
          .updateTable('units')
          .set({ state: 'in-stock' })
          .where('shop_id', '=', own())
          .where('state', '=', 'sold')
          .execute(),
      /is in-stock, which its sales contradict$/,
    ],
    [
      'a phone whose IMEI was changed',
      () =>
        db
          .updateTable('units')
          .set({ imei1: newImei() })
          .where('shop_id', '=', own())
          .where('state', '=', 'sold')
          .execute(),
      /are not listed as they are$/,
    ],
    [
      'accessories that nobody bought',
      () => db.updateTable('accessories').set({ quantity: 99 }).where('shop_id', '=', own()).execute(),
      /^The number of Cover is not the sum of its movements$/,
    ],
    [
      'accessories that are worth more than they cost',
      () => db.updateTable('accessories').set({ value: 1 }).where('shop_id', '=', own()).execute(),
      /^The value of the accessories should come to/,
    ],
    [
      'a number that was left out',
      () =>
        db
          .updateTable('counters')
          .set({ value: 2 })
          .where('shop_id', '=', own())
          .where('name', '=', 'invoice')
          .execute(),
      /^The invoice number 2 is missing$/,
    ],
  ])('%s', async (_, tamper, sentence) => {
    await tamper();
    expect(await defectsOf(server, shop)).toContainEqual(expect.stringMatching(sentence));
  });
});

test('can be asked of every shop of a server', async () => {
  const shops = await everyShop(server.database, 'books:check');
  expect(shops.map((session) => session.shop.id)).toContain(own());
  expect(shops.every((session) => session.shop.timeZone === 'Asia/Karachi')).toBe(true);
});
