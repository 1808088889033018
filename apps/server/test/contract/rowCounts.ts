import { sql } from 'kysely';
import { unscoped } from '../../src/base/database/HandsetDatabase.ts';
import type { TestApp } from '../testing/startTestApp.ts';

/** Tables that a refusal, or a look at an identity card, may write to. */
const TRACES = ['audit_log', 'registry_log', 'sign_in_throttle'];

const tables = new WeakMap<TestApp, string[]>();

/** Number of rows of each table, except those that note refusals. */
export async function rowCounts(server: TestApp): Promise<Record<string, number>> {
  const db = unscoped(server.database);
  const names = tables.get(server) ?? (await tableNames(server));
  tables.set(server, names);
  const counts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, count(*) as count from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

async function tableNames({ database }: TestApp): Promise<string[]> {
  const all = await unscoped(database).introspection.getTables();
  return all
    .map(({ name }) => name)
    .filter((name) => !TRACES.includes(name) && !/^(?:kysely|sqlite)_/.test(name));
}
