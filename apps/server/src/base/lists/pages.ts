import type * as z from 'zod';
import { Malformed } from '../http/errors.ts';

/** The key of the last row of a page, as the client carries it. */
function cursorOf(...key: (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Removes the extra row that was read to detect a next page, and returns where that page begins. */
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
    throw new Malformed('cursor-unknown');
  }
}

/** Whether a part of a key is something that the database can be asked about. */
function isPlain(part: unknown): boolean {
  if (typeof part === 'string') return !/\p{Cc}|\p{Surrogate}/u.test(part);
  return typeof part !== 'number' || Number.isSafeInteger(part);
}
