import { setImmediate as turn } from 'node:timers/promises';
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
  await inBatches(() =>
    db
      .deleteFrom('idempotency_keys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('shop_id', 'key'),
          'in',
          selectFrom('idempotency_keys')
            .select(['shop_id', 'key'])
            .where('created_at', '<', now - MEMORY)
            .limit(BATCH)
            .$asTuple('shop_id', 'key'),
        ),
      )
      .executeTakeFirst(),
  );
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

async function inBatches(remove: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await remove()).numDeletedRows > 0n) await turn();
}
