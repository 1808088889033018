import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../../test/testing/appointRegistrar.ts';
import { hire } from '../../../test/testing/hire.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

const MINUTE = 60_000;

let server: TestApp;
let owner: TestShop;
let imran: TestShop;
/** The till on which both have signed in. */
let device: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  owner = await server.signUp();
  imran = await hire(server, owner);
  device = await signInAt(undefined, owner);
  await signInAt(device, imran);
  await imran.post('/api/auth/pin', { password: imran.password, pin: '8305' });
});
afterAll(() => server.close());

/** Signs somebody in by the password. Returns the token of the device. */
async function signInAt(device: string | undefined, { user, password }: TestShop): Promise<string> {
  const { body } = await server.anyone.post('/api/auth/sign-in', {
    username: user.username,
    password,
    device,
  });
  return body.device;
}

const take = (more: object = {}) =>
  owner.post('/api/auth/till/take', { userId: imran.user._id, pin: '8305', device, ...more });
const people = async (client = owner, at = device) =>
  (await client.post('/api/auth/till', { device: at })).body.data;
const lastAction = async () =>
  await unscoped(server.database)
    .selectFrom('audit_log')
    .select(['action', 'user_id'])
    .where('shop_id', '=', owner.user.shopId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('going on at a till by a PIN', () => {
  test('ends one session and opens another, which the audit log tells', async () => {
    expect(await people()).toEqual([{ _id: imran.user._id, name: 'Imran', username: imran.user.username }]);
    const { status, body } = await take();
    expect([status, body.user, body.device]).toEqual([200, imran.user, device]);
    expect(await lastAction()).toEqual({ action: 'Signed in by a PIN', user_id: imran.user._id });
    expect((await owner.get('/api/auth/me')).status).toBe(401);
    expect((await server.clientOf(body.token).get('/api/auth/me')).body).toEqual(imran.user);
  });

  test('needs the right PIN, and leaves the session as it was', async () => {
    const { status, body } = await take({ pin: '8306' });
    expect([status, body.fields]).toEqual([422, { pin: 'This PIN is wrong' }]);
    expect(await lastAction()).toEqual({ action: 'Sign-in refused', user_id: imran.user._id });
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  test('is slowed down after five wrong ones, also for the right one', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => take({ pin: `000${at}` })));
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect((await take()).status).toBe(429);
    server.clock.now += 2 * MINUTE;
    expect((await take()).status).toBe(200);
  });

  test('works only on a device where that person signed in before', async () => {
    const elsewhere = await signInAt(undefined, owner);
    expect(await people(owner, elsewhere)).toEqual([]);
    expect((await take({ device: elsewhere })).status).toBe(404);
    expect((await take({ device: 'made up' })).status).toBe(404);
  });

  test('works only within the shop', async () => {
    const other = await server.signUp();
    await signInAt(device, other);
    expect(await people(other)).toEqual([]);
    const proof = { userId: imran.user._id, pin: '8305', device };
    expect((await other.post('/api/auth/till/take', proof)).status).toBe(404);
    const registrar = await appointRegistrar(server);
    expect((await registrar.post('/api/auth/till/take', proof)).status).toBe(403);
  });

  test.each([
    ['a new password from the owner', { password: 'another long secret' }],
    ['another role', { role: 'admin' }],
    ['the end of the work here', { isActive: false }],
  ])('ends with %s', async (_, change) => {
    const { body } = await owner.get('/api/shop/mine/staff');
    const { version } = body.data.find(({ _id }: { _id: string }) => _id === imran.user._id);
    const changed = await owner.send('PATCH', `/api/shop/mine/staff/${imran.user._id}`, {
      ...change,
      version,
    });
    expect(changed.status).toBe(200);
    expect((await take()).status).toBe(404);
  });
});

describe('the own PIN', () => {
  test('is set against the password, and changed by setting it again', async () => {
    const wrong = await imran.post('/api/auth/pin', { password: 'not the password', pin: '8305' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['password']]);
    expect((await imran.post('/api/auth/pin', { password: imran.password, pin: '271828' })).status).toBe(200);
    expect((await take()).status).toBe(422);
    expect((await take({ pin: '271828' })).status).toBe(200);
  });

  test('is removed without a proof, and twice', async () => {
    expect((await imran.send('DELETE', '/api/auth/pin')).status).toBe(200);
    expect((await imran.send('DELETE', '/api/auth/pin')).status).toBe(200);
    expect((await take()).status).toBe(404);
  });

  test.each(['123', '123456789', '12a4', '0000', '1234', '9876'])('is not %s', async (pin) => {
    const { status, body } = await imran.post('/api/auth/pin', { password: imran.password, pin });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['pin']]);
  });
});
