import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
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

const URL = '/api/shop/mine/staff';
let count = 0;
const imran = (fields: object = {}) => {
  count += 1;
  return {
    name: 'Imran',
    username: `imran-${count}`,
    password: 'a long enough one',
    role: 'employee',
    ...fields,
  };
};
const change = (id: string, fields: object, headers?: Record<string, string>) =>
  shop.send('PATCH', `${URL}/${id}`, fields, headers);
const signIn = (username: string, password: string) =>
  server.anyone.post('/api/auth/sign-in', { username, password });

describe('hiring', () => {
  test('lets somebody sign in, and lists them behind the owner', async () => {
    const person = imran();
    const { status, body } = await shop.post(URL, person);
    expect([status, body.message]).toEqual([201, 'Staff member added successfully']);
    expect(body.data).toEqual({
      _id: expect.any(String),
      version: 1,
      name: 'Imran',
      username: person.username,
      role: 'employee',
      isActive: true,
      createdAt: expect.any(String),
      lastSeenAt: null,
    });
    const { user } = (await signIn(person.username, person.password)).body;
    expect(user).toMatchObject({ _id: body.data._id, role: 'employee', shopId: shop.user.shopId });
    const listed = (await shop.get(URL)).body.data;
    expect(listed).toMatchObject([
      { username: shop.user.username, role: 'admin' },
      { username: person.username, lastSeenAt: expect.any(String) },
    ]);
  });

  test('refuses a name that is taken, in whatever shop', async () => {
    const other = await server.signUp();
    const { status, body } = await shop.post(URL, imran({ username: other.user.username }));
    expect([status, body.fields]).toEqual([409, { username: 'This username is taken' }]);
  });

  test.each([
    [{ name: '' }, { name: 'This is required' }],
    [{ username: 'x' }, { username: 'Use 3 to 40 letters, digits, dots, dashes or underscores' }],
    [{ password: 'short' }, { password: 'Use at least 10 characters' }],
    [{ password: 'Basketball' }, { password: 'This password is too easy to guess' }],
    [{ role: 'superadmin' }, { role: 'Choose one of the options' }],
    [{ shopId: 'x' }, { shopId: 'This field is not known' }],
  ])('with %j is refused', async (fields, errors) => {
    const { status, body } = await shop.post(URL, imran(fields));
    expect([status, body.fields]).toEqual([422, errors]);
  });

  test('is for the owner alone', async () => {
    const employee = await hire(server, shop);
    expect((await employee.post(URL, imran())).status).toBe(403);
    expect((await employee.get(URL)).status).toBe(403);
    expect((await server.anyone.post(URL, imran())).status).toBe(401);
  });

  test('sent again under its key hires once, and keeps no password with the key', async () => {
    const person = imran();
    const key = { 'idempotency-key': 'hire-imran-once' };
    const first = await shop.post(URL, person, key);
    const again = await shop.post(URL, person, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect((await shop.get(URL)).body.data).toHaveLength(2);
    expect((await shop.post(URL, { ...person, name: 'Other' }, key)).body.code).toBe('key-reused');
  });

  test('at two tills at once under one name hires once', async () => {
    const person = imran();
    const answers = await Promise.all([shop.post(URL, person), shop.post(URL, person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a change of staff', () => {
  test('of the name leaves sessions open; it takes effect and counts the version', async () => {
    const employee = await hire(server, shop);
    const { status, body } = await change(employee.user._id, { version: 1, name: 'Imran Ali' });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ name: 'Imran Ali', version: 2 })]);
    expect((await employee.get('/api/auth/me')).status).toBe(200);
    expect((await change(employee.user._id, { version: 1, name: 'Stale' })).status).toBe(409);
  });

  test('to inactive ends every session at once, and sign-in says what it says of a wrong password', async () => {
    const employee = await hire(server, shop);
    await change(employee.user._id, { isActive: false });
    expect((await employee.get('/api/auth/me')).status).toBe(401);
    const { status, body } = await signIn(employee.user.username, employee.password);
    expect([status, body.message]).toEqual([401, 'The username or the password is wrong']);
    await change(employee.user._id, { isActive: true });
    // What has ended stays ended.
    expect((await employee.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(employee.user.username, employee.password)).status).toBe(200);
  });

  test('of the role ends the sessions, and holds from the next one on', async () => {
    const employee = await hire(server, shop);
    await change(employee.user._id, { role: 'admin' });
    expect((await employee.get('/api/auth/me')).status).toBe(401);
    const { token } = (await signIn(employee.user.username, employee.password)).body;
    expect((await server.clientOf(token).get(URL)).status).toBe(200);
  });

  test('of the password ends the sessions, and lets in who had waited for the old one', async () => {
    const employee = await hire(server, shop);
    for (let failure = 0; failure < 5; failure += 1) await signIn(employee.user.username, 'forgotten it');
    expect((await signIn(employee.user.username, employee.password)).status).toBe(429);
    await change(employee.user._id, { password: 'a brand new secret' });
    expect((await employee.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(employee.user.username, 'a brand new secret')).status).toBe(200);
    expect((await signIn(employee.user.username, employee.password)).status).toBe(401);
  });

  test('never leaves the shop without an owner, nor lets anybody shut themselves out', async () => {
    const second = await hire(server, shop, { role: 'admin' });
    const self = await change(shop.user._id, { isActive: false });
    expect([self.status, self.body.fields]).toEqual([409, { isActive: 'You cannot shut yourself out' }]);
    expect((await second.send('PATCH', `${URL}/${shop.user._id}`, { isActive: false })).status).toBe(200);
    const last = await second.send('PATCH', `${URL}/${second.user._id}`, { role: 'employee' });
    expect([last.status, last.body.fields]).toEqual([
      409,
      { role: 'The shop needs an owner: make somebody else one first' },
    ]);
    expect((await second.get(URL)).status).toBe(200);
  });

  test('by two owners of each other at once leaves one of them', async () => {
    const second = await hire(server, shop, { role: 'admin' });
    const answers = await Promise.all([
      shop.send('PATCH', `${URL}/${second.user._id}`, { role: 'employee' }),
      second.send('PATCH', `${URL}/${shop.user._id}`, { role: 'employee' }),
    ]);
    const survivor = answers[0]?.status === 200 ? shop : second;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = (await survivor.get(URL)).body.data.filter(
      ({ role, isActive }: { role: string; isActive: boolean }) => role === 'admin' && isActive,
    );
    expect(owners).toHaveLength(1);
  });

  test('sent again under its key changes once', async () => {
    const employee = await hire(server, shop);
    const key = { 'idempotency-key': 'promote-imran-once' };
    const send = () => change(employee.user._id, { version: 1, role: 'admin' }, key);
    expect((await send()).status).toBe(200);
    const again = await send();
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  test('reaches nobody of another shop', async () => {
    const other = await server.signUp();
    expect((await change(other.user._id, { name: 'Mine' })).status).toBe(404);
    expect((await change(other.user._id, { isActive: 'no' })).status).toBe(422);
    const employee = await hire(server, shop);
    expect((await employee.send('PATCH', `${URL}/${shop.user._id}`, { role: 'employee' })).status).toBe(403);
  });
});
