import type { Session as SignedIn, SignUp } from '@handset/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { type HandsetDatabase, isUniqueViolation, unscoped } from '../database/HandsetDatabase.ts';
import { Conflict, HttpError } from '../http/errors.ts';
import { logAccess } from './accessLog.ts';
import type { Caller } from './Caller.ts';
import { insertShop } from './insertShop.ts';
import { hashPassword, isPassword } from './password.ts';
import { REGISTRARS } from './registrars.ts';
import { findSession, openSession, userOf } from './sessions.ts';
import { assertNotThrottled, countFailure, forgetFailures } from './throttle.ts';
import { usernameTaken } from './usernameTaken.ts';

const WRONG = 'The username or the password is wrong';

/** Opens a session for a username and its password. @throws HttpError 401, or 429 after too many wrong passwords. */
export async function signIn(
  database: HandsetDatabase,
  { username, password }: { username: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const db = unscoped(database);
  const user = await db
    .selectFrom('users')
    .select(['id', 'shop_id', 'password_hash', 'password_set_at', 'is_active'])
    .where('username', '=', username)
    .executeTakeFirst();
  await assertNotThrottled(db, username, { now: database.clock(), passwordSetAt: user?.password_set_at });
  const isRight = await isPassword(password, user?.password_hash);
  const at = database.clock();
  const known = user && { id: user.id, shopId: user.shop_id };
  // The line in the log of a shop comes after the shop's own changes; a name that is nobody's waits for itself alone.
  const queue = user ? (user.shop_id ?? REGISTRARS) : `sign-in ${username}`;
  if (!known || !isRight || user.is_active === 0) {
    await database.changing(queue, async (transaction) => {
      await countFailure(transaction, username, at);
      if (known) await logAccess(transaction, { action: 'Sign-in refused', user: known, at, caller });
    });
    throw new HttpError(401, 'wrong-password', WRONG);
  }
  const token = await database.changing(queue, async (transaction) => {
    await forgetFailures(transaction, username);
    await logAccess(transaction, { action: 'Signed in', user: known, at, caller });
    return openSession(transaction, known, at, caller);
  });
  return signedIn(database, token);
}

/**
 * Makes a shop with its owner and the makers that it starts with, and signs the owner in. A demo shop is made on an empty
 * server only. @throws Conflict when the username is taken, or a demo shop comes too late.
 */
export async function signUp(
  database: HandsetDatabase,
  shop: SignUp,
  { isDemo = false, key, ...caller }: Caller & { isDemo?: boolean; key?: string | undefined },
): Promise<SignedIn & { isReplay: boolean }> {
  const passwordHash = await hashPassword(shop.password);
  try {
    const token = await database.changing('sign-up', async (transaction) => {
      const now = database.clock();
      if (isDemo && (await hasShops(transaction)))
        throw new Conflict('This server holds a shop already; sign in instead');
      const owner = await insertShop(transaction, { ...shop, passwordHash, isDemo, now });
      if (key) await rememberSignUp(transaction, owner, key, now);
      await logAccess(transaction, { action: 'Shop opened', user: owner, at: now, caller });
      return openSession(transaction, owner, now, caller);
    });
    return { ...(await signedIn(database, token)), isReplay: false };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (key && (await isOwnSignUp(database, shop, key)))
      return { ...(await signIn(database, shop, caller)), isReplay: true };
    throw usernameTaken();
  }
}

/** Whether the server holds any shop. */
export async function hasShops(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('shops').select('id').limit(1).executeTakeFirst()) !== undefined;
}

const SIGN_UP = 'POST /api/auth/sign-up';

/** The answer holds a token, so that only the fact is kept: a repetition gets a new session instead. */
async function rememberSignUp(
  db: Transaction<Database>,
  owner: { id: string; shopId: string },
  key: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({
      shop_id: owner.shopId,
      user_id: owner.id,
      key,
      route: SIGN_UP,
      request_hash: '',
      status: 201,
      response: '',
      created_at: now,
    })
    .execute();
}

async function isOwnSignUp(database: HandsetDatabase, shop: SignUp, key: string): Promise<boolean> {
  const made = await unscoped(database)
    .selectFrom('idempotency_keys')
    .innerJoin('users', 'users.id', 'idempotency_keys.user_id')
    .innerJoin('shops', 'shops.id', 'users.shop_id')
    .select(['users.password_hash', 'shops.name'])
    .where('key', '=', key)
    .where('route', '=', SIGN_UP)
    .where('username', '=', shop.username)
    .executeTakeFirst();
  return made?.name === shop.shopName && (await isPassword(shop.password, made.password_hash));
}

async function signedIn(database: HandsetDatabase, token: string): Promise<SignedIn> {
  const session = await findSession(database, token);
  if (!session) throw new HttpError(401, 'wrong-password', WRONG);
  return { token, user: userOf(session) };
}
