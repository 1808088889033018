import { addDays, dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  defectsOf,
  expectCreated,
  fillTill,
  partiesOf,
  saleOf,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
let shop: TestShop;
let charger: string;
let purchase: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 100_000);
  const { body } = await expectCreated(
    shop.post('/api/accessory/', { accessoryName: 'Charger', salePrice: 1_500 }),
  );
  charger = body.data._id;
  purchase = { quantity: 3, unitCost: 100, date: await todayOf(shop), pocketCash: 300 };
});
afterAll(() => server.close());

const buy = (change: object = {}) =>
  shop.post(`/api/accessory/${charger}/purchase`, { ...purchase, ...change });

describe('an accessory', () => {
  test('begins with none in stock', async () => {
    expect((await shop.get('/api/accessory/')).body.data).toEqual([
      {
        _id: charger,
        accessoryName: 'Charger',
        quantity: 0,
        salePrice: 1_500,
        averageCost: null,
        value: 0,
        category: null,
        lowLevel: null,
        isLow: true,
        version: 1,
      },
    ]);
  });

  test('that is there is refused by its name', async () => {
    const { status, body } = await shop.post('/api/accessory/', { accessoryName: ' CHARGER ' });
    expect([status, body.fields]).toEqual([409, { accessoryName: 'Charger is already an accessory' }]);
  });

  test('needs a name', async () => {
    const { status, body } = await shop.post('/api/accessory/', {});
    expect([status, body.fields]).toEqual([422, { accessoryName: 'This is required' }]);
  });

  test('is known to its own shop alone', async () => {
    const other = await server.signUp();
    expect((await other.get('/api/accessory/')).body.data).toEqual([]);
    expect((await other.post(`/api/accessory/${charger}/purchase`, purchase)).status).toBe(404);
    expect((await server.anyone.get('/api/accessory/')).status).toBe(401);
  });

  test('shows an employee no cost', async () => {
    await expectCreated(buy());
    const employee = await hire(server, shop);
    expect((await employee.get('/api/accessory/')).body.data[0]).toMatchObject({
      quantity: 3,
      averageCost: null,
      value: null,
    });
  });
});

