import { addDays } from '@handset/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire, showCosts } from '../../../test/testing/hire.ts';
import { addParty, buyOnCredit, oweOpening, payCash, sellOnCredit } from '../../../test/testing/partyWork.ts';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  newImei,
  saleOf,
  todayOf,
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
let ali: string;
let sana: string;
let aliImei: string;
let sanaImei: string;
const exchangedImei = newImei();

/**
 * Ali sold us a phone on credit; Sana bought one and owes for it since yesterday; Hamza paid what he owed, and gave a phone for
 * another; Zara never came. The phones that Sana and Hamza bought came from the other Ali, for cash.
 */
beforeAll(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  today = await todayOf(shop);
  await fillTill(shop, 1_000, addDays(today, -30));
  ali = await addParty(shop, 'ali traders');
  sana = await addParty(shop, 'Sana');
  const hamza = await addParty(shop, 'Hamza');
  await addParty(shop, 'Zara');
  aliImei = (await buyOnCredit(shop, ali, 5_000)).imei;
  sanaImei = (await sellOnCredit(shop, sana, 7_000, { saleDate: addDays(today, -1) })).imei;
  await oweOpening(shop, hamza, 300, { date: addDays(today, -9) });
  await payCash(shop, hamza, 300, { date: addDays(today, -3) });
  const imei = await buyPhone(shop, { purchasePrice: 100, pocketCash: 100, date: addDays(today, -3) });
  await expectCreated(
    shop.post(
      '/api/sale',
      await saleOf(shop, imei, {
        entityData: { _id: hamza },
        saleDate: addDays(today, -2),
        sellingType: 'Exchange',
        imeiPrices: [{ imei, price: 900 }],
        finalPrice: 900,
        pocketCash: 200,
        exchangePhoneDetail: {
          companyName: 'Oppo',
          modelName: 'A54',
          imei1: exchangedImei,
          purchasePrice: 700,
        },
      }),
    ),
  );
  expect(await defectsOf(server, shop)).toEqual([]);
});
afterAll(() => server.close());

const list = async (query = '', client: TestClient = shop) =>
  (await client.get(`/api/partyLedger${query}`)).body;
const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name);

describe('the list of parties', () => {
  test('says what was bought from each, what was sold to it, and how it stands', async () => {
    const { data, total, totals, nextCursor } = await list();
    expect(data).toEqual([
      {
        _id: ali,
        name: 'ali traders',
        number: expect.stringMatching(/^\+92300/),
        reference: 'Hall Road',
        cnic: '35202-•••••••-1',
        bought: 5_000,
        sold: 0,
        visits: 1,
        balance: -5_000,
        side: 'payable',
        lastActivity: today,
        nearestDue: today,
        isOverdue: false,
        version: 2,
      },
      expect.objectContaining({ name: 'Ali Traders', bought: 200, visits: 2, balance: 0, side: 'settled' }),
      expect.objectContaining({
        name: 'Hamza',
        bought: 700,
        sold: 900,
        visits: 1,
        balance: 0,
        side: 'settled',
        lastActivity: addDays(today, -2),
      }),
      expect.objectContaining({
        name: 'Sana',
        cnic: null,
        bought: 0,
        sold: 7_000,
        balance: 7_000,
        side: 'receivable',
        nearestDue: addDays(today, -1),
        isOverdue: true,
      }),
      expect.objectContaining({ name: 'Zara', visits: 0, lastActivity: null, nearestDue: null }),
    ]);
    expect([total, totals, nextCursor]).toEqual([5, { receivable: 7_000, payable: 5_000, net: 2_000 }, null]);
  });

  test.each([
    ['?side=receivable', ['Sana']],
    ['?side=payable', ['ali traders']],
    ['?side=settled&q=zara', ['Zara']],
    ['?overdue=true', ['Sana']],
    ['?overdue=true&side=payable', []],
    ['?sort=balance', ['Sana', 'Zara', 'Hamza', 'Ali Traders', 'ali traders']],
    ['?sort=balance&order=asc&side=payable', ['ali traders']],
    ['?sort=sold&side=receivable', ['Sana']],
    ['?q=TRADERS', ['ali traders', 'Ali Traders']],
    ['?q=traders%20hall', ['ali traders', 'Ali Traders']],
    ['?q=nobody', []],
    ['?q=%25', []],
    ['?q=35202-1234567-1', ['ali traders', 'Ali Traders']],
    ['?q=35202-1234567', []],
  ])('%s finds %j', async (query, found) => expect((await names(query)).sort()).toEqual(found.toSorted()));

  test('is sorted by what it is asked to be sorted by', async () => {
    const balances = async (query: string) =>
      (await list(query)).data.map(({ balance }: { balance: number }) => balance);
    expect(await balances('?sort=balance')).toEqual([7_000, 0, 0, 0, -5_000]);
    expect(await balances('?sort=balance&order=asc')).toEqual([-5_000, 0, 0, 0, 7_000]);
    expect((await names('?sort=sold')).slice(0, 2)).toEqual(['Sana', 'Hamza']);
    expect((await names('?sort=bought')).slice(0, 2)).toEqual(['ali traders', 'Hamza']);
    expect((await names('?sort=lastActivity')).at(0)).toBe('ali traders');
    expect(await names('?order=desc')).toEqual(['Zara', 'Sana', 'Hamza', 'Ali Traders', 'ali traders']);
  });

  test('finds a party by its number in any spelling', async () => {
    const { number } = (await list('?q=sana')).data[0];
    const digits = number.slice(3);
    for (const q of [
      number,
      `0${digits}`,
      digits,
      `0092${digits}`,
      `0${digits.slice(0, 3)}-${digits.slice(3)}`,
      digits.slice(3),
    ])
      expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual(['Sana']);
  });

  test('finds who sold or bought a phone by its IMEI, or its last digits', async () => {
    expect(await names(`?q=${aliImei}`)).toEqual(['ali traders']);
    expect((await names(`?q=${sanaImei.slice(-6)}`)).sort()).toEqual(['Ali Traders', 'Sana']);
    expect(await names(`?q=${exchangedImei}`)).toEqual(['Hamza']);
  });
});

