import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupKey } from '../backup/BackupKey.ts';
import { type Restored, restoreBackup } from '../backup/restoreBackup.ts';
import { openStorage } from '../openStorage.ts';
import { bucketOf, readSettings } from '../settings.ts';

/**
 * `npm run restore -- --from <backup> [--data folder]`: restores a backup into an empty folder or an empty
 * PostgreSQL.
 */
async function restore(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, data: { type: 'string' } } });
  if (!values.from)
    throw new Error(
      'Name the backup: npm run restore -- --from <folder of the backup> [--data <empty folder>]',
    );
  const settings = readSettings(process.env);
  const data = resolve(values.data ?? settings.HANDSET_DATA);
  const restored = await restoreBackup({
    from: resolve(values.from),
    key: backupKey(settings.HANDSET_BACKUP_KEY),
    data,
    url: settings.DATABASE_URL,
    storage: bucketOf(settings) && (await openStorage(settings, data)),
  });
  report(restored, settings.DATABASE_URL ? 'the PostgreSQL that DATABASE_URL names' : data);
}

function report({ manifest, shops }: Restored, where: string): void {
  for (const { name, rows } of manifest.tables) if (rows > 0) console.info(`${name}: ${rows} rows`);
  console.info(`pictures: ${manifest.pictures.count} files`);
  if (manifest.pictures.missing.length > 0)
    console.info(`pictures that were lost before the backup: ${manifest.pictures.missing.length}`);
  for (const { name, defects } of shops) {
    if (defects.length === 0) console.info(`${name}: the books hold`);
    for (const defect of defects) console.error(`${name}: ${defect}`);
    if (defects.length > 0) process.exitCode = 1;
  }
  console.info('Everybody signs in again; two-step sign-in is off until it is set up again.');
  console.info(`Restored into ${where}, as it was at ${manifest.takenAt}.`);
}

try {
  await restore();
} catch (error) {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
