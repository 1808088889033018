import { refusal, type Session as SignedIn, type TakeTill, type TillPerson } from '@handset/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { NotFound, refusedFields } from '../../base/http/errors.ts';
import { logAccess } from './accessLog.ts';
import { signedIn } from './accounts.ts';
import type { Caller } from './Caller.ts';
import { rememberDevice } from './knownDevices.ts';
import { isPassword } from './password.ts';
import { endSessions, openSession, tokenHash } from './sessions.ts';
import { countAttempt, limits } from './throttle.ts';

/** The session of somebody of a shop. */
type ShopSession = Session & { shop: NonNullable<Session['shop']> };

/** Sets the PIN of the session's user. */
export async function setPin(
  db: Transaction<Database>,
  { userId, shop }: ShopSession,
  pinHash: string,
  now: number,
): Promise<void> {
  const pin = { pin_hash: pinHash, created_at: now };
  await db
    .insertInto('pins')
    .values({ shop_id: shop.id, user_id: userId, ...pin })
    .onConflict((conflict) => conflict.columns(['shop_id', 'user_id']).doUpdateSet(pin))
    .execute();
}

/** Removes a user's PIN. Returns whether there was one. */
export async function removePin(db: Transaction<Database>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('pins').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who can go on at a device: people of the shop who have a PIN, and signed in there before. */
export async function peopleAt(
  database: HandsetDatabase,
  { shop }: ShopSession,
  device: string,
): Promise<TillPerson[]> {
  const rows = await peopleWithPin(database, shop.id, device).orderBy('users.name').execute();
  return rows.map(({ id, name, username }) => ({ _id: id, name, username }));
}

/**
 * Ends the session of one person at a device and opens that of another, who proves to be there by a PIN.
 * @throws HttpError 404 for somebody who has no PIN at this device, 422 when the PIN is wrong, or 429 after too many wrong ones
 */
export async function takeTill(
  database: HandsetDatabase,
  { shop }: ShopSession,
  { userId, pin, device }: TakeTill,
  { token, caller }: { token: string; caller: Caller },
): Promise<SignedIn> {
  const person = await peopleWithPin(database, shop.id, device)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!person) throw new NotFound('pin-not-here');
  const attempt = await countAttempt(database, [limits.pin(userId)]);
  const isRight = await isPassword(pin, person.pin_hash);
  const at = database.clock();
  const user = { id: userId, shopId: shop.id };
  const opened = await database.changing({ shop: shop.id }, async (transaction) => {
    // Somebody may have taken the PIN away meanwhile.
    const stands = await transaction
      .selectFrom('pins')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('pin_hash', '=', person.pin_hash)
      .executeTakeFirst();
    if (!isRight || !stands) {
      await logAccess(transaction, { action: 'Sign-in refused', user, at, caller });
      return null;
    }
    await logAccess(transaction, { action: 'Signed in by a PIN', user, at, caller });
    await endSessions(transaction, { token }, at);
    return {
      token: await openSession(transaction, user, at, caller),
      device: await rememberDevice(transaction, userId, device, at),
    };
  });
  if (!opened) throw refusedFields({ pin: refusal('pin-wrong') });
  await attempt.succeed();
  return signedIn(database, opened);
}

function peopleWithPin(database: HandsetDatabase, shopId: string, device: string) {
  return unscoped(database)
    .selectFrom('users')
    .innerJoin('pins', 'pins.user_id', 'users.id')
    .innerJoin('known_devices', 'known_devices.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.username', 'pins.pin_hash'])
    .where('users.shop_id', '=', shopId)
    .where('users.is_active', '=', 1)
    .where('known_devices.token_hash', '=', tokenHash(device));
}
