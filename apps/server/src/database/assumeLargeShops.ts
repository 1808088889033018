import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Rows of a table in the shop that queries are planned for, and in all shops together. */
const OF_SHOP = 100_000;
const IN_ALL = 1_000_000;

/** How many rows of a shop share a value of a column, by the column's name; of any other column, half of those before. */
const ALIKE: readonly [name: RegExp, rows: number][] = [
  [/^(?:id|unit_id|imei|imei1|hash|key|entry_number|invoice_number|slip_number|number)$/, 2],
  [/_id$/, 20],
  [/^(?:date|due_date|acquired_on|at|created_at)$/, 200],
  [/name$|^substr/, 500],
];

/**
 * Tells SQLite's planner what its tables are like: every index begins with the shop, and a shop is large. Left alone it takes
 * a column for selective that has one value in the whole file, and reads all that a shop has where it should look up a few
 * ids; its own count of the rows (`analyze`) tells of the average shop, not of the one that suffers. PostgreSQL knows better.
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
    // A partial index holds what is open or in stock: the small part.
    const share = index.partial ? 0.05 : 1;
    const counts = [IN_ALL * share];
    for (const { name } of columns) counts.push(sharing(name ?? 'substr', counts.at(-1) ?? 1, share));
    if (index.is_unique) counts[counts.length - 1] = 1;
    return [{ tbl: index.tbl, idx: index.idx, stat: counts.map((count) => Math.ceil(count)).join(' ') }];
  });
}

/** How many rows share one more column, of those that share the columns before it. */
function sharing(column: string, before: number, share: number): number {
  if (column === 'shop_id') return OF_SHOP * share;
  const alike = ALIKE.find(([name]) => name.test(column))?.[1];
  return Math.max(1, Math.min(before, alike ?? before / 2));
}
