import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../src/app/checkBooks.ts';
import { unscoped } from '../../src/base/database/HandsetDatabase.ts';
import { everyShop } from '../../src/shop/access/everyShop.ts';
import { newPlace, type Place, run, startServer } from './ServerProcess.ts';
import { OPENING_ENTRIES, openShop, submission, submit, Till } from './Till.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

function start(environment: Record<string, string> = {}, preload?: string) {
  return run('main.ts', { ...place.environment, ...environment }, { preload });
}

test('a server that is told to stop answers what it has begun, keeps nothing that it did not answer, and closes its files', {
  timeout: 60_000,
}, async () => {
  const server = await startServer(place);
  const shop = await openShop(server.url);
  const till = new Till(shop);
  const sent = Array.from({ length: 50 }, () => till.next());
  const answers = sent.map((each) =>
    submit({ url: server.url, token: shop.token }, each).catch(() => undefined),
  );
  await Promise.race(answers);
  const before = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - before).toBeLessThan(10_000);
  const acknowledged = (await Promise.all(answers)).filter((answer) => answer?.status === 201);
  if (!isPostgres) {
    expect(existsSync(join(place.folder, 'handset.db'))).toBe(true);
    expect(existsSync(join(place.folder, 'handset.db-wal'))).toBe(false);
  }

  const database = await place.open();
  const entries = await unscoped(database).selectFrom('journal_entries').select('number').execute();
  expect(entries.length).toBe(OPENING_ENTRIES + acknowledged.length);
  for (const session of await everyShop(database, 'test'))
    expect(await database.read(session, checkBooks)).toEqual([]);
  await database.close();
});

describe.skipIf(isPostgres)('on the embedded database', { timeout: 60_000 }, () => {
  test.each([
    ['synchronous = full=>synchronous = normal', 'synchronous = 1'],
    ['journal_mode = wal=>journal_mode = delete', 'journal_mode = delete'],
    ['foreign_keys = on=>foreign_keys = off', 'foreign_keys = 0'],
    ['trusted_schema = off=>trusted_schema = on', 'trusted_schema = 1'],
    ["sqlite_version()=>'3.51.2'", 'SQLite 3.51.2 can lose committed work'],
  ])('a server does not start with %s, and says why', async (weakness, reason) => {
    const { code, said } = await start({ REPLACE_SQL: weakness }, 'replaceSql.ts').ended;
    expect(said).toContain(`Handset could not start. `);
    expect(said).toContain(reason);
    expect(code).toBe(1);
  });

  // SQLite itself fails so, in the file that locks the folder, where an earlier server left its number.
  test.each([
    ['full', 'begin immediate=>pragma max_page_count = 1; create table t (x)', 'is full. Make room'],
    ['read-only', 'begin immediate=>pragma query_only = on; create table t (x)', 'can only be read'],
    ['not to be opened', "begin immediate=>attach '/' as t", 'has no permission to use'],
  ])('a server does not start on a disk that is %s, and says so', async (_how, weakness, reason) => {
    const { code, said } = await start({ REPLACE_SQL: weakness }, 'replaceSql.ts').ended;
    expect(said).toContain('Handset could not start. ');
    expect(said).toContain(reason);
    expect(said).toContain(place.folder);
    expect(code).toBe(1);
  });

  test('a server whose data folder is a file says so', async () => {
    const file = join(place.folder, 'file');
    await writeFile(file, '');
    const { code, said } = await start({ HANDSET_DATA: file }).ended;
    expect(said).toContain(`${file} is a file. Set HANDSET_DATA to a folder.`);
    expect(code).toBe(1);
  });

  test('a second server on the same folder is refused by the number of the first; its end frees the folder at once', async () => {
    const first = await startServer(place);
    const before = performance.now();
    const { code, said } = await start().ended;
    expect(performance.now() - before).toBeLessThan(15_000);
    expect(said).toContain(`Another Handset (process ${first.pid}) is using this data folder`);
    expect(code).toBe(1);
    await first.end('SIGKILL');
    const next = await startServer(place);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  test('an older server does not touch what a newer one has opened', async () => {
    await (await place.open()).close();
    const file = new DatabaseSync(join(place.folder, 'handset.db'));
    file.exec("insert into kysely_migration (name, timestamp) values ('9999_from_the_future', '')");
    file.close();
    const { code, said } = await start().ended;
    expect(said).toContain('newer Handset (9999_from_the_future)');
    expect(code).toBe(1);
  });

  test('a server whose journal was changed while it was away opens for reading only, and says so', async () => {
    const first = await startServer(place);
    const shop = await openShop(first.url);
    await first.end('SIGTERM');
    const file = new DatabaseSync(join(place.folder, 'handset.db'));
    file.exec('drop trigger journal_lines_no_update; update journal_lines set amount = amount + 1');
    file.close();
    const server = await startServer(place);
    const counter = { url: server.url, token: shop.token };
    const refused = await submit(
      counter,
      submission('/api/wallet/entry', {
        direction: 'in',
        account: 'cash:pocket',
        amount: 1,
        reason: 'capital',
      }),
    );
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain('open for reading only');
    const wallet = await fetch(`${server.url}/api/wallet`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect(wallet.status).toBe(200);
    expect(server.said()).toMatch(/Handset is open for reading only\. .*Entry 1 was changed/);
    await server.end('SIGTERM');
  });

  test('a server whose file is no database says what to do', async () => {
    await (await place.open()).close();
    await writeFile(join(place.folder, 'handset.db'), Buffer.alloc(100_000, 7));
    const { code, said } = await start().ended;
    expect(said).toContain('is damaged and cannot be read');
    expect(said).toContain('npm run restore');
    expect(code).toBe(1);
  });
});
