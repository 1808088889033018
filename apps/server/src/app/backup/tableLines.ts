import { sql } from 'kysely';
import { type AnyDatabase, isPostgres } from '../../base/database/migrations/schema.ts';
import type { TableShape } from './describeTables.ts';

type Row = Record<string, unknown>;

const PORTION = 1000;

/** A table as lines of JSON in the order of its key, byte for byte the same from either engine, some rows at a time. */
export async function* tableLines(
  db: AnyDatabase,
  table: TableShape,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  if (table.key.length === 0) throw new Error(`The table ${table.name} has no key to be ordered by`);
  for await (const rows of isPostgres(db) ? throughCursor(db, table) : inPortions(db, table)) {
    count(rows.length);
    yield rows.map((row) => `${JSON.stringify(row, storable)}\n`).join('');
  }
}

/**
 * Passes text, whole numbers and null, as tables hold by their own rules. Anything else would not survive the
 * round trip. @throws TypeError
 */
function storable(name: string, value: unknown): unknown {
  const isRow = name === '';
  if (isRow || value === null || typeof value === 'string' || Number.isSafeInteger(value)) return value;
  throw new TypeError(`The column ${name} holds what a backup cannot: ${typeof value}`);
}

async function* inPortions(db: AnyDatabase, table: TableShape): AsyncGenerator<Row[]> {
  let portion: Row[] = [];
  for await (const row of ordered(db, table).stream()) {
    if (portion.push(row) < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

async function* throughCursor(db: AnyDatabase, table: TableShape): AsyncGenerator<Row[]> {
  await sql`declare rows_to_keep no scroll cursor for ${ordered(db, table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PORTION)} from rows_to_keep`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows_to_keep`.execute(db);
}

function ordered(db: AnyDatabase, { name, columns, key }: TableShape) {
  const isText = new Set(columns.filter((column) => column.isText).map((column) => column.name));
  let query = db.selectFrom(name).select(columns.map((column) => column.name));
  for (const column of key) {
    // Byte by byte, as SQLite compares text; a PostgreSQL may know other alphabets.
    const byBytes = isPostgres(db) && isText.has(column);
    query = query.orderBy(byBytes ? sql`${sql.ref(column)} collate "C"` : sql.ref(column));
  }
  return query;
}
