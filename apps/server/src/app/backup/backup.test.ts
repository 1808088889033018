import { createHash } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  buyPhone,
  defectsOf,
  expectCreated,
  fillTill,
  openBank,
  saleOf,
  slipOf,
} from '../../../test/testing/shopWork.ts';
import {
  scratchPostgres,
  startTestApp,
  type TestApp,
  type TestShop,
} from '../../../test/testing/startTestApp.ts';
import type { Database } from '../../base/database/Database.ts';
import { HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import { migrate } from '../../base/database/migrate.ts';
import { migrations } from '../../base/database/migrations.ts';
import { postgresDialect } from '../../base/database/postgresDialect.ts';
import { sqliteDialect } from '../../base/database/sqliteDialect.ts';
import { folderStorage } from '../../base/files/FileStorage.ts';
import { backupKey } from './BackupKey.ts';
import { DamagedBackup } from './DamagedBackup.ts';
import { LEFT_OUT } from './describeTables.ts';
import { writeManifest } from './Manifest.ts';
import { keptPictures } from './pictureList.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';
import { writeSealed } from './sealedFile.ts';
import { type TakenBackup, takeBackup } from './takeBackup.ts';
import { sealingOf, verifyBackup } from './verifyBackup.ts';

const KEY = backupKey('a1'.repeat(32));
const OTHER_KEY = backupKey('b2'.repeat(32));

let server: TestApp;
let shop: TestShop;
beforeAll(async () => {
  server = await startTestApp();
  // Names that alphabets order in other ways than bytes do.
  for (const username of ['ab-c', 'ab_c', 'ab.c', 'abc', 'a-z']) await server.signUp({ username });
  shop = await server.signUp({ shopName: 'کراچی “Mobiles” 📱 \\ "x"', username: 'owner' });
  await trade(shop);
});
afterAll(() => server.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handset-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function trade(client: TestShop) {
  await fillTill(client, 500_000);
  await openBank(client, 100_000);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  const slip = await slipOf(client);
  await expectCreated(
    client.postForm('/api/Purchase/purchase-phone', slip, [{ field: 'phonePicture', bytes }]),
  );
  await buyPhone(client);
  await expectCreated(client.post('/api/sale', await saleOf(client, String(slip.imei1))));
}

function backup(options: Partial<Parameters<typeof takeBackup>[0]> = {}): Promise<TakenBackup> {
  server.clock.now += 1; // a backup is named after its moment
  return takeBackup({
    database: server.database,
    storage: server.storage,
    folder: join(folder, 'backups'),
    key: undefined,
    ...options,
  });
}

/** Every file below a folder, with what it holds; but for the manifest, which knows the time. */
async function contents(path: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'manifest.json') continue;
    const file = join(entry.parentPath, entry.name);
    files[file.slice(path.length)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return files;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The database as another process opens it; PostgreSQL is beside itself already. */
async function openBeside(): Promise<Pick<HandsetDatabase, 'snapshot' | 'clock' | 'engine' | 'close'>> {
  const { database, clock, folder: data } = server;
  if (database.engine === 'postgres')
    return { ...pickOf(database), snapshot: database.snapshot.bind(database), close: async () => {} };
  return HandsetDatabase.openReadOnly({ file: join(data, 'handset.db'), clock: () => clock.now });
}

/** Backs up what was restored, by the same clock. */
async function backupOf(place: { data: string; url?: string | undefined }): Promise<TakenBackup> {
  const database = await HandsetDatabase.openReadOnly({
    file: join(place.data, 'handset.db'),
    url: place.url,
  });
  try {
    return await backup({
      database,
      storage: folderStorage(join(place.data, 'files')),
      folder: join(folder, `backups-of-${place.url ? 'postgres' : 'sqlite'}-${Math.random()}`),
    });
  } finally {
    await database.close();
  }
}

describe('a backup', () => {
  test('covers every table that the database has', async () => {
    const { manifest } = await backup();
    const tables = await unscoped(server.database).introspection.getTables();
    expect(manifest.tables.map(({ name }) => name)).toEqual(tables.map(({ name }) => name).sort());
    for (const { name, rows } of manifest.tables) {
      const { count } = await unscoped(server.database)
        .selectFrom(name as 'shops')
        .select((it) => it.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect([name, rows]).toEqual([name, LEFT_OUT.has(name) ? 0 : count]);
    }
  });

  test('holds nothing that signs anybody in, and an older one that does signs nobody in', async () => {
    const db = unscoped(server.database);
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    expect(sessions.length).toBeGreaterThan(0);
    const { path, manifest } = await backup();
    const older = join(folder, 'older');
    await cp(path, older, { recursive: true });
    const [file, kept] = ['tables/sessions.jsonl.gz', join(older, 'manifest.json')];
    await Promise.all([unlink(join(older, file)), unlink(kept)]);
    const lines = Readable.from(sessions.map((row) => `${JSON.stringify(row)}\n`));
    const sealed = await writeSealed({ folder: older, key: undefined }, file, lines, { compressed: true });
    const { format: _, key: __, ...content } = manifest;
    const tables = content.tables.map((table) =>
      table.name === 'sessions' ? { ...table, ...sealed, rows: sessions.length } : table,
    );
    await writeManifest(older, { ...content, tables }, undefined);

    const data = join(folder, 'restored');
    await restoreBackup({ from: older, key: undefined, data });
    const restored = await HandsetDatabase.openReadOnly({ file: join(data, 'handset.db') });
    for (const table of LEFT_OUT)
      expect(
        await unscoped(restored)
          .selectFrom(table as 'sessions')
          .selectAll()
          .execute(),
      ).toEqual([]);
    await restored.close();
  });

  test('names the last entry of every journal', async () => {
    const { manifest } = await backup();
    const entry = await unscoped(server.database)
      .selectFrom('journal_entries')
      .selectAll()
      .where('shop_id', '=', shop.user.shopId ?? '')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    expect(manifest.journals).toEqual([{ shopId: entry.shop_id, entries: entry.number, tip: entry.hash }]);
  });

  test('goes away again and comes back: the next one is byte for byte the same, pictures included', async () => {
    const first = await backup();
    const data = join(folder, 'restored');
    const { shops } = await restoreBackup({ from: first.path, key: undefined, data });
    expect(shops.flatMap(({ defects }) => defects)).toEqual([]);
    const second = await backupOf({ data });
    expect(await contents(second.path)).toEqual(await contents(first.path));
    expect(second.manifest.journals).toEqual(first.manifest.journals);
    expect(first.manifest.pictures.count).toBe(2);
  });

  test('is of one moment, however busy the shop is', { timeout: 90_000 }, async () => {
    const busy = await server.signUp();
    await fillTill(busy, 1_000_000);
    const beside = await openBeside();
    let isOver = false;
    const trading = (async () => {
      while (!isOver) {
        await buyPhone(busy, { pocketCash: 100, purchasePrice: 100, demandPrice: 200, finalPrice: 200 });
        await pause(5);
      }
    })();
    onTestFinished(async () => {
      isOver = true;
      await trading;
      await beside.close();
    });
    for (let round = 0; round < 3; round += 1) {
      const { path, manifest } = await backup({ database: beside });
      const { shops } = await restoreBackup({
        from: path,
        key: undefined,
        data: join(folder, `busy-${round}`),
      });
      expect(shops).toHaveLength(manifest.tables.find(({ name }) => name === 'shops')?.rows ?? 0);
      expect(shops.flatMap(({ defects }) => defects)).toEqual([]);
    }
    isOver = true;
    await trading;
    expect(await defectsOf(server, busy)).toEqual([]);
  });

  test('shares its pictures with the one before, unless those went bad', async () => {
    const first = await backup();
    const second = await backup();
    const pictures = Object.keys(await contents(first.path)).filter((name) => name.startsWith('/pictures/'));
    const [picture = ''] = pictures;
    const inode = async ({ path }: TakenBackup) => (await stat(join(path, picture))).ino;
    expect(await inode(second)).toBe(await inode(first));
    await writeFile(join(second.path, picture), 'rot');
    const third = await backup();
    expect(await inode(third)).not.toBe(await inode(second));
    await expect(verifyBackup(second.path, undefined)).rejects.toThrow('damaged');
  });

  test('that cannot be finished leaves nothing behind', async () => {
    const full = { ...server.storage, get: () => Promise.reject(new Error('no space left on device')) };
    await expect(backup({ storage: full })).rejects.toThrow('no space left');
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
  });

  test('says which pictures the storage has lost, and keeps the rest', async () => {
    const kept = server.storage.list;
    const storage = {
      ...server.storage,
      async *list() {
        for await (const object of kept()) if (object.key.includes('.small.')) yield object;
      },
    };
    const { manifest } = await backup({ storage });
    expect(manifest.pictures).toMatchObject({ count: 1, missing: [expect.stringMatching(/\.jpg$/)] });
  });
});

describe('a backup with a key', () => {
  test('tells nothing without it, and everything with it', async () => {
    const { path, manifest } = await backup({ key: KEY });
    const files = Object.keys(await contents(path));
    for (const file of files) {
      const bytes = await readFile(join(path, file));
      expect(bytes.subarray(0, 3).toString('hex')).not.toMatch(/^(1f8b08|ffd8ff)$/);
    }
    expect(manifest.key).toBe(KEY?.id);
    const data = join(folder, 'restored');
    await restoreBackup({ from: path, key: KEY, data });
    expect(await contents((await backupOf({ data })).path)).toEqual(await contents((await backup()).path));
  });

  test('is refused under a wrong key and without one, in words that say so', async () => {
    const { path } = await backup({ key: KEY });
    const restore = (key: RestoreOptions['key']) =>
      restoreBackup({ from: path, key, data: join(folder, 'restored') });
    await expect(restore(OTHER_KEY)).rejects.toThrow('HANDSET_BACKUP_KEY is not the key');
    await expect(restore(undefined)).rejects.toThrow('The backup is encrypted');
    expect(await exists(join(folder, 'restored'))).toBe(false);
  });

  test('is refused when one of its files was put in the place of another', async () => {
    const { path } = await backup({ key: KEY });
    await cp(join(path, 'tables/units.jsonl.gz'), join(path, 'tables/models.jsonl.gz'));
    await expect(verifyBackup(path, KEY)).rejects.toThrow('damaged');
  });
});

describe.each([
  ['a plain backup', undefined],
  ['an encrypted backup', KEY],
] as const)('%s that is damaged is refused before anything is touched:', (_name, key) => {
  const damages: Record<string, (file: string) => Promise<unknown>> = {
    'cut short': async (file) => truncate(file, Math.floor((await stat(file)).size / 2)),
    'without its last byte': async (file) => truncate(file, (await stat(file)).size - 1),
    gone: (file) => unlink(file),
    'with one bit turned': async (file) => {
      const bytes = await readFile(file);
      await turnBit(file, bytes, { at: Math.floor(bytes.length / 2), bit: 1 });
    },
  };
  test.each(Object.entries(damages))('%s', async (_damage, damage) => {
    const { path } = await backup({ key });
    const files = ['/manifest.json', ...Object.keys(await contents(path))];
    const some = files.filter((name, index) => index < 12 || name.startsWith('/pictures'));
    const broken = join(folder, 'broken');
    for (const file of some) {
      await cp(path, broken, { recursive: true });
      await damage(join(broken, file));
      const data = join(folder, 'restored');
      await expect(restoreBackup({ from: broken, key, data }), file).rejects.toThrow(/damaged|no backup|key/);
      expect(await exists(data)).toBe(false);
      await rm(broken, { recursive: true });
    }
  });

  test('with any bit of its list of pictures turned', async () => {
    const { path, manifest } = await backup({ key });
    const file = join(path, manifest.pictures.file);
    const bytes = await readFile(file);
    for (let at = 0; at < bytes.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        await turnBit(file, bytes, { at, bit });
        const sealing = sealingOf(path, manifest, key);
        await expect(readPictures(sealing, manifest), `byte ${at}, bit ${bit}`).rejects.toThrow(
          DamagedBackup,
        );
      }
  });
});

async function readPictures(...backup: Parameters<typeof keptPictures>) {
  for await (const _picture of keptPictures(...backup));
}

/** Writes `bytes` in place of a file, with one bit turned. */
async function turnBit(file: string, bytes: Buffer, { at, bit }: { at: number; bit: number }) {
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << bit), at);
  await unlink(file);
  await writeFile(file, damaged);
}

describe('restoring', () => {
  test.each(['handset.db', 'files/ab/x.jpg', 'notes.txt'])(
    'is refused where there is %s already',
    async (name) => {
      const { path } = await backup();
      const data = join(folder, 'taken');
      await mkdir(dirname(join(data, name)), { recursive: true });
      await writeFile(join(data, name), 'mine');
      await expect(restoreBackup({ from: path, key: undefined, data })).rejects.toThrow('never overwritten');
      expect(await readFile(join(data, name), 'utf8')).toBe('mine');
    },
  );

  test('goes into a data folder that holds nothing but backups', async () => {
    const data = join(folder, 'data');
    const { path } = await backup({ folder: join(data, 'backups') });
    await restoreBackup({ from: path, key: undefined, data });
    expect(await readdir(data)).toEqual(expect.arrayContaining(['backups', 'files', 'handset.db']));
    expect(await readdir(data)).not.toContain('.restoring');
  });

  test('is refused for a backup of a newer Handset', async () => {
    const { path } = await backup({
      database: {
        ...pickOf(server.database),
        snapshot: (work) =>
          server.database.snapshot(async (rows) => {
            const kept = (await work(rows)) as { migrations: string[] };
            return { ...kept, migrations: [...kept.migrations, '9999_from_the_future'] } as never;
          }),
      },
    });
    const data = join(folder, 'restored');
    await expect(restoreBackup({ from: path, key: undefined, data })).rejects.toThrow('newer Handset');
    expect(await exists(data)).toBe(false);
  });

  test('brings a backup of an older Handset up to date', async () => {
    const scratch = await scratchPostgres();
    const old = new Kysely<Database>({
      dialect: scratch ? postgresDialect(scratch.url) : sqliteDialect(join(folder, 'old.db')),
    });
    const [first = ['', undefined]] = Object.entries(migrations);
    await migrate(old, Object.fromEntries([first]) as typeof migrations);
    const { path, manifest } = await backup({
      database: {
        ...pickOf(server.database),
        snapshot: (work) => old.transaction().execute(work),
      },
      storage: folderStorage(join(folder, 'no-files')),
    });
    await old.destroy();
    await scratch?.drop();
    expect(manifest.migrations).toEqual([first[0]]);
    const data = join(folder, 'restored');
    await restoreBackup({ from: path, key: undefined, data });
    const names = (await backupOf({ data })).manifest.migrations;
    expect(names).toEqual(Object.keys(migrations));
  });
});

function pickOf({ clock, engine }: HandsetDatabase) {
  return { clock, engine };
}

describe.runIf(Boolean(process.env.HANDSET_TEST_DATABASE_URL))('between the two databases', () => {
  test('a backup of PostgreSQL restores into SQLite, and that one’s into PostgreSQL, without a difference', {
    timeout: 90_000,
  }, async () => {
    const fromPostgres = await backup();
    expect(fromPostgres.manifest.engine).toBe('postgres');
    const file = { data: join(folder, 'sqlite') };
    const inFile = await restoreBackup({ from: fromPostgres.path, key: undefined, ...file });
    const fromFile = await backupOf(file);
    expect(fromFile.manifest.engine).toBe('sqlite');
    expect(await contents(fromFile.path)).toEqual(await contents(fromPostgres.path));

    const scratch = await scratchPostgres();
    const postgres = { data: join(folder, 'postgres'), url: scratch?.url };
    const inPostgres = await restoreBackup({ from: fromFile.path, key: undefined, ...postgres });
    const again = await backupOf(postgres);
    expect(await contents(again.path)).toEqual(await contents(fromPostgres.path));
    expect(again.manifest.journals).toEqual(fromPostgres.manifest.journals);
    for (const { shops } of [inFile, inPostgres]) expect(shops.flatMap(({ defects }) => defects)).toEqual([]);

    await rm(join(folder, 'postgres'), { recursive: true });
    await expect(restoreBackup({ from: fromFile.path, key: undefined, ...postgres })).rejects.toThrow(
      'never overwritten',
    );
    await scratch?.drop();
  });
});
