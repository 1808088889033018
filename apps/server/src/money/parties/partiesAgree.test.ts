import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addParty, buyOnCredit, oweOpening, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import { defectsOf, expectCreated, fillTill, todayOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import type { Database } from '../../base/database/Database.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';

let server: TestApp;
let shop: TestShop;
let db: Kysely<Database>;
let today: string;
let ali: string;
let sana: string;
let sale: string;
let opening: string;
let payment: string;

/** Ali bought for 300 and paid 100 of it, owed 70 before and sold us something for 200; Sana paid 40 ahead. */
beforeAll(async () => {
  server = await startTestApp();
  db = unscoped(server.database);
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000);
  ali = await addParty(shop);
  sana = await addParty(shop, 'Sana');
  sale = (await sellOnCredit(shop, ali, 300))._id;
  opening = await oweOpening(shop, ali, 70, { dueDate: '2199-01-01' });
  await buyOnCredit(shop, ali, 200);
  payment = (await payCash(shop, ali, 100)).body.data._id;
  await payCash(shop, sana, 40);
  expect(await defectsOf(server, shop)).toEqual([]);
});
afterAll(() => server.close());

const shopId = () => shop.user.shopId ?? '';
const kept = (person: string, change: object) =>
  db
    .updateTable('party_totals')
    .set(change)
    .where('shop_id', '=', shopId())
    .where('person_id', '=', person)
    .execute();
const billIs = (change: object, id = sale) =>
  db.updateTable('bills').set(change).where('shop_id', '=', shopId()).where('id', '=', id).execute();
const creditIs = (change: object, id = payment) =>
  db.updateTable('party_credits').set(change).where('shop_id', '=', shopId()).where('id', '=', id).execute();

describe('the proof of the parties finds', () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['what was bought', () => kept(ali, { bought: 1 }), /^What is kept of Ali Traders \(bought\)/],
    ['what was sold', () => kept(ali, { sold: 1 }), /^What is kept of Ali Traders \(sold\)/],
    ['a balance', () => kept(ali, { balance: 1 }), /^What is kept of Ali Traders \(balance\)/],
    ['the visits', () => kept(ali, { visits: 9 }), /^The visits or days kept of Ali Traders/],
    ['the last day', () => kept(ali, { last_activity: '2001-01-01' }), /^The visits or days kept/],
    ['the next due day', () => kept(ali, { next_due: '2001-01-01' }), /^The visits or days kept/],
    [
      'a party of which nothing is kept',
      () =>
        db.deleteFrom('party_totals').where('shop_id', '=', shopId()).where('person_id', '=', sana).execute(),
      /^The visits or days kept of Sana/,
    ],
    [
      'a bill of another amount',
      () => billIs({ amount: 30_100 }),
      /\(sale\) moves a party's balance, and no bill/,
    ],
    [
      'a bill of another party',
      () => billIs({ person_id: sana }),
      /\(sale\) moves a party's balance, and no bill/,
    ],
    [
      'a bill of the other side',
      () => billIs({ side: 'payable' }),
      /\(sale\) moves a party's balance, and no bill/,
    ],
    ['a bill that is gone', () => billIs({ id: newId() }, opening), /\(opening\) moves a party's balance/],
    ['a bill of nothing', () => billIs({ id: newId() }, opening), /stands for nothing in the books/],
    ['a bill paid by nobody', () => billIs({ paid: 101 }), /^What is paid of the bill/],
    ['a credit used by nothing', () => creditIs({ allocated: 99 }), /^What is used of the credit/],
    [
      'a credit of another amount',
      () => creditIs({ amount: 10_100 }),
      /\(payment-in\) moves a party's balance/,
    ],
    ['an allocation to somebody else', () => creditIs({ person_id: sana }), /settles what it cannot/],
    [
      'bills and payments that come to another balance',
      () => billIs({ amount: 71 }, opening),
      /^What bills and payments say of the party/,
    ],
    [
      'an open bill beside an advance',
      () =>
        db
          .deleteFrom('allocations')
          .where('shop_id', '=', shopId())
          .execute()
          .then(() => creditIs({ allocated: 0 })),
      /has an open bill that an advance of its own could pay \(receivable\)/,
    ],
    [
      'a write-off that settles no bill any more',
      async () => {
        const entry = { kind: 'write-off', direction: 'in', amount: 70, date: today, note: 'Moved away' };
        const { _id } = (await expectCreated(shop.post(`/api/partyLedger/${ali}/entry`, entry))).body.data;
        await db
          .deleteFrom('allocations')
          .where('shop_id', '=', shopId())
          .where('credit_id', '=', _id)
          .execute();
      },
      /^The write-off WO-\d+ of Ali Traders writes off more than its bills \(Rs\s70\): undo it/,
    ],
    [
      'a paper of another amount',
      () =>
        db
          .updateTable('party_payments')
          .set({ amount: 99 })
          .where('shop_id', '=', shopId())
          .where('id', '=', payment)
          .execute(),
      /^The paper RV-\d+ of Ali Traders does not say what its entry does/,
    ],
    [
      'advances of both sides',
      async () => {
        const columns = { shop_id: shopId(), person_id: sana, date: today, allocated: 0, created_at: 1 };
        await db
          .insertInto('party_credits')
          .values({ ...columns, id: newId(), side: 'payable', source: 'payment', amount: 5 })
          .execute();
      },
      /has paid ahead, and was paid ahead/,
    ],
  ])('%s', async (_, tamper, sentence) => {
    await tamper();
    expect(await defectsOf(server, shop)).toContainEqual(expect.stringMatching(sentence));
  });
});
