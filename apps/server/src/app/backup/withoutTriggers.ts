import { sql } from 'kysely';
import { type AnyDatabase, isPostgres } from '../../base/database/migrations/schema.ts';
import type { TableShape } from './describeTables.ts';

/**
 * Runs the work in an open transaction without the tables' triggers, whose effects the rows of a backup
 * already contain.
 */
export async function withoutTriggers(
  transaction: AnyDatabase,
  tables: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  if (isPostgres(transaction)) {
    const turn = async (state: 'enable' | 'disable') => {
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(transaction);
    };
    await turn('disable');
    await work();
    // PostgreSQL alters no table while keys that are checked at commit wait for it.
    await sql`set constraints all immediate`.execute(transaction);
    await turn('enable');
    return;
  }
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger'`.execute(transaction);
  for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(transaction);
  await work();
  for (const { sql: definition } of rows) await sql.raw(definition).execute(transaction);
}
