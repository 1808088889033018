import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  openBank,
  partiesOf,
  saleOf,
  slipOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

/** The shopkeeper's day of the end-to-end test, by the API alone, with every account after each step. */
describe("a shopkeeper's day", () => {
  let server: TestApp;
  let shop: TestShop;
  let bank: string;
  let today: string;
  const imeis: string[] = [];
  const exchanged = newImei();

  beforeAll(async () => {
    server = await startTestApp();
    shop = await server.signUp();
    today = await todayOf(shop);
  });
  afterAll(() => server.close());

  async function sheet() {
    const { data } = (await shop.get('/api/ledger/balance-sheet')).body;
    const amounts = Object.fromEntries(
      [...data.assets, ...data.liabilities, ...data.equity].map((line: { name: string; amount: number }) => [
        line.name,
        line.amount,
      ]),
    );
    expect(data.difference).toBe(0);
    expect(await defectsOf(server, shop)).toEqual([]);
    return amounts;
  }

  it('opens with cash and a bank account', async () => {
    await fillTill(shop, 100_000);
    bank = await openBank(shop, 200_000.5);
    expect(await walletOf(shop)).toEqual({ pocket: 100_000, HBL: 200_000.5 });
    expect(await sheet()).toMatchObject({ "Owner's capital": 100_000, 'Opening balances': 200_000.5 });
  });

  it('buys on credit: part from the till and the bank, the rest owed to the seller', async () => {
    imeis.push(
      await buyPhone(shop, {
        purchasePrice: 45_000,
        purchasePaymentType: 'credit',
        creditPaymentData: { payableAmountNow: 20_000, payableAmountLater: 25_000, dateOfPayment: today },
        pocketCash: 5_000,
        accountCash: 15_000,
        bankAccountUsed: bank,
      }),
      await buyPhone(shop, { purchasePrice: 30_000, pocketCash: 30_000 }),
      await buyPhone(shop, { purchasePrice: 60_000, pocketCash: 60_000 }),
    );
    expect(await walletOf(shop)).toEqual({ pocket: 5_000, HBL: 185_000.5 });
    expect(await partiesOf(shop)).toEqual({ 'Ali Traders': -25_000 });
    expect(await sheet()).toMatchObject({ 'Phone stock': 135_000, Payables: 25_000 });
  });

  it('sells for cash with an exchange: the old phone enters used stock at its value, in the same posting', async () => {
    const [imei] = imeis;
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, String(imei), {
          sellingType: 'Exchange',
          pocketCash: 32_000,
          exchangePhoneDetail: {
            companyName: 'Infinix',
            modelName: 'Hot 30',
            imei1: exchanged,
            purchasePrice: 18_000,
          },
        }),
      ),
    );
    expect(body.data).toMatchObject({
      invoiceNumber: 'INV-1',
      total: 50_000,
      received: 50_000,
      profit: 5_000,
    });
    expect(body.data.exchange).toMatchObject({ imei1: exchanged, value: 18_000 });
    expect(await walletOf(shop)).toEqual({ pocket: 37_000, HBL: 185_000.5 });
    const taken = (await shop.get(`/api/phone/imei/${exchanged}`)).body.data;
    expect(taken).toMatchObject({
      state: 'in-stock',
      condition: 'Used',
      purchasePrice: 18_000,
      source: 'exchange',
    });
    expect(await sheet()).toMatchObject({ 'Phone stock': 108_000, 'Retained profit': 5_000 });
  });

  it('pays the difference out when the phone taken in is dearer', async () => {
    const dear = newImei();
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, exchanged, {
          sellingType: 'Exchange',
          imeiPrices: [{ imei: exchanged, price: 20_000 }],
          finalPrice: 20_000,
          pocketCash: 5_000,
          exchangePhoneDetail: {
            companyName: 'Apple',
            modelName: 'iPhone 11',
            imei1: dear,
            purchasePrice: 25_000,
          },
        }),
      ),
    );
    expect(body.data).toMatchObject({ moneyOut: true, received: 20_000, profit: 2_000 });
    expect(await walletOf(shop)).toEqual({ pocket: 32_000, HBL: 185_000.5 });
    expect(await sheet()).toMatchObject({ 'Phone stock': 115_000, 'Retained profit': 7_000 });
  });

  it('sells on credit with accessories at weighted average cost', async () => {
    const accessory = (
      await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Charger 20 W', salePrice: 1_500 }))
    ).body.data._id;
    for (const unitCost of [800, 1_000]) {
      await expectCreated(
        shop.post(`/api/accessory/${accessory}/purchase`, {
          quantity: 10,
          unitCost,
          date: today,
          pocketCash: unitCost * 10,
        }),
      );
    }
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, String(imeis[1]), {
          sellingType: 'Credit',
          entityData: { name: 'Hamza', number: '03331234567' },
          imeiPrices: [{ imei: imeis[1], price: 38_000 }],
          finalPrice: 38_000,
          accessories: [{ name: accessory, quantity: 2, price: 1_500 }],
          payableAmountNow: 11_000,
          payableAmountLater: 30_000,
          payableAmountLaterDate: today,
          pocketCash: 1_000,
          accountCash: 10_000,
          bankAccountUsed: bank,
        }),
      ),
    );
    // 8,000 on the phone; 3,000 less 2 × 900 on the chargers.
    expect(body.data).toMatchObject({ total: 41_000, received: 11_000, payableLater: 30_000, profit: 9_200 });
    expect(await partiesOf(shop)).toMatchObject({ Hamza: 30_000, 'Ali Traders': -25_000 });
    expect((await shop.get('/api/accessory/')).body.data[0]).toMatchObject({ quantity: 18, value: 16_200 });
    expect(await sheet()).toMatchObject({
      Receivables: 30_000,
      'Accessory stock': 16_200,
      'Retained profit': 16_200,
    });
  });

  it('receives a part, and pays a part', async () => {
    const parties = (await shop.get('/api/partyLedger/getAllNames')).body.data;
    const id = (name: string) => parties.find((party: { name: string }) => party.name === name)._id;
    await expectCreated(
      shop.post(`/api/partyLedger/${id('Hamza')}/payment`, {
        direction: 'in',
        amount: 12_000,
        date: today,
        pocketCash: 12_000,
      }),
    );
    await expectCreated(
      shop.post(`/api/partyLedger/${id('Ali Traders')}/payment`, {
        direction: 'out',
        amount: 25_000,
        date: today,
        accountCash: 25_000,
        bankAccountUsed: bank,
      }),
    );
    expect(await partiesOf(shop)).toMatchObject({ Hamza: 18_000, 'Ali Traders': 0 });
    expect(await walletOf(shop)).toEqual({ pocket: 27_000, HBL: 170_000.5 });
    const ledger = (await shop.get(`/api/partyLedger/${id('Hamza')}`)).body;
    expect(ledger).toMatchObject({ opening: 0, totalDebit: 41_000, totalCredit: 23_000, closing: 18_000 });
    expect(ledger.data.map((row: { balance: number }) => row.balance)).toEqual([30_000, 18_000]);
    await sheet();
  });

  it('reads the day back: what was bought and sold, and each account from opening to closing', async () => {
    const { data } = (await shop.get('/api/ledger/day')).body;
    expect(data.purchases).toHaveLength(3);
    expect(data.sales).toHaveLength(3);
    expect(
      data.payments.map((row: { debit: number; credit: number; balance: number }) => [
        row.debit,
        row.credit,
        row.balance,
      ]),
    ).toEqual([
      [12_000, 0, 18_000],
      [0, 25_000, 0],
    ]);
    expect(data.totals).toMatchObject({
      purchases: 135_000,
      sales: 111_000,
      onCreditBought: 25_000,
      onCreditSold: 30_000,
    });
    for (const ladder of data.ladders) {
      const moved = ladder.steps.reduce(
        (sum: number, step: { in: number; out: number }) => sum + step.in - step.out,
        0,
      );
      expect(ladder.opening + moved).toBe(ladder.closing);
    }
    expect(data.ladders.map((ladder: { closing: number }) => ladder.closing)).toEqual([27_000, 170_000.5]);
  });

  it('refuses what the till does not hold, and writes nothing', async () => {
    const answer = await shop.post(
      '/api/Purchase/purchase-phone',
      await slipOf(shop, { purchasePrice: 27_001, pocketCash: 27_001 }),
    );
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/^Pocket Cash holds Rs\s27,000; this would take Rs\s27,001$/);
    expect((await shop.get('/api/Purchase')).body.total).toBe(3);
    await sheet();
  });
});
