import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire } from '../../../test/testing/hire.ts';
import { fillTill, openBank } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { audit } from '../../base/audit/audit.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import type { ShopSession } from '../../base/database/Session.ts';
import { entryHash, post } from '../../books/post.ts';
import { everyShop } from '../access/everyShop.ts';
import { auditChainDefects } from './auditChainDefects.ts';
import { dayStart } from './dayStart.ts';

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  shop = await server.signUp();
});
afterAll(() => server.close());

const log = async (query = '', of = shop) => (await of.get(`/api/audit${query}`)).body;
const actions = async (query = '') =>
  (await log(query)).data.map(({ action }: { action: string }) => action) as string[];
const company = (name: string) => shop.post('/api/company/create-company', { name });

async function defects(of = shop): Promise<string[]> {
  return server.database.read(await sessionOf(of), auditChainDefects);
}

async function sessionOf(of: TestShop): Promise<ShopSession> {
  const session = (await everyShop(server.database, 'audit')).find((own) => own.shop.id === of.user.shopId);
  if (!session) throw new Error('The shop is not there');
  return session;
}

describe('the audit log', () => {
  test('says who did what, when, from where, and to which record', async () => {
    const made = await company('QMobile');
    const { data, total, nextCursor } = await log();
    expect([total, nextCursor]).toEqual([2, null]);
    expect(data).toEqual([
      {
        _id: expect.any(String),
        number: 2,
        at: new Date(server.clock.now).toISOString(),
        user: { _id: shop.user._id, name: 'Bilal Ahmed', username: shop.user.username },
        action: 'Add a maker',
        route: 'POST /api/company/create-company',
        refType: 'company',
        refId: made.body.data._id,
        ip: '127.0.0.1',
        requestId: made.headers['x-request-id'],
      },
      expect.objectContaining({ number: 1, action: 'Shop opened', refType: 'user', ip: '127.0.0.1' }),
    ]);
  });

  test('names the kind of each record', async () => {
    await openBank(shop, 100);
    await fillTill(shop, 5);
    const employee = await hire(server, shop);
    await shop.send('PATCH', '/api/shop/mine', { footer: 'x' });
    const { data } = await log();
    const kinds = Object.fromEntries(
      data.map(({ route, refType }: { route: string; refType: string }) => [route, refType]),
    );
    expect(kinds).toMatchObject({
      'POST /api/banks': 'bank',
      'POST /api/shop/mine/staff': 'user',
      'PATCH /api/shop/mine': 'shop',
    });
    expect((await log(`?refId=${employee.user._id}`)).total).toBe(2);
  });

  test('is found by person, by what was done, by record and by day', async () => {
    const employee = await hire(server, shop);
    const made = await employee.post('/api/company/create-company', { name: 'Later' });
    expect(await actions(`?user=${employee.user._id}`)).toEqual(['Add a maker', 'Signed in']);
    expect(await actions('?q=ADD%20a')).toEqual(['Add a maker']);
    expect(await actions('?q=%25')).toEqual([]);
    expect(await actions(`?refId=${made.body.data._id}`)).toEqual(['Add a maker']);
    const today = (await shop.get('/api/shop/mine')).body.data.today;
    expect((await log(`?from=${today}&to=${today}`)).total).toBe(4);
    expect((await log('?to=2020-01-01')).total).toBe(0);
    for (const query of ['?user=x', '?from=yesterday', '?limit=0', '?sort=at'])
      expect((await shop.get(`/api/audit${query}`)).status).toBe(422);
    expect((await shop.get('/api/audit?q=%00%ED%A0%80')).status).toBe(200);
  });

  test('is read page by page without a gap', async () => {
    for (let count = 0; count < 5; count += 1) {
      server.clock.now += count % 2;
      await company(`Maker ${count}`);
    }
    const numbers: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await log(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      numbers.push(...page.data.map(({ number }: { number: number }) => number));
      cursor = page.nextCursor;
    } while (cursor);
    expect(numbers).toEqual([6, 5, 4, 3, 2, 1]);
    for (const cursorText of ['x', Buffer.from('[1.5,1]').toString('base64url')])
      expect((await shop.get(`/api/audit?cursor=${cursorText}`)).status).toBe(400);
  });

  test('is for the owner alone, and of the own shop alone', async () => {
    const employee = await hire(server, shop);
    expect((await employee.get('/api/audit')).status).toBe(403);
    const other = await server.signUp();
    expect((await log('', other)).data).toMatchObject([{ action: 'Shop opened' }]);
  });

  test('tells of sign-ins, refused ones and changed passwords', async () => {
    const credentials = { username: shop.user.username, password: 'not the password' };
    await server.anyone.post('/api/auth/sign-in', credentials);
    await server.anyone.post('/api/auth/sign-in', { ...credentials, password: shop.password });
    const passwords = { previousPassword: 'not the password', newPassword: 'another good secret' };
    await shop.send('PATCH', '/api/password/edit', passwords);
    await shop.send('PATCH', '/api/password/edit', { ...passwords, previousPassword: shop.password });
    expect(await actions()).toEqual([
      'Password changed',
      'Password change refused',
      'Signed in',
      'Sign-in refused',
      'Shop opened',
    ]);
  });

  test('tells of denied access once in ten minutes for each person and call', async () => {
    const employee = await hire(server, shop);
    const denied = async () => (await actions('?q=denied')).length;
    for (let count = 0; count < 3; count += 1) expect((await employee.get('/api/audit')).status).toBe(403);
    await employee.get('/api/shop/mine/staff');
    expect(await denied()).toBe(2);
    server.clock.now += 10 * 60_000;
    await employee.get('/api/audit');
    expect(await denied()).toBe(3);
    const [last] = (await log('?q=denied')).data;
    expect(last).toMatchObject({
      user: { _id: employee.user._id },
      action: 'Denied: Who did what in the shop, the latest first',
      route: 'GET /api/audit',
    });
  });
});

