import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import { MAX_PAUSE } from '../../books/days/trustedClock.ts';

const DAY = 24 * 60 * 60_000;
/** Retention of stored answers, which clients may ask for again: a clock that is trusted ages them by less. */
const ANSWER_RETENTION = MAX_PAUSE;
/** Retention of ended sessions. */
const RETENTION = 30 * DAY;
/** Retention of failed passwords. They count for an hour, and the longest wait is fifteen minutes. */
const WRONG_PASSWORDS = DAY;

/** Retention of a known device after its last sign-in. */
const DEVICE_RETENTION = 180 * DAY;

/** Rows deleted at a time, so that the shop's own work can run in between. */
const BATCH = 500;

/** Removes what has served its time: answers kept for repetitions, sessions that ended, devices that nobody uses. */
export async function deleteExpired(database: HandsetDatabase): Promise<void> {
  if (database.refusal !== undefined) return;
  const db = unscoped(database);
  const now = database.clock();
  await forgetAnswers(db, now - ANSWER_RETENTION);
  // Changes outside a shop's work are few.
  await db
    .deleteFrom('user_keys')
    .where('created_at', '<', now - ANSWER_RETENTION)
    .execute();
  await inBatches(() =>
    db
      .deleteFrom('sessions')
      .where('token_hash', 'in', (rows) =>
        rows
          .selectFrom('sessions')
          .select('token_hash')
          .where('expires_at', '<', now - RETENTION)
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
  // Devices and people are few.
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', now - DEVICE_RETENTION)
    .execute();
}

/** Removes the counts of wrong passwords that nobody is judged by any more. */
export async function forgetWrongPasswords(database: HandsetDatabase): Promise<void> {
  if (database.refusal !== undefined) return;
  const db = unscoped(database);
  await inBatches(() =>
    db
      .deleteFrom('sign_in_throttle')
      .where('key', 'in', (rows) =>
        rows
          .selectFrom('sign_in_throttle')
          .select('key')
          .where('locked_until', '<', database.clock() - WRONG_PASSWORDS)
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
}

/** Walks through the table, a few rows at a time. An index by age would slow down every change. */
async function forgetAnswers(db: Kysely<Database>, before: number): Promise<void> {
  let last = { shop_id: '', key: '' };
  for (;;) {
    const { shop_id, key } = last;
    const portion = await db
      .selectFrom('idempotency_keys')
      .select(['shop_id', 'key', 'created_at'])
      .where(({ eb, refTuple, tuple }) => eb(refTuple('shop_id', 'key'), '>', tuple(shop_id, key)))
      .orderBy('shop_id')
      .orderBy('key')
      .limit(BATCH)
      .execute();
    const end = portion.at(-1);
    if (!end) return;
    if (portion.some((row) => row.created_at < before)) {
      await db
        .deleteFrom('idempotency_keys')
        .where(({ eb, refTuple, tuple }) => eb(refTuple('shop_id', 'key'), '>', tuple(shop_id, key)))
        .where(({ eb, refTuple, tuple }) => eb(refTuple('shop_id', 'key'), '<=', tuple(end.shop_id, end.key)))
        .where('created_at', '<', before)
        .execute();
    }
    last = end;
    await turn();
  }
}

async function inBatches(remove: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await remove()).numDeletedRows > 0n) await turn();
}
