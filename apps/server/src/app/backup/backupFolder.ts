import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup in the folder of backups. */
export interface KeptBackup {
  name: string;
  path: string;
  takenAt: Date;
}

const NAME = /^handset-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;
const UNFINISHED = '.unfinished-';

/** `handset-2026-03-01T22-00-00-000Z`: sorts by time, and is a name on every file system. */
export function nameOfBackup(takenAt: Date): string {
  return `handset-${takenAt.toISOString().replaceAll(/[:.]/g, '-')}`;
}

/** Name of a backup until it is complete and verified. */
export function unfinishedName(name: string): string {
  return `${UNFINISHED}${name}-${process.pid}`;
}

/** The backups in a folder, newest first. Empty when the folder does not exist. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const names = await namesIn(folder);
  return names
    .flatMap((name) => {
      const [, day, ...time] = NAME.exec(name) ?? [];
      const [hours, minutes, seconds, milliseconds] = time;
      const takenAt = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
      return Number.isNaN(takenAt.getTime()) ? [] : [{ name, path: join(folder, name), takenAt }];
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

const DAY = 24 * 60 * 60_000;

/** Removes what backups left that were cut off more than a day ago. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
