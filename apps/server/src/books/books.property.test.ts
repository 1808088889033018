import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defectsOf,
  fillTill,
  newImei,
  openBank,
  partiesOf,
  saleOf,
  slipOf,
  todayOf,
  walletOf,
} from '../testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../testing/startTestApp.ts';

/** What the simplest possible shop would say: whole rupees in a till, a bank, parties and a shelf. */
interface Model {
  pocket: number;
  HBL: number;
  parties: Record<string, number>;
  /** Cost by IMEI. */
  shelf: Map<string, number>;
}

const PARTIES = ['Ali', 'Sana', 'Hamza'].map((name, index) => ({ name, number: `030012345${index}0` }));

const party = fc.nat(PARTIES.length - 1);
const price = fc.integer({ min: 1, max: 50_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const pick = fc.nat(1_000);
const event = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), party, price, later: share, bank: share }),
  fc.record({ kind: fc.constant('sell' as const), party, price, later: share, bank: share, pick }),
  fc.record({ kind: fc.constant('exchange' as const), party, price, value: price, pick }),
  fc.record({ kind: fc.constant('pay' as const), party, price, isIn: fc.boolean() }),
  fc.record({ kind: fc.constant('transfer' as const), price, toBank: fc.boolean() }),
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

describe('the books, whatever happens in whatever order', () => {
  it('agree with the simplest model of a shop after every event, and keep every invariant', async () => {
    const server = await startTestApp();
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 12 }), (events) => live(server, events)),
        { numRuns: 12 },
      );
    } finally {
      await server.close();
    }
  }, 240_000);
});

async function live(server: TestApp, events: readonly Event[]): Promise<void> {
  const shop = await server.signUp();
  await fillTill(shop, 100_000);
  const bank = await openBank(shop, 100_000);
  const model: Model = { pocket: 100_000, HBL: 100_000, parties: {}, shelf: new Map() };
  for (const it of events) {
    await happen(shop, bank, model, it);
    expect(await walletOf(shop)).toEqual({ pocket: model.pocket, HBL: model.HBL });
    expect(await partiesOf(shop)).toEqual(model.parties);
    const { data } = (await shop.get('/api/Purchase/all-imeis')).body;
    expect(data.imeis.map((unit: { imei1: string }) => unit.imei1).sort()).toEqual(
      [...model.shelf.keys()].sort(),
    );
    expect(await defectsOf(server, shop)).toEqual([]);
  }
  const sheet = (await shop.get('/api/ledger/balance-sheet')).body.data;
  expect(sheet.difference).toBe(0);
  const stock = [...model.shelf.values()].reduce((sum, cost) => sum + cost, 0);
  const onSheet =
    sheet.assets.find((line: { account: string }) => line.account === 'stock:phones')?.amount ?? 0;
  expect(onSheet).toBe(stock);
}

/** Does one event to the shop and, where the shop takes it, to the model. */
async function happen(shop: TestShop, bank: string, model: Model, it: Event): Promise<void> {
  const entityData = 'party' in it ? PARTIES[it.party] : undefined;
  const name = entityData?.name ?? '';
  const owe = (amount: number) => {
    model.parties[name] = (model.parties[name] ?? 0) + amount;
  };
  const sold = 'pick' in it ? [...model.shelf.keys()][it.pick % Math.max(1, model.shelf.size)] : undefined;
  const today = await todayOf(shop);
  const paidBy = (amount: number, bankShare: number) => {
    const accountCash = Math.floor(amount * bankShare);
    return {
      accountCash,
      pocketCash: amount - accountCash,
      ...(accountCash > 0 && { bankAccountUsed: bank }),
    };
  };

  if (it.kind === 'buy') {
    const later = Math.floor(it.price * it.later);
    const split = paidBy(it.price - later, it.bank);
    const slip = await slipOf(shop, {
      entityData,
      purchasePrice: it.price,
      ...split,
      ...(later > 0 && {
        purchasePaymentType: 'credit',
        creditPaymentData: {
          payableAmountNow: it.price - later,
          payableAmountLater: later,
          dateOfPayment: today,
        },
      }),
    });
    const { status } = await shop.post('/api/Purchase/purchase-phone', slip);
    const hasFunds = split.pocketCash <= model.pocket && split.accountCash <= model.HBL;
    expect(status).toBe(hasFunds ? 201 : 409);
    if (!hasFunds) return;
    model.pocket -= split.pocketCash;
    model.HBL -= split.accountCash;
    owe(-later);
    model.shelf.set(slip.imei1, it.price);
  } else if (it.kind === 'sell') {
    if (!sold) return;
    const later = Math.floor(it.price * it.later);
    const split = paidBy(it.price - later, it.bank);
    const sale = await saleOf(shop, sold, {
      entityData,
      imeiPrices: [{ imei: sold, price: it.price }],
      finalPrice: it.price,
      ...split,
      ...(later > 0 && {
        sellingType: 'Credit',
        payableAmountNow: it.price - later,
        payableAmountLater: later,
        payableAmountLaterDate: today,
      }),
    });
    expect((await shop.post('/api/sale', sale)).status).toBe(201);
    model.pocket += split.pocketCash;
    model.HBL += split.accountCash;
    owe(later);
    model.shelf.delete(sold);
  } else if (it.kind === 'exchange') {
    if (!sold) return;
    const taken = newImei();
    const difference = it.price - it.value;
    const sale = await saleOf(shop, sold, {
      entityData,
      sellingType: 'Exchange',
      imeiPrices: [{ imei: sold, price: it.price }],
      finalPrice: it.price,
      pocketCash: Math.abs(difference),
      exchangePhoneDetail: { companyName: 'Oppo', modelName: 'A54', imei1: taken, purchasePrice: it.value },
    });
    const { status } = await shop.post('/api/sale', sale);
    const hasFunds = model.pocket + difference >= 0;
    expect(status).toBe(hasFunds ? 201 : 409);
    if (!hasFunds) return;
    model.pocket += difference;
    owe(0);
    model.shelf.delete(sold);
    model.shelf.set(taken, it.value);
  } else if (it.kind === 'pay') {
    const { data } = (await shop.get('/api/partyLedger/getAllNames')).body;
    const person = data.find((known: { name: string }) => known.name === name);
    if (!person) return;
    const { status } = await shop.post(`/api/partyLedger/${person._id}/payment`, {
      direction: it.isIn ? 'in' : 'out',
      amount: it.price,
      date: today,
      pocketCash: it.price,
    });
    const hasFunds = it.isIn || it.price <= model.pocket;
    expect(status).toBe(hasFunds ? 201 : 409);
    if (!hasFunds) return;
    model.pocket += it.isIn ? it.price : -it.price;
    owe(it.isIn ? -it.price : it.price);
  } else {
    const bankAccount = `bank:${bank}`;
    const [from, to] = it.toBank ? ['cash:pocket', bankAccount] : [bankAccount, 'cash:pocket'];
    const { status } = await shop.post('/api/wallet/transfer', { from, to, amount: it.price });
    const hasFunds = it.price <= (it.toBank ? model.pocket : model.HBL);
    expect(status).toBe(hasFunds ? 201 : 409);
    if (!hasFunds) return;
    model.pocket += it.toBank ? -it.price : it.price;
    model.HBL += it.toBank ? it.price : -it.price;
  }
}