describe('a purchase of accessories', () => {
  test('averages what they cost, by number', async () => {
    await expectCreated(buy());
    const { body } = await expectCreated(buy({ quantity: 1, unitCost: 200, pocketCash: 200 }));
    expect(body.data).toMatchObject({ quantity: 4, value: 500, averageCost: 125 });
    expect(await walletOf(shop)).toEqual({ pocket: 99_500 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('leaves what is not paid owed to the party', async () => {
    await expectCreated(buy({ pocketCash: 100, entityData: { name: 'Cable House', number: '03009998877' } }));
    expect(await partiesOf(shop)).toEqual({ 'Cable House': -200 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test.each([
    [{ quantity: 0 }, { quantity: 'The quantity is at least 1' }],
    [{ unitCost: 0 }, { unitCost: 'The amount must be more than zero' }],
    [{ pocketCash: 299 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
  ])('with %j is refused', async (change, fields) => {
    const { status, body } = await buy(change);
    expect([status, body.fields]).toEqual([422, expect.objectContaining(fields)]);
  });

  test('that the till cannot pay is refused, and none come in', async () => {
    const { status } = await buy({ unitCost: 50_000, pocketCash: 150_000 });
    expect(status).toBe(409);
    expect((await shop.get('/api/accessory/')).body.data[0].quantity).toBe(0);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('a change of an accessory', () => {
  const change = (body: object) => shop.send('PATCH', `/api/accessory/${charger}`, body);

  test('sets its name, category, price and level, and takes them away again', async () => {
    const { status, body } = await change({
      accessoryName: 'Fast charger',
      category: 'Power',
      salePrice: 1_800,
      lowLevel: 2,
      version: 1,
    });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        accessoryName: 'Fast charger',
        category: 'Power',
        salePrice: 1_800,
        lowLevel: 2,
        version: 2,
      }),
    ]);
    const cleared = await change({ category: null, salePrice: null, lowLevel: null, version: 2 });
    expect(cleared.body.data).toMatchObject({ category: null, salePrice: null, lowLevel: null });
  });

  test('that is stale is refused', async () => {
    await change({ salePrice: 1, version: 1 });
    expect((await change({ salePrice: 2, version: 1 })).status).toBe(409);
  });

  test('to the name of another is refused', async () => {
    await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cable' }));
    const { status, body } = await change({ accessoryName: 'CABLE', version: 1 });
    expect([status, body.fields]).toEqual([409, { accessoryName: 'Cable is already an accessory' }]);
  });

  test('is made to each of two that an earlier release took for different accessories', async () => {
    const { body } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'کیبل' }));
    await unscoped(server.database)
      .updateTable('accessories')
      .set({ name: 'كيبل', name_key: 'كيبل' })
      .where('id', '=', charger)
      .execute();
    for (const id of [charger, body.data._id]) {
      const rewritten = { accessoryName: 'کيبل', salePrice: 1, version: 1 };
      expect((await shop.send('PATCH', `/api/accessory/${id}`, rewritten)).status).toBe(200);
    }
    await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Cable' }));
    const renamed = { accessoryName: 'CABLE', version: 2 };
    expect((await change(renamed)).body.fields).toEqual({ accessoryName: 'Cable is already an accessory' });
  });
});

describe('an adjustment of accessories', () => {
  const adjust = async (body: object) =>
    shop.post(`/api/accessory/${charger}/adjustment`, {
      reason: 'count',
      note: 'Counted on Sunday',
      date: await todayOf(shop),
      ...body,
    });

  test('takes what is missing off at its average cost', async () => {
    await expectCreated(buy());
    await expectCreated(buy({ quantity: 1, unitCost: 200, pocketCash: 200 }));
    const { body } = await expectCreated(adjust({ quantity: -2, reason: 'damaged' }));
    expect(body.data).toMatchObject({ quantity: 2, value: 250 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('adds what was found, at the cost that is given or at the average', async () => {
    const unknown = await adjust({ quantity: 2, reason: 'found' });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['unitCost']]);
    await expectCreated(adjust({ quantity: 2, unitCost: 100, reason: 'found' }));
    const { body } = await expectCreated(adjust({ quantity: 1, reason: 'found' }));
    expect(body.data).toMatchObject({ quantity: 3, value: 300 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is listed with everything else that moved the stock, newest first', async () => {
    await expectCreated(buy());
    await expectCreated(adjust({ quantity: -1, reason: 'lost' }));
    const { movements, total } = (await shop.get(`/api/accessory/${charger}`)).body;
    expect(total).toBe(2);
    expect(movements).toMatchObject([
      { quantity: -1, cost: -100, reason: 'adjustment: lost', note: 'Counted on Sunday' },
      { quantity: 3, cost: 300, reason: 'purchase', refType: 'accessory-purchase' },
    ]);
  });

  test('that was compared with another number in stock corrects nothing', async () => {
    await expectCreated(buy());
    const { status, body } = await adjust({ quantity: -1, expected: 4 });
    expect([status, body.message]).toEqual([
      409,
      'Charger has moved since it was counted: the books say 3. Check the count and save again',
    ]);
    expect((await expectCreated(adjust({ quantity: -1, expected: 3 }))).body.data.quantity).toBe(2);
  });

  test.each([
    [{ quantity: 0 }, 422],
    [{ quantity: 1.5 }, 422],
    [{ quantity: -1, note: '' }, 422],
    [{ quantity: -1, reason: 'because' }, 422],
    [{ quantity: -4 }, 409],
  ])('with %j is refused', async (body, status) => {
    await expectCreated(buy());
    expect((await adjust(body)).status).toBe(status);
    expect((await shop.get('/api/accessory/')).body.data[0].quantity).toBe(3);
  });
});

describe('a purchase of accessories that is undone', () => {
  const undo = async () => {
    const { movements } = (await shop.get(`/api/accessory/${charger}`)).body;
    const { entry } = movements.find((it: { reason: string }) => it.reason === 'purchase');
    return shop.post(`/api/ledger/records/${entry}/reverse`, {
      date: await todayOf(shop),
      reason: 'Sent back',
    });
  };

  test('takes them out of stock, the money back, and its bill away', async () => {
    await expectCreated(buy({ pocketCash: 100, entityData: { name: 'Cable House', number: '03009998877' } }));
    await expectCreated(undo());
    expect((await shop.get('/api/accessory/')).body.data[0]).toMatchObject({ quantity: 0, value: 0 });
    expect(await walletOf(shop)).toEqual({ pocket: 100_000 });
    expect(await partiesOf(shop)).toEqual({ 'Cable House': 0 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is refused where the rest would be worth nothing, since nothing could be posted for it any more', async () => {
    await expectCreated(buy({ quantity: 1, unitCost: 3, pocketCash: 3 }));
    await expectCreated(buy({ quantity: 3, unitCost: 1, pocketCash: 3 }));
    const lost = { quantity: -2, reason: 'lost', note: 'Not found', date: purchase.date };
    await expectCreated(shop.post(`/api/accessory/${charger}/adjustment`, lost));
    const undone = await shop.post('/api/ledger/records/2/reverse', { date: purchase.date, reason: 'Wrong' });
    expect(undone.status).toBe(409);
    await expectCreated(shop.post(`/api/accessory/${charger}/adjustment`, lost));
    expect((await shop.get('/api/accessory/')).body.data).toMatchObject([{ quantity: 0, value: 0 }]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('is refused once some of them are gone', async () => {
    await expectCreated(buy());
    await expectCreated(
      shop.post(`/api/accessory/${charger}/adjustment`, {
        quantity: -1,
        reason: 'lost',
        note: 'Not found',
        date: await todayOf(shop),
      }),
    );
    expect((await undo()).status).toBe(409);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('on an earlier day', () => {
  /** `day(10)` is today. */
  let day: (number: number) => string;
  beforeEach(async () => {
    const today = await todayOf(shop);
    day = (number) => addDays(today, number - 10);
    await fillTill(shop, 10_000, day(0));
  });

  const sell = async (quantity: number, saleDate: string) =>
    shop.post('/api/sale', {
      ...(await saleOf(shop, '')),
      imeiPrices: [],
      finalPrice: 0,
      accessories: [{ name: charger, quantity, price: 500 }],
      pocketCash: quantity * 500,
      saleDate,
    });
  const adjust = (quantity: number, date: string) =>
    shop.post(`/api/accessory/${charger}/adjustment`, { quantity, reason: 'lost', note: 'Counted', date });
  /** Value of the stock at the end of a day. */
  const worthOn = async (date: string) =>
    (await shop.get(`/api/ledger/balance-sheet?asOf=${date}`)).body.data.assets.find(
      ({ account }: { account: string }) => account === 'stock:accessories',
    )?.amount ?? 0;

  test('no more leave than were there, on that day or since', async () => {
    await expectCreated(buy({ date: day(5) }));
    const early = await sell(2, day(4));
    const message = `Charger: 0 in stock on ${dayText(day(4), 'en')}, 2 asked for`;
    expect([early.status, early.body.fields]).toEqual([409, { 'accessories.0.quantity': message }]);
    const lost = await adjust(-2, day(4));
    expect([lost.status, lost.body.fields]).toEqual([409, { quantity: message }]);
    await expectCreated(sell(3, day(7)));
    await expectCreated(buy({ date: day(9) }));
    // There on its day, and gone on another one since.
    const between = await sell(1, day(6));
    expect(between.body.message).toBe(`Charger: 0 in stock on ${dayText(day(7), 'en')}, 1 asked for`);
    expect((await adjust(-1, day(9))).status).toBe(201);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('those that leave cost no more than all that was there', async () => {
    await expectCreated(buy({ date: day(2) }));
    await expectCreated(buy({ date: day(8), unitCost: 700, pocketCash: 2_100 }));
    await expectCreated(sell(3, day(4)));
    expect([await worthOn(day(4)), await worthOn(day(8))]).toEqual([0, 2_100]);
    expect(await defectsOf(server, shop)).toEqual([]);
    const last = await adjust(-3, day(4));
    expect(last.status).toBe(409);
  });

  test('what left on another day since cannot have been dearer than the stock of that day', async () => {
    await expectCreated(buy({ date: day(2) }));
    await expectCreated(buy({ date: day(8), unitCost: 700, pocketCash: 2_100 }));
    await expectCreated(adjust(-3, day(9)));
    const { status, body } = await sell(3, day(4));
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining(`on ${dayText(day(4), 'en')}; choose a later day`),
    ]);
    await expectCreated(sell(3, day(8)));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('a purchase is not undone while its pieces were with a customer', async () => {
    await expectCreated(buy({ date: day(2) }));
    const { body } = await expectCreated(sell(3, day(3)));
    const back = { date: day(7), reason: 'Faulty', accessories: [{ _id: charger, quantity: 3 }] };
    await expectCreated(shop.post(`/api/sale/${body.data._id}/return`, back));
    const { movements } = (await shop.get(`/api/accessory/${charger}`)).body;
    const { entry } = movements.find(({ reason }: { reason: string }) => reason === 'purchase');
    const undo = (date: string) =>
      shop.post(`/api/ledger/records/${entry}/reverse`, { date, reason: 'Sent back' });
    expect((await undo(day(5))).status).toBe(409);
    await expectCreated(undo(day(7)));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('too few of an earlier release are named with document and day, and the shop trades on', async () => {
    await expectCreated(buy({ date: day(2) }));
    await expectCreated(sell(2, day(4)));
    const last = (await shop.get('/api/ledger/records?limit=1')).body.data[0].entry;
    await unscoped(server.database)
      .updateTable('accessory_movements')
      .set({ entry_number: last })
      .where('accessory_id', '=', charger)
      .where('reason', '=', 'purchase')
      .execute();
    expect(await defectsOf(server, shop)).toEqual([
      expect.stringMatching(
        new RegExp(`^On ${dayText(day(4), 'en')} there were -2 of Charger, worth .*200, after INV-1\\. If`),
      ),
    ]);
    await expectCreated(sell(1, day(10)));
    await expectCreated(buy({ date: day(2) }));
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});
