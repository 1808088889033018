import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defectsOf, expectCreated, fillTill, todayOf } from '../../../test/testing/shopWork.ts';
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
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 1_000);
  await expectCreated(
    shop.post('/api/wallet/count', { account: 'cash:pocket', counted: 990, reason: 'Short' }),
  );
  await expectCreated(
    shop.post('/api/ledger/day/close', { date: await todayOf(shop), countedCash: 995, reason: 'Found' }),
  );
  expect(await defectsOf(server, shop)).toEqual([]);
});
afterAll(() => server.close());

const own = () => shop.user.shopId ?? '';

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'a balance that is not that of its lines',
    () =>
      db
        .updateTable('account_balances')
        .set({ debit: 5 })
        .where('shop_id', '=', own())
        .where('account', '=', 'cash:pocket')
        .execute(),
    /^The balance kept of cash:pocket should come to/,
  ],
  [
    'sums of which both sides were raised',
    () =>
      db
        .updateTable('account_balances')
        .set((row) => ({ debit: row('debit', '+', row.lit(1)), credit: row('credit', '+', row.lit(1)) }))
        .where('shop_id', '=', own())
        .where('account', '=', 'cash:pocket')
        .execute(),
    /^The sums kept of cash:pocket are not those of its lines$/,
  ],
  [
    'an account that is not in the chart',
    () =>
      db
        .updateTable('account_balances')
        .set({ account: 'gift:mine' })
        .where('shop_id', '=', own())
        .where('account', '=', 'cash:pocket')
        .execute(),
    /^The sums kept of gift:mine are not those of its lines$/,
  ],
  [
    'a day whose sums were changed',
    () =>
      db
        .updateTable('account_days')
        .set({ entries: 9 })
        .where('shop_id', '=', own())
        .where('account', '=', '*')
        .execute(),
    /^The sums kept of \* on .+ are not those of its lines$/,
  ],
  [
    'a day whose sums are gone',
    () =>
      db
        .deleteFrom('account_days')
        .where('shop_id', '=', own())
        .where('account', '=', 'adjust:cash')
        .execute(),
    /^The sums of adjust:cash on [-\d]+ by adjustment are not kept$/,
  ],
  [
    'a count of other money than the books held then',
    () => db.updateTable('cash_counts').set({ counted: 1 }).where('shop_id', '=', own()).execute(),
    /^The count of cash:pocket on .+ found Rs\s0\.01, but the books held Rs\s990 then$/,
  ],
  [
    'a count without the reason of its difference',
    () => db.updateTable('cash_counts').set({ reason: null }).where('shop_id', '=', own()).execute(),
    /^The count of cash:pocket on .+ gives no reason for its difference$/,
  ],
  [
    'a closing that hides its difference',
    () => db.updateTable('day_closings').set({ entry_number: null }).where('shop_id', '=', own()).execute(),
    /^The closing of .+ did not post its difference$/,
  ],
  [
    'a closing that remembers another journal',
    () =>
      db
        .updateTable('day_closings')
        .set({ tip_hash: 'f'.repeat(64) })
        .where('shop_id', '=', own())
        .execute(),
    /^The closing of .+ remembers another entry 3$/,
  ],
])('the proof of the books finds %s', async (_, tamper, sentence) => {
  await tamper();
  expect(await defectsOf(server, shop)).toContainEqual(expect.stringMatching(sentence));
});
