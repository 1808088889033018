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
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

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

/** Adds a kind of accessory with some in stock. */
async function stockAccessory(quantity: number, unitCost: number): Promise<string> {
  const { body } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cover' }));
  await expectCreated(
    shop.post(`/api/accessory/${body.data._id}/purchase`, {
      quantity,
      unitCost,
      date: today,
      pocketCash: quantity * unitCost,
    }),
  );
  return body.data._id;
}

/** Buys a phone on an earlier day, on credit: the till held nothing then. */
function buyPhoneOn(date: string | undefined) {
  const creditPaymentData = { payableAmountNow: 0, payableAmountLater: 45_000, dateOfPayment: today };
  return buyPhone(shop, { date, purchasePaymentType: 'credit', pocketCash: 0, creditPaymentData });
}

/** Tries a sale that must not happen, and checks that nothing of it did. */
async function refused(sale: unknown) {
  const before = await walletOf(shop);
  const answer = await shop.post('/api/sale', sale);
  expect((await shop.get('/api/sale')).body.total).toBe(0);
  expect(await walletOf(shop)).toEqual(before);
  expect(await defectsOf(server, shop)).toEqual([]);
  return { status: answer.status, message: answer.body.message, fields: answer.body.fields };
}

test('takes a draft that names the slots of its pictures with null, and refuses other fields that are not known', async () => {
  const imei = await buyPhone(shop);
  const draft = { ...(await saleOf(shop, imei)), cnicFrontPic: null, cnicBackPic: null, phonePicture: null };
  const { body } = await shop.post('/api/sale', { ...draft, picture: null });
  expect(body.fields).toEqual({ picture: 'This field is not known' });
  await expectCreated(shop.post('/api/sale', draft));
});

