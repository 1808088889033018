import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Rows of a table in the shop that queries are planned for, and in all shops together. */
const OF_SHOP = 100_000;
const IN_ALL = 1_000_000;

/**
 * Estimated number of a shop's rows that share a value, by column name. Any other column halves the number
 * before it.
 */
const ROWS_PER_VALUE: readonly [name: RegExp, rows: number][] = [
  [/^(?:id|unit_id|imei|imei1|hash|key|entry_number|invoice_number|slip_number|number)$/, 2],
  [/_id$/, 20],
  [/^(?:date|due_date|acquired_on|at|created_at)$/, 200],
  [/name$|^substr/, 500],
];

/**
 * Gives SQLite's planner realistic statistics: every index begins with the shop, and a shop is large. Without
 * them the planner trusts columns that have the same value in the whole file, and scans all rows of a shop
 * instead of looking up a few ids. Its own statistics (`analyze`) describe the average shop, not the large
 * one. PostgreSQL does not need this.
 */
export async function assumeLargeShops(db: Kysely<Database>): Promise<void> {
  const { rows: tables } = await sql`select 1 from sqlite_schema where name = 'sqlite_stat1'`.execute(db);
  // Counting anything creates the table of the planner's statistics.
  if (tables.length === 0) await sql`analyze shops`.execute(db);
  const { rows: known } = await sql<Assumption>`select tbl, idx, stat from sqlite_stat1`.execute(db);
  const assumed = await assumptions(db);
  if (textOf(known) === textOf(assumed)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`delete from sqlite_stat1`.execute(transaction);
    for (const { tbl, idx, stat } of assumed)
      await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${tbl}, ${idx}, ${stat})`.execute(
        transaction,
      );
  });
  await sql`analyze sqlite_schema`.execute(db);
}

interface Assumption {
  tbl: string;
  idx: string;
  /** `1000000 100000 1`: rows in all, and how many of them share the first column, the first two, … */
  stat: string;
}

function textOf(assumptions: readonly Assumption[]): string {
  return assumptions
    .map(({ tbl, idx, stat }) => `${tbl} ${idx} ${stat}`)
    .sort()
    .join('\n');
}

async function assumptions(db: Kysely<Database>): Promise<Assumption[]> {
  const { rows } = await sql<{
    tbl: string;
    idx: string;
    is_unique: number;
    partial: number;
    name: string | null;
  }>`
    select t.name as tbl, i.name as idx, i."unique" as is_unique, i.partial, c.name
    from pragma_table_list t join pragma_index_list(t.name) i join pragma_index_xinfo(i.name) c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite_%' and c.key = 1
    order by tbl, idx, c.seqno`.execute(db);
  return [...Map.groupBy(rows, ({ tbl, idx }) => `${tbl} ${idx}`).values()].flatMap((columns) => {
    const [index] = columns;
    if (columns[0]?.name !== 'shop_id' || !index) return [];
    // A partial index contains only open bills or phones in stock, a small part.
    const share = index.partial ? 0.05 : 1;
    const counts = [IN_ALL * share];
    for (const { name } of columns) counts.push(estimateRows(name ?? 'substr', counts.at(-1) ?? 1, share));
    if (index.is_unique) counts[counts.length - 1] = 1;
    return [{ tbl: index.tbl, idx: index.idx, stat: counts.map((count) => Math.ceil(count)).join(' ') }];
  });
}

/** Estimated number of rows that share one more column, given those that share the columns before it. */
function estimateRows(column: string, before: number, share: number): number {
  if (column === 'shop_id') return OF_SHOP * share;
  const alike = ROWS_PER_VALUE.find(([name]) => name.test(column))?.[1];
  return Math.max(1, Math.min(before, alike ?? before / 2));
}
