import { sql } from 'kysely';

/** Counts the documents of a query that are neither void nor wholly returned, by their status column. */
export function activeCount(status: 'sales.status' | 'purchases.status') {
  const column = sql.ref(status);
  return sql<number>`count(case when ${column} not in ('void', 'returned') then 1 end)`;
}
