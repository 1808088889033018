import { addDays, dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  openBank,
  partiesOf,
  saleOf,
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
let today: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000_000);
});
afterAll(() => server.close());

/** A sale of phones bought for it, each for 45,000 and sold for 50,000. */
async function sell(phones: number, change: Record<string, unknown> = {}, by: TestClient = shop) {
  const imeis: string[] = [];
  for (let count = 0; count < phones; count += 1) imeis.push(await buyPhone(shop));
  const { body } = await expectCreated(
    by.post(
      '/api/sale',
      await saleOf(shop, '', {
        imeiPrices: imeis.map((imei) => ({ imei, price: 50_000 })),
        finalPrice: 50_000 * phones,
        pocketCash: 50_000 * phones,
        ...change,
      }),
    ),
  );
  return body.data;
}

async function stockAccessory(quantity: number, cost: number, unitPrice = cost): Promise<string> {
  const { body } = await expectCreated(shop.post('/api/accessory/', { accessoryName: `Cover ${newImei()}` }));
  await expectCreated(
    shop.post(`/api/accessory/${body.data._id}/purchase`, {
      quantity,
      unitCost: unitPrice,
      date: today,
      pocketCash: quantity * unitPrice,
    }),
  );
  return body.data._id;
}

const credit = (now: number, later: number) => ({
  sellingType: 'Credit',
  pocketCash: now,
  payableAmountNow: now,
  payableAmountLater: later,
  payableAmountLaterDate: today,
});

const exchange = (purchasePrice: number, imei1 = newImei()) => ({
  sellingType: 'Exchange',
  exchangePhoneDetail: { companyName: 'Apple', modelName: 'iPhone 11', imei1, purchasePrice },
});

const back = (sale: { _id: string }, change: Record<string, unknown> = {}, by: TestClient = shop) =>
  by.post(`/api/sale/${sale._id}/return`, { date: today, reason: 'Faulty', ...change });

const voided = (sale: { _id: string }, by: TestClient = shop) =>
  by.post(`/api/sale/${sale._id}/void`, { reason: 'Wrong customer' });

async function signedIn({ user: { username }, password }: TestShop): Promise<TestClient> {
  const { body } = await server.anyone.post('/api/auth/sign-in', { username, password });
  return server.clientOf(body.token);
}

/** Does something some days later, as the owner, who has to sign in again. */
async function after(days: number, work: (owner: TestClient, day: string) => Promise<void>) {
  server.clock.now += days * 86_400_000;
  try {
    const owner = await signedIn(shop);
    await work(owner, await todayOf(owner));
  } finally {
    server.clock.now -= days * 86_400_000;
  }
}

async function stateOf(imei: string): Promise<string> {
  return (await shop.get(`/api/phone/imei/${imei}`)).body.data.state;
}

async function pay(personId: string, amount: number) {
  await expectCreated(
    shop.post(`/api/partyLedger/${personId}/payment`, {
      direction: 'in',
      amount,
      date: today,
      pocketCash: amount,
    }),
  );
}

