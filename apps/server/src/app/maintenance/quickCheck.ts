import type { DatabaseSync } from 'node:sqlite';

const SQLITE_CORRUPT = 11;

/** Problems that SQLite finds in the structure of its file. Empty when it is sound. */
export function quickCheck(database: DatabaseSync): string[] {
  try {
    const rows = database.prepare('pragma quick_check(10)').all();
    const found = rows.map((row) => String(row.quick_check));
    return found.length === 1 && found[0] === 'ok' ? [] : found;
  } catch (error) {
    // Of some damage the check itself dies.
    const { errcode, message } = error as { errcode?: unknown; message: string };
    if (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_CORRUPT) return [message];
    throw error;
  }
}
