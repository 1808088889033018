import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  openBank,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
let shop: TestShop;
let bank: string;
let today: string;
const phones: string[] = [];
const accessories: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
  bank = await openBank(shop, 1_000_000);
  while (phones.length < 3) phones.push(await buyPhone(shop));
  // Averages that no paisa divides.
  for (const costs of [
    [33.33, 43.34],
    [0.01, 10.02],
  ]) {
    const { body } = await expectCreated(shop.post('/api/accessory/', { accessoryName: `At ${costs[0]}` }));
    for (const unitCost of costs)
      await expectCreated(
        shop.post(`/api/accessory/${body.data._id}/purchase`, {
          quantity: 7,
          unitCost,
          date: today,
          pocketCash: Math.round(700 * unitCost) / 100,
        }),
      );
    accessories.push(body.data._id);
  }
});
afterAll(() => server.close());

/** Everything that a sale can move: accounts, units, accessories, what parties have open. */
async function everything() {
  const db = unscoped(server.database);
  const own = shop.user.shopId ?? '';
  const accounts = await db.selectFrom('account_balances').selectAll().where('shop_id', '=', own).execute();
  const units = await db
    .selectFrom('units')
    .select(['imei1', 'state', 'cost'])
    .where('shop_id', '=', own)
    .where('state', '<>', 'void')
    .orderBy('imei1')
    .execute();
  const stock = await db
    .selectFrom('accessories')
    .select(['name', 'quantity', 'value'])
    .where('shop_id', '=', own)
    .orderBy('name')
    .execute();
  const bills = await db.selectFrom('bills').selectAll().where('shop_id', '=', own).execute();
  const credits = await db.selectFrom('party_credits').selectAll().where('shop_id', '=', own).execute();
  return {
    accounts: Object.fromEntries(
      accounts
        .map(({ account, debit, credit }) => [account, debit - credit] as const)
        .filter(([, balance]) => balance !== 0)
        .sort(),
    ),
    units,
    stock,
    open: bills.filter(({ paid, amount }) => paid < amount).length,
    free: credits.filter(({ allocated, amount }) => allocated < amount).length,
  };
}

const paisa = fc.integer({ min: 1, max: 5_000_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const sold = fc.record({
  prices: fc.array(paisa, { maxLength: 3 }),
  rows: fc.array(
    fc.record({ which: fc.nat(1), quantity: fc.integer({ min: 1, max: 2 }), price: fc.nat(100_000) }),
    { maxLength: 3 },
  ),
  type: fc.constantFrom('Full Payment', 'Credit', 'Exchange'),
  later: share,
  value: paisa,
  inBank: share,
});
type Sold = typeof sold extends fc.Arbitrary<infer Value> ? Value : never;

const rupees = (amount: number) => amount / 100;

/** The request of a sale, and the money that moved by it (in paisa). */
async function request({ prices, rows, type, later, value, inBank }: Sold) {
  const total = [...prices, ...rows.map(({ quantity, price }) => quantity * price)].reduce(
    (a, b) => a + b,
    0,
  );
  const owed = type === 'Credit' ? Math.max(1, Math.floor(total * later)) : 0;
  const money = type === 'Exchange' ? Math.abs(total - value) : total - owed;
  const account = Math.floor(money * inBank);
  const split = {
    pocketCash: rupees(money - account),
    accountCash: rupees(account),
    bankAccountUsed: bank,
  };
  const body = await saleOf(shop, '', {
    sellingType: type,
    imeiPrices: prices.map((price, index) => ({ imei: phones[index], price: rupees(price) })),
    finalPrice: rupees(prices.reduce((a, b) => a + b, 0)),
    accessories: rows.map(({ which, quantity, price }) => ({
      name: accessories[which],
      quantity,
      price: rupees(price),
    })),
    ...split,
    ...(type === 'Credit' && {
      payableAmountNow: rupees(money),
      payableAmountLater: rupees(owed),
      payableAmountLaterDate: today,
    }),
    ...(type === 'Exchange' && {
      exchangePhoneDetail: {
        companyName: 'Oppo',
        modelName: 'A54',
        imei1: newImei(),
        purchasePrice: rupees(value),
      },
    }),
  });
  return { body, split };
}

/** Sales that can be made: something is sold, and something is to be paid for it. */
const possible = sold.filter(({ prices, rows }) => prices.length > 0 || rows.some(({ price }) => price > 0));

describe('a sale', () => {
  it('that is undone as a whole leaves every balance and the stock as they were', async () => {
    await fc.assert(
      fc.asyncProperty(possible, async (it) => {
        const before = await everything();
        const { body } = await request(it);
        const sale = await expectCreated(shop.post('/api/sale', body));
        expect(await everything()).not.toEqual(before);
        await expectCreated(shop.post(`/api/sale/${sale.body.data._id}/void`, { reason: 'Undone' }));
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 25 },
    );
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 120_000);

  it('that comes back the way it went leaves every balance and the stock as they were', async () => {
    await fc.assert(
      fc.asyncProperty(possible, async (it) => {
        const before = await everything();
        const { body, split } = await request(it);
        const sale = await expectCreated(shop.post('/api/sale', body));
        await expectCreated(
          shop.post(`/api/sale/${sale.body.data._id}/return`, {
            date: today,
            reason: 'Taken back',
            exchangePhone: it.type === 'Exchange',
            refund: split,
          }),
        );
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 25 },
    );
    expect(await defectsOf(server, shop)).toEqual([]);
  }, 120_000);

  it('that comes back piece by piece leaves the stock, and what it cost, as they were', async () => {
    await fc.assert(
      fc.asyncProperty(possible, async (it) => {
        const before = await everything();
        const { body } = await request(it);
        const { data } = (await expectCreated(shop.post('/api/sale', body))).body;
        const pieces = [
          ...data.units.map(({ _id }: { _id: string }) => ({ units: [_id] })),
          ...data.accessories
            .filter(({ price }: { price: number }) => price > 0)
            .flatMap(({ _id, quantity }: { _id: string; quantity: number }) =>
              Array.from({ length: quantity }, () => ({ accessories: [{ _id, quantity: 1 }] })),
            ),
          // What was given free comes last, with the phone that was taken in.
          {},
        ];
        for (const piece of pieces) {
          const answer = await shop.post(`/api/sale/${data._id}/return`, {
            date: today,
            reason: 'Piece by piece',
            ...piece,
          });
          // Nothing may be left for the last round, or only what the books never knew of.
          expect([201, ...(Object.keys(piece).length === 0 ? [409, 422] : [])]).toContain(answer.status);
        }
        const after = await everything();
        expect(after.stock.map(({ value }) => value)).toEqual(before.stock.map(({ value }) => value));
        expect(after.units.filter(({ imei1 }) => phones.includes(imei1))).toEqual(
          before.units.filter(({ imei1 }) => phones.includes(imei1)),
        );
        for (const account of ['income:phones', 'income:accessories', 'cost:phones', 'cost:accessories'])
          expect(after.accounts[account]).toBe(before.accounts[account]);
        expect(await defectsOf(server, shop)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});
