import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { tokenHash } from './sessions.ts';

/** Whether the user signed in before on the device that holds the token. */
export async function isKnownDevice(db: Kysely<Database>, token: string, userId: string): Promise<boolean> {
  const known = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash(token))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Remembers the device of a sign-in.
 * @param token the device's earlier token, from any user; one that this server never issued is replaced
 * @returns the token for the device
 */
export async function rememberDevice(
  db: Transaction<Database>,
  userId: string,
  token: string | undefined,
  now: number,
): Promise<string> {
  const given =
    token !== undefined &&
    (await db
      .selectFrom('known_devices')
      .select('user_id')
      .where('token_hash', '=', tokenHash(token))
      .limit(1)
      .executeTakeFirst());
  const kept = given ? token : randomBytes(32).toString('base64url');
  await db
    .insertInto('known_devices')
    .values({ token_hash: tokenHash(kept), user_id: userId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  return kept;
}
