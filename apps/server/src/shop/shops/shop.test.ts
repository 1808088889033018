import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { buyPhone, defectsOf, fillTill, saleOf } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const URL = '/api/shop/mine';
const change = (fields: object, headers?: Record<string, string>) => shop.send('PATCH', URL, fields, headers);
const mine = async (client = shop) => (await client.get(URL)).body.data;

describe('my shop', () => {
  test('starts as shops usually work, and owes nothing', async () => {
    expect(await mine()).toEqual({
      _id: shop.user.shopId,
      version: 1,
      name: 'Karachi Mobiles',
      ownerName: 'Bilal Ahmed',
      number: '+923001234567',
      otherNumbers: [],
      whatsapp: null,
      city: null,
      addresses: [],
      ntn: null,
      invoicePrefix: 'INV-',
      terms: { new: null, used: null, accessories: null },
      footer: null,
      paper: '80mm',
      currency: 'PKR',
      locale: 'en-PK',
      lakhGrouping: false,
      timeZone: 'Asia/Karachi',
      defaultWarranty: '12 Months',
      lowStockLevel: 5,
      oldStockDays: 60,
      eGadgetShopId: null,
      allowsNegativeCash: false,
      employeeSellsBelowCost: true,
      employeeSeesCost: false,
      countTolerance: 0,
      hidesBooksInCounts: false,
      scanOpensSale: false,
      printerAddresses: [],
      idleMinutes: 720,
      logo: null,
      isDemo: false,
      isSuspended: false,
      subscription: { state: 'free', nextDue: null, daysLeft: null, graceEndsOn: null },
      today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      closedUpTo: null,
    });
  });

  test('changes what is named and leaves the rest', async () => {
    const fields = {
      name: 'Hall Road Mobiles',
      otherNumbers: ['0321 7654321'],
      whatsapp: '03001112233',
      city: 'Lahore',
      addresses: ['Shop 14, Star City Mall', 'Booth 3, Hafeez Centre'],
      ntn: '1234567-8',
      terms: { new: 'Company warranty only', used: 'Checking warranty of 3 days' },
      footer: 'Thank you',
      paper: 'A4',
      lakhGrouping: true,
      defaultWarranty: '6 Months',
      lowStockLevel: 0,
      oldStockDays: 90,
      eGadgetShopId: 'LHR-0042',
      employeeSeesCost: true,
      hidesBooksInCounts: true,
      scanOpensSale: true,
    };
    const { status, body } = await change(fields);
    expect([status, body.message]).toEqual([200, 'Shop updated successfully']);
    expect(body.data).toMatchObject({
      ...fields,
      version: 2,
      otherNumbers: ['+923217654321'],
      whatsapp: '+923001112233',
      terms: { ...fields.terms, accessories: null },
      ownerName: 'Bilal Ahmed',
    });
    expect(await mine()).toEqual(body.data);
    const cleared = await change({ whatsapp: '', ntn: null, terms: { used: null } });
    expect(cleared.body.data).toMatchObject({
      whatsapp: null,
      ntn: null,
      city: 'Lahore',
      terms: { new: 'Company warranty only', used: null },
    });
  });

  test('has a logo, which can be replaced and taken away', async () => {
    const logoOf = (background: string) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const send = async (background: string) =>
      shop.sendForm('PATCH', URL, { footer: 'With a logo' }, [
        { field: 'logo', bytes: await logoOf(background) },
      ]);
    const first = (await send('red')).body.data;
    expect(first).toMatchObject({ footer: 'With a logo', logo: { slot: 'logo', width: 40, height: 20 } });
    const second = (await send('blue')).body.data;
    expect(second.logo._id).not.toBe(first.logo._id);
    expect((await mine()).logo._id).toBe(second.logo._id);
    expect((await change({ removeLogo: true })).body.data.logo).toBeNull();
  });

  test('is seen by everybody in it and changed by its owner alone', async () => {
    const employee = await hire(server, shop);
    expect((await mine(employee)).name).toBe('Karachi Mobiles');
    expect((await employee.send('PATCH', URL, { name: 'Mine now' })).status).toBe(403);
    expect((await server.anyone.send('PATCH', URL, { name: 'Mine now' })).status).toBe(401);
    const other = await server.signUp();
    await other.send('PATCH', URL, { name: 'Another shop' });
    expect((await mine()).name).toBe('Karachi Mobiles');
  });

  test('refuses fields that are not valid, each by its name', async () => {
    const { status, body } = await change({ timeZone: 'Mars', paper: 'A5', isDemo: true });
    expect([status, body.fields]).toEqual([
      422,
      {
        timeZone: 'Enter a time zone, such as Asia/Karachi',
        paper: 'Choose one of the options',
        isDemo: 'This field is not known',
      },
    ]);
  });

  test('refuses a change of what was changed meanwhile', async () => {
    const { version } = await mine();
    expect((await change({ version, footer: 'First' })).status).toBe(200);
    const stale = await change({ version, footer: 'Second' });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect((await mine()).footer).toBe('First');
  });

  test('sent again under its key changes once', async () => {
    const key = { 'idempotency-key': 'change-the-shop' };
    const { version } = await mine();
    const first = await change({ version, footer: 'Once' }, key);
    const again = await change({ version, footer: 'Once' }, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await mine()).version).toBe(version + 1);
    expect((await change({ version, footer: 'Twice' }, key)).body.code).toBe('key-reused');
  });

  test("keeps its day by its own time zone, from the change's own answer on", async () => {
    const before = server.clock.now;
    server.clock.now = Date.parse('2026-11-20T20:30:00Z');
    const late = await server.signUp();
    expect((await mine(late)).today).toBe('2026-11-21');
    const { body } = await late.send('PATCH', URL, { timeZone: 'Europe/London' });
    expect(body.data.today).toBe('2026-11-20');
    // Capital of this day would lie on the day to come.
    await late.send('PATCH', URL, { timeZone: 'Asia/Karachi' });
    await fillTill(late, 1_000);
    const back = await late.send('PATCH', URL, { timeZone: 'Europe/London' });
    expect([back.status, back.body.fields]).toEqual([
      409,
      { timeZone: expect.stringContaining('entries of 21 Nov 2026, which has not begun in this time zone') },
    ]);
    server.clock.now = before;
  });

  test('ends sessions that lie unused as long as it says', async () => {
    const start = server.clock.now;
    await change({ idleMinutes: 30 });
    server.clock.now += 29 * 60_000;
    expect((await shop.get(URL)).status).toBe(200);
    server.clock.now += 30 * 60_000;
    expect((await shop.get(URL)).status).toBe(401);
    server.clock.now = start;
  });
});

