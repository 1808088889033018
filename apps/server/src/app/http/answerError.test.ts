import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testing/startTestApp.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';

describe('a refusal', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  it.each([
    ['ur', 'جاری رکھنے کے لیے سائن اِن کریں'],
    ['ur-PK,en;q=0.5', 'جاری رکھنے کے لیے سائن اِن کریں'],
    ['en', 'Sign in to continue'],
  ])('is worded in the language that was asked for: %s', async (language, message) => {
    const response = await server.app.inject({
      method: 'GET',
      url: '/api/stock',
      headers: { 'accept-language': language },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      message,
      code: 'signed-out',
      refusal: { code: 'sign-in-required', params: {} },
    });
  });

  it('names each field, in words and in codes', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-up',
      headers: { 'accept-language': 'ur', 'idempotency-key': 'in-urdu-0001' },
      payload: {},
    });
    const { fields, refusal, fieldRefusals } = response.json();
    expect(response.statusCode).toBe(422);
    expect(Object.keys(fields).length).toBeGreaterThan(2);
    for (const text of Object.values(fields)) expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(Object.keys(fieldRefusals)).toEqual(Object.keys(fields));
    const [[field, reason] = []] = Object.entries(fieldRefusals);
    expect(refusal).toEqual({ code: 'field-refused', params: { field, reason } });
  });

  it('says that the server is not ready once a newer Handset has migrated the database', async () => {
    const ready = async () => (await server.anyone.get('/api/health/ready')).status;
    const migrations = unscoped(server.database).withTables<{
      kysely_migration: { name: string; timestamp: string };
    }>();
    const name = '9999_from_the_future';
    expect(await ready()).toBe(200);
    await migrations.insertInto('kysely_migration').values({ name, timestamp: '2030' }).execute();
    const whileNewer = await ready();
    await migrations.deleteFrom('kysely_migration').where('name', '=', name).execute();
    expect([whileNewer, await ready()]).toEqual([503, 200]);
  });

  it.skipIf(Boolean(process.env.HANDSET_TEST_DATABASE_URL))(
    'says that the database takes no changes, and goes on reading',
    async () => {
      const shop = await server.signUp();
      const company = { name: 'QMobile' };
      const takeChanges = (taken: boolean) =>
        sql.raw(`pragma query_only = ${taken ? 'off' : 'on'}`).execute(unscoped(server.database));
      await takeChanges(false);
      // The session has to be marked as used again.
      server.clock.now += 2 * 60_000;
      const read = await shop.get('/api/wallet');
      const change = await shop.post('/api/company/create-company', company);
      await takeChanges(true);
      expect(read.status).toBe(200);
      expect([change.status, change.body.code]).toEqual([503, 'read-only']);
      expect((await shop.post('/api/company/create-company', company)).status).toBe(201);
    },
  );
});
