import { sql } from 'kysely';
import { type AnyDatabase, isPostgres } from '../../base/database/migrations/schema.ts';

/** A table as the database itself describes it. */
export interface TableShape {
  name: string;
  columns: { name: string; isText: boolean }[];
  /** The columns of its primary key, in their order. */
  key: string[];
}

/**
 * Tables left out of backups and restores, because their rows would sign somebody in or help to. After a
 * restore everybody signs in again with the password alone.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'known_devices',
  'second_factors',
  'recovery_codes',
  'pins',
  'sign_in_throttle',
]);

interface ColumnRow {
  table_name: string;
  column_name: string;
  type: string;
  /** Place in the primary key, from 1; 0 outside it. */
  place: number;
}

/**
 * Every table that the migrations made, by name, read off the live schema: a table that is added tomorrow is in tomorrow's
 * backup. Columns come by name too, since the engines may keep them in different orders.
 */
export async function describeTables(db: AnyDatabase): Promise<TableShape[]> {
  const rows = isPostgres(db) ? await postgresColumns(db) : await sqliteColumns(db);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  return [...tables]
    .filter(([name]) => !name.startsWith('kysely_') && !name.startsWith('sqlite_'))
    .map(([name, columns]) => ({
      name,
      columns: columns
        .map(({ column_name, type }) => ({ name: column_name, isText: type.toLowerCase() === 'text' }))
        .sort(byName),
      key: columns
        .filter(({ place }) => place > 0)
        .sort((one, other) => one.place - other.place)
        .map(({ column_name }) => column_name),
    }))
    .sort(byName);
}

async function sqliteColumns(db: AnyDatabase): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select t.name as table_name, c.name as column_name, c.type as type, c.pk as place
    from sqlite_schema t join pragma_table_info(t.name) c where t.type = 'table'`.execute(db);
  return rows;
}

async function postgresColumns(db: AnyDatabase): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select t.relname as table_name, c.attname as column_name, format_type(c.atttypid, c.atttypmod) as type,
      coalesce(array_position(k.indkey::smallint[], c.attnum) + 1, 0) as place
    from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    left join pg_index k on k.indrelid = t.oid and k.indisprimary
    where t.relkind in ('r', 'p') and t.relnamespace = current_schema()::regnamespace`.execute(db);
  return rows;
}

/**
 * Orders the tables so that PostgreSQL accepts their rows: referenced tables first, except for keys checked
 * at commit. @throws Error when tables reference each other in a circle
 */
export async function inOrderOfKeys(db: AnyDatabase, tables: readonly TableShape[]): Promise<TableShape[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select c.relname as child, p.relname as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and not k.condeferrable and c.oid <> p.oid
      and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const parents = Map.groupBy(rows, (row) => row.child);
  const ordered: TableShape[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isWaiting = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter(
      ({ name }) => !parents.get(name)?.some(({ parent }) => isWaiting.has(parent)),
    );
    if (free.length === 0) throw new Error(`Tables point at each other: ${[...isWaiting].join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}
