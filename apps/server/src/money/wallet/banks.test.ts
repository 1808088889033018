import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  slipOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const change = (bank: string, body: object, of: TestClient = shop, headers: Record<string, string> = {}) =>
  of.send('PATCH', `/api/banks/${bank}`, body, headers);
const banksOf = async (query = '') => (await shop.get(`/api/wallet${query}`)).body.data.banks;

describe('a change of a bank account', () => {
  test('renames it and changes its kind, from its latest version alone', async () => {
    const bank = await openBank(shop, 100);
    const { status, body } = await change(bank, {
      version: 1,
      bankName: 'HBL Hall Road',
      accountType: 'Saving',
    });
    expect([status, body.message]).toEqual([200, 'Bank account updated successfully']);
    expect(body.data).toEqual({
      _id: bank,
      bankName: 'HBL Hall Road',
      accountType: 'Saving',
      isActive: true,
      version: 2,
    });
    expect(await walletOf(shop)).toEqual({ pocket: 0, 'HBL Hall Road': 100 });
    const stale = await change(bank, { version: 1, bankName: 'Meezan' });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Somebody changed this account meanwhile; look at it again',
    ]);
    expect((await change(bank, { version: 2 })).body.data).toMatchObject({
      bankName: 'HBL Hall Road',
      version: 3,
    });
  });

  test('to the name and kind of another is refused', async () => {
    await openBank(shop, 0, 'Meezan');
    const bank = await openBank(shop, 0);
    const { status, body } = await change(bank, { version: 1, bankName: ' MEEZAN ' });
    expect([status, body.fields]).toEqual([409, { bankName: 'Meezan (Current) is already an account' }]);
    expect((await change(bank, { version: 1, bankName: 'hbl' })).status).toBe(200);
  });

  test.each([
    [{ version: undefined }, { version: 'This is required' }],
    [{ version: 0 }, { version: 'This is not valid' }],
    [{ bankName: ' ' }, { bankName: 'This is required' }],
    [{ bankName: 'x'.repeat(81) }, { bankName: 'This is longer than 80 characters' }],
    [{ accountType: 'Gold' }, { accountType: 'Choose one of the options' }],
    [{ isActive: 'no' }, { isActive: 'This is not valid' }],
    [{ balance: 5 }, { balance: 'This field is not known' }],
  ])('with %j is refused', async (wrong, fields) => {
    const { status, body } = await change(await openBank(shop, 0), { version: 1, ...wrong });
    expect([status, body.fields]).toEqual([422, fields]);
  });

  test('is for the owner of its own shop, and happens once by its key', async () => {
    const bank = await openBank(shop, 0);
    expect((await change(bank, { version: 1 }, await hire(server, shop))).status).toBe(403);
    expect((await change(bank, { version: 1 }, await server.signUp())).status).toBe(404);
    const key = { 'idempotency-key': 'rename-bank-1' };
    const first = await change(bank, { version: 1, bankName: 'UBL' }, shop, key);
    const again = await change(bank, { version: 1, bankName: 'UBL' }, shop, key);
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([
      200,
      first.body,
      'true',
    ]);
  });
});

describe('a bank account that is out of use', () => {
  test('must be empty first', async () => {
    const bank = await openBank(shop, 700);
    const { status, body } = await change(bank, { version: 1, isActive: false });
    expect([status, body.fields.isActive]).toMatchObject([
      409,
      /^HBL holds Rs\s700; move it to another account first$/,
    ]);
  });

  test('is offered no more, and stays in the wallet for who asks', async () => {
    const bank = await openBank(shop, 0);
    await openBank(shop, 0, 'Meezan');
    await change(bank, { version: 1, isActive: false });
    const offered = (await shop.get('/api/banks/getAllBanks')).body.banks;
    expect(offered.map(({ bankName }: { bankName: string }) => bankName)).toEqual(['Meezan']);
    expect((await banksOf()).map(({ bankName }: { bankName: string }) => bankName)).toEqual(['Meezan']);
    expect(await banksOf('?inactive=true')).toMatchObject([
      { bankName: 'HBL', isActive: false },
      { bankName: 'Meezan', isActive: true },
    ]);
    expect((await shop.get(`/api/banks/${bank}/transactions`)).status).toBe(200);
  });

  test('cannot be chosen by anything that moves money, until it is in use again', async () => {
    const bank = await openBank(shop, 0);
    await fillTill(shop, 100_000);
    await change(bank, { version: 1, isActive: false });
    const today = await todayOf(shop);
    const through = { accountCash: 500, bankAccountUsed: bank };
    const slip = await slipOf(shop, { purchasePrice: 500, pocketCash: 0, ...through });
    const answers = [
      await shop.post('/api/wallet/transfer', { from: 'cash:pocket', to: `bank:${bank}`, amount: 5 }),
      await shop.post('/api/wallet/entry', {
        direction: 'in',
        account: `bank:${bank}`,
        amount: 5,
        reason: 'capital',
      }),
      await shop.post('/api/wallet/count', { account: `bank:${bank}`, counted: 5, reason: 'Found' }),
      await shop.post('/api/expense', { date: today, category: 'Rent', amount: 500, ...through }),
      await shop.post('/api/Purchase/purchase-phone', slip),
    ];
    for (const { status, body } of answers)
      expect([status, body.fields]).toEqual([
        409,
        { bankAccountUsed: 'HBL is not in use any more; choose another account' },
      ]);
    expect(await walletOf(shop)).toEqual({ pocket: 100_000 });
    expect((await change(bank, { version: 2, isActive: true })).status).toBe(200);
    expect(
      (await shop.post('/api/wallet/transfer', { from: 'cash:pocket', to: `bank:${bank}`, amount: 5 }))
        .status,
    ).toBe(201);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('still bears the undoing of what it paid once', async () => {
    const bank = await openBank(shop, 500);
    const today = await todayOf(shop);
    const { body } = await expectCreated(
      shop.post('/api/expense', {
        date: today,
        category: 'Rent',
        amount: 500,
        accountCash: 500,
        bankAccountUsed: bank,
      }),
    );
    await change(bank, { version: 1, isActive: false });
    await expectCreated(
      shop.post(`/api/ledger/records/${body.data.entry}/reverse`, { date: today, reason: 'Came back' }),
    );
    expect(await banksOf()).toMatchObject([{ bankName: 'HBL', balance: 500, isActive: false }]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

test('the cards of the wallet show their last movements, newest first, when asked for', async () => {
  const bank = await openBank(shop, 1_000);
  await fillTill(shop, 100_000);
  await buyPhone(shop);
  await expectCreated(
    shop.post('/api/wallet/transfer', { from: `bank:${bank}`, to: 'cash:pocket', amount: 250 }),
  );
  const { data } = (await shop.get('/api/wallet?movements=2')).body;
  expect(data.pocketCash).toMatchObject({
    balance: 55_250,
    movements: [
      { event: 'transfer', type: 'transfer', debit: 250, credit: 0, balance: 55_250 },
      { event: 'purchase', debit: 0, credit: 45_000, balance: 55_000, partyName: 'Ali Traders' },
    ],
  });
  expect(data.banks[0].movements.map((row: { balance: number }) => row.balance)).toEqual([750, 1_000]);
  expect(data.total).toBe(56_000);
  for (const query of ['movements=21', 'movements=-1', 'movements=x', 'inactive=yes', 'all=1'])
    expect((await shop.get(`/api/wallet?${query}`)).status).toBe(422);
});
