import { addDays, dayText } from '@handset/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  slipOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { entryOf, lotOf } from '../../trade/purchases/lots.fixtures.ts';

let server: TestApp;
let shop: TestShop;
/** `day(10)` is today, `day(9)` the day before. */
let day: (number: number) => string;

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  const today = await todayOf(shop);
  day = (number) => addDays(today, number - 10);
  await fillTill(shop, 9_000_000, day(0));
});
afterAll(() => server.close());

const buy = (date: string, imei1 = newImei(), change: object = {}) =>
  buyPhone(shop, { date, imei1, ...change });

async function sell(imei: string, saleDate: string, name = 'First') {
  const entityData = { name, number: name === 'First' ? '0321-7654321' : '0333-7654321' };
  const { body } = await expectCreated(
    shop.post('/api/sale', await saleOf(shop, imei, { saleDate, entityData })),
  );
  return body.data._id as string;
}

/** The sale of a phone for 20,000 in cash and another phone. */
function exchangeOf(imei: string, imei1: string, saleDate: string) {
  const exchangePhoneDetail = { companyName: 'Samsung', modelName: 'A15', imei1, purchasePrice: 30_000 };
  return saleOf(shop, imei, { saleDate, sellingType: 'Exchange', pocketCash: 20_000, exchangePhoneDetail });
}

const takeBack = (sale: string, date: string, refund: object | undefined = { pocketCash: 50_000 }) =>
  shop.post(`/api/sale/${sale}/return`, { date, reason: 'Faulty', refund });

async function sendOut(imei: string, date: string) {
  const entityData = { name: 'Hall Road', number: '0300-1112244' };
  const { body } = await expectCreated(shop.post('/api/dispatch', { entityData, date, units: [{ imei }] }));
  return body.data as { _id: string; units: [{ _id: string }] };
}

async function refused(answer: Promise<TestAnswer>, field: string | undefined, message: RegExp) {
  const before = (await shop.get('/api/ledger/records')).body.total;
  const { status, body } = await answer;
  expect([status, body.message]).toEqual([409, expect.stringMatching(message)]);
  if (field) expect(Object.keys(body.fields)).toEqual([field]);
  expect((await shop.get('/api/ledger/records')).body.total).toBe(before);
  expect(await defectsOf(server, shop)).toEqual([]);
}

/** Bought, sold to First, bought back, and sold to Second. */
async function soldTwice() {
  const imei = await buy(day(1));
  const first = await sell(imei, day(2));
  await buy(day(3), imei, { purchasePrice: 300, pocketCash: 300 });
  const second = await sell(imei, day(4), 'Second');
  return { imei, first, second };
}

