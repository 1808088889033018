import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../../test/testing/appointRegistrar.ts';
import {
  startTestApp,
  type TestApp,
  type TestClient,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { hashPassword } from './password.ts';
import { ABSOLUTE, IDLE } from './sessions.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let shop: TestShop;
beforeEach(async () => {
  shop = await server.signUp();
});

const signIn = (username: string, password: string) =>
  server.anyone.post('/api/auth/sign-in', { username, password });

describe('signing in', () => {
  test('answers a token and who it is', async () => {
    const answer = await signIn(` ${shop.user.username.toUpperCase()} `, shop.password);
    expect(answer.status).toBe(200);
    const secret = expect.stringMatching(/^[\w-]{43}$/);
    expect(answer.body).toEqual({ token: secret, user: shop.user, device: secret });
    expect((await server.clientOf(answer.body.token).get('/api/auth/me')).body).toEqual(shop.user);
  });

  test('tells a wrong password and an unknown user in the same words', async () => {
    const wrong = await signIn(shop.user.username, 'not the password');
    const unknown = await signIn('nobody-here', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe('The username or the password is wrong');
    expect(unknown.body).toEqual({ ...wrong.body, requestId: unknown.body.requestId });
  });

  test.each(['nobody\u0000', 'nobody\ud800', "' or 1=1 --", '\u202enobody', '<b>nobody</b>'])(
    'tells a wrong username of %j as any other',
    async (username) => expect((await signIn(username, 'not the password')).status).toBe(401),
  );

  test('takes a password of an earlier release that would be too short today', async () => {
    await unscoped(server.database)
      .updateTable('users')
      .set({ password_hash: await hashPassword('short') })
      .where('id', '=', shop.user._id)
      .execute();
    expect((await signIn(shop.user.username, 'short')).status).toBe(200);
  });

  test('makes an account wait after five wrong passwords, longer each time, and never for good', async () => {
    for (let failure = 1; failure <= 5; failure += 1)
      expect((await signIn(shop.user.username, 'not the password')).status).toBe(401);
    const waiting = await signIn(shop.user.username, shop.password);
    expect(waiting.status).toBe(429);
    expect(waiting.headers['retry-after']).toBe('60');
    server.clock.now += 60_001;
    expect((await signIn(shop.user.username, 'not the password')).status).toBe(401);
    expect((await signIn(shop.user.username, shop.password)).headers['retry-after']).toBe('120');
    server.clock.now += 120_001;
    expect((await signIn(shop.user.username, shop.password)).status).toBe(200);
    expect((await signIn(shop.user.username, 'not the password')).status).toBe(401);
    expect((await signIn(shop.user.username, shop.password)).status).toBe(200);
  });

  test('is refused to a user who was made inactive, and so is an open session', async () => {
    await unscoped(server.database)
      .updateTable('users')
      .set({ is_active: 0 })
      .where('id', '=', shop.user._id)
      .execute();
    expect((await signIn(shop.user.username, shop.password)).status).toBe(401);
    expect((await shop.get('/api/auth/me')).status).toBe(401);
  });

  test('leaves its trace in the audit log, refused or not', async () => {
    await signIn(shop.user.username, 'not the password');
    await signIn(shop.user.username, shop.password);
    const log = await unscoped(server.database)
      .selectFrom('audit_log')
      .select('action')
      .where('shop_id', '=', shop.user.shopId)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['Shop opened', 'Sign-in refused', 'Signed in']);
  });
});

describe('a session', () => {
  test('ends when signed out', async () => {
    expect((await shop.post('/api/auth/sign-out')).body).toEqual({ message: 'Signed out' });
    const after = await shop.get('/api/auth/me');
    expect(after.status).toBe(401);
    expect(after.headers['www-authenticate']).toBe('Bearer');
  });

  test('ends after twelve hours without use, and use keeps it open', async () => {
    server.clock.now += IDLE - 1000;
    expect((await shop.get('/api/auth/me')).status).toBe(200);
    server.clock.now += IDLE - 1000;
    expect((await shop.get('/api/auth/me')).status).toBe(200);
    server.clock.now += IDLE;
    expect((await shop.get('/api/auth/me')).status).toBe(401);
  });

  test('ends after seven days, used or not', async () => {
    const end = server.clock.now + ABSOLUTE;
    while (server.clock.now < end - IDLE / 2) {
      expect((await shop.get('/api/auth/me')).status).toBe(200);
      server.clock.now += IDLE / 2;
    }
    server.clock.now = end;
    expect((await shop.get('/api/auth/me')).status).toBe(401);
  });

  test('is taken from the Authorization header alone, and exactly', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${shop.token}x`, shop.token, `Basic ${shop.token}`])
      expect((await server.anyone.get('/api/auth/me', { authorization })).status).toBe(401);
    expect((await server.anyone.get(`/api/auth/me?token=${shop.token}`)).status).toBe(401);
  });

  test('is kept as a digest: no token is in the database', async () => {
    const rows = await unscoped(server.database).selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(shop.token);
  });
});

describe('the devices on which one is signed in', () => {
  const SESSIONS = '/api/auth/sessions';
  const onPhone = async () => {
    const { username } = shop.user;
    const browser = { 'user-agent': `Handset on a phone${'!'.repeat(300)}` };
    const { token } = (
      await server.anyone.post('/api/auth/sign-in', { username, password: shop.password }, browser)
    ).body;
    return server.clientOf(token);
  };
  const listed = async (client: TestClient = shop) => (await client.get(SESSIONS)).body.data;

  test('are listed with what they are, the latest used first, and nothing that signs in', async () => {
    server.clock.now += 120_000;
    await onPhone();
    const sessions = await listed();
    expect(sessions).toEqual([
      {
        _id: expect.any(String),
        isCurrent: false,
        device: expect.stringMatching(/^Handset on a phone!+$/),
        ip: '127.0.0.1',
        createdAt: new Date(server.clock.now).toISOString(),
        lastUsedAt: new Date(server.clock.now).toISOString(),
        expiresAt: new Date(server.clock.now + ABSOLUTE).toISOString(),
      },
      expect.objectContaining({ isCurrent: true }),
    ]);
    expect(sessions[0].device).toHaveLength(200);
    expect(JSON.stringify(sessions)).not.toContain(shop.token);
  });

  test('can be signed out from each other, twice without an error', async () => {
    const phone = await onPhone();
    const [{ _id }] = (await listed(phone)).filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    for (let time = 0; time < 2; time += 1)
      expect((await shop.send('DELETE', `${SESSIONS}/${_id}`)).body).toEqual({
        message: 'Signed out on that device',
      });
    expect((await phone.get('/api/auth/me')).status).toBe(401);
    expect(await listed()).toHaveLength(1);
  });

  test("are one's own alone", async () => {
    const other = await server.signUp();
    const [{ _id }] = await listed(other);
    expect((await shop.send('DELETE', `${SESSIONS}/${_id}`)).status).toBe(404);
    expect((await shop.send('DELETE', `${SESSIONS}/nonsense`)).status).toBe(404);
    expect((await other.get('/api/auth/me')).status).toBe(200);
    expect((await server.anyone.get(SESSIONS)).status).toBe(401);
  });
});

describe('a registrar of shops', () => {
  test('signs in, changes the password and has devices like everybody', async () => {
    const registrar = await appointRegistrar(server);
    expect(registrar.user).toMatchObject({ role: 'superadmin', shopId: null, shopName: null });
    expect((await registrar.get('/api/auth/sessions')).body.data).toHaveLength(1);
    const wrong = { previousPassword: 'not the password', newPassword: 'another good secret' };
    expect((await registrar.send('PATCH', '/api/password/edit', wrong)).status).toBe(422);
    const right = { ...wrong, previousPassword: registrar.password };
    expect((await registrar.send('PATCH', '/api/password/edit', right)).status).toBe(200);
    await registrar.get('/api/sale');
    const log = await unscoped(server.database)
      .selectFrom('registry_log')
      .select(['action', 'ip'])
      .where('user_id', '=', registrar.user._id)
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'Registrar made', ip: null },
      ...['Signed in', 'Password change refused', 'Password changed', expect.stringMatching(/^Denied: /)].map(
        (action) => ({ action, ip: '127.0.0.1' }),
      ),
    ]);
  });
});

describe('changing the password', () => {
  const next = 'another good secret';
  const change = (previousPassword: string, newPassword: string) =>
    shop.send('PATCH', '/api/password/edit', { previousPassword, newPassword });

  test('takes effect, ends the other sessions and keeps this one', async () => {
    const elsewhere = server.clientOf((await signIn(shop.user.username, shop.password)).body.token);
    expect((await change(shop.password, next)).body).toEqual({ message: 'Password edited successfully' });
    expect((await shop.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(shop.user.username, shop.password)).status).toBe(401);
    expect((await signIn(shop.user.username, next)).status).toBe(200);
  });

  test('says that the previous password is wrong', async () => {
    const answer = await change('not the password', next);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'The previous password is wrong',
      fields: { previousPassword: 'The previous password is wrong' },
    });
  });

  test('answers a repetition whose first answer was lost as the first', async () => {
    await change(shop.password, next);
    expect((await change(shop.password, next)).status).toBe(200);
  });

  test('with its key answers a repetition as the first, and refuses the key for anything else', async () => {
    const key = { 'idempotency-key': 'new-password-once' };
    const body = { previousPassword: shop.password, newPassword: next };
    const first = await shop.send('PATCH', '/api/password/edit', body, key);
    const again = await shop.send('PATCH', '/api/password/edit', body, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    const other = { previousPassword: next, newPassword: 'yet another secret' };
    expect((await shop.send('PATCH', '/api/password/edit', other, key)).body.code).toBe('key-reused');
    const kept = await unscoped(server.database).selectFrom('user_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(next);
  });

  test('refuses a password that is too easy, by the field', async () => {
    expect((await change(shop.password, 'Password123')).body.fields).toEqual({
      newPassword: 'This password is too easy to guess',
    });
  });
});

describe('signing up', () => {
  const form = () => ({
    shopName: 'Lahore Mobiles',
    ownerName: 'Sana Tariq',
    number: '0321 1234567',
    username: `sana-${server.clock.now}-${Math.random().toString(36).slice(2, 8)}`,
    password: 'a long enough secret',
  });

  test.each(['nine-long', 'manchester'])('refuses the new password %j, by the field', async (password) => {
    const answer = await server.anyone.post('/api/auth/sign-up', { ...form(), password });
    expect([answer.status, answer.body.fields]).toEqual([422, { password: expect.any(String) }]);
  });

  test('opens a shop whose owner may do everything in it', async () => {
    const { body, status } = await server.anyone.post('/api/auth/sign-up', form());
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: 'admin', shopName: 'Lahore Mobiles' });
    const { data } = (await server.clientOf(body.token).get('/api/shop/mine')).body;
    expect(data).toMatchObject({ number: '+923211234567', currency: 'PKR', isDemo: false });
  });

  test('refuses a username that is taken', async () => {
    const answer = await server.anyone.post('/api/auth/sign-up', {
      ...form(),
      username: shop.user.username,
    });
    expect(answer.status).toBe(409);
    expect(answer.body.fields).toEqual({ username: 'This username is taken' });
  });

  test('repeated with its key, it opens one shop; another body with that key is refused', async () => {
    const once = form();
    const key = { 'idempotency-key': 'sign-up-once-1234' };
    const first = await server.anyone.post('/api/auth/sign-up', once, key);
    const second = await server.anyone.post('/api/auth/sign-up', once, key);
    expect(second.status).toBe(201);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.body.user).toEqual(first.body.user);
    const guess = await server.anyone.post('/api/auth/sign-up', { ...once, password: 'a wrong secret' }, key);
    expect(guess.status).toBe(409);
  });
});

test('an empty server says so until the first shop', async () => {
  const fresh = await startTestApp();
  expect((await fresh.anyone.get('/api/setup')).body).toEqual({ isEmpty: true });
  await fresh.signUp();
  expect((await fresh.anyone.get('/api/setup')).body).toEqual({ isEmpty: false });
  await fresh.close();
});
