import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { openForReading } from '../../base/database/sqliteDialect.ts';
import { quickCheck } from './quickCheck.ts';

/** Up to that size the file is read while one would start a thread. */
const SMALL = 8 * 1024 * 1024;

/** Checks the structure of the database file while the server works. Resolves to the problems found. */
export async function checkFile(file: string, small = SMALL): Promise<string[]> {
  const { size } = await stat(file);
  return size <= small ? checkedHere(file) : checkedBeside(file);
}

function checkedHere(file: string): string[] {
  const database = openForReading(file);
  try {
    return quickCheck(database);
  } finally {
    database.close();
  }
}

function checkedBeside(file: string): Promise<string[]> {
  const thread = new Worker(new URL('./quickCheckThread.ts', import.meta.url), { workerData: { file } });
  thread.unref();
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The check of the database broke off')));
  });
}
