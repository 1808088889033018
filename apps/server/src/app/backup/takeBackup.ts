import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { executedNames } from '../../base/database/migrate.ts';
import type { FileStorage } from '../../base/files/FileStorage.ts';
import type { BackupKey } from './BackupKey.ts';
import { keptBackups, nameOfBackup, unfinishedName } from './backupFolder.ts';
import { describeTables, LEFT_OUT } from './describeTables.ts';
import { type Manifest, readManifest, writeManifest } from './Manifest.ts';
import { type KeptPicture, keptPictures, lineOf, pictureFile } from './pictureList.ts';
import { readSealed, type Sealing, writeSealed } from './sealedFile.ts';
import { syncFolder } from './syncFolder.ts';
import { tableLines } from './tableLines.ts';
import { sealingOf, verifyBackup } from './verifyBackup.ts';

/** Source and target of a backup. */
export interface BackupOptions {
  database: Pick<HandsetDatabase, 'snapshot' | 'clock' | 'engine'>;
  storage: FileStorage;
  /** The folder of backups; each is a folder in it. */
  folder: string;
  key: BackupKey | undefined;
}

/** A backup that was taken and proven. */
export interface TakenBackup {
  path: string;
  manifest: Manifest;
}

/**
 * Writes everything the shops hold at one moment into a new folder. The folder has another name until every
 * byte is on disk and was read back. The server keeps running.
 */
export async function takeBackup({ database, storage, folder, key }: BackupOptions): Promise<TakenBackup> {
  await mkdir(folder, { recursive: true });
  const takenAt = new Date(database.clock());
  const name = nameOfBackup(takenAt);
  const unfinished = join(folder, unfinishedName(name));
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const sealing = { folder: unfinished, key };
    const snapshot = await database.snapshot((rows) => keepTables(rows, sealing));
    const pictures = await keepPictures(sealing, {
      storage,
      before: await lastBackup(folder, key),
      ...snapshot,
    });
    const { tables, migrations, journals } = snapshot;
    await writeManifest(
      unfinished,
      { takenAt: takenAt.toISOString(), engine: database.engine, migrations, tables, pictures, journals },
      key,
    );
    await syncFolders(unfinished);
    const manifest = await verifyBackup(unfinished, key);
    const path = join(folder, name);
    await rename(unfinished, path);
    await syncFolder(folder);
    return { path, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

interface Snapshot extends Pick<Manifest, 'tables' | 'migrations' | 'journals'> {
  /** Keys of the pictures that the shops know. */
  pictureKeys: Set<string>;
}

async function keepTables(rows: Transaction<Database>, sealing: Sealing): Promise<Snapshot> {
  const tables: Manifest['tables'] = [];
  for (const table of await describeTables(rows)) {
    let count = 0;
    const kept = LEFT_OUT.has(table.name)
      ? Readable.from([])
      : tableLines(rows, table, (more) => {
          count += more;
        });
    const file = await writeSealed(sealing, `tables/${table.name}.jsonl.gz`, kept, { compressed: true });
    tables.push({ name: table.name, rows: count, ...file });
  }
  const files = await rows.selectFrom('files').select('storage_key').execute();
  return {
    tables,
    migrations: await executedNames(rows),
    journals: await journals(rows),
    pictureKeys: new Set(files.map((file) => file.storage_key)),
  };
}

/** The last entry of every shop's journal. */
export async function journals(rows: Transaction<Database>): Promise<Manifest['journals']> {
  const tips = await rows
    .selectFrom('journal_entries as entry')
    .innerJoin(
      (db) =>
        db
          .selectFrom('journal_entries')
          .select((it) => ['shop_id', it.fn.max('number').as('number')])
          .groupBy('shop_id')
          .as('last'),
      (join) => join.onRef('last.shop_id', '=', 'entry.shop_id').onRef('last.number', '=', 'entry.number'),
    )
    .select(['entry.shop_id', 'entry.number', 'entry.hash'])
    .execute();
  return tips
    .map(({ shop_id, number, hash }) => ({ shopId: shop_id, entries: number, tip: hash }))
    .sort((one, other) => (one.shopId < other.shopId ? -1 : 1));
}

/** The newest backup that was made with the same key, to take over its pictures: they never change. */
async function lastBackup(folder: string, key: BackupKey | undefined): Promise<Map<string, LastCopy>> {
  for (const { path } of await keptBackups(folder)) {
    try {
      const manifest = await readManifest(path, key);
      if (manifest.key !== (key?.id ?? null)) continue;
      const sealing = sealingOf(path, manifest, key);
      const copies = new Map<string, LastCopy>();
      for await (const picture of keptPictures(sealing, manifest))
        copies.set(picture.key, { sealing, picture });
      return copies;
    } catch {
      // Keep no damaged or foreign backup. The previous one may be good.
    }
  }
  return new Map();
}

interface LastCopy {
  sealing: Sealing;
  picture: KeptPicture;
}

async function keepPictures(
  sealing: Sealing,
  {
    storage,
    before,
    pictureKeys,
  }: { storage: FileStorage; before: Map<string, LastCopy>; pictureKeys: Set<string> },
): Promise<Manifest['pictures']> {
  let count = 0;
  const missing = new Set(pictureKeys);
  async function* lines() {
    for await (const { key } of storage.list()) {
      const picture = (await linked(sealing, before.get(key))) ?? (await copied(sealing, storage, key));
      if (!picture) continue; // taken away meanwhile
      missing.delete(key);
      count += 1;
      yield lineOf(picture);
    }
  }
  const file = await writeSealed(sealing, 'pictures.jsonl.gz', lines(), { compressed: true });
  return { ...file, count, missing: [...missing].sort() };
}

async function copied(sealing: Sealing, storage: FileStorage, key: string): Promise<KeptPicture | undefined> {
  const bytes = await storage.get(key);
  if (!bytes) return undefined;
  return { key, ...(await writeSealed(sealing, pictureFile(key), bytes, { compressed: false })) };
}

/** The same file under one more name, where the last backup's is still sound and the file system can do that. */
async function linked(sealing: Sealing, last: LastCopy | undefined): Promise<KeptPicture | undefined> {
  if (!last) return undefined;
  try {
    for await (const _chunk of readSealed(last.sealing, last.picture, { compressed: false }));
    const path = join(sealing.folder, last.picture.file);
    await mkdir(dirname(path), { recursive: true });
    await link(join(last.sealing.folder, last.picture.file), path);
    return last.picture;
  } catch {
    return undefined;
  }
}

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncFolders(join(folder, entry.name));
  await syncFolder(folder);
}
