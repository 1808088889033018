import { type RawBuilder, sql } from 'kysely';

/** Whether a column holds the text, whatever the case; `%` and `_` mean themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
