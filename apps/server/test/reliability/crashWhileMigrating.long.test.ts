import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from '../../src/base/database/migrations.ts';
import { newPlace, type Place, run, startServer } from './ServerProcess.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => place.remove());

test.skipIf(isPostgres)(
  'a server that dies while it makes its tables leaves the old ones or the new ones, and the next one opens',
  {
    timeout: 120_000,
  },
  async () => {
    const whole = await startServer(place, { preload: 'crashAt.ts', environment: { CRASH_AT: '0' } });
    expect(await whole.end('SIGTERM')).toBe(0);
    const statements = Number(/statements: (\d+)/.exec(whole.said())?.[1]);
    const tables = tablesIn(place.folder);
    await place.remove();
    for (let point = 1; point <= 6; point += 1) {
      place = await newPlace();
      const at = 1 + Math.floor((Math.random() / 6 + (point - 1) / 6) * statements);
      const { code } = await run(
        'main.ts',
        { ...place.environment, CRASH_AT: String(at) },
        { preload: 'crashAt.ts' },
      ).ended;
      expect([at, code]).toEqual([at, null]);
      expect([[], tables], `after ${at} statements`).toContainEqual(tablesIn(place.folder));
      const next = await startServer(place);
      expect(await next.end('SIGTERM')).toBe(0);
      expect(tablesIn(place.folder)).toEqual(tables);
      if (point < 6) await place.remove();
    }
  },
);

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
