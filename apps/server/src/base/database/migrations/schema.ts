import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SchemaModule,
  sql,
} from 'kysely';

/** A composite foreign key: `[own columns] → table(columns)`. */
interface ForeignKey {
  columns: string[];
  table: string;
  /** @default ['shop_id', 'id'] */
  references?: string[];
  /** Whether it is checked at commit, for rows that point at each other. */
  isDeferred?: boolean;
}

interface TableOptions {
  primaryKey: string[];
  foreignKeys?: ForeignKey[];
  unique?: string[][];
  checks?: Record<string, RawBuilder<boolean>>;
  /** Whether SQLite stores the rows in key order, for range reads. PostgreSQL has no equivalent. */
  isClustered?: boolean;
}

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** `text not null` and its kin, spelled once. A trailing `?` allows null. */
export type ColumnType = 'text' | 'text?' | 'int' | 'int?' | 'flag' | Column;

// The migrations of years to come run against shapes that TypeScript no longer knows.
// biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for a database of any shape.
export type AnyDatabase = Kysely<any>;

export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Creates a table alike on both engines: STRICT and 64-bit integers, constraints by name. */
export async function createTable(
  db: AnyDatabase,
  name: string,
  columns: Record<string, ColumnType>,
  { primaryKey, foreignKeys = [], unique = [], checks = {}, isClustered = false }: TableOptions,
): Promise<void> {
  const postgres = isPostgres(db);
  const integer = postgres ? 'bigint' : 'integer';
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    if (typeof type === 'function') table = table.addColumn(column, integer, type);
    else if (type === 'flag')
      table = table.addColumn(column, integer, (it) => it.notNull().check(sql`${sql.ref(column)} in (0, 1)`));
    else {
      const dataType = type.startsWith('text') ? 'text' : integer;
      table = table.addColumn(column, dataType, (it) => (type.endsWith('?') ? it : it.notNull()));
    }
  }
  table = table.addPrimaryKeyConstraint(`${name}_pkey`, primaryKey);
  for (const columnsOfKey of unique)
    table = table.addUniqueConstraint(`${name}_${columnsOfKey.slice(-2).join('_')}_key`, columnsOfKey);
  for (const key of foreignKeys) {
    table = table.addForeignKeyConstraint(
      `${name}_${key.columns.at(-1)}_fkey`,
      key.columns,
      key.table,
      key.references ?? ['shop_id', 'id'],
      (it) => (key.isDeferred ? it.deferrable().initiallyDeferred() : it),
    );
  }
  for (const [check, rule] of Object.entries(checks))
    table = table.addCheckConstraint(`${name}_${check}_check`, rule);
  const kind = isClustered ? sql`strict, without rowid` : sql`strict`;
  await (postgres ? table : table.modifyEnd(kind)).execute();
}

/** Makes a table append-only: the database itself refuses updates, deletes and truncation. */
export async function makeAppendOnly(db: AnyDatabase, table: string): Promise<void> {
  const name = sql.table(table);
  if (isPostgres(db)) {
    await sql`create or replace function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
    await sql`create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${name}
      for each statement execute function refuse_change()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete'] as const) {
    await sql`create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${name}
      begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`.execute(db);
  }
}

/**
 * Counts each change of a table's rows in the shop's counter of that name. Cached results from the table are
 * valid until the counter changes, whoever changed the table.
 */
export async function countChanges(
  db: AnyDatabase,
  table: string,
  counter: string,
  changes: readonly ('insert' | 'update')[] = ['insert', 'update'],
): Promise<void> {
  const name = sql.table(table);
  const value = sql.lit(counter);
  if (isPostgres(db)) {
    const count = sql.id(`count_${counter}_changes`);
    await sql`create function ${count}() returns trigger language plpgsql as
      $$ begin
        insert into counters (shop_id, name, value) select distinct shop_id, ${value}, 1 from changed
        on conflict (shop_id, name) do update set value = counters.value + 1;
        return null;
      end $$`.execute(db);
    for (const change of changes) {
      await sql`create trigger ${sql.id(`${table}_${change}_counted`)} after ${sql.raw(change)} on ${name}
        referencing new table as changed for each statement execute function ${count}()`.execute(db);
    }
    return;
  }
  for (const change of changes) {
    await sql`create trigger ${sql.id(`${table}_${change}_counted`)} after ${sql.raw(change)} on ${name} begin
      insert into counters (shop_id, name, value) values (new.shop_id, ${value}, 1)
      on conflict (shop_id, name) do update set value = value + 1; end`.execute(db);
  }
}

/** `one of` as a check on a column. */
export function oneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  return sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;
}

/** An index on the shop's rows by the columns given. */
export async function createIndex(schema: SchemaModule, table: string, columns: string[]): Promise<void> {
  await schema
    .createIndex(`${table}_${columns.join('_')}_index`)
    .on(table)
    .columns(['shop_id', ...columns])
    .execute();
}

/** Adds columns to a table that already has rows, so each must be nullable or have a default. */
export async function addColumns(
  db: AnyDatabase,
  table: string,
  columns: Record<string, 'text?' | 'int?' | { text: string } | { int: number }>,
): Promise<void> {
  const integer = isPostgres(db) ? 'bigint' : 'integer';
  for (const [column, type] of Object.entries(columns)) {
    const alter = db.schema.alterTable(table);
    if (typeof type === 'string') {
      await alter.addColumn(column, type === 'text?' ? 'text' : integer).execute();
    } else {
      const [dataType, value] =
        'text' in type ? (['text', type.text] as const) : ([integer, type.int] as const);
      await alter.addColumn(column, dataType, (it) => it.notNull().defaultTo(value)).execute();
    }
  }
}
