import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPlace, type Place, run } from './ServerProcess.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

function start(environment: Record<string, string> = {}, preload?: string) {
  return run('main.ts', { ...place.environment, ...environment }, { preload });
}

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

  test('a server whose port is taken says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) }).ended;
    other.close();
    expect(said).toContain(
      `Handset could not start. Port ${port} is taken. Stop what uses it, or set PORT to another.`,
    );
    expect(code).toBe(1);
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

  test('a server whose file is no database says what to do', async () => {
    await (await place.open()).close();
    await writeFile(join(place.folder, 'handset.db'), Buffer.alloc(100_000, 7));
    const { code, said } = await start().ended;
    expect(said).toContain('is damaged and cannot be read');
    expect(said).toContain('npm run restore');
    expect(code).toBe(1);
  });
});
