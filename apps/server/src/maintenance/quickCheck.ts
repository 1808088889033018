import type { DatabaseSync } from 'node:sqlite';

/** What SQLite finds wrong with the structure of its file; nothing when it is sound. */
export function quickCheck(database: DatabaseSync): string[] {
  const rows = database.prepare('pragma quick_check(10)').all();
  const found = rows.map((row) => String(row.quick_check));
  return found.length === 1 && found[0] === 'ok' ? [] : found;
}
