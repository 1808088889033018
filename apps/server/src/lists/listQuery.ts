import { isDay, optionalText } from '@handset/domain';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { HttpError } from '../http/errors.ts';

const day = z.string().max(10).meta({ format: 'date' }).refine(isDay, 'Not a date').optional();

/** The query of every list: a date range and a page. */
export const rangeQuery = z.strictObject({
  from: day,
  to: day,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
});
export type RangeQuery = z.output<typeof rangeQuery>;

/** The same with a text to look for. */
export const listQuery = rangeQuery.extend({ q: optionalText(100) });
export type ListQuery = z.output<typeof listQuery>;

/** The key of the last row of a page, as the client carries it. */
function cursorOf(...key: (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Cuts off the row beyond the page, which was read to see whether there is one, and says where the next page begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  key: (row: Row) => (string | number)[],
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? cursorOf(...key(last)) : null };
}

/** The key that a cursor carries. @throws HttpError 400 when it is none of ours. */
export function keyOf<Key extends z.ZodType>(
  cursor: string | undefined,
  key: Key,
): z.output<Key> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts) || !parts.every(isPlain)) throw new TypeError('Not a key');
    return key.parse(parts);
  } catch {
    throw new HttpError(400, 'malformed', 'This cursor does not belong to this list');
  }
}

/** Whether a part of a key is something that the database can be asked about. */
function isPlain(part: unknown): boolean {
  if (typeof part === 'string') return !/\p{Cc}|\p{Surrogate}/u.test(part);
  return typeof part !== 'number' || Number.isSafeInteger(part);
}

/** Whether a column holds the text, whatever the case; `%` and `_` mean themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
