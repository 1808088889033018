import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process keeps the data folder. */
export class DataFolderInUse extends Error {
  constructor(pid: number) {
    super(`Another Handset (process ${pid}) is using this data folder. Stop it first.`);
  }
}

/**
 * Keeps a data folder to one process. The lock is a tiny database beside the real one, held by an open transaction: the
 * operating system drops it with the process, however that ends, so that no stale lock can keep a shop closed. The
 * holder's process id is readable in it.
 */
export function lockDataFolder(file: string): { release(): void } {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete');
    lock.exec(`pragma user_version = ${process.pid}`);
    lock.exec('begin immediate');
  } catch (error) {
    const pid = holderOf(lock);
    lock.close();
    throw pid === undefined ? error : new DataFolderInUse(pid);
  }
  return { release: () => lock.close() };
}

function holderOf(lock: DatabaseSync): number | undefined {
  try {
    return Number(lock.prepare('pragma user_version').get()?.user_version);
  } catch {
    return undefined;
  }
}
