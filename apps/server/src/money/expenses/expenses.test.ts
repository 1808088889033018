import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  todayOf,
  walletOf,
} from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

let server: TestApp;
let shop: TestShop;
let rent: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
  await fillTill(shop, 50_000);
  rent = {
    date: await todayOf(shop),
    category: 'rent',
    amount: 20_000,
    payee: 'Landlord',
    pocketCash: 20_000,
  };
});
afterAll(() => server.close());

const spend = (change: object = {}) => shop.post('/api/expense', { ...rent, ...change });

describe('an expense', () => {
  test('leaves the till, and is listed under the category as every shop spells it', async () => {
    const { body } = await expectCreated(spend());
    expect(body).toMatchObject({
      message: 'Expense recorded successfully',
      data: {
        category: 'Rent',
        amount: 20_000,
        pocketCash: 20_000,
        bank: null,
        reversedBy: null,
        pictures: [],
      },
    });
    expect(await walletOf(shop)).toEqual({ pocket: 30_000 });
    const list = (await shop.get('/api/expense')).body;
    expect(list).toMatchObject({
      total: 1,
      totals: { amount: 20_000, categories: [{ category: 'Rent', amount: 20_000, count: 1 }] },
    });
    expect((await shop.get(`/api/expense/${body.data._id}`)).body.data).toEqual(body.data);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('may be paid from the till and a bank together', async () => {
    const bank = await openBank(shop, 10_000);
    await expectCreated(spend({ pocketCash: 15_000, accountCash: 5_000, bankAccountUsed: bank }));
    expect(await walletOf(shop)).toEqual({ pocket: 35_000, HBL: 5_000 });
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('names no bank that paid nothing of it', async () => {
    const bank = await openBank(shop, 10_000);
    const { body } = await expectCreated(spend({ accountCash: 0, bankAccountUsed: bank }));
    expect(body.data.bank).toBeNull();
  });

  test('of a category of one’s own keeps its first spelling', async () => {
    await expectCreated(spend({ category: 'Chowkidar Fund' }));
    const { body } = await expectCreated(spend({ category: 'chowkidar  fund' }));
    expect(body.data.category).toBe('Chowkidar Fund');
    expect((await shop.get('/api/expense/categories')).body.data).toContain('Chowkidar Fund');
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of one category in two keyboards’ spellings is of that category', async () => {
    await expectCreated(spend({ category: 'بجلي' }));
    const { body } = await expectCreated(spend({ category: 'بجلی' }));
    expect(body.data.category).toBe('بجلي');
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of a category that an earlier release took for two keeps its spelling, and counts as one', async () => {
    await expectCreated(spend({ category: 'بجلي', amount: 3, pocketCash: 3 }));
    await expectCreated(spend({ category: 'Bijli', amount: 4, pocketCash: 4 }));
    await unscoped(server.database)
      .updateTable('expenses')
      .set({ category: 'بجلی', category_key: 'بجلی' })
      .where('category', '=', 'Bijli')
      .where('shop_id', '=', shop.user.shopId ?? '')
      .execute();
    const { categories } = (await shop.get('/api/expense')).body.totals;
    expect(categories).toEqual([{ category: expect.stringMatching(/^بجل[يی]$/), amount: 7, count: 2 }]);
    for (const spelling of ['بجلي', 'بجلی', 'بجلى']) {
      const { data } = (await shop.get(`/api/expense?category=${encodeURIComponent(spelling)}`)).body;
      expect(data.map(({ category }: { category: string }) => category)).toEqual(['بجلی', 'بجلي']);
    }
    const listed: string[] = (await shop.get('/api/expense/categories')).body.data;
    expect(listed.filter((category) => category.startsWith('بجل'))).toEqual([categories[0].category]);
  });

  test('comes with a picture of its bill', async () => {
    const picture = Buffer.from(
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
      'base64',
    );
    const { status, body } = await shop.postForm('/api/expense', rent, [
      { field: 'attachment', bytes: picture },
    ]);
    expect([status, body.data.pictures.length]).toEqual([201, 1]);
  });

  test('is filtered by category, wallet, words and days', async () => {
    const bank = await openBank(shop, 10_000);
    await expectCreated(spend());
    await expectCreated(
      spend({
        category: 'Salary',
        payee: 'Asif',
        amount: 500,
        pocketCash: 0,
        accountCash: 500,
        bankAccountUsed: bank,
      }),
    );
    const found = async (query: string) => (await shop.get(`/api/expense?${query}`)).body.total;
    expect(await found('category=SALARY')).toBe(1);
    expect(await found('account=cash:pocket')).toBe(1);
    expect(await found(`account=bank:${bank}`)).toBe(1);
    expect(await found('q=asi')).toBe(1);
    expect(await found('from=2199-01-01')).toBe(0);
    expect((await shop.get('/api/expense?limit=1')).body.nextCursor).not.toBeNull();
  });

  test.each([
    [{ category: '' }, { category: 'This is required' }],
    [{ amount: -5 }, { amount: 'The amount cannot be negative' }],
    [{ pocketCash: 19_999 }, { pocketCash: 'The payment must add up to the amount due' }],
    [{ date: '2199-01-01' }, { date: 'The date cannot be in the future' }],
    [{ party: 'x' }, { party: 'This field is not known' }],
  ])('with %j is refused, and nothing moves', async (change, fields) => {
    const { status, body } = await spend(change);
    expect([status, body.fields]).toEqual([422, expect.objectContaining(fields)]);
    expect(await walletOf(shop)).toEqual({ pocket: 50_000 });
  });

  test('that the till cannot pay is refused', async () => {
    expect((await spend({ amount: 50_001, pocketCash: 50_001 })).status).toBe(409);
  });

  test('is undone by its reversal: the money is back, and it no longer counts', async () => {
    const { body } = await expectCreated(spend());
    await expectCreated(
      shop.post(`/api/ledger/records/${body.data.entry}/reverse`, {
        date: await todayOf(shop),
        reason: 'Typed twice',
      }),
    );
    expect(await walletOf(shop)).toEqual({ pocket: 50_000 });
    const { data, totals } = (await shop.get('/api/expense')).body;
    expect([data[0].reversedBy, totals.amount]).toEqual([body.data.entry + 1, 0]);
    expect(await defectsOf(server, shop)).toEqual([]);
  });

  test('of another shop is unknown', async () => {
    const { body } = await expectCreated(spend());
    const other = await server.signUp();
    expect((await other.get(`/api/expense/${body.data._id}`)).status).toBe(404);
    expect((await other.get('/api/expense')).body.total).toBe(0);
  });
});
