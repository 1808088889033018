import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  slipOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import type { Database } from '../../base/database/Database.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { buyLot, entryOf, newRows, onCredit } from './lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
let db: Kysely<Database>;
let own: string;

beforeAll(async () => {
  server = await startTestApp();
  db = unscoped(server.database);
});
afterAll(() => server.close());

/** A shop with everything that the proof looks at: a lot in part returned, a slip that is void, a phone of the stock form. */
beforeEach(async () => {
  shop = await server.signUp();
  own = shop.user.shopId ?? '';
  const today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
  const { id } = await buyLot(shop, [entryOf(newRows(3))], onCredit(30_000, 5_000, today));
  const { units } = (await shop.get(`/api/Purchase/${id}`)).body.data;
  const back = { units: [units[0]._id], date: today, reason: 'Faulty', refund: { pocketCash: 1_000 } };
  await expectCreated(shop.post(`/api/Purchase/${id}/return`, back));
  const { body } = await expectCreated(shop.post('/api/Purchase/purchase-phone', await slipOf(shop)));
  await expectCreated(shop.post(`/api/Purchase/${body.data._id}/void`, { reason: 'Entered twice' }));
  await expectCreated(
    shop.post('/api/phone/addPhone', {
      name: 'A15',
      companyName: 'Samsung',
      modelSpecifications: 'A15',
      color: 'Blue',
      imei: newImei(),
      demandPrice: 3,
      purchasePrice: 1,
      finalPrice: 2,
    }),
  );
});

it('finds nothing wrong where only the server wrote', async () =>
  expect(await defectsOf(server, shop)).toEqual([]));

const units = () => db.updateTable('units').where('shop_id', '=', own);
const slips = () => db.updateTable('purchases').where('shop_id', '=', own);

it.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a phone of a lot at another cost',
    () => units().set({ cost: 1 }).where('source', '=', 'bulk').where('state', '=', 'in-stock').execute(),
    /^Entry 1 of Slip 1 is not what its phones say$/,
  ],
  [
    'a lot that counts other phones than it holds',
    () => db.updateTable('purchase_entries').set({ quantity: 4 }).where('shop_id', '=', own).execute(),
    /^The entries of Slip 1 should come to/,
  ],
  [
    'a status that the phones contradict',
    () => slips().set({ status: 'posted' }).where('slip_number', '=', 1).execute(),
    /^Slip 1 is posted, which its phones contradict$/,
  ],
  [
    'a slip that says more came back than did',
    () => slips().set({ returned_total: 1 }).where('slip_number', '=', 1).execute(),
    /^What was returned of Slip 1 should come to/,
  ],
  [
    'a void slip that lives again',
    () => slips().set({ status: 'posted' }).where('slip_number', '=', 2).execute(),
    /^Slip 2 is posted, which its (?:phones|returns) contradict$/,
  ],
  [
    'a bill of another amount',
    () => db.updateTable('bills').set({ amount: 2_000_000 }).where('shop_id', '=', own).execute(),
    /^The bill of Slip 1 should come to/,
  ],
  [
    'a return that says another split than it posted',
    () =>
      db
        .updateTable('purchase_returns')
        .set({ pocket_cash: 0, off_balance: 1_000_000 })
        .where('shop_id', '=', own)
        .where('kind', '=', 'return')
        .execute(),
    /^The return of Slip 1 on .+ did not post what it says/,
  ],
  [
    'a phone that came on another day than its slip',
    () => units().set({ acquired_on: '2020-01-01' }).where('source', '=', 'bulk').execute(),
    /^A phone of Slip 1 came on another day than it says$/,
  ],
  [
    'a phone that no document brought',
    () => units().set({ entry_number: null }).where('source', '=', 'stock').execute(),
    /^Nothing says where the phone \d{15} came from$/,
  ],
  [
    'a phone of the stock form at another cost',
    () => units().set({ cost: 2 }).where('source', '=', 'stock').execute(),
    /^What entry \d+ put into stock should come to/,
  ],
  [
    'a phone that its list does not find',
    () => units().set({ search_text: '' }).where('source', '=', 'stock').execute(),
    /^The phone \d{15} is not found by what it says$/,
  ],
  [
    'a phone that went back and is in stock',
    () => units().set({ state: 'in-stock' }).where('state', '=', 'returned-to-supplier').execute(),
    /^The phone \d{15} contradicts the return of Slip 1$/,
  ],
])('finds %s', async (_, tamper, defect) => {
  await tamper();
  expect(await defectsOf(server, shop)).toContainEqual(expect.stringMatching(defect));
});