describe('a sale', () => {
  test('answers with everything that its invoice prints', async () => {
    const imei = await buyPhone(shop, { color: 'Blue' });
    const cover = await stockAccessory(10, 100);
    const sale = await saleOf(shop, imei, {
      accessories: [{ name: cover, quantity: 2, price: 250.5 }],
      pocketCash: 50_501,
    });
    const { body } = await expectCreated(shop.post('/api/sale', sale));
    expect(body).toEqual({
      message: 'Sale recorded successfully',
      data: {
        _id: expect.any(String),
        date: today,
        person: { _id: expect.any(String), name: 'Sana', number: '+923217654321', reference: '' },
        createdAt: expect.stringMatching(/Z$/),
        createdBy: shop.user.username,
        invoiceNumber: 'INV-1',
        sellingType: 'Full Payment',
        status: 'posted',
        isBulk: false,
        phones: [
          {
            _id: expect.any(String),
            imei1: imei,
            companyName: 'Samsung',
            modelName: 'A15',
            price: 50_000,
            isReturned: false,
          },
        ],
        total: 50_501,
        returned: 0,
        received: 50_501,
        receivedAtSale: 50_501,
        receivedLater: 0,
        refunded: 0,
        letGo: 0,
        payableLater: 0,
        outstanding: 0,
        dueDate: null,
        profit: 5_301,
        warranty: '12 Months',
        units: [
          expect.objectContaining({
            imei1: imei,
            imei2: null,
            color: 'Blue',
            price: 50_000,
            condition: 'Used',
            returned: null,
          }),
        ],
        accessories: [
          {
            _id: cover,
            accessoryName: 'Cover',
            quantity: 2,
            returnedQuantity: 0,
            price: 250.5,
            amount: 501,
          },
        ],
        phonesTotal: 50_000,
        accessoriesTotal: 501,
        exchange: null,
        pocketCash: 50_501,
        accountCash: 0,
        bank: null,
        moneyOut: false,
        payableAmountLaterDate: null,
        account: null,
        payments: [],
        returns: [],
        dispatch: null,
        version: 1,
        pictures: [],
      },
    });
    expect((await shop.get(`/api/sale/${body.data._id}`)).body.data).toEqual(body.data);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('takes a multipart form with its nested parts as text', async () => {
    const imei = await buyPhone(shop);
    const answer = await shop.postForm('/api/sale', await saleOf(shop, imei));
    expect([answer.status, answer.body.data.total]).toEqual([201, 50_000]);
  });

  test('sells by either IMEI of a dual-SIM phone', async () => {
    const imei2 = newImei();
    const imei = await buyPhone(shop, { imei2 });
    const { body } = await expectCreated(shop.post('/api/sale', await saleOf(shop, imei2)));
    expect(body.data.units[0]).toMatchObject({ imei1: imei, imei2 });
  });

  test('of several phones is a bulk sale, and a page of sales adds up all that match', async () => {
    const imeis = [await buyPhone(shop), await buyPhone(shop), await buyPhone(shop)];
    const [first, ...others] = imeis;
    await expectCreated(shop.post('/api/sale', await saleOf(shop, String(first))));
    await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, '', {
          entityData: { name: 'Dealer', number: '03339999999' },
          imeiPrices: others.map((imei) => ({ imei, price: 48_000 })),
          finalPrice: 96_000,
          pocketCash: 96_000,
        }),
      ),
    );
    const { body } = await shop.get('/api/sale?limit=1');
    expect(body).toMatchObject({ total: 2, totals: { total: 146_000, received: 146_000, profit: 11_000 } });
    expect(body.data).toMatchObject([{ invoiceNumber: 'INV-2', isBulk: true, profit: 6_000 }]);
    const next = (await shop.get(`/api/sale?limit=1&cursor=${body.nextCursor}`)).body;
    expect([next.data[0].invoiceNumber, next.nextCursor]).toEqual(['INV-1', null]);
    for (const q of ['dealer', others[0]?.slice(-6), 'INV-2', '2'])
      expect((await shop.get(`/api/sale?q=${q}`)).body.data[0].invoiceNumber).toBe('INV-2');
  });

  test('on credit leaves the rest owed by the customer', async () => {
    const bank = await openBank(shop, 0);
    const imei = await buyPhone(shop);
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, imei, {
          sellingType: 'Credit',
          payableAmountNow: 20_000,
          payableAmountLater: 30_000,
          payableAmountLaterDate: today,
          pocketCash: 5_000,
          accountCash: 15_000,
          bankAccountUsed: bank,
        }),
      ),
    );
    expect(body.data).toMatchObject({ outstanding: 30_000, dueDate: today, bank: { bankName: 'HBL' } });
    expect((await shop.get(`/api/sale/${body.data._id}`)).body.data).toEqual(body.data);
    expect(await partiesOf(shop)).toMatchObject({ Sana: 30_000 });
    expect(await walletOf(shop)).toEqual({ pocket: 960_000, HBL: 15_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('for an even exchange moves no money', async () => {
    const imei = await buyPhone(shop);
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, imei, {
          sellingType: 'Exchange',
          pocketCash: 0,
          exchangePhoneDetail: {
            companyName: 'Apple',
            modelName: 'iPhone 11',
            imei1: newImei(),
            purchasePrice: 50_000,
          },
        }),
      ),
    );
    expect(body.data).toMatchObject({
      received: 50_000,
      pocketCash: 0,
      moneyOut: false,
      exchange: { value: 50_000 },
      account: null,
    });
    expect((await shop.get(`/api/sale/${body.data._id}`)).body.data).toEqual(body.data);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('in exchange may leave a part on credit, and keeps whose phone came in', async () => {
    const imei = await buyPhone(shop);
    const oldPhone = {
      companyName: 'Apple',
      modelName: 'iPhone 11',
      imei1: newImei(),
      isApprovedFromEgadgets: true,
      purchasePrice: 30_000,
    };
    const sale = await saleOf(shop, imei, {
      sellingType: 'Exchange',
      pocketCash: 5_000,
      payableAmountNow: 5_000,
      payableAmountLater: 15_000,
      payableAmountLaterDate: addDays(today, 30),
      exchangePhoneDetail: { ...oldPhone, cnic: '35202-1234567-1' },
    });
    const { data } = (await expectCreated(shop.post('/api/sale', sale))).body;
    expect(data).toMatchObject({
      sellingType: 'Exchange',
      payableLater: 15_000,
      outstanding: 15_000,
      dueDate: addDays(today, 30),
      exchange: { value: 30_000, cnic: '35202-1234567-1', isApprovedFromEgadgets: true },
    });
    const owed = async () => (await partiesOf(shop))[data.person.name];
    expect(await owed()).toBe(15_000);
    await expectCreated(shop.post(`/api/sale/${data._id}/void`, { reason: 'Wrong customer' }));
    expect(await owed()).toBe(0);
    // The customer's identity card is on file now.
    const again = (await expectCreated(shop.post('/api/sale', { ...sale, exchangePhoneDetail: oldPhone })))
      .body.data;
    expect(again.exchange.cnic).toBe('35202-1234567-1');
    const back = { date: today, reason: 'Changed his mind', exchangePhone: true };
    await expectCreated(
      shop.post(`/api/sale/${again._id}/return`, { ...back, refund: { pocketCash: 5_000 } }),
    );
    expect(await owed()).toBe(0);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('on credit is settled at once by what the customer had paid in advance', async () => {
    const [first, second] = [await buyPhone(shop), await buyPhone(shop)];
    const { body: cash } = await expectCreated(shop.post('/api/sale', await saleOf(shop, first)));
    await expectCreated(
      shop.post(`/api/partyLedger/${cash.data.person._id}/payment`, {
        direction: 'in',
        amount: 12_000,
        date: today,
        pocketCash: 12_000,
      }),
    );
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, second, {
          sellingType: 'Credit',
          payableAmountNow: 0,
          payableAmountLater: 50_000,
          payableAmountLaterDate: today,
          pocketCash: 0,
        }),
      ),
    );
    expect(body.data).toMatchObject({
      payableLater: 50_000,
      outstanding: 38_000,
      payments: [{ source: 'payment', date: today, amount: 12_000 }],
    });
    expect((await shop.get(`/api/sale/${body.data._id}`)).body.data).toEqual(body.data);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('on credit says what the customer owed before it and after it, whatever came later', async () => {
    await fillTill(shop, 200_000, addDays(today, -6));
    const sellOn = async (saleDate: string) => {
      const sale = await saleOf(shop, await buyPhone(shop, { date: addDays(today, -5) }), {
        sellingType: 'Credit',
        saleDate,
        pocketCash: 10_000,
        payableAmountNow: 10_000,
        payableAmountLater: 40_000,
        payableAmountLaterDate: today,
      });
      return (await expectCreated(shop.post('/api/sale', sale))).body.data;
    };
    const { _id, account } = await sellOn(today);
    expect(account).toEqual({ before: 0, after: 40_000 });
    const second = await sellOn(today);
    expect(second.account).toEqual({ before: 40_000, after: 80_000 });
    expect((await sellOn(addDays(today, -1))).account).toEqual({ before: 0, after: 40_000 });
    const read = async (id: string) => (await shop.get(`/api/sale/${id}`)).body.data.account;
    expect(await read(_id)).toEqual({ before: 40_000, after: 80_000 });
    expect(await read(second._id)).toEqual({ before: 80_000, after: 120_000 });
  });

  test('of accessories alone needs no phone', async () => {
    const cover = await stockAccessory(10, 100);
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, '', {
          imeiPrices: [],
          finalPrice: 0,
          accessories: [{ name: cover, quantity: 3, price: 250 }],
          pocketCash: 750,
        }),
      ),
    );
    expect(body.data).toMatchObject({ phones: [], units: [], total: 750, profit: 450, isBulk: false });
    expect((await shop.get('/api/sale')).body.data).toMatchObject([
      { phones: [], accessories: [{ accessoryName: 'Cover', quantity: 3 }] },
    ]);
    const ledger = (await shop.get('/api/pocketCash/transactions')).body.data;
    expect(ledger.at(-1).description).toBe('Invoice INV-1: Cover × 3');
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of many things moves each accessory once, whichever rows name it', async () => {
    const cover = await stockAccessory(10, 100);
    const { body: cable } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cable' }));
    await expectCreated(
      shop.post(`/api/accessory/${cable.data._id}/purchase`, {
        quantity: 5,
        unitCost: 40,
        date: today,
        pocketCash: 200,
      }),
    );
    const rows = [
      { name: cover, quantity: 2, price: 250 },
      { name: cable.data._id, quantity: 1, price: 100 },
      { name: cover, quantity: 3, price: 200 },
    ];
    const { body } = await expectCreated(
      shop.post(
        '/api/sale',
        await saleOf(shop, '', { imeiPrices: [], finalPrice: 0, accessories: rows, pocketCash: 1_200 }),
      ),
    );
    expect(body.data.accessories).toHaveLength(3);
    const stock = (await shop.get('/api/accessory/')).body.data;
    expect(stock).toMatchObject([
      { accessoryName: 'Cable', quantity: 4, value: 160 },
      { accessoryName: 'Cover', quantity: 5, value: 500 },
    ]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of an earlier day stands on that day', async () => {
    const [date] = new Date(server.clock.now - 3 * 86_400_000).toISOString().split('T');
    const imei = await buyPhoneOn(date);
    const { body } = await expectCreated(
      shop.post('/api/sale', await saleOf(shop, imei, { saleDate: date })),
    );
    expect(body.data.date).toBe(date);
    expect((await shop.get(`/api/ledger/day?date=${date}`)).body.data.sales).toHaveLength(1);
    expect((await shop.get('/api/ledger/day')).body.data.sales).toHaveLength(0);
  });
});