describe('a return', () => {
  test('takes everything back and refunds it when nothing is named', async () => {
    const sale = await sell(2);
    const { body } = await expectCreated(back(sale, { refund: { pocketCash: 100_000 } }));
    expect(body.message).toBe('Return recorded successfully');
    expect(body.data).toMatchObject({
      status: 'returned',
      total: 0,
      returned: 100_000,
      received: 0,
      outstanding: 0,
      profit: 0,
      phonesTotal: 100_000,
      version: 2,
      phones: [{ isReturned: true }, { isReturned: true }],
      returns: [
        {
          kind: 'return',
          date: today,
          reason: 'Faulty',
          total: 100_000,
          units: sale.units.map(({ _id }: { _id: string }) => _id),
          refund: { pocketCash: 100_000, accountCash: 0, bank: null },
          offBalance: 0,
          moneyIn: false,
          createdBy: shop.user.username,
        },
      ],
    });
    expect(body.data.units[0]).toMatchObject({
      warrantyEnd: null,
      returned: { _id: body.data.returns[0]._id, date: today },
    });
    expect((await shop.get(`/api/sale/${sale._id}`)).body.data).toEqual(body.data);
    expect(await stateOf(sale.units[0].imei1)).toBe('in-stock');
    expect(await walletOf(shop)).toEqual({ pocket: 910_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, sale.units[0].imei1)));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of some of the phones leaves the others sold, and may be repeated', async () => {
    const sale = await sell(3);
    const [first, second, third] = sale.units.map(({ _id }: { _id: string }) => _id);
    const one = await expectCreated(back(sale, { units: [second], refund: { pocketCash: 50_000 } }));
    expect(one.body.data).toMatchObject({
      status: 'part-returned',
      total: 100_000,
      returned: 50_000,
      received: 100_000,
      profit: 10_000,
      units: [{ returned: null, warrantyEnd: expect.any(String) }, { warrantyEnd: null }, { returned: null }],
    });
    const two = await expectCreated(back(sale, { units: [first, third], refund: { pocketCash: 100_000 } }));
    expect(two.body.data).toMatchObject({ status: 'returned', total: 0, returns: [{}, { total: 100_000 }] });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('comes off the sale’s own bill first, then off others, and the rest is owed to the customer', async () => {
    const older = await sell(1, credit(40_000, 10_000));
    const sale = await sell(1, credit(20_000, 30_000));
    const { body } = await expectCreated(back(sale, { refund: { pocketCash: 5_000 } }));
    expect(body.data).toMatchObject({
      status: 'returned',
      outstanding: -5_000,
      received: 5_000,
      payments: [{ source: 'return', amount: 30_000 }],
      returns: [{ offBalance: 45_000, refund: { pocketCash: 5_000 } }],
    });
    expect((await shop.get(`/api/sale/${older._id}`)).body.data.outstanding).toBe(0);
    expect(await partiesOf(shop)).toMatchObject({ Sana: -5_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('after the bill was paid is owed to the customer', async () => {
    const sale = await sell(1, credit(20_000, 30_000));
    await pay(sale.person._id, 30_000);
    await expectCreated(back(sale));
    expect(await partiesOf(shop)).toMatchObject({ Sana: -50_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('refunds through a bank', async () => {
    const bank = await openBank(shop, 80_000);
    const sale = await sell(1);
    const { body } = await expectCreated(
      back(sale, { refund: { pocketCash: 20_000, accountCash: 30_000, bankAccountUsed: bank } }),
    );
    expect(body.data.returns[0].refund).toEqual({
      pocketCash: 20_000,
      accountCash: 30_000,
      bank: { _id: bank, bankName: 'HBL', accountType: 'Current' },
    });
    expect(await walletOf(shop)).toEqual({ pocket: 985_000, HBL: 50_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of accessories in parts gives back exactly the cost that they left with', async () => {
    const cover = await stockAccessory(3, 100, 33.33);
    await expectCreated(
      shop.post(`/api/accessory/${cover}/purchase`, {
        quantity: 4,
        unitCost: 50.01,
        date: today,
        pocketCash: 200.04,
      }),
    );
    const before = (await shop.get('/api/accessory/')).body.data;
    const sale = await sell(0, {
      imeiPrices: [],
      finalPrice: 0,
      accessories: [
        { name: cover, quantity: 3, price: 100 },
        { name: cover, quantity: 2, price: 90 },
      ],
      pocketCash: 480,
    });
    for (const [quantity, refund] of [
      [1, 100],
      [3, 290],
      [1, 90],
    ]) {
      await expectCreated(
        back(sale, { accessories: [{ _id: cover, quantity }], refund: { pocketCash: refund } }),
      );
      expect(await defectsOf(server, shop)).toEqual([]);
    }
    const detail = (await shop.get(`/api/sale/${sale._id}`)).body.data;
    expect(detail).toMatchObject({
      status: 'returned',
      profit: 0,
      accessories: [{ returnedQuantity: 3 }, { returnedQuantity: 2 }],
    });
    const after = (await shop.get('/api/accessory/')).body.data;
    expect([after[0].quantity, after[0].value]).toEqual([before[0].quantity, before[0].value]);
  });

  test('of an exchange refunds money, and the phone taken in stays in stock', async () => {
    const taken = newImei();
    const sale = await sell(1, { ...exchange(30_000, taken), pocketCash: 20_000 });
    const { body } = await expectCreated(back(sale, { refund: { pocketCash: 50_000 } }));
    expect(body.data.exchange).toMatchObject({ value: 30_000, isReturned: false });
    expect(await stateOf(taken)).toBe('in-stock');
    expect(await walletOf(shop)).toEqual({ pocket: 925_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of an exchange gives the phone taken in back at its value', async () => {
    const taken = newImei();
    const sale = await sell(1, { ...exchange(30_000, taken), pocketCash: 20_000 });
    const { body } = await expectCreated(back(sale, { exchangePhone: true, refund: { pocketCash: 20_000 } }));
    expect(body.data).toMatchObject({
      received: 0,
      exchange: { isReturned: true },
      returns: [{ exchangeValue: 30_000, offBalance: 0 }],
    });
    expect(await stateOf(taken)).toBe('void');
    expect(await defectsOf(server, shop)).toEqual([]);
    // Gone from the shop, it may come again.
    await buyPhone(shop, { imei1: taken });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of an exchange waits for the phone taken in when that was sold and came back later', async () => {
    const taken = newImei();
    const sale = await sell(1, { ...exchange(30_000, taken), pocketCash: 20_000 });
    await after(2, async (owner, later) => {
      const { body } = await expectCreated(owner.post('/api/sale', await saleOf(owner, taken)));
      await expectCreated(back(body.data, { date: later, refund: { pocketCash: 50_000 } }, owner));
      const early = await back(sale, { exchangePhone: true, date: today }, owner);
      expect([early.status, early.body.fields]).toEqual([
        409,
        {
          date: `Apple iPhone 11, IMEI ${taken}, was sold to Sana on ${dayText(later, 'en')} (INV-2): this would make that impossible`,
        },
      ]);
      await expectCreated(back(sale, { exchangePhone: true, date: later }, owner));
      expect(await defectsOf(server, shop)).toEqual([]);
    });
  });

  test('of an exchange for a dearer phone is paid back by the customer, or owed', async () => {
    const first = await sell(1, { ...exchange(80_000), pocketCash: 30_000 });
    const { body } = await expectCreated(
      back(first, { exchangePhone: true, refund: { pocketCash: 30_000 } }),
    );
    expect(body.data).toMatchObject({ received: 0, returns: [{ moneyIn: true, offBalance: 0 }] });
    expect(await defectsOf(server, shop)).toEqual([]);
    const second = await sell(1, { ...exchange(80_000), pocketCash: 30_000 });
    await expectCreated(back(second, { exchangePhone: true, refund: { pocketCash: 10_000 } }));
    expect(await partiesOf(shop)).toMatchObject({ Sana: 20_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('on a later day stands on that day', async () => {
    const sale = await sell(1);
    await after(2, async (owner, later) => {
      const { body } = await expectCreated(
        back(sale, { date: later, refund: { pocketCash: 50_000 } }, owner),
      );
      expect(body.data.returns[0].date).toBe(later);
      // Back since then, it cannot have been sold before.
      const [{ imei1 }] = sale.units;
      const early = await owner.post('/api/sale', await saleOf(owner, imei1, { saleDate: today }));
      expect([early.status, early.body.fields]).toEqual([
        409,
        {
          saleDate: `Samsung A15, IMEI ${imei1}, cannot be sold to Sana on ${dayText(today, 'en')}: it was sold to Sana on ${dayText(today, 'en')} (INV-1)`,
        },
      ]);
      await expectCreated(owner.post('/api/sale', await saleOf(owner, imei1)));
      expect(await defectsOf(server, shop)).toEqual([]);
    });
  });
});

describe('a return is refused', () => {
  async function refused(answer: ReturnType<typeof back>, status: number, fields?: object) {
    const { body, status: given } = await answer;
    expect([given, body.fields]).toEqual([status, fields]);
    expect(await defectsOf(server, shop)).toEqual([]);
    return body.message;
  }

  test('when everything came back already', async () => {
    const sale = await sell(1);
    await expectCreated(back(sale));
    expect(await refused(back(sale), 409)).toBe('Everything of INV-1 came back already');
  });

  test('when a phone of it came back already, or is not on it', async () => {
    const sale = await sell(2);
    const [unit] = sale.units;
    await expectCreated(back(sale, { units: [unit._id] }));
    const message = `IMEI ${unit.imei1} came back on ${dayText(today, 'en')} already`;
    await refused(back(sale, { units: [unit._id] }), 409, { 'units.0': message });
    const other = await sell(1);
    await refused(back(sale, { units: [other.units[0]._id] }), 422, {
      'units.0': 'This phone is not on INV-1',
    });
  });

  test('when more accessories come back than are with the customer', async () => {
    const cover = await stockAccessory(5, 100);
    const sale = await sell(1, {
      accessories: [{ name: cover, quantity: 2, price: 200 }],
      pocketCash: 50_400,
    });
    await expectCreated(back(sale, { accessories: [{ _id: cover, quantity: 1 }] }));
    await refused(back(sale, { accessories: [{ _id: cover, quantity: 2 }] }), 409, {
      'accessories.0.quantity': expect.stringContaining(
        '1 still with the customer, but 2 entered as returned',
      ),
    });
    const other = await stockAccessory(5, 100);
    await refused(back(sale, { accessories: [{ _id: other, quantity: 1 }] }), 422, {
      'accessories.0._id': 'This accessory is not on INV-1',
    });
  });

  test('when more is refunded than came back', async () => {
    const sale = await sell(1);
    const message = 'At most Rs 50,000 can be refunded'.replace('Rs ', 'Rs\u00a0');
    await refused(back(sale, { refund: { pocketCash: 50_000.01 } }), 422, { 'refund.pocketCash': message });
  });

  test('when the drawer does not hold the refund', async () => {
    const sale = await sell(1);
    const { data } = (await shop.get('/api/wallet')).body;
    await expectCreated(
      shop.post('/api/wallet/entry', {
        direction: 'out',
        account: 'cash:pocket',
        amount: data.pocketCash.balance - 10,
        reason: 'drawing',
      }),
    );
    await refused(back(sale, { refund: { pocketCash: 50_000 } }), 409, {
      'refund.pocketCash': expect.any(String),
    });
  });

  test('when the IMEI is in stock again as another unit', async () => {
    const sale = await sell(1);
    const [unit] = sale.units;
    await buyPhone(shop, { imei1: unit.imei1 });
    const message = `IMEI ${unit.imei1} is in stock again already: the phone came back another way`;
    await refused(back(sale, { units: [unit._id] }), 409, { 'units.0': message });
    expect((await voided(sale)).status).toBe(409);
  });

  test('when the phone taken in is sold, or none was', async () => {
    const taken = newImei();
    const sale = await sell(1, { ...exchange(30_000, taken), pocketCash: 20_000 });
    const again = await expectCreated(shop.post('/api/sale', await saleOf(shop, taken)));
    const message = `The phone taken in exchange (IMEI ${taken}) is sold; its value can be refunded in money instead`;
    await refused(back(sale, { exchangePhone: true }), 409, { exchangePhone: message });
    expect((await voided(sale)).body.message).toBe(message);
    await refused(back(again.body.data, { exchangePhone: true }), 422, {
      exchangePhone: 'No phone was taken in exchange on INV-2',
    });
    await expectCreated(back(sale, { refund: { pocketCash: 50_000 } }));
  });

  test('when it is dated before the sale, or in the future', async () => {
    const sale = await sell(1);
    await refused(back(sale, { date: '2026-01-01' }), 422, {
      date: 'The date cannot be before the date of the document',
    });
    await refused(back(sale, { date: '2199-01-01' }), 422, { date: 'The date cannot be in the future' });
  });

  test.each([
    [{ reason: undefined }, { reason: 'This is required' }],
    [{ units: [] }, { units: 'Choose what comes back' }],
    [{ refund: { pocketCash: -5 } }, { 'refund.pocketCash': 'The amount cannot be negative' }],
    [{ surprise: 1 }, { surprise: 'This field is not known' }],
  ])('with %j', async (change, fields) => {
    const sale = await sell(1);
    await refused(back(sale, change), 422, fields);
  });

  test("of another shop's sale, by nobody, and by an employee on a later day", async () => {
    const sale = await sell(1);
    const other = await server.signUp();
    for (const call of ['return', 'void']) {
      const body = call === 'void' ? { reason: 'X' } : { date: today, reason: 'X' };
      expect((await other.post(`/api/sale/${sale._id}/${call}`, body)).status).toBe(404);
      expect((await server.anyone.post(`/api/sale/${sale._id}/${call}`, body)).status).toBe(401);
    }
    const bank = await openBank(other, 5);
    expect((await back(sale, { refund: { accountCash: 5, bankAccountUsed: bank } })).status).toBe(404);
    const employee = await hire(server, shop);
    await after(1, async (owner, later) => {
      const staff = await signedIn(employee);
      const answer = await back(sale, { date: later }, staff);
      expect([answer.status, answer.body.message]).toEqual([
        403,
        `This was recorded for ${dayText(today, 'en')}: only the owner may change the money of an earlier day`,
      ]);
      expect((await voided(sale, staff)).status).toBe(403);
      expect((await back(sale, { date: later }, owner)).status).toBe(201);
    });
  });
});

describe('an employee', () => {
  test('takes back what was sold today, and sees no profit', async () => {
    const employee = await hire(server, shop);
    const sale = await sell(1, {}, employee);
    const { body } = await expectCreated(back(sale, { refund: { pocketCash: 50_000 } }, employee));
    expect(body.data.profit).toBeNull();
    expect(JSON.stringify(body)).not.toContain('45000');
    const second = await sell(1, {}, employee);
    expect((await expectCreated(voided(second, employee))).body.data.status).toBe('void');
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('a void', () => {
  test('undoes the sale as a whole, and its number stays used', async () => {
    const cover = await stockAccessory(10, 100);
    const taken = newImei();
    const before = [await walletOf(shop), (await shop.get('/api/accessory/')).body.data[0].value];
    const sale = await sell(1, {
      ...exchange(30_000, taken),
      accessories: [{ name: cover, quantity: 3, price: 200 }],
      pocketCash: 20_600,
    });
    const { body } = await expectCreated(voided(sale));
    expect(body.message).toBe('Sale voided successfully');
    expect(body.data).toMatchObject({
      status: 'void',
      total: 0,
      returned: 50_600,
      received: 0,
      profit: 0,
      exchange: { isReturned: true },
      returns: [{ kind: 'void', reason: 'Wrong customer', exchangeValue: 30_000, date: today }],
    });
    expect((await shop.get(`/api/sale/${sale._id}`)).body.data).toEqual(body.data);
    expect(await stateOf(sale.units[0].imei1)).toBe('in-stock');
    expect(await stateOf(taken)).toBe('void');
    const [wallet, value] = before;
    expect([await walletOf(shop), (await shop.get('/api/accessory/')).body.data[0].value]).toEqual([
      { pocket: (wallet as { pocket: number }).pocket - 45_000 },
      value,
    ]);
    expect((await sell(1)).invoiceNumber).toBe('INV-2');
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of its own day leaves nothing behind, so that the sale is written again for that day', async () => {
    const day = addDays(today, -5);
    await fillTill(shop, 100_000, addDays(day, -1));
    const imei = await buyPhone(shop, { date: addDays(day, -1) });
    const sale = await saleOf(shop, imei, { saleDate: day });
    const { _id } = (await expectCreated(shop.post('/api/sale', sale))).body.data;
    const undo = (date: string) => shop.post(`/api/sale/${_id}/void`, { reason: 'Wrong price', date });
    for (const date of [addDays(day, -1), addDays(today, 1)])
      expect((await undo(date)).body.fields).toEqual({ date: expect.any(String) });
    const { body } = await expectCreated(undo(day));
    expect(body.data.returns).toMatchObject([{ kind: 'void', date: day }]);
    await expectCreated(shop.post('/api/sale', sale));
    expect((await shop.get(`/api/sale?from=${day}&to=${day}`)).body.totals).toMatchObject({ standing: 1 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of today leaves its sale on the days between, on which none can be written', async () => {
    const day = addDays(today, -5);
    await fillTill(shop, 100_000, addDays(day, -1));
    const imei = await buyPhone(shop, { date: addDays(day, -1) });
    const sale = await saleOf(shop, imei, { saleDate: day });
    const { body } = await expectCreated(shop.post('/api/sale', sale));
    await expectCreated(voided(body.data));
    expect((await shop.post('/api/sale', sale)).status).toBe(409);
    await expectCreated(shop.post('/api/sale', { ...sale, saleDate: today }));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('makes what was paid of its bill an advance', async () => {
    const sale = await sell(1, credit(20_000, 30_000));
    await pay(sale.person._id, 12_000);
    const { body } = await expectCreated(voided(sale));
    expect(body.data).toMatchObject({ outstanding: 0, dueDate: null, payments: [] });
    expect(await partiesOf(shop)).toMatchObject({ Sana: -12_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
    const next = await sell(1, credit(0, 50_000));
    expect(next.outstanding).toBe(38_000);
  });

  test('is refused when something came back already, or twice, or without a reason', async () => {
    const sale = await sell(2);
    expect((await shop.post(`/api/sale/${sale._id}/void`, {})).body.fields).toEqual({
      reason: 'This is required',
    });
    await expectCreated(back(sale, { units: [sale.units[0]._id] }));
    expect((await voided(sale)).body.message).toBe(
      'Something of INV-1 came back already; take the rest back as a return',
    );
    const second = await sell(1);
    const { data } = (await shop.get('/api/wallet')).body;
    const drawn = { account: 'cash:pocket', amount: data.pocketCash.balance, note: 'Home' };
    await expectCreated(shop.post('/api/wallet/entry', { ...drawn, direction: 'out', reason: 'drawing' }));
    const short = await voided(second);
    expect([short.status, short.body.fields]).toEqual([409, undefined]);
    await expectCreated(shop.post('/api/wallet/entry', { ...drawn, direction: 'in', reason: 'capital' }));
    await expectCreated(voided(second));
    expect((await voided(second)).body.message).toBe('INV-2 is void already');
    expect((await back(second)).status).toBe(409);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

test.each(['return', 'void'])('a %s that is sent twice happens once', async (call) => {
  const sale = await sell(2);
  const body = call === 'void' ? { reason: 'X' } : { date: today, reason: 'X', units: [sale.units[0]._id] };
  const key = { 'idempotency-key': `sent-twice-${call}` };
  const url = `/api/sale/${sale._id}/${call}`;
  const [first, second] = [await shop.post(url, body, key), await shop.post(url, body, key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect((await shop.post(url, { ...body, reason: 'Y' }, key)).status).toBe(422);
  expect((await shop.get(`/api/sale/${sale._id}`)).body.data.returns).toHaveLength(1);
});