describe('the chain of the log', () => {
  test('holds over everything that is written, however many write at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 4
          ? company(`Maker ${index}`)
          : server.anyone.post('/api/auth/sign-in', {
              username: shop.user.username,
              password: index % 8 ? shop.password : 'not the password',
            }),
      ),
    );
    expect((await log()).total).toBe(21);
    expect(await defects()).toEqual([]);
  });

  test('holds over lines and entries that one change writes in turn', async () => {
    const line = { route: 'POST /api/wallet', action: 'Add money', requestId: 'one' };
    const session = { ...(await sessionOf(shop)), userId: shop.user._id };
    await server.database.transaction(session, async (own) => {
      const entry = () =>
        post(own, {
          event: 'opening',
          date: own.today,
          description: 'Money',
          lines: [{ debit: 'cash:pocket', credit: 'equity:opening', amount: 500 }],
        });
      await entry();
      await audit(own, line);
      await audit(own, line);
      await entry();
      await audit(own, line);
    });
    const entries = await unscoped(server.database)
      .selectFrom('journal_entries')
      .select('audit_number')
      .where('shop_id', '=', shop.user.shopId ?? '')
      .orderBy('number')
      .execute();
    expect(entries.map(({ audit_number }) => audit_number)).toEqual([1, 3]);
    expect([(await log()).total, await defects()]).toEqual([4, []]);
  });

  const tamper = async (change: (shopId: string) => Promise<unknown>) => {
    const db = unscoped(server.database);
    const triggers =
      server.database.engine === 'postgres'
        ? ['alter table audit_log disable trigger audit_log_append_only']
        : ['drop trigger audit_log_no_update', 'drop trigger audit_log_no_delete'];
    for (const off of triggers)
      await sql
        .raw(off)
        .execute(db)
        .catch(() => {});
    await change(shop.user.shopId ?? '');
  };

  test('shows a line that was changed, and one that is gone', async () => {
    for (const name of ['One', 'Two', 'Three']) await company(name);
    const db = unscoped(server.database);
    await tamper((shopId) =>
      db
        .updateTable('audit_log')
        .set({ action: 'Nothing at all' })
        .where('shop_id', '=', shopId)
        .where('number', '=', 2)
        .execute(),
    );
    expect(await defects()).toEqual(['Line 2 of the audit log was changed']);
    await tamper((shopId) =>
      db.deleteFrom('audit_log').where('shop_id', '=', shopId).where('number', '=', 3).execute(),
    );
    expect(await defects()).toEqual([
      'Line 2 of the audit log was changed',
      'The audit log has no line 3, and goes on with line 4',
    ]);
  });

  test('shows that its last lines were cut off, also where the count of them was set back', async () => {
    await company('One');
    await fillTill(shop, 5);
    await company('Two');
    const db = unscoped(server.database);
    const cutFrom = (number: number) => (shopId: string) =>
      db.deleteFrom('audit_log').where('shop_id', '=', shopId).where('number', '>=', number).execute();
    await tamper(cutFrom(4));
    expect(await defects()).toEqual(['The audit log ends with line 3, and should with line 4']);
    await tamper(async (shopId) => {
      await cutFrom(2)(shopId);
      await db
        .updateTable('counters')
        .set({ value: 1 })
        .where('shop_id', '=', shopId)
        .where('name', '=', 'audit')
        .execute();
    });
    expect(await defects()).toEqual([
      'Line 2 of the audit log is not the one that entry 1 was written after',
    ]);
  });

  test('is covered by the chain of the journal', async () => {
    await fillTill(shop, 5);
    const db = unscoped(server.database);
    const [entry] = await db
      .selectFrom('journal_entries')
      .selectAll()
      .where('shop_id', '=', shop.user.shopId ?? '')
      .execute();
    if (!entry) throw new Error('Nothing was posted');
    const { prev_hash, hash, ...said } = entry;
    const lines = [{ debit: 'cash:pocket', credit: 'equity:capital', amount: 500 } as const];
    expect([said.audit_number, entryHash(prev_hash, said, lines)]).toEqual([1, hash]);
    expect(entryHash(prev_hash, { ...said, audit_hash: 'x' }, lines)).not.toBe(hash);
    expect(entryHash(prev_hash, { ...said, audit_number: 2 }, lines)).not.toBe(hash);
  });
});

test.each([
  ['2026-11-21', 'Asia/Karachi', '2026-11-20T19:00:00.000Z'],
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['2026-11-21', 'Pacific/Niue', '2026-11-21T11:00:00.000Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
  ['2026-03-30', 'Europe/London', '2026-03-29T23:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(new Date(dayStart(day, timeZone)).toISOString()).toBe(moment);
});