describe('a sale is refused', () => {
  test('when the phone was sold: the message says when, to whom and on which invoice', async () => {
    const imei = await buyPhone(shop);
    await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const { status, body } = await shop.post('/api/sale', await saleOf(shop, imei));
    const message = `IMEI ${imei} (Samsung A15 4/128) was sold on ${dayText(today, 'en')} to Sana, invoice INV-1`;
    expect([status, body.message, body.fields]).toEqual([409, message, { 'imeiPrices.0.imei': message }]);
  });

  test('when the phone never was here', async () => {
    const imei = newImei();
    const message = `IMEI ${imei} is not in stock`;
    expect(await refused(await saleOf(shop, imei))).toEqual({
      status: 422,
      message,
      fields: { 'imeiPrices.0.imei': message },
    });
  });

  test('when it is dated before the phone came, or in the future', async () => {
    const imei = await buyPhone(shop);
    const early = await refused(await saleOf(shop, imei, { saleDate: '2026-01-01' }));
    expect([early.status, early.fields]).toEqual([
      409,
      {
        saleDate: `Samsung A15, IMEI ${imei}, cannot be sold to Sana on 1 Jan 2026: it was not in the shop on that day`,
      },
    ]);
    const late = await refused(await saleOf(shop, imei, { saleDate: '2199-01-01' }));
    expect([late.status, late.fields]).toEqual([422, { saleDate: 'The date cannot be in the future' }]);
  });

  test('when there are not that many accessories, over all rows of the sale', async () => {
    const imei = await buyPhone(shop);
    const cover = await stockAccessory(3, 100);
    const rows = [2, 2].map((quantity) => ({ name: cover, quantity, price: 200 }));
    const answer = await refused(await saleOf(shop, imei, { accessories: rows, pocketCash: 50_800 }));
    expect([answer.status, answer.fields]).toEqual([
      409,
      { 'accessories.1.quantity': 'Cover: 1 in stock, 2 asked for' },
    ]);
  });

  test('when the phone taken in is in stock already', async () => {
    const [imei, held] = [await buyPhone(shop), await buyPhone(shop)];
    const answer = await refused(
      await saleOf(shop, imei, {
        sellingType: 'Exchange',
        pocketCash: 20_000,
        exchangePhoneDetail: {
          companyName: 'Apple',
          modelName: 'iPhone 11',
          imei1: newImei(),
          imei2: held,
          purchasePrice: 30_000,
        },
      }),
    );
    expect(answer.status).toBe(409);
    expect(answer.fields).toEqual({
      'exchangePhoneDetail.imei2': expect.stringContaining(`IMEI ${held} is already in stock: Samsung A15`),
    });
  });

  test('when the drawer cannot pay the customer who brought the dearer phone', async () => {
    const imei = await buyPhone(shop);
    const answer = await refused(
      await saleOf(shop, imei, {
        sellingType: 'Exchange',
        pocketCash: 1_950_000,
        exchangePhoneDetail: {
          companyName: 'Apple',
          modelName: 'iPhone 17',
          imei1: newImei(),
          purchasePrice: 2_000_000,
        },
      }),
    );
    expect([answer.status, Object.keys(answer.fields)]).toEqual([409, ['pocketCash']]);
  });

  test("when it names another shop's phone, customer, bank or accessory", async () => {
    const other = await server.signUp();
    await fillTill(other, 100_000);
    const foreignPhone = await buyPhone(other);
    const foreignBank = await openBank(other, 0);
    const foreignPerson = (await other.get('/api/person/all')).body.persons[0]._id;
    const foreignAccessory = (await expectCreated(other.post('/api/accessory/', { accessoryName: 'Cable' })))
      .body.data._id;
    const imei = await buyPhone(shop);
    const sale = (change: object) => saleOf(shop, imei, { ...change });
    expect((await refused(await saleOf(shop, foreignPhone))).status).toBe(422);
    for (const change of [
      { entityData: { _id: foreignPerson } },
      { pocketCash: 0, accountCash: 50_000, bankAccountUsed: foreignBank },
      { accessories: [{ name: foreignAccessory, quantity: 1, price: 0 }] },
    ])
      expect((await refused(await sale(change))).status).toBe(404);
  });

  test.each([
    [{ finalPrice: 1 }, { finalPrice: 'The total must equal the sum of the phone prices' }],
    [{ pocketCash: 1 }, { pocketCash: 'The payment must add up to the amount due' }],
    [
      { imeiPrices: [], finalPrice: undefined },
      { imeiPrices: 'Add at least one phone', finalPrice: 'This is required' },
    ],
    [{ profit: 5 }, { profit: 'This field is not known' }],
  ])('with %j', async (change, fields) => {
    const answer = await refused(await saleOf(shop, newImei(), change));
    expect([answer.status, answer.fields]).toEqual([422, fields]);
  });
});