describe('a long list', () => {
  let long: TestShop;
  beforeAll(async () => {
    long = await server.signUp();
    for (let index = 0; index < 7; index += 1) {
      const person = await addParty(long, `Party ${index}`);
      if (index % 3 === 0) await oweOpening(long, person, 100, { dueDate: addDays(today, index) });
      if (index % 3 === 1)
        await oweOpening(long, person, 50, { direction: 'out', date: addDays(today, -index) });
    }
  });

  test.each(['name', 'balance', 'bought', 'sold', 'visits', 'lastActivity', 'due'])(
    'sorted by %s is read page by page, both ways, without losing or repeating anybody',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const whole = (await list(`?sort=${sort}&order=${order}`, long)).data;
        const pages: unknown[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page: { data: unknown[]; nextCursor: string | null; total: number } = await list(
            `?sort=${sort}&order=${order}&limit=2${cursor && `&cursor=${cursor}`}`,
            long,
          );
          expect(page.total).toBe(7);
          pages.push(...page.data);
          cursor = page.nextCursor;
        }
        expect(pages).toEqual(whole);
        expect(whole).toHaveLength(7);
      }
    },
  );

  test('sorted by due day names those first whose day comes first, and those without one last', async () => {
    const days = (rows: { nearestDue: string | null }[]) =>
      rows.map(({ nearestDue }) => nearestDue ?? 'never');
    const rising = days((await list('?sort=due', long)).data);
    const falling = days((await list('?sort=due&order=desc', long)).data);
    expect(rising).toEqual(rising.toSorted());
    expect(falling.filter((day) => day !== 'never')).toEqual(
      falling
        .filter((day) => day !== 'never')
        .toSorted()
        .toReversed(),
    );
    expect([rising.at(-1), falling.at(-1)]).toEqual(['never', 'never']);
  });
});

describe('who asks', () => {
  test('sees what was bought only where the shop lets it see what things cost', async () => {
    const own = await server.signUp();
    await addParty(own);
    const employee = await hire(server, own);
    expect((await list('', employee)).data[0].bought).toBeNull();
    expect((await employee.get('/api/partyLedger?sort=bought')).status).toBe(403);
    await showCosts(server, own);
    expect((await list('', employee)).data[0].bought).toBe(0);
  });

  test('sees the own shop alone', async () =>
    expect((await list('', await server.signUp())).data).toEqual([]));

  test.each([
    '?side=both',
    '?sort=number',
    '?limit=0',
    '?limit=201',
    '?from=2026-01-01',
    '?colour=red',
    '?overdue=1',
  ])('is told that %s is no query', async (query) =>
    expect((await shop.get(`/api/partyLedger${query}`)).status).toBe(422),
  );

  test('is told that a cursor of another list is none', async () => {
    const cursorOf = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
    for (const query of [
      'cursor=bm9uZQ',
      `cursor=${cursorOf(5, 'x')}`,
      `sort=balance&cursor=${cursorOf('ali', 'x')}`,
      `sort=balance&cursor=${cursorOf(1.5, 'x')}`,
      `cursor=${cursorOf('ali\u0000', 'x')}`,
      `cursor=${cursorOf('ali')}`,
    ])
      expect((await shop.get(`/api/partyLedger?${query}`)).status).toBe(400);
  });

  test('reads on behind the longest name', async () => {
    const own = await server.signUp();
    const name = 'علی'.repeat(40);
    for (const number of ['03001234501', '03001234502'])
      await expectCreated(own.post('/api/person/create', { name, number, reference: 'Bazaar' }));
    const first = (await own.get('/api/partyLedger?limit=1')).body;
    const second = await own.get(`/api/partyLedger?limit=1&cursor=${first.nextCursor}`);
    expect([second.status, second.body.data.length, second.body.nextCursor]).toEqual([200, 1, null]);
  });
});

describe('the pickers’ lists', () => {
  test('are not sent again while nothing changed', async () => {
    const own = await server.signUp();
    const person = await addParty(own);
    const ask = async (url: string, etag?: unknown) => {
      const { status, headers } = await own.get(url, etag ? { 'if-none-match': String(etag) } : {});
      return { status, etag: headers.etag };
    };
    const before = {
      persons: await ask('/api/person/all'),
      balances: await ask('/api/partyLedger/getAllNames'),
    };
    expect((await ask('/api/person/all', before.persons.etag)).status).toBe(304);
    expect((await ask('/api/partyLedger/getAllNames', before.balances.etag)).status).toBe(304);
    await oweOpening(own, person, 100);
    expect((await ask('/api/person/all', before.persons.etag)).status).toBe(304);
    expect((await ask('/api/partyLedger/getAllNames', before.balances.etag)).status).toBe(200);
    await own.send('PATCH', `/api/person/${person}`, { name: 'Ali & Sons', version: 1 });
    expect((await ask('/api/person/all', before.persons.etag)).status).toBe(200);
  });
});
