import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/** Thrown when another process keeps the data folder. */
export class DataFolderInUse extends Error {
  constructor(pid: number) {
    super(`Another Handset (process ${pid}) is using this data folder. Stop it first.`);
  }
}

/**
 * Restricts a data folder to one process. The lock is a tiny database beside the real one with an open
 * transaction, which the operating system drops with the process, so that a stale lock cannot keep a shop
 * closed. It contains the holder's process id.
 */
export function lockDataFolder(file: string): { release(): void } {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete');
    lock.exec(`pragma user_version = ${process.pid}`);
    lock.exec('begin immediate');
  } catch (error) {
    // Only a lock that is held names its holder: after any other failure the number is of a process long gone.
    const pid = isHeld(error) ? holderOf(lock) : undefined;
    lock.close();
    throw pid === undefined ? error : new DataFolderInUse(pid);
  }
  return { release: () => lock.close() };
}

function isHeld(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY;
}

function holderOf(lock: DatabaseSync): number | undefined {
  try {
    return Number(lock.prepare('pragma user_version').get()?.user_version);
  } catch {
    return undefined;
  }
}
