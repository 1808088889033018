import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';

const URL = '/api/parked-sale';
const DAY = 24 * 60 * 60_000;

let server: TestApp;
let owner: TestShop;
let imran: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await server.signUp();
  imran = await hire(server, owner);
});
afterAll(() => server.close());

const sale = (change: Record<string, unknown> = {}) => ({
  _id: randomUUID().slice(0, 12),
  name: 'Hina',
  phones: 2,
  accessories: 1,
  draft: JSON.stringify({ sellingType: 'Credit', addedImeis: ['356938035643809'], price: null }),
  ...change,
});
const parked = async (client: TestClient) => (await client.get(URL)).body.data;
const take = (client: TestClient, id: string, headers?: Record<string, string>) =>
  client.post(`${URL}/${id}/take`, undefined, headers);
const signInAgain = async ({ user: { username }, password }: TestShop) =>
  server.clientOf((await server.anyone.post('/api/auth/sign-in', { username, password })).body.token);
const dropped = async (client: TestClient) =>
  (await client.get('/api/notifications?kind=sale-dropped')).body.data;

describe('a parked sale', () => {
  test('waits for every till of its shop, with who parked it and when', async () => {
    const { _id, draft: _, ...facts } = sale();
    const { status, body } = await imran.post(URL, sale({ _id }));
    const waiting = {
      _id,
      ...facts,
      parkedBy: { _id: imran.user._id, name: 'Imran' },
      parkedAt: new Date(server.clock.now).toISOString(),
    };
    expect([status, body.data]).toEqual([201, waiting]);
    server.clock.now += 1_000;
    const nameless = await owner.post(URL, sale({ name: '  ' }));
    expect(await parked(owner)).toEqual([{ ...nameless.body.data, name: null }, waiting]);
    expect(await parked(await server.signUp())).toEqual([]);
  });

  test('is taken up by one till, as it was parked', async () => {
    const it = sale();
    await imran.post(URL, it);
    const key = { 'idempotency-key': randomUUID() };
    const { status, body } = await take(owner, it._id, key);
    expect([status, body.data.draft]).toEqual([200, it.draft]);
    expect(await parked(imran)).toEqual([]);
    const late = await take(imran, it._id);
    expect([late.status, late.body.refusal.code]).toEqual([404, 'parked-sale-gone']);
    // An answer that was lost is had again.
    expect((await take(owner, it._id, key)).body).toEqual(body);
  });

  test('is replaced when it is parked again', async () => {
    const it = sale();
    await imran.post(URL, it);
    await owner.post(URL, { ...it, phones: 3, draft: '{"price":5}' });
    expect(await parked(owner)).toMatchObject([
      { _id: it._id, phones: 3, parkedBy: { name: 'Bilal Ahmed' } },
    ]);
    expect((await take(owner, it._id)).body.data.draft).toBe('{"price":5}');
  });

  test('is nothing to another shop', async () => {
    const it = sale();
    await owner.post(URL, it);
    expect((await take(await server.signUp(), it._id)).status).toBe(404);
    expect(await parked(owner)).toHaveLength(1);
  });

  test('is dropped after seven days, of which the notifications tell for seven more', async () => {
    const it = sale();
    await imran.post(URL, it);
    server.clock.now += 7 * DAY;
    let back = await signInAgain(owner);
    expect([await parked(back), await dropped(back)]).toMatchObject([[{ _id: it._id }], []]);
    server.clock.now += 1;
    expect(await parked(back)).toEqual([]);
    expect(await dropped(back)).toMatchObject([{ values: { sale: 'Hina', party: 'Imran' } }]);
    expect((await take(back, it._id)).status).toBe(404);
    server.clock.now += 7 * DAY;
    back = await signInAgain(owner);
    expect(await dropped(back)).toEqual([]);
  });

  test.each([
    ['an id that is no id', { _id: '__proto__' }, '_id'],
    ['a name as long as a page', { name: 'x'.repeat(200) }, 'name'],
    ['a number of phones below none', { phones: -1 }, 'phones'],
    ['a form that is no text', { draft: {} }, 'draft'],
    ['a form that is no JSON', { draft: '{"price":\u00005}' }, 'draft'],
    ['a form without an end', { draft: 'x'.repeat(500_001) }, 'draft'],
    ['a field that nobody knows', { price: 1 }, 'price'],
  ])('with %s is refused', async (_, change, field) => {
    const { status, body } = await owner.post(URL, sale(change));
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});
