import { addDays } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyPhone, expectCreated, openBank, saleOf, todayOf } from '../../test/testing/shopWork.ts';
import {
  startTestApp,
  type TestAnswer,
  type TestApp,
  type TestShop,
} from '../../test/testing/startTestApp.ts';

interface Row {
  entry: number;
  date: string;
  type: string;
  debit: number;
  credit: number;
  balance: number;
  reverses: number | null;
  reversedBy: number | null;
}

let server: TestApp;
let shop: TestShop;
let bank: string;
let today: string;
const daysAgo = (count: number) => addDays(today, -count);

beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  bank = await openBank(shop, 0);
  const enter = (direction: 'in' | 'out', amount: number, days: number, reason: string, note?: string) =>
    expectCreated(
      shop.post('/api/wallet/entry', {
        direction,
        account: 'cash:pocket',
        amount,
        reason,
        note,
        date: daysAgo(days),
      }),
    );
  await enter('in', 100_000, 9, 'capital', 'First till');
  await enter('out', 1_000, 8, 'drawing');
  await expectCreated(
    shop.post('/api/wallet/transfer', {
      from: 'cash:pocket',
      to: `bank:${bank}`,
      amount: 5_000,
      date: daysAgo(7),
    }),
  );
  const imei = await buyPhone(shop, { date: daysAgo(6) });
  await enter('out', 200, 5, 'drawing', 'Lunch_100% mine');
  await expectCreated(shop.post('/api/sale', await saleOf(shop, imei, { saleDate: daysAgo(4) })));
  await enter('in', 50, 3, 'adjustment', 'Found');
  await expectCreated(
    shop.post('/api/expense', {
      date: daysAgo(2),
      category: 'Rent',
      amount: 300,
      pocketCash: 300,
    }),
  );
  const { data } = (await shop.get('/api/ledger/records?event=expense')).body;
  await expectCreated(
    shop.post(`/api/ledger/records/${data[0].entry}/reverse`, { date: daysAgo(1), reason: 'Twice' }),
  );
});
afterAll(() => server.close());

const URL = '/api/pocketCash/transactions';

/** Every row of a ledger, read page by page; the head of each page is the same. */
async function read(query: string, limit: number): Promise<{ rows: Row[]; head: TestAnswer['body'] }> {
  const rows: Row[] = [];
  let cursor: string | null = '';
  let head: TestAnswer['body'];
  while (cursor !== null) {
    const { status, body }: TestAnswer = await shop.get(
      `${URL}?limit=${limit}&${query}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect(status).toBe(200);
    rows.push(...body.data);
    head = body;
    cursor = body.nextCursor;
  }
  return { rows, head };
}

const BALANCES = [100_000, 99_000, 94_000, 49_000, 48_800, 98_800, 98_850, 98_550, 98_850];

describe('the ledger of the till', () => {
  test.each([1, 2, 4, 50])(
    'runs on from page to page of %i, oldest first and newest first',
    async (limit) => {
      const oldest = await read('', limit);
      expect(oldest.rows.map((row) => row.balance)).toEqual(BALANCES);
      const newest = await read('order=desc', limit);
      expect(newest.rows).toEqual(oldest.rows.toReversed());
      expect(newest.head).toMatchObject({ opening: 0, closing: 98_850, net: 98_850, total: 9 });
    },
  );

  test('carries the balance of a range in and out, in both orders', async () => {
    const range = `from=${daysAgo(7)}&to=${daysAgo(4)}`;
    const { rows, head } = await read(range, 2);
    expect(rows.map((row) => row.balance)).toEqual(BALANCES.slice(2, 6));
    expect(head).toMatchObject({
      opening: 99_000,
      totalDebit: 50_000,
      totalCredit: 50_200,
      net: -200,
      closing: 98_800,
      total: 4,
    });
    expect((await read(`${range}&order=desc`, 3)).rows).toEqual(rows.toReversed());
  });

  test.each([
    ['capital', [100_000, 99_000, 48_800], [100_000, 1_200]],
    ['transfer', [94_000], [0, 5_000]],
    ['purchase', [49_000], [0, 45_000]],
    ['sale', [98_800], [50_000, 0]],
    ['adjustment', [98_850], [50, 0]],
    ['expense', [98_550, 98_850], [300, 300]],
    ['committee', [], [0, 0]],
    ['other', [], [0, 0]],
  ])(
    'of %s alone shows the true balance of the account beside each',
    async (type, balances, [debit, credit]) => {
      for (const limit of [1, 50]) {
        const { rows, head } = await read(`type=${type}`, limit);
        expect(rows.map((row) => row.balance)).toEqual(balances);
        expect(rows.every((row) => row.type === type)).toBe(true);
        expect(head).toMatchObject({
          opening: 0,
          closing: 98_850,
          totalDebit: debit,
          totalCredit: credit,
          total: balances.length,
        });
        expect((await read(`type=${type}&order=desc`, limit)).rows).toEqual(rows.toReversed());
      }
    },
  );

  test.each([
    ['lunch_100%25', [48_800]],
    ['lunchX100', []],
    ['first TILL', [100_000]],
    ['ali tra', [49_000]],
    ['3', [100_000, 94_000, 49_000, 98_800]],
  ])('is searched for %s', async (q, expected) => {
    const { rows, head } = await read(`q=${q}`, 2);
    // A number is one of an entry, or stands in what is said.
    const found = rows.map((row) => row.balance);
    expect(q === '3' ? found.includes(94_000) : true).toBe(true);
    if (q !== '3') expect(found).toEqual(expected);
    expect(head.total).toBe(found.length);
    expect((await read(`q=${q}&order=desc`, 2)).rows).toEqual(rows.toReversed());
  });

  test('marks what was undone, and what undid it', async () => {
    const { rows } = await read('type=expense', 50);
    expect(rows.map((row) => [row.reverses, row.reversedBy])).toEqual([
      [null, rows[1]?.entry],
      [rows[0]?.entry, null],
    ]);
  });

  test.each([
    ['order=up', 'order'],
    ['type=gift', 'type'],
    ['limit=0', 'limit'],
    ['from=2026-02-30', 'from'],
    ['color=red', 'color'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await shop.get(`${URL}?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  test('refuses a cursor of another list', async () => {
    expect((await shop.get(`${URL}?cursor=${Buffer.from('["a","b"]').toString('base64url')}`)).status).toBe(
      400,
    );
  });

  test('ends before it begins when its range does', async () => {
    const { body } = await shop.get(`${URL}?from=${today}&to=${daysAgo(9)}`);
    expect(body).toMatchObject({ data: [], total: 0, totalDebit: 0, totalCredit: 0 });
  });
});
