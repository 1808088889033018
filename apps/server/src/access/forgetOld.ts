import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { type HandsetDatabase, unscoped } from '../database/HandsetDatabase.ts';

const DAY = 24 * 60 * 60_000;
/** So long a client may come back to a submission whose answer it lost, and a session that ended can be looked up. */
const MEMORY = 30 * DAY;
/** Wrong passwords count for an hour; nobody waits longer than a quarter of one. */
const WRONG_PASSWORDS = DAY;

/** So many rows go at once: the shop's own work comes in between. */
const BATCH = 500;

/** Removes what has served its time: answers kept for repetitions, sessions that ended, wrong passwords. */
export async function forgetOld(database: HandsetDatabase): Promise<void> {
  if (database.refusal !== undefined) return;
  const db = unscoped(database);
  const now = database.clock();
  await forgetAnswers(db, now - MEMORY);
  // Changes outside a shop's work are few.
  await db
    .deleteFrom('user_keys')
    .where('created_at', '<', now - MEMORY)
    .execute();
  await inBatches(() =>
    db
      .deleteFrom('sessions')
      .where('token_hash', 'in', (rows) =>
        rows
          .selectFrom('sessions')
          .select('token_hash')
          .where('expires_at', '<', now - MEMORY)
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
  await inBatches(() =>
    db
      .deleteFrom('sign_in_throttle')
      .where('key', 'in', (rows) =>
        rows
          .selectFrom('sign_in_throttle')
          .select('key')
          .where('locked_until', '<', now - WRONG_PASSWORDS)
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
}

/** There is no index by age, which every change would have to keep: the table is walked through, a few rows at a time. */
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
