import { sql } from 'kysely';
import { unscoped } from '../database/HandsetDatabase.ts';
import type { TestApp } from '../testing/startTestApp.ts';

/** What a refusal, or a look at somebody's identity card, may leave behind. */
const TRACES = ['audit_log', 'registry_log', 'sign_in_throttle'];

/** How many rows each table holds; of those that note refusals only on request. */
export async function rowCounts({ database }: TestApp): Promise<Record<string, number>> {
  const db = unscoped(database);
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (TRACES.includes(name) || name.startsWith('kysely_') || name.startsWith('sqlite_')) continue;
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.rows);
  }
  return counts;
}
