import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillTill } from '../../../test/testing/shopWork.ts';
import { startTestApp, type TestApp, type TestShop } from '../../../test/testing/startTestApp.ts';
import { DatabaseUnavailable } from '../../base/database/DatabaseUnavailable.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { checkAtStart } from './checkAtStart.ts';
import { checkFile } from './checkFile.ts';

let server: TestApp;
let shop: TestShop;
beforeEach(async () => {
  server = await startTestApp();
  shop = await server.signUp();
  for (let entry = 1; entry <= 60; entry += 1) await fillTill(shop, entry);
});
afterEach(() => server.close());

const deposit = () =>
  shop.post('/api/wallet/entry', { direction: 'in', account: 'cash:pocket', amount: 5, reason: 'capital' });

async function check() {
  const report = vi.fn();
  await checkAtStart(server.database, { file: undefined, report });
  return report.mock.calls.map(([finding]) => finding);
}

/** Changes the journal behind its back, as somebody with the database in hands could. */
async function tamper(change: (db: ReturnType<typeof unscoped>) => Promise<unknown>) {
  const db = unscoped(server.database);
  for (const table of ['journal_entries', 'journal_lines']) {
    if (server.database.engine === 'postgres')
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
    else
      for (const kind of ['update', 'delete'])
        await sql`drop trigger ${sql.id(`${table}_no_${kind}`)}`.execute(db);
  }
  await change(db);
}

test('finds nothing in a shop whose journal is whole, and lets it be changed', async () => {
  expect(await check()).toEqual([]);
  expect((await deposit()).status).toBe(201);
});

test('waits for a database that is away, which says nothing against its records', async () => {
  const away = new DatabaseUnavailable(new Error('Connection terminated unexpectedly'));
  const read = vi.spyOn(server.database, 'read').mockRejectedValueOnce(away);
  expect(await check()).toEqual([]);
  expect(read).toHaveBeenCalledTimes(2);
  expect((await deposit()).status).toBe(201);
});

describe.each<[string, (db: ReturnType<typeof unscoped>) => Promise<unknown>, RegExp]>([
  [
    'a description that was changed',
    (db) => db.updateTable('journal_entries').set({ description: 'x' }).where('number', '=', 58).execute(),
    /Entry 58 was changed/,
  ],
  [
    'an amount that was changed',
    (db) => db.updateTable('journal_lines').set({ amount: 1 }).where('entry_number', '=', 60).execute(),
    /Entry 60 was changed/,
  ],
  [
    'a chain that was broken',
    (db) => db.updateTable('journal_entries').set({ prev_hash: 'x' }).where('number', '=', 30).execute(),
    /Entry 30 does not follow/,
  ],
  [
    'an end that is missing',
    async (db) => {
      await db.deleteFrom('journal_lines').where('entry_number', '>', 57).execute();
      await db.deleteFrom('journal_entries').where('number', '>', 57).execute();
    },
    /ends with entry 57, and should with entry 60/,
  ],
])('%s', (_defect, change, finding) => {
  test('closes the shop to changes, in words for its staff, and leaves it open for reading', async () => {
    await tamper(change);
    expect((await check()).join('\n')).toMatch(finding);
    const refused = await deposit();
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({
      code: 'read-only',
      message: expect.stringContaining('reading only'),
    });
    server.clock.now += 3_600_000;
    expect((await shop.get('/api/auth/me')).status).toBe(200);
  });
});

test('a change waits until the journals were looked at', async () => {
  let pass = () => {};
  server.database.holdWrites(
    new Promise<void>((resolve) => {
      pass = resolve;
    }),
  );
  let isAnswered = false;
  const answer = deposit().then(({ status }) => {
    isAnswered = true;
    return status;
  });
  expect((await shop.get('/api/auth/me')).status).toBe(200);
  expect(isAnswered).toBe(false);
  pass();
  expect(await answer).toBe(201);
});

test('after an error of the disk nothing is changed until the server starts again', async () => {
  if (server.database.engine === 'postgres') return; // it looks after its disk itself
  const failing = server.database.changing('none', () =>
    Promise.reject(Object.assign(new Error('disk I/O error'), { errcode: 10 | (4 << 8) })),
  );
  await expect(failing).rejects.toThrow('disk I/O error');
  const refused = await deposit();
  expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('started again')]);
  expect((await shop.get('/api/auth/me')).status).toBe(200);
});

describe('the file of the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-file-'));
    const database = new DatabaseSync(join(folder, 'handset.db'));
    database.exec('create table t (a integer primary key, b text) strict; begin');
    const insert = database.prepare('insert into t (b) values (?)');
    for (let row = 0; row < 5000; row += 1) insert.run('x'.repeat(100));
    database.exec('commit');
    database.close();
  });
  afterEach(() => rm(folder, { recursive: true }));

  test.each([
    ['at once where it is small', undefined],
    ['on a thread of its own where it is large', 0],
  ])('is read %s', async (_how, small) => {
    const file = join(folder, 'handset.db');
    expect(await checkFile(file, small)).toEqual([]);
    const raw = await open(file, 'r+');
    await raw.write(Buffer.alloc(4096, 0xff), 0, 4096, 4096 * 20);
    await raw.close();
    expect((await checkFile(file, small)).length).toBeGreaterThan(0);
  });
});
