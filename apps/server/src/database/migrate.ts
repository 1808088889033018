import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './Database.ts';
import { migrations } from './migrations.ts';

/** Brings the database to the newest schema. @throws Error when a newer Handset has been here, or a migration fails. */
export async function migrate(db: Kysely<Database>, provided = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  const known = new Set(Object.keys(provided));
  const unknown = (await executedNames(db)).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was last opened by a newer Handset (${unknown.join(', ')}). Start that version instead.`,
    );
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function executedNames(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