describe('a document of an earlier life', () => {
  test('takes nothing back from the first customer while the second has the phone', async () => {
    const { first, second } = await soldTwice();
    const message = /cannot come back from First on .*: it was sold to Second on .* \(INV-2\)$/;
    await refused(takeBack(first, day(10)), 'date', message);
    await refused(shop.post(`/api/sale/${first}/void`, { reason: 'Wrong' }), undefined, message);
    await expectCreated(takeBack(second, day(10)));
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test.each([
    [
      'in exchange',
      async (imei: string) => {
        const other = await buy(day(1));
        const sale = await exchangeOf(other, imei, day(3));
        await expectCreated(shop.post('/api/sale', sale));
      },
    ],
    ['by its second IMEI', (imei: string) => buy(day(3), newImei(), { imei2: imei })],
    [
      'by the stock form',
      async (imei: string) => {
        const price = { purchasePrice: 40_000, demandPrice: 50_000, finalPrice: 50_000 };
        const phone = {
          name: 'A15',
          companyName: 'Samsung',
          modelSpecifications: 'A15',
          imei,
          color: 'Blue',
          ...price,
        };
        await expectCreated(shop.post('/api/phone/addPhone', phone));
      },
    ],
  ])('takes nothing back that came again %s and was sold on', async (_, comeAgain) => {
    const imei = await buy(day(1));
    const first = await sell(imei, day(2));
    await comeAgain(imei);
    await sell(imei, day(10), 'Second');
    await refused(takeBack(first, day(10)), 'date', /cannot come back from First on .* sold to Second/);
  });

  test('is undone when the slip that bought the phone back is void', async () => {
    const imei = await buy(day(1));
    const first = await sell(imei, day(2));
    const slip = await slipOf(shop, { imei1: imei, purchasePrice: 300, pocketCash: 300 });
    const { body } = await expectCreated(shop.post('/api/Purchase/purchase-phone', slip));
    await expectCreated(shop.post(`/api/Purchase/${body.data._id}/void`, { reason: 'Wrong' }));
    await expectCreated(takeBack(first, day(10)));
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('a phone comes back only after it was sold', () => {
  let imei: string;
  beforeEach(async () => {
    imei = await buy(day(1));
    await sell(imei, day(5));
  });
  const message =
    /cannot be bought on .*: it was bought from Ali Traders on .* \(PS-1\), and was still in stock$/;

  test('on a slip', async () => {
    const slip = await slipOf(shop, { date: day(3), imei1: imei });
    await refused(shop.post('/api/Purchase/purchase-phone', slip), 'imei1', message);
    const other = await slipOf(shop, { date: day(3), imei2: imei });
    await refused(shop.post('/api/Purchase/purchase-phone', other), 'imei2', message);
  });

  test('in a lot, row by row', async () => {
    const lot = await lotOf(shop, [entryOf([{ imei1: newImei() }, { imei1: imei }])], { date: day(3) });
    await refused(
      shop.post('/api/Purchase/bulk-phone-purchase', lot),
      'ramSimDetails.0.imeiNumbers.1.imei1',
      message,
    );
  });

  test('in a lot, by both of its IMEIs in two rows', async () => {
    const imei2 = newImei();
    const imei1 = await buy(day(1), newImei(), { imei2 });
    await sell(imei2, day(5));
    const lot = await lotOf(shop, [entryOf([{ imei1 }, { imei1: imei2 }])]);
    const path = 'ramSimDetails.0.imeiNumbers.1.imei1';
    await refused(
      shop.post('/api/Purchase/bulk-phone-purchase', lot),
      path,
      /cannot be bought on .* still in stock$/,
    );
    const other = await lotOf(shop, [entryOf([{ imei1 }, { imei1: newImei() }])]);
    await expectCreated(shop.post('/api/Purchase/bulk-phone-purchase', other));
  });

  test('in exchange', async () => {
    const other = await buy(day(1));
    const sale = await exchangeOf(other, imei, day(3));
    await refused(
      shop.post('/api/sale', sale),
      'exchangePhoneDetail.imei1',
      /cannot be taken in exchange on/,
    );
  });

  test('by an edit of its day', async () => {
    const slip = await slipOf(shop, { date: day(6), imei1: imei });
    const { body } = await expectCreated(shop.post('/api/Purchase/purchase-phone', slip));
    const { pocketCash: _, ...edit } = slip;
    const put = (date: string) =>
      shop.send('PUT', `/api/Purchase/single-purchase-phone/${body.data._id}`, { ...edit, date });
    await refused(put(day(4)), 'date', /cannot be bought from Ali Traders on .* still in stock$/);
    expect((await put(day(5))).status).toBe(200);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('a phone that is out', () => {
  test('is neither sold nor sent out on a day within', async () => {
    const imei = await buy(day(1));
    const { _id, units } = await sendOut(imei, day(3));
    const back = { units: [units[0]._id], date: day(6) };
    await expectCreated(shop.post(`/api/dispatch/${_id}/return`, back));
    const sale = await saleOf(shop, imei, { saleDate: day(4) });
    const out = /it was sent out to Hall Road on .* \(DC-1\), and was still out$/;
    await refused(shop.post('/api/sale', sale), 'saleDate', out);
    const earlier = shop.post('/api/sale', { ...sale, saleDate: day(2) });
    await refused(earlier, 'saleDate', /was sent out .* \(DC-1\): this would make that impossible$/);
    const entityData = { name: 'Hall Road', number: '0300-1112244' };
    await refused(shop.post('/api/dispatch', { entityData, date: day(5), units: [{ imei }] }), 'date', out);
    await sell(imei, day(6));
  });

  test('settled and void again, is in stock from then on', async () => {
    const imei = await buy(day(1));
    const { _id } = await sendOut(imei, day(3));
    const sale = await saleOf(shop, imei, { saleDate: day(4) });
    const { body } = await expectCreated(shop.post(`/api/dispatch/${_id}/settle`, sale));
    await expectCreated(shop.post(`/api/sale/${body.data._id}/void`, { reason: 'Wrong' }));
    expect(await defectsOf(server, shop)).toEqual([]);
    const early = await saleOf(shop, imei, { saleDate: day(8) });
    await refused(shop.post('/api/sale', early), 'saleDate', /it was sold to Sana/);
    await sell(imei, day(10));
  });
});

test('a phone is not taken in exchange for itself, by whichever IMEI', async () => {
  const imei2 = newImei();
  const imei = await buy(day(1), newImei(), { imei2 });
  const sale = await exchangeOf(imei, imei2, day(10));
  const { status, body } = await shop.post('/api/sale', sale);
  expect([status, body.fields]).toEqual([
    422,
    { 'exchangePhoneDetail.imei1': expect.stringContaining('sold on the same invoice') },
  ]);
});

test('a fault of an earlier release is named with its document and day, and the shop trades on', async () => {
  const imei = await buy(day(1));
  const sale = await sell(imei, day(2));
  await expectCreated(takeBack(sale, day(5)));
  const { _id, units } = await sendOut(imei, day(6));
  await unscoped(server.database)
    .updateTable('dispatches')
    .set({ date: day(3) })
    .where('id', '=', _id)
    .execute();
  expect(await defectsOf(server, shop)).toEqual([
    `Samsung A15, IMEI ${imei}, cannot be sent out to Hall Road on ${dayText(day(3), 'en')} (DC-1): it was sold to First on ${dayText(day(2), 'en')} (INV-1). ` +
      'Look at the days of DC-1: one of them is wrong',
  ]);
  const back = { units: [units[0]._id], date: day(10) };
  await expectCreated(shop.post(`/api/dispatch/${_id}/return`, back));
  expect(await defectsOf(server, shop)).toEqual([]);
  await sell(imei, day(10));
});
