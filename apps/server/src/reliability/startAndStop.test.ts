import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyShop } from '../access/everyShop.ts';
import { checkBooks } from '../books/check.ts';
import { unscoped } from '../database/HandsetDatabase.ts';
import { migrations } from '../database/migrations.ts';
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
    const { code, said } = await start({ WEAKEN: weakness }, 'weaken.ts').ended;
    expect(said).toContain(`Handset could not start. `);
    expect(said).toContain(reason);
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

  test('a server that dies while it makes its tables leaves the old ones or the new ones, and the next one opens', {
    timeout: 120_000,
  }, async () => {
    const whole = await startServer(place, { preload: 'dieAt.ts', environment: { DIE_AT: '0' } });
    expect(await whole.end('SIGTERM')).toBe(0);
    const statements = Number(/statements: (\d+)/.exec(whole.said())?.[1]);
    const tables = tablesIn(place.folder);
    await place.remove();
    for (let point = 1; point <= 6; point += 1) {
      place = await newPlace();
      const at = 1 + Math.floor((Math.random() / 6 + (point - 1) / 6) * statements);
      const { code } = await start({ DIE_AT: String(at) }, 'dieAt.ts').ended;
      expect([at, code]).toEqual([at, null]);
      expect([[], tables], `after ${at} statements`).toContainEqual(tablesIn(place.folder));
      const next = await startServer(place);
      expect(await next.end('SIGTERM')).toBe(0);
      expect(tablesIn(place.folder)).toEqual(tables);
      if (point < 6) await place.remove();
    }
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

/** The tables of a database by name, but for those that only remember the migrations; none while there is no file. */
function tablesIn(folder: string): string[] {
  const path = join(folder, 'handset.db');
  if (!existsSync(path)) return [];
  const file = new DatabaseSync(path);
  const names = file.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  const ran = names.some(({ name }) => name === 'kysely_migration')
    ? file.prepare('select name from kysely_migration').all().length
    : 0;
  file.close();
  const tables = names.map(({ name }) => String(name)).filter((name) => !/^(kysely|sqlite)_/.test(name));
  if (tables.length > 0) expect(ran).toBe(Object.keys(migrations).length);
  return tables;
}
