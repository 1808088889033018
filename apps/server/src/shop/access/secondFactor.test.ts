import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointRegistrar } from '../../../test/testing/appointRegistrar.ts';
import { hire } from '../../../test/testing/hire.ts';
import { codeOf, turnOnSecondFactor } from '../../../test/testing/secondFactors.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';

const URL = '/api/auth/second-factor';
const HALF_MINUTE = 30_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let shop: TestShop;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  shop = await server.signUp();
  secret = (await shop.post(URL, { password: shop.password })).body.data.secret;
  const confirmed = await shop.post(`${URL}/confirm`, { code: codeOf(secret, server.clock.now) });
  recoveryCodes = confirmed.body.data.recoveryCodes;
  server.clock.now += HALF_MINUTE;
});

const code = () => codeOf(secret, server.clock.now);
const signIn = (more: object = {}) =>
  server.anyone.post('/api/auth/sign-in', {
    username: shop.user.username,
    password: shop.password,
    ...more,
  });
const actions = async () => {
  const rows = await unscoped(server.database)
    .selectFrom('audit_log')
    .select('action')
    .where('shop_id', '=', shop.user.shopId)
    .orderBy('number')
    .execute();
  return rows.map(({ action }) => action);
};

describe('signing in with a second factor', () => {
  test('asks for the code after the password, and takes it', async () => {
    const asked = await signIn();
    expect([asked.status, asked.body.code]).toEqual([401, 'code-needed']);
    expect((await signIn({ password: 'not the password', code: code() })).body.code).toBe('wrong-password');
    expect((await signIn({ code: code() })).status).toBe(200);
    expect((await actions()).slice(-3)).toEqual([
      'Two-step sign-in turned on',
      'Sign-in refused',
      'Signed in',
    ]);
  });

  test('asks a registrar of shops for it as well', async () => {
    const registrar = await appointRegistrar(server);
    await turnOnSecondFactor(server, registrar);
    const { username } = registrar.user;
    const asked = await signIn({ username, password: registrar.password });
    expect([asked.status, asked.body.code]).toEqual([401, 'code-needed']);
  });

  test('takes a code once, however it is written, and one from half a minute before or after', async () => {
    const spaced = code().replace(/^.../, '$& ');
    expect((await signIn({ code: spaced })).status).toBe(200);
    const again = await signIn({ code: code() });
    expect([again.status, again.body.code, Object.keys(again.body.fields)]).toEqual([
      401,
      'wrong-code',
      ['code'],
    ]);
    server.clock.now += 2 * HALF_MINUTE;
    expect((await signIn({ code: codeOf(secret, server.clock.now - HALF_MINUTE) })).status).toBe(200);
    const urdu = code().replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
    expect((await signIn({ code: urdu })).status).toBe(200);
    server.clock.now += 3 * HALF_MINUTE;
    expect((await signIn({ code: codeOf(secret, server.clock.now - 2 * HALF_MINUTE) })).status).toBe(401);
  });

  test('takes a code that many send at the same moment once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ code: code() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes each recovery code once, and keeps digests alone', async () => {
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes[0]).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const first = recoveryCodes[0] ?? '';
    expect((await signIn({ code: first.toLowerCase() })).status).toBe(200);
    expect((await signIn({ code: first })).status).toBe(401);
    expect((await shop.get(URL)).body.data).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    expect((await actions()).slice(-2)).toEqual(['Signed in with a recovery code', 'Sign-in refused']);
    const rows = await unscoped(server.database).selectFrom('recovery_codes').selectAll().execute();
    for (const each of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(each.replaceAll('-', ''));
  });

  test.each(['12345', 'ABCDEF', 'éééééé', '߁߂߃߄߅߆'])('refuses %s as a wrong code', async (wrong) => {
    expect((await signIn({ code: wrong })).body.code).toBe('wrong-code');
  });

  test('limits guesses at the code, and the right password does not make them free again', async () => {
    const judged = [];
    for (let guess = 0; guess < 8; guess += 1) {
      await signIn();
      judged.push((await signIn({ code: 'AAAA-AAAA-AAAA-AAAA' })).status);
    }
    expect(judged).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await signIn({ code: code() })).headers['retry-after']).toBe('60');
  });
});

describe('setting up a second factor', () => {
  test('tells the app what it needs, by the password alone, and is on from the first code', async () => {
    const owner = await server.signUp();
    expect((await owner.post(URL, { password: 'not the password' })).body.fields).toEqual({
      password: 'The password is wrong',
    });
    const { data } = (await owner.post(URL, { password: owner.password })).body;
    expect(data.uri).toBe(
      `otpauth://totp/Handset:${owner.user.username}?issuer=Handset&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await owner.post(`${URL}/confirm`, { code: '000' })).body.fields).toHaveProperty('code');
    expect((await owner.get(URL)).body.data).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const { username } = owner.user;
    expect(
      (await server.anyone.post('/api/auth/sign-in', { username, password: owner.password })).status,
    ).toBe(200);
  });

  test('is for owners and registrars, and once it is on it is turned off first', async () => {
    const employee = await hire(server, await server.signUp());
    expect((await employee.post(URL, { password: employee.password })).status).toBe(403);
    expect(await turnOnSecondFactor(server, await appointRegistrar(server))).toHaveLength(10);
    expect((await shop.post(URL, { password: shop.password })).status).toBe(409);
    expect((await shop.post(`${URL}/confirm`, { code: code() })).status).toBe(409);
    expect((await server.anyone.get(URL)).status).toBe(401);
  });
});

describe('turning it off', () => {
  test('takes the password and a code', async () => {
    const off = (password: string, given: string) => shop.post(`${URL}/off`, { password, code: given });
    expect((await off('not the password', code())).body.fields).toHaveProperty('password');
    expect((await off(shop.password, 'AAAA')).body.fields).toHaveProperty('code');
    expect((await off(shop.password, code())).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await actions()).slice(-4)).toEqual([
      'Two-step sign-in change refused',
      'Two-step sign-in change refused',
      'Two-step sign-in turned off',
      'Signed in',
    ]);
    const left = await unscoped(server.database)
      .selectFrom('recovery_codes')
      .where('user_id', '=', shop.user._id)
      .select('code_hash')
      .execute();
    expect(left).toEqual([]);
  });

  test('limits guesses at the code, and a right password elsewhere does not make them free again', async () => {
    const judged = [];
    for (let guess = 0; guess < 7; guess += 1) {
      await shop.post(URL, { password: shop.password });
      judged.push((await shop.post(`${URL}/off`, { password: shop.password, code: 'AAAA' })).status);
    }
    expect(judged).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test('is what the operator does for who lost phone and recovery codes, and it is written down', async () => {
    await resetSecondFactor(server.database, ` ${shop.user.username.toUpperCase()}`);
    expect((await signIn()).status).toBe(200);
    expect(await actions()).toContain('Two-step sign-in reset on the server');
    await expect(resetSecondFactor(server.database, shop.user.username)).rejects.toThrow('password alone');
    await expect(resetSecondFactor(server.database, 'nobody-here')).rejects.toThrow('Nobody is called');
  });
});
