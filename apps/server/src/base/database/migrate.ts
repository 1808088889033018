import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { type AnyDatabase, isPostgres } from './migrations/schema.ts';
import { migrations } from './migrations.ts';

/**
 * Migrates the database to the newest schema. @throws Error when a newer Handset used it, or a migration
 * fails
 */
export async function migrate(db: Kysely<Database>, provided = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => checkedOneByOne(provided) } });
  assertKnown(await executedNames(db), provided);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Has each migration's deferred foreign keys checked when it ends. All migrations run in one transaction, and PostgreSQL alters no table
 * that still has such checks to come.
 */
function checkedOneByOne(provided: typeof migrations): typeof migrations {
  const checked = ({ up }: Migration): Migration => ({
    up: async (db: AnyDatabase) => {
      await up(db);
      if (!isPostgres(db)) return;
      await sql`set constraints all immediate`.execute(db);
      await sql`set constraints all deferred`.execute(db);
    },
  });
  return Object.fromEntries(Object.entries(provided).map(([name, migration]) => [name, checked(migration)]));
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
  return namesIn(db);
}

async function namesIn(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}

/** @throws DatabaseUnavailable once a newer Handset has migrated the database that this one works on. */
export async function assertNotNewer(db: Kysely<Database>): Promise<void> {
  const executed = await namesIn(db);
  try {
    assertKnown(executed, migrations);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

/** Identifies the database by the time its tables were created, which a restore from a backup changes. */
export async function readDatabaseId(db: Kysely<Database>): Promise<string> {
  const { birth } = await db
    .withTables<{ kysely_migration: { timestamp: string } }>()
    .selectFrom('kysely_migration')
    .select((row) => row.fn.min('timestamp').as('birth'))
    .executeTakeFirstOrThrow();
  return birth;
}
