import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './Database.ts';
import { migrations } from './migrations.ts';

/** Brings the database to the newest schema. @throws Error when a newer Handset has been here, or a migration fails. */
export async function migrate(db: Kysely<Database>, provided = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => provided } });
  assertKnown(await executedNames(db), provided);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @throws Error unless the database has exactly this Handset's schema. */
export async function assertMigrated(db: Kysely<Database>): Promise<void> {
  const executed = await executedNames(db);
  assertKnown(executed, migrations);
  if (executed.length < Object.keys(migrations).length)
    throw new Error(
      'The database is not of this Handset yet. Start the server once, so that it brings it up to date.',
    );
}

function assertKnown(executed: readonly string[], provided: typeof migrations): void {
  const unknown = executed.filter((name) => !(name in provided));
  if (unknown.length > 0) {
    throw new Error(
      `The database was last opened by a newer Handset (${unknown.join(', ')}). Start that version instead.`,
    );
  }
}

/** The names of the migrations that the database has been through, in their order. */
export async function executedNames(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}

/** When the tables were made: a database that was restored from a backup is another one than the one that it was taken of. */
export async function birthOf(db: Kysely<Database>): Promise<string> {
  const { birth } = await db
    .withTables<{ kysely_migration: { timestamp: string } }>()
    .selectFrom('kysely_migration')
    .select((row) => row.fn.min('timestamp').as('birth'))
    .executeTakeFirstOrThrow();
  return birth;
}
