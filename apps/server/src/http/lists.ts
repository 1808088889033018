import { optionalDaySchema, optionalText } from '@handset/domain';
import { z } from 'zod';
import { Refused } from './errors.ts';

const MAX_PAGE = 200;

/** The query of every list: search, days, page; with the filters of the list at hand. */
export function listQuery<Filters extends z.ZodRawShape>(filters: Filters) {
  return z.strictObject({
    q: optionalText(100),
    from: optionalDaySchema,
    to: optionalDaySchema,
    limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
    cursor: z.string().max(500).optional(),
    ...filters,
  });
}

/** Where a page ends: the sort values and the id of its last row. */
export type Cursor = readonly (string | number)[];

/** Reads a cursor that `pageOf` wrote. @throws Refused when it is none, or has another number of parts. */
export function readCursor(text: string | undefined, parts: number): Cursor | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isCursor =
      Array.isArray(cursor) &&
      cursor.length === parts &&
      cursor.every((part) => typeof part === 'string' || Number.isSafeInteger(part));
    if (isCursor) return cursor as Cursor;
  } catch {
    // falls through to the refusal: what does not parse was not written here
  }
  throw new Refused('This page is not known; load the list again', { cursor: 'This is not valid' });
}

/** One page out of `limit + 1` rows: the extra row tells whether there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Cursor,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    rows: page,
    nextCursor: hasMore ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null,
  };
}
