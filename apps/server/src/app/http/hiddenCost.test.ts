import {
  bankContract,
  catalogContract,
  committeeContract,
  expenseContract,
  partyContract,
  shopContract,
  walletContract,
  warrantyContract,
} from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyPhone, expectCreated, fillTill, saleOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
const hidden = { 'handset-cost': 'hidden' };

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  await fillTill(shop, 500_000);
  const imei = await buyPhone(shop);
  await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
  await buyPhone(shop);
});
afterAll(() => server.close());

describe('an owner beside whom a customer stands', () => {
  test('is answered as somebody who may not see what things cost', async () => {
    const [open, closed] = [await shop.get('/api/dashboard'), await shop.get('/api/dashboard', hidden)];
    expect(open.body.data.profit).toBe(5_000);
    expect(closed.body.data).toMatchObject({ profit: null, stock: { value: null } });
    expect((await shop.get('/api/sale', hidden)).body.data[0].profit).toBeNull();
    expect((await shop.get('/api/phone', hidden)).body.data[0].purchasePrice).toBeNull();
  });

  // Clients keep these through a change of view: `withoutCost` of the API client.
  test.each([
    catalogContract.companies,
    partyContract.persons,
    partyContract.balances,
    partyContract.dues,
    partyContract.advances,
    bankContract.list,
    walletContract.balances,
    walletContract.pocketCash,
    walletContract.counts,
    expenseContract.categories,
    committeeContract.list,
    shopContract.mine,
    shopContract.staff,
    warrantyContract.list,
  ])('is answered the same by GET $url', async ({ url }) => {
    const { status, body } = await shop.get(url);
    expect(status).toBe(200);
    expect((await shop.get(url, hidden)).body).toEqual(body);
  });

  test('takes lists out without cost', async () => {
    const { body: open } = await shop.get('/api/export/phones.csv');
    const { body: closed } = await shop.get('/api/export/phones.csv', hidden);
    expect(open).toContain('45000');
    expect(closed).not.toContain('45000');
  });

  test('is told why a statement is not there, and that is no attempt at what is forbidden', async () => {
    const { status, body } = await shop.get('/api/ledger/balance-sheet', hidden);
    expect([status, body.message]).toEqual([
      403,
      'Cost and profit are hidden on this screen: show them again to see the balance sheet',
    ]);
    const { data } = (await shop.get('/api/audit')).body;
    expect(JSON.stringify(data)).not.toContain('balance-sheet');
  });

  test('changes things as ever', async () => {
    const [phone] = (await shop.get('/api/phone?state=in-stock')).body.data;
    const price = { demandPrice: 52_000, purchasePrice: 45_000, finalPrice: 49_000 };
    const edit = { price, version: phone.version };
    const url = `/api/Purchase/single-purchase-phone/${phone._id}`;
    expect((await shop.send('PUT', url, edit, hidden)).status).not.toBe(403);
  });
});
