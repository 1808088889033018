import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { HttpError } from '../http/errors.ts';

const MINUTE = 60_000;
const FREE_FAILURES = 5;
const LONGEST = 15 * MINUTE;
/** Failures older than that are forgotten. */
const MEMORY = 60 * MINUTE;

// Names that were never given an account are counted as well, and only as a digest: people type passwords there.
function keyOf(username: string): string {
  return createHash('sha256').update(username).digest('hex');
}

/**
 * A password that somebody else set anew (`passwordSetAt`) lets in at once whoever forgot the old one.
 * @throws HttpError 429 while too many wrong passwords keep an account waiting.
 */
export async function assertNotThrottled(
  db: Kysely<Database>,
  username: string,
  { now, passwordSetAt = null }: { now: number; passwordSetAt?: number | null | undefined },
): Promise<void> {
  const row = await db
    .selectFrom('sign_in_throttle')
    .select(['failures', 'locked_until'])
    .where('key', '=', keyOf(username))
    .executeTakeFirst();
  if (!row || row.locked_until <= now) return;
  const lastFailure = row.locked_until - waitAfter(row.failures);
  if (passwordSetAt !== null && passwordSetAt >= lastFailure) return;
  const seconds = Math.ceil((row.locked_until - now) / 1000);
  throw new HttpError(429, 'too-many', `Too many wrong passwords. Try again in ${inWords(seconds)}`, {
    headers: { 'retry-after': String(seconds) },
  });
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Counts a wrong password. From the fifth on the account waits 1, 2, 4 … minutes, 15 at most: never for good. */
export async function countFailure(db: Kysely<Database>, username: string, now: number): Promise<void> {
  const key = keyOf(username);
  const row = await db
    .selectFrom('sign_in_throttle')
    .selectAll()
    .where('key', '=', key)
    .where('locked_until', '>', now - MEMORY)
    .executeTakeFirst();
  const failures = (row?.failures ?? 0) + 1;
  const values = { failures, locked_until: now + waitAfter(failures) };
  await db
    .insertInto('sign_in_throttle')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

function waitAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(LONGEST, MINUTE * 2 ** (failures - FREE_FAILURES));
}

export async function forgetFailures(db: Kysely<Database>, username: string): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('key', '=', keyOf(username)).execute();
}
