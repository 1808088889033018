import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../../test/testing/appointRegistrar.ts';
import { fillTill } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';

let server: TestApp;
let registrar: TestShop;
let planId: string;
beforeAll(async () => {
  server = await startTestApp();
  registrar = await appointRegistrar(server);
  const { body } = await registrar.send('PUT', '/api/subscription/settings', {
    plans: [{ name: 'Monthly', price: 2500, months: 1 }],
    payTo: [],
    graceDays: 7,
    contact: {},
  });
  planId = body.data.plans[0]._id;
});
afterAll(() => server.close());

let count = 0;
const form = (fields: object = {}) => {
  count += 1;
  return {
    shopName: `Saddar Mobiles ${count}`,
    ownerName: 'Sana Tariq',
    number: '0321 1234567',
    username: `sana-${count}`,
    password: 'a long enough secret',
    city: 'Karachi',
    ...fields,
  };
};
const add = (fields: object = {}, headers?: Record<string, string>) =>
  registrar.post('/api/shop', form(fields), headers);
const change = (id: string, fields: object, headers?: Record<string, string>) =>
  registrar.send('PATCH', `/api/shop/${id}`, fields, headers);
const signIn = (username: string, password: string) =>
  server.anyone.post('/api/auth/sign-in', { username, password });

describe('a shop that a registrar opens', () => {
  test("has its owner's login, its makers, its plan and its due day", async () => {
    const shop = form({ planId, nextDue: '2030-01-31' });
    const { status, body } = await registrar.post('/api/shop', shop);
    expect([status, body.message]).toEqual([201, 'Shop added successfully']);
    expect(body.data).toEqual({
      _id: expect.any(String),
      version: 1,
      name: shop.shopName,
      number: '+923211234567',
      city: 'Karachi',
      status: 'active',
      isDemo: false,
      owner: { name: 'Sana Tariq', username: shop.username },
      plan: { _id: planId, name: 'Monthly' },
      nextDue: '2030-01-31',
      users: 1,
      createdAt: expect.any(String),
      lastActivityAt: null,
    });
    const { token, user } = (await signIn(shop.username, shop.password)).body;
    expect(user).toMatchObject({ role: 'admin', shopId: body.data._id });
    const owner = server.clientOf(token);
    expect((await owner.get('/api/company/all-companies')).body.companies).toHaveLength(16);
    expect((await owner.get('/api/audit')).body.data.at(-1)).toMatchObject({
      action: "Open a shop with its owner's login",
      user: { name: 'Registrar' },
      refType: 'shop',
      refId: body.data._id,
    });
  });

  test.each([
    [{ username: 'x' }, { username: 'Use 3 to 40 letters, digits, dots, dashes or underscores' }],
    [{ password: 'short' }, { password: 'Use at least 10 characters' }],
    [{ password: 'Basketball' }, { password: 'This password is too easy to guess' }],
    [{ shopName: '' }, { shopName: 'This is required' }],
    [{ planId: '01980000-0000-7000-8000-000000000000' }, { planId: 'There is no such plan' }],
    [{ nextDue: '2030-01-31' }, { nextDue: 'A shop without a plan owes nothing: choose a plan first' }],
    [{ role: 'superadmin' }, { role: 'This field is not known' }],
  ])('with %j is refused', async (fields, errors) => {
    const { status, body } = await add(fields);
    expect([status, body.fields]).toEqual([422, errors]);
  });

  test('needs a username that nobody has', async () => {
    const { status, body } = await add({ username: registrar.user.username });
    expect([status, body.fields]).toEqual([409, { username: 'This username is taken' }]);
  });

  test('sent again under its key is opened once; the key means nothing to another registrar', async () => {
    const key = { 'idempotency-key': 'open-this-shop-once' };
    const shop = form();
    const first = await registrar.post('/api/shop', shop, key);
    const again = await registrar.post('/api/shop', shop, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await registrar.post('/api/shop', { ...shop, city: 'Lahore' }, key)).body.code).toBe(
      'key-reused',
    );
    expect((await change(first.body.data._id, {}, key)).body.code).toBe('key-reused');
    const second = await appointRegistrar(server);
    expect((await second.post('/api/shop', form(), key)).status).toBe(201);
  });

  test('twenty times at once under one key is opened once', async () => {
    const shop = form();
    const key = { 'idempotency-key': 'twenty-shops-at-once' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => registrar.post('/api/shop', shop, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });
});

describe('the list of shops', () => {
  test('is searched, filtered and paged, and holds nothing of the books', async () => {
    const name = `Nowhere ${Date.now()}`;
    for (const city of ['Multan', 'Multan', 'Quetta']) await add({ shopName: name, city });
    const find = async (query: string) => (await registrar.get(`/api/shop?${query}`)).body;
    expect(await find(`q=${encodeURIComponent(name)}`)).toMatchObject({ total: 3 });
    const first = await find('q=multan&limit=1');
    expect(first).toMatchObject({ total: 2, data: [{ city: 'Multan' }] });
    const second = await find(`q=multan&limit=1&cursor=${first.nextCursor}`);
    expect(second.data[0]._id).not.toBe(first.data[0]._id);
    expect(second.nextCursor).toBeNull();
    await change(second.data[0]._id, { planId, nextDue: '2020-05-01' });
    expect((await find('dueBefore=2020-06-01')).data).toMatchObject([{ _id: second.data[0]._id }]);
    expect((await find(`planId=${planId}&q=multan`)).total).toBe(1);
    expect(JSON.stringify(first)).not.toMatch(/balance|cash|profit/i);
    expect((await registrar.get('/api/shop?cursor=x')).status).toBe(400);
    expect((await registrar.get('/api/shop?status=closed')).status).toBe(422);
  });

  test('tells when somebody last did something', async () => {
    const shop = await server.signUp({ shopName: 'Busy Phones' });
    server.clock.now += 60_000;
    await fillTill(shop, 5);
    const [found] = (await registrar.get('/api/shop?q=busy%20phones')).body.data;
    expect(found.lastActivityAt).toBe(new Date(server.clock.now).toISOString());
  });

  test('is closed to everybody in a shop', async () => {
    const shop = await server.signUp();
    expect((await shop.get('/api/shop')).status).toBe(403);
    expect((await shop.post('/api/shop', form())).status).toBe(403);
    expect((await shop.send('PATCH', `/api/shop/${shop.user.shopId}`, { planId: null })).status).toBe(403);
    expect((await server.anyone.get('/api/shop')).status).toBe(401);
  });
});

test("a registrar sees nothing of a shop's books", async () => {
  for (const url of [
    '/api/sale',
    '/api/Purchase',
    '/api/wallet',
    '/api/person/all',
    '/api/audit',
    '/api/shop/mine',
  ])
    expect((await registrar.get(url)).status).toBe(403);
});

describe('a change by a registrar', () => {
  test('of name, city, plan and due day is written into the log of the shop', async () => {
    const shop = await server.signUp();
    const id = shop.user.shopId ?? '';
    const { status, body } = await change(id, {
      version: 1,
      name: 'Renamed Mobiles',
      city: 'Sialkot',
      planId,
      nextDue: '2031-02-28',
    });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        name: 'Renamed Mobiles',
        city: 'Sialkot',
        nextDue: '2031-02-28',
        version: 2,
      }),
    ]);
    expect((await shop.get('/api/shop/mine')).body.data.subscription).toMatchObject({
      state: 'active',
      nextDue: '2031-02-28',
    });
    expect((await shop.get('/api/audit')).body.data[0]).toMatchObject({
      action: expect.stringContaining("Change a shop's standing"),
      user: { _id: registrar.user._id, name: 'Registrar' },
      refId: id,
    });
    expect((await change(id, { version: 1, name: 'Stale' })).status).toBe(409);
    const free = await change(id, { planId: null, city: ' ' });
    expect(free.body.data).toMatchObject({ city: null, plan: null, nextDue: null });
    expect((await change('01980000-0000-7000-8000-000000000000', {})).status).toBe(404);
    expect((await change(id, { books: 'open' })).status).toBe(422);
  });

  test("of the owner's password lets the owner in with it, and ends what was open", async () => {
    const shop = await server.signUp();
    const id = shop.user.shopId ?? '';
    await change(id, { ownerPassword: 'set by the registrar' });
    expect((await shop.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(shop.user.username, shop.password)).status).toBe(401);
    expect((await signIn(shop.user.username, 'set by the registrar')).status).toBe(200);
    const nobody = await change(id, { ownerPassword: 'set by the registrar', ownerUsername: 'not-an-owner' });
    expect(nobody.status).toBe(404);
  });

  test('sent again under its key happens once', async () => {
    const shop = await server.signUp();
    const key = { 'idempotency-key': 'rename-the-shop-once' };
    const send = () => change(shop.user.shopId ?? '', { version: 1, name: 'Once' }, key);
    expect((await send()).status).toBe(200);
    const again = await send();
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });
});

