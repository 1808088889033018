import { refusal, type Session as SignedIn, type SignIn, type SignUp } from '@handset/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { type HandsetDatabase, isUniqueViolation, unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Lock } from '../../base/database/lockedChange.ts';
import { Conflict, HttpError } from '../../base/http/errors.ts';
import { logAccess } from './accessLog.ts';
import type { Caller } from './Caller.ts';
import { insertShop } from './insertShop.ts';
import { isKnownDevice, rememberDevice } from './knownDevices.ts';
import { hashNewPassword } from './newPassword.ts';
import { isPassword } from './password.ts';
import { proveSecondFactor } from './secondFactor.ts';
import { findSession, openSession, tokenHash, userOf } from './sessions.ts';
import { countAttempt, limits } from './throttle.ts';
import { usernameTaken } from './usernameTaken.ts';

/** Opens a session for a username and its password. @throws HttpError 401, or 429 after too many wrong passwords. */
export async function signIn(
  database: HandsetDatabase,
  { username, password, device, code }: SignIn,
  caller: Caller,
): Promise<SignedIn> {
  const db = unscoped(database);
  const user = await db
    .selectFrom('users')
    .select(['id', 'shop_id', 'password_hash', 'password_set_at', 'is_active'])
    .where('username', '=', username)
    .executeTakeFirst();
  const known = user && { id: user.id, shopId: user.shop_id };
  const isKnown = device !== undefined && known && (await isKnownDevice(db, device, known.id));
  const attempt = await countAttempt(
    database,
    isKnown
      ? [limits.device(tokenHash(device), known.id)]
      : [...(caller.ip ? [limits.address(caller.ip)] : []), limits.account(username)],
    user?.password_set_at,
  );
  const isRight = await isPassword(password, user?.password_hash);
  const at = database.clock();
  // An unknown username has no audit log to add to.
  const lock: Lock = !user ? 'none' : user.shop_id === null ? 'registry' : { shop: user.shop_id };
  if (!known || !isRight || user.is_active === 0) {
    await database.changing(lock, async (transaction) => {
      if (known) await logAccess(transaction, { action: 'Sign-in refused', user: known, at, caller });
    });
    throw new HttpError(401, 'wrong-password', refusal('sign-in-wrong'));
  }
  const opened = await database.changing(lock, async (transaction) => {
    const proof = await proveSecondFactor(transaction, known.id, code, at);
    if (proof === 'needed') return proof;
    if (proof === 'wrong') {
      await logAccess(transaction, { action: 'Sign-in refused', user: known, at, caller });
      return proof;
    }
    const action = proof === 'recovery' ? 'Signed in with a recovery code' : 'Signed in';
    await logAccess(transaction, { action, user: known, at, caller });
    return {
      token: await openSession(transaction, known, at, caller),
      device: await rememberDevice(transaction, known.id, device, at),
    };
  });
  if (opened === 'wrong') throw new HttpError(401, 'wrong-code', refusal('code-wrong')).at('code');
  if (opened === 'needed') {
    // Count the attempt, or anyone with the password could guess codes without limit.
    await attempt.giveBack();
    throw new HttpError(401, 'code-needed', refusal('code-needed'));
  }
  await attempt.succeed();
  return signedIn(database, opened);
}

/**
 * Creates a shop with its owner and initial companies, and signs the owner in. A demo shop needs an empty
 * server. @throws Conflict when the username is taken, or the server is no longer empty
 */
export async function signUp(
  database: HandsetDatabase,
  shop: SignUp,
  { isDemo = false, key, ...caller }: Caller & { isDemo?: boolean; key?: string | undefined },
): Promise<SignedIn & { isReplay: boolean }> {
  const passwordHash = await hashNewPassword(shop.password);
  try {
    const opened = await database.changing('registry', async (transaction) => {
      const now = database.clock();
      if (isDemo && (await hasShops(transaction))) throw new Conflict('server-has-shop');
      const owner = await insertShop(transaction, { ...shop, passwordHash, isDemo, now });
      if (key) await rememberSignUp(transaction, owner, key, now);
      await logAccess(transaction, { action: 'Shop opened', user: owner, at: now, caller });
      return {
        token: await openSession(transaction, owner, now, caller),
        device: await rememberDevice(transaction, owner.id, undefined, now),
      };
    });
    return { ...(await signedIn(database, opened)), isReplay: false };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (key && (await isKnownSignUp(database, shop, key)))
      return { ...(await signInAgain(database, shop, caller)), isReplay: true };
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

async function signInAgain(database: HandsetDatabase, shop: SignUp, caller: Caller): Promise<SignedIn> {
  try {
    return await signIn(database, shop, caller);
  } catch (error) {
    throw error instanceof HttpError && error.status === 401 ? usernameTaken() : error;
  }
}

/** Whether the key made this shop. Whose it is shows when its password is judged, as a counted sign-in. */
async function isKnownSignUp(database: HandsetDatabase, shop: SignUp, key: string): Promise<boolean> {
  const made = await unscoped(database)
    .selectFrom('idempotency_keys')
    .innerJoin('users', 'users.id', 'idempotency_keys.user_id')
    .innerJoin('shops', 'shops.id', 'users.shop_id')
    .select('shops.name')
    .where('key', '=', key)
    .where('route', '=', SIGN_UP)
    .where('username', '=', shop.username)
    .executeTakeFirst();
  return made?.name === shop.shopName;
}

/** What a device is told once somebody is signed in there. */
export async function signedIn(
  database: HandsetDatabase,
  { token, device }: { token: string; device: string },
): Promise<SignedIn> {
  const session = await findSession(database, token);
  if (!session) throw new HttpError(401, 'wrong-password', refusal('sign-in-wrong'));
  return { token, user: userOf(session), device };
}
