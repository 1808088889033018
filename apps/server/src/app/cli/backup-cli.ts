import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { everyShop } from '../../shop/access/everyShop.ts';
import { backupKey } from '../backup/BackupKey.ts';
import { removeUnfinished } from '../backup/backupFolder.ts';
import { thinOut } from '../backup/retention.ts';
import { type TakenBackup, takeBackup } from '../backup/takeBackup.ts';
import { checkBooks } from '../checkBooks.ts';
import { openStorage } from '../openStorage.ts';
import { readSettings, type Settings } from '../settings.ts';

/** `npm run backup -- [--to folder]`: backs up everything while the server runs. The server's own run is `--scheduled`. */
async function backUp(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, scheduled: { type: 'boolean' } } });
  const settings = readSettings(process.env);
  lowerPriority();
  const data = resolve(settings.HANDSET_DATA);
  const folder = resolve(values.to ?? backupsOf(settings) ?? join(data, 'backups'));
  const database = await HandsetDatabase.openReadOnly({
    file: join(data, 'handset.db'),
    url: settings.DATABASE_URL,
  });
  try {
    const storage = await openStorage(settings, join(data, 'files'));
    const key = backupKey(settings.HANDSET_BACKUP_KEY);
    const taken = await takeBackup({ database, storage, folder, key });
    report(taken);
    if (values.scheduled) await thinOut(folder);
    await removeUnfinished(folder, new Date());
    await reportBooks(database);
  } finally {
    await database.close();
  }
}

/** The shop's own work goes first. */
function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets a process do that; the backup is only a little less polite there.
  }
}

function backupsOf({ HANDSET_BACKUPS: folder }: Settings): string | undefined {
  return folder === 'off' ? undefined : folder;
}

function report({ path, manifest }: TakenBackup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, missing } = manifest.pictures;
  const state = manifest.key === null ? 'not encrypted' : 'encrypted';
  console.info(`Backed up ${rows} rows and ${count} picture files to ${path} (${state}), and read it back.`);
  if (missing.length > 0)
    console.error(
      `The storage has lost ${missing.length} pictures that the shops know, such as ${missing[0]}.`,
    );
}

/** A backup of books that do not hold is worth having, and worth a word. */
async function reportBooks(database: HandsetDatabase): Promise<void> {
  for (const session of await everyShop(database, 'backup'))
    for (const defect of await database.read(session, checkBooks))
      console.error(`${session.shop.name} (${session.shop.id}): ${defect}`);
}

try {
  await backUp();
} catch (error) {
  console.error(`There is no new backup. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
