import { walkInOf } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  partiesOf,
  saleOf,
  slipOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let walkIn: ReturnType<typeof walkInOf>;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  walkIn = walkInOf((await shop.get('/api/shop/mine')).body.data);
  await fillTill(shop, 1_000_000);
});
afterAll(() => server.close());

const refusal = 'The walk-in customer only buys for full payment. Choose a person instead.';

async function sell(change: Record<string, unknown> = {}) {
  return shop.post('/api/sale', await saleOf(shop, await buyPhone(shop), { entityData: walkIn, ...change }));
}

test('walk-in sales share one party, which no list and no search names', async () => {
  await expectCreated(sell());
  const { body } = await expectCreated(sell());
  expect(body.data.person).toEqual(walkIn);
  expect(await partiesOf(shop)).toEqual({ 'Ali Traders': 0 });
  expect((await shop.get('/api/partyLedger')).body.data).toHaveLength(1);
  expect((await shop.get('/api/search?q=walk')).body.data).toMatchObject({ parties: [] });
  expect((await shop.get('/api/sale')).body.total).toBe(2);
  expect(await defectsOf(server, shop)).toEqual([]);
});

test('the walk-in customer takes no credit, sells nothing and has no account', async () => {
  await expectCreated(sell());
  const date = await todayOf(shop);
  const terms = { payableAmountNow: 0, payableAmountLater: 50_000, payableAmountLaterDate: date };
  const pay = { direction: 'in', date, amount: 500, pocketCash: 500, accountCash: 0 };
  for (const answer of [
    await sell({ sellingType: 'Credit', pocketCash: 0, ...terms }),
    await shop.post('/api/Purchase/purchase-phone', await slipOf(shop, { entityData: walkIn })),
    await shop.post(`/api/partyLedger/${walkIn._id}/payment`, pay),
  ]) {
    expect(answer).toMatchObject({ status: 422, body: { message: refusal } });
  }
  const change = await shop.send('PATCH', `/api/person/${walkIn._id}`, { name: 'Somebody', version: 1 });
  expect(change.body.message).toBe('The walk-in customer cannot be changed');
});

test('a walk-in customer who brings a phone back is paid at once', async () => {
  const imei = await buyPhone(shop);
  const { body } = await expectCreated(
    shop.post('/api/sale', await saleOf(shop, imei, { entityData: walkIn })),
  );
  const goods = { date: await todayOf(shop), reason: 'Faulty', units: [body.data.units[0]._id] };
  const due = 50_000;
  const url = `/api/sale/${body.data._id}/return`;
  const unpaid = await shop.post(url, goods);
  expect(unpaid.body.message).toMatch(/^A walk-in customer is paid back at once: refund Rs/);
  await expectCreated(shop.post(url, { ...goods, refund: { pocketCash: due, accountCash: 0 } }));
});