describe('a prefix of invoices', () => {
  const sell = async () => {
    const sold = await shop.post('/api/sale', await saleOf(shop, await buyPhone(shop)));
    return sold.body.data as { _id: string; invoiceNumber: string };
  };

  test('that changes names new invoices; those that were given keep number and name', async () => {
    await fillTill(shop, 500_000);
    const first = await sell();
    await change({ invoicePrefix: 'HM/26-' });
    const second = await sell();
    await change({ invoicePrefix: '' });
    await change({ invoicePrefix: 'Z' });
    const third = await sell();
    expect([first, second, third].map((sale) => sale.invoiceNumber)).toEqual(['INV-1', 'HM/26-2', 'Z3']);
    const names = async (query = '') =>
      (await shop.get(`/api/sale${query}`)).body.data.map(
        ({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber,
      );
    expect((await names()).sort()).toEqual(['HM/26-2', 'INV-1', 'Z3']);
    expect((await shop.get(`/api/sale/${first._id}`)).body.data.invoiceNumber).toBe('INV-1');
    expect(await names('?q=hm/26-2')).toEqual(['HM/26-2']);
    expect(await names('?q=inv-1')).toEqual(['INV-1']);
    expect(await defectsOf(server, shop)).toEqual([]);
  });
});

describe('a drawer below zero', () => {
  const draw = (amount: number) =>
    shop.post('/api/wallet/entry', { direction: 'out', account: 'cash:pocket', amount, reason: 'drawing' });

  test('is possible where the shop allows it, and no longer once it does not', async () => {
    expect((await draw(100)).status).toBe(409);
    await change({ allowsNegativeCash: true });
    expect((await draw(100)).status).toBe(201);
    const refused = await change({ allowsNegativeCash: false });
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { allowsNegativeCash: expect.stringContaining('Pocket Cash holds') },
    ]);
    server.clock.now += 24 * 60 * 60_000;
    const { body } = await server.anyone.post('/api/auth/sign-in', {
      username: shop.user.username,
      password: shop.password,
    });
    shop = { ...shop, ...server.clientOf(body.token) };
    await fillTill(shop, 100);
    expect((await change({ allowsNegativeCash: false })).status).toBe(200);
    expect((await draw(1)).status).toBe(409);
    // Yesterday it was allowed.
    expect(await defectsOf(server, shop)).toEqual([]);
    server.clock.now -= 24 * 60 * 60_000;
  });
});
