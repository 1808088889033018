import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  todayOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
let today: string;
let tomorrow: string;
/** The sales of the shop, oldest first. */
const made: {
  _id: string;
  person: { _id: string };
  units: { _id: string; imei1: string; imei2: string }[];
}[] = [];

async function sell(phones: number, price: number, change: Record<string, unknown> = {}) {
  const imeis: string[] = [];
  while (imeis.length < phones) imeis.push(await buyPhone(shop, { modelName: 'Hot 40i', imei2: newImei() }));
  const { body } = await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, '', {
        imeiPrices: imeis.map((imei) => ({ imei, price })),
        finalPrice: phones * price,
        pocketCash: phones * price,
        ...change,
      }),
    ),
  );
  made.push(body.data);
  return body.data;
}

const credit = (later: number, due: string) => ({
  sellingType: 'Credit',
  pocketCash: 0,
  payableAmountNow: 0,
  payableAmountLater: later,
  payableAmountLaterDate: due,
});

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await fillTill(shop, 2_000_000);
  const { body } = await expectCreated(shop.post('/api/accessory/', { accessoryName: 'Glass_100%' }));
  await expectCreated(
    shop.post(`/api/accessory/${body.data._id}/purchase`, {
      quantity: 5,
      unitCost: 100,
      date: today,
      pocketCash: 500,
    }),
  );
  const hamza = { entityData: { name: 'Hamza Dealer', number: '0333-9999999' } };
  await sell(1, 50_000); // INV-1
  await sell(3, 48_000, hamza); // INV-2
  await sell(1, 60_000, { ...credit(60_000, today), ...hamza }); // INV-3
  await sell(1, 52_000, credit(52_000, tomorrow)); // INV-4
  await sell(0, 0, {
    imeiPrices: [],
    finalPrice: 0,
    accessories: [{ name: body.data._id, quantity: 2, price: 300 }],
    pocketCash: 600,
  }); // INV-5
  await expectCreated(
    shop.post(`/api/sale/${made[1]?._id}/return`, {
      date: today,
      reason: 'Faulty',
      units: [made[1]?.units[0]?._id],
      refund: { pocketCash: 48_000 },
    }),
  );
  const undone = await sell(1, 99_000); // INV-6
  await expectCreated(shop.post(`/api/sale/${undone._id}/void`, { reason: 'Wrong price' }));
});
afterAll(() => server.close());

async function list(query: string, by: TestShop = shop) {
  const { status, body } = await by.get(`/api/sale?${query}`);
  expect(status).toBe(200);
  return {
    ...body,
    numbers: body.data.map(({ invoiceNumber }: { invoiceNumber: string }) =>
      Number(invoiceNumber.replace('INV-', '')),
    ),
  };
}

describe('the list of sales', () => {
  test('adds up what all sales come to after returns, column by column', async () => {
    const { data, total, totals, numbers } = await list('');
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1]);
    expect([total, totals]).toEqual([
      6,
      {
        standing: 5,
        total: 258_600,
        returned: 147_000,
        refunded: 147_000,
        letGo: 0,
        received: 146_600,
        receivedAtSale: 293_600,
        receivedLater: 0,
        payableLater: 112_000,
        outstanding: 112_000,
        profit: 33_400,
      },
    ]);
    for (const column of ['total', 'returned', 'received', 'payableLater', 'outstanding', 'profit'])
      expect(data.reduce((sum: number, row: Record<string, number>) => sum + Number(row[column]), 0)).toBe(
        totals[column],
      );
    expect(data[0]).toMatchObject({ status: 'void', total: 0, returned: 99_000, received: 0, profit: 0 });
    expect(data[4]).toMatchObject({
      status: 'part-returned',
      isBulk: true,
      total: 96_000,
      phones: [{ isReturned: true }, { isReturned: false }, { isReturned: false }],
    });
    expect(data[3]).toMatchObject({ outstanding: 60_000, dueDate: today });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test.each([
    ['type=bulk', [2]],
    ['type=single', [6, 5, 4, 3, 1]],
    ['type=single,bulk', [6, 5, 4, 3, 2, 1]],
    ['status=part-returned', [2]],
    ['status=void,part-returned', [6, 2]],
    ['sellingType=Credit', [4, 3]],
    ['sellingType=credit&due=open', [4, 3]],
    ['due=overdue', []],
    ['sort=invoice&order=asc', [1, 2, 3, 4, 5, 6]],
    ['sort=total', [2, 3, 4, 1, 5, 6]],
    ['sort=total&order=asc', [6, 5, 1, 4, 3, 2]],
    ['sort=date&order=asc', [1, 2, 3, 4, 5, 6]],
    ['q=hamza', [3, 2]],
    ['q=0333 9999999', [3, 2]],
    ['q=+923339999999', [3, 2]],
    ['q=INV-4', [4]],
    ['q=inv4', [4]],
    ['q=inv-', [6, 5, 4, 3, 2, 1]],
    ['q=hot samsung', [6, 4, 3, 2, 1]],
    ['q=glass_', [5]],
    ['q=100%', [5]],
    ['q=%', [5]],
    ["q=' or 1=1 --", []],
    ['q=hamza&type=single', [3]],
  ])('by %s', async (query, numbers) => {
    const found = await list(query.replaceAll('%', '%25').replaceAll('+', '%2B'));
    expect([found.numbers, found.total]).toEqual([numbers, numbers.length]);
  });

  test('by customer, by any part of either IMEI, and by day', async () => {
    const hamza = made[1]?.person._id;
    expect(await list(`personId=${hamza}`)).toMatchObject({ numbers: [3, 2], totals: { total: 156_000 } });
    const [unit] = made[3]?.units ?? [];
    for (const part of [unit?.imei1, unit?.imei2, unit?.imei1.slice(-6), unit?.imei2.slice(4, 13)])
      expect((await list(`q=${part}`)).numbers).toContain(4);
    expect((await list(`q=${unit?.imei1}`)).numbers).toEqual([4]);
    expect((await list(`from=${today}&to=${today}`)).total).toBe(6);
    expect((await list(`from=${tomorrow}`)).totals).toMatchObject({ total: 0, outstanding: 0, profit: 0 });
  });

  test('page by page, whatever it is sorted by', async () => {
    for (const sort of ['date', 'invoice', 'total']) {
      for (const order of ['asc', 'desc']) {
        const whole = (await list(`sort=${sort}&order=${order}`)).numbers;
        const seen: number[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page = await list(`sort=${sort}&order=${order}&limit=2${cursor && `&cursor=${cursor}`}`);
          seen.push(...page.numbers);
          expect(page.totals.total).toBe(258_600);
          cursor = page.nextCursor;
        }
        expect(seen).toEqual(whole);
      }
    }
  });

  test('refuses what it does not know, and a cursor of another order', async () => {
    for (const query of [
      'sort=profit',
      'order=up',
      'due=soon',
      'type=huge',
      'status=lost',
      'personId=x',
      'x=1',
    ])
      expect((await shop.get(`/api/sale?${query}`)).status).toBe(422);
    const { nextCursor } = await list('limit=1');
    for (const query of [`sort=total&cursor=${nextCursor}`, `order=asc&cursor=${nextCursor}`, 'cursor=xyz'])
      expect((await shop.get(`/api/sale?${query}`)).status).toBe(400);
  });

  test('of another shop is empty, whatever is asked', async () => {
    const other = await server.signUp();
    for (const query of ['', `personId=${made[1]?.person._id}`, 'q=hamza', 'due=open'])
      expect(await list(query, other)).toMatchObject({ total: 0, totals: { total: 0, outstanding: 0 } });
  });
});