describe('a suspended shop', () => {
  test('signs in, reads and asks for support, records nothing, and works on once it is active', async () => {
    const shop = await server.signUp();
    const id = shop.user.shopId ?? '';
    const company = (name: string, headers?: Record<string, string>) =>
      shop.post('/api/company/create-company', { name }, headers);
    const key = { 'idempotency-key': 'before-the-suspension' };
    expect((await company('Before', key)).status).toBe(201);
    await change(id, { status: 'suspended' });

    const refused = await company('During');
    expect([refused.status, refused.body.code]).toEqual([403, 'shop-suspended']);
    expect(refused.body.message).toContain('This shop is suspended');
    // An answer that was lost is given again.
    expect((await company('Before', key)).headers['idempotency-replayed']).toBe('true');
    expect((await shop.send('PATCH', '/api/shop/mine', { footer: 'x' })).body.code).toBe('shop-suspended');

    expect((await signIn(shop.user.username, shop.password)).status).toBe(200);
    expect((await shop.get('/api/shop/mine')).body.data.isSuspended).toBe(true);
    expect((await shop.get('/api/company/all-companies')).status).toBe(200);
    const asked = await shop.post('/api/support', { topic: 'Suspended', message: 'Why?' });
    expect(asked.status).toBe(201);
    const replied = await shop.post(`/api/support/${asked.body.data._id}/reply`, { message: 'Please' });
    expect(replied.status).toBe(201);
    expect((await shop.post('/api/chat/read', { upTo: 0 })).status).toBe(200);
    const paid = { date: '2026-01-01', amount: 2500, method: 'Raast', transactionId: 'S-1', planId };
    expect((await shop.post('/api/subscription/payment', paid)).status).toBe(201);
    const companies = (await shop.get('/api/company/all-companies')).body.companies;
    expect(companies.map(({ name }: { name: string }) => name)).not.toContain('During');

    await change(id, { status: 'active' });
    expect((await company('During')).status).toBe(201);
  });
});
