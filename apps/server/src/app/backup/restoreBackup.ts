import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { type DatabaseOptions, HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { migrate } from '../../base/database/migrate.ts';
import { migrations } from '../../base/database/migrations.ts';
import { postgresDialect } from '../../base/database/postgresDialect.ts';
import { lockDataFolder } from '../../base/database/processLock.ts';
import { sqliteDialect } from '../../base/database/sqliteDialect.ts';
import { type FileStorage, folderStorage } from '../../base/files/FileStorage.ts';
import { everyShop } from '../../shop/access/everyShop.ts';
import { checkBooks } from '../checkBooks.ts';
import type { BackupKey } from './BackupKey.ts';
import { describeTables } from './describeTables.ts';
import { insertRows } from './insertRows.ts';
import type { Manifest } from './Manifest.ts';
import { keptPictures } from './pictureList.ts';
import { readSealed, type Sealing } from './sealedFile.ts';
import { syncFolder } from './syncFolder.ts';
import { journals } from './takeBackup.ts';
import { sealingOf, verifyBackup } from './verifyBackup.ts';

/** Source and target of a restore. */
export interface RestoreOptions {
  /** The folder of the backup. */
  from: string;
  key: BackupKey | undefined;
  /** The data folder. */
  data: string;
  /** A PostgreSQL to restore into, instead of a file in the data folder. */
  url?: string | undefined;
  /** Storage for the pictures. @default the data folder */
  storage?: FileStorage | undefined;
}

/** The restored data, and the state of its books. */
export interface Restored {
  manifest: Manifest;
  shops: { name: string; defects: string[] }[];
}

const STAGING = '.restoring';

/**
 * Restores a backup into an empty folder or database. The backup is verified as a whole first, and the
 * database gets its final name only once everything is in it.
 */
export async function restoreBackup({ from, key, data, url, storage }: RestoreOptions): Promise<Restored> {
  const folder = resolve(data);
  await requireEmptyFolder(folder, { isDatabaseElsewhere: url !== undefined });
  if (url) await requireEmptyDatabase(url);
  const manifest = await verifyBackup(from, key);
  requireKnown(manifest);
  const sealing = sealingOf(from, manifest, key);

  await mkdir(folder, { recursive: true });
  const lock = lockDataFolder(join(folder, 'handset.db'));
  const staging = join(folder, STAGING);
  try {
    await rm(staging, { recursive: true, force: true });
    await mkdir(staging);
    const target = { file: join(staging, 'handset.db'), url };
    await restorePictures(sealing, manifest, storage ?? folderStorage(join(staging, 'files')));
    await fill(target, sealing, manifest);
    await requireJournals(target, manifest);
    await moveIntoPlace(staging, folder);
    return { manifest, shops: await provenShops({ file: join(folder, 'handset.db'), url }) };
  } finally {
    await rm(staging, { recursive: true, force: true });
    lock.release();
  }
}

/** Files that a data folder may contain and still count as empty. */
const HARMLESS = new Set(['backups', 'handset.db.lock', 'secret', 'uploads', STAGING]);

async function requireEmptyFolder(folder: string, { isDatabaseElsewhere }: { isDatabaseElsewhere: boolean }) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const inTheWay = names.filter((name) => !HARMLESS.has(name));
  if (inTheWay.length === 0) return;
  const what = isDatabaseElsewhere ? 'pictures are' : 'a shop is';
  throw new Error(
    `The data folder ${folder} is not empty (${inTheWay.slice(0, 3).join(', ')}), and ${what} never overwritten. Name an empty one.`,
  );
}

async function requireEmptyDatabase(url: string) {
  const db = new Kysely<Database>({ dialect: postgresDialect(url, { readOnly: true }) });
  try {
    const tables = await describeTables(db);
    if (tables.length > 0)
      throw new Error(
        'The PostgreSQL that DATABASE_URL names holds tables already, and they are never overwritten. Name an empty database.',
      );
  } finally {
    await db.destroy();
  }
}

function requireKnown(manifest: Manifest) {
  const unknown = manifest.migrations.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a newer Handset (${unknown.join(', ')}). Restore it with that version.`,
    );
}

async function restorePictures(sealing: Sealing, manifest: Manifest, storage: FileStorage) {
  for await (const picture of keptPictures(sealing, manifest)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of readSealed(sealing, picture, { compressed: false })) chunks.push(chunk);
    await storage.put(picture.key, Buffer.concat(chunks));
  }
}

/** Creates the tables as they were at the backup, fills them, and migrates them. */
async function fill({ file, url }: DatabaseOptions, sealing: Sealing, manifest: Manifest) {
  const db = new Kysely<Database>({ dialect: url ? postgresDialect(url) : sqliteDialect(file) });
  try {
    const then = Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name));
    await migrate(db, Object.fromEntries(then));
    await insertRows(db, sealing, manifest);
    await migrate(db);
  } catch (error) {
    if (!url) throw error;
    throw new Error('The restore broke off. Drop the database and create it again before you try again.', {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
}

/** @throws Error when a journal ends elsewhere than it did. */
async function requireJournals(target: DatabaseOptions, manifest: Manifest) {
  const found = await reading(target, (database) => database.snapshot(journals));
  if (JSON.stringify(found) !== JSON.stringify(manifest.journals))
    throw new Error('The journals that were restored do not end as they did. Nothing was put in place.');
}

/** The restored shops, with defects of their books. */
function provenShops(target: DatabaseOptions): Promise<Restored['shops']> {
  return reading(target, async (database) => {
    const shops: Restored['shops'] = [];
    for (const session of await everyShop(database, 'restore'))
      shops.push({ name: session.shop.name, defects: await database.read(session, checkBooks) });
    return shops;
  });
}

async function reading<Result>(
  target: DatabaseOptions,
  work: (database: HandsetDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await HandsetDatabase.openReadOnly(target);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The database comes last: without it the folder holds no shop. */
async function moveIntoPlace(staging: string, folder: string) {
  const names = new Set(await readdir(staging));
  // After its last writer has closed, the database's log is empty and can be left behind.
  if (names.has('handset.db-wal') && (await stat(join(staging, 'handset.db-wal'))).size > 0)
    throw new Error('The restored database was not closed whole. Nothing was put in place.');
  for (const name of ['files', 'handset.db'])
    if (names.has(name)) await rename(join(staging, name), join(folder, name));
  await syncFolder(folder);
}