describe('who may see a sale', () => {
  test('nobody who is not signed in, and no other shop', async () => {
    const imei = await buyPhone(shop);
    const { body } = await expectCreated(shop.post('/api/sale', await saleOf(shop, imei)));
    const other = await server.signUp();
    expect((await other.get(`/api/sale/${body.data._id}`)).status).toBe(404);
    expect((await other.get('/api/sale')).body.data).toEqual([]);
    for (const url of ['/api/sale', `/api/sale/${body.data._id}`])
      expect((await server.anyone.get(url)).status).toBe(401);
    expect((await server.anyone.post('/api/sale', {})).status).toBe(401);
  });

  test('an employee, without its profit', async () => {
    const employee = await hire(server, shop);
    const imei = await buyPhone(shop);
    const { body } = await expectCreated(employee.post('/api/sale', await saleOf(shop, imei)));
    expect(body.data.profit).toBeNull();
    const list = (await employee.get('/api/sale')).body;
    expect([list.data[0].profit, list.totals.profit]).toEqual([null, null]);
  });
});

test('only the owner sells below cost in a shop that says so', async () => {
  const employee = await hire(server, shop);
  const below = {
    imeiPrices: [{ imei: await buyPhone(shop), price: 44_000 }],
    finalPrice: 44_000,
    pocketCash: 44_000,
  };
  const sale = await saleOf(shop, '', below);
  await shop.send('PATCH', '/api/shop/mine', { employeeSellsBelowCost: false });
  const { status, body } = await employee.post('/api/sale', sale);
  const [imei] = below.imeiPrices.map((row) => row.imei);
  const message = `Only the owner can sell IMEI ${imei} below its cost in this shop`;
  expect([status, body.fields]).toEqual([409, { 'imeiPrices.0.imei': message }]);
  await shop.send('PATCH', '/api/shop/mine', { employeeSellsBelowCost: true });
  await expectCreated(employee.post('/api/sale', sale));
  await shop.send('PATCH', '/api/shop/mine', { employeeSellsBelowCost: false });
  const imeiPrices = [{ imei: await buyPhone(shop), price: 44_000 }];
  await expectCreated(shop.post('/api/sale', { ...sale, imeiPrices }));
});

describe('at the same moment', () => {
  test('one submission sent twenty times is one sale, and every answer is the first', async () => {
    const imei = await buyPhone(shop);
    const sale = await saleOf(shop, imei);
    const key = { 'idempotency-key': 'till-one-sale-0001' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.post('/api/sale', sale, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
    const changed = await shop.post('/api/sale', { ...sale, warranty: '1 Month' }, key);
    expect(changed.status).toBe(422);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});
