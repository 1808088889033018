import { nameKey, type Session as SignedIn, type SignUp, STARTING_COMPANIES } from '@handset/domain';
import type { Kysely, Transaction } from 'kysely';
import { type Database, flag } from '../database/Database.ts';
import { type HandsetDatabase, isUniqueViolation, unscoped } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import type { Session } from '../database/Session.ts';
import { Conflict, HttpError, Refused } from '../http/errors.ts';
import { logAccess } from './accessLog.ts';
import { hashPassword, isPassword } from './password.ts';
import { endSessions, findSession, openSession, userOf } from './sessions.ts';
import { assertNotThrottled, countFailure, forgetFailures } from './throttle.ts';

const WRONG = 'The username or the password is wrong';

/** Opens a session for a username and its password. @throws HttpError 401, or 429 after too many wrong passwords. */
export async function signIn(
  database: HandsetDatabase,
  { username, password }: { username: string; password: string },
  requestId: string,
): Promise<SignedIn> {
  const db = unscoped(database);
  await assertNotThrottled(db, username, database.clock());
  const user = await db
    .selectFrom('users')
    .select(['id', 'shop_id', 'password_hash', 'is_active'])
    .where('username', '=', username)
    .executeTakeFirst();
  const isRight = await isPassword(password, user?.password_hash);
  const at = database.clock();
  const known = user && { id: user.id, shopId: user.shop_id };
  if (!known || !isRight || user.is_active === 0) {
    await database.changing(`sign-in ${username}`, async (transaction) => {
      await countFailure(transaction, username, at);
      if (known) await logAccess(transaction, { action: 'Sign-in refused', user: known, at, requestId });
    });
    throw new HttpError(401, 'wrong-password', WRONG);
  }
  const token = await database.changing(`sign-in ${username}`, async (transaction) => {
    await forgetFailures(transaction, username);
    await logAccess(transaction, { action: 'Signed in', user: known, at, requestId });
    return openSession(transaction, known, at);
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
  { requestId, isDemo = false, key }: { requestId: string; isDemo?: boolean; key?: string | undefined },
): Promise<SignedIn & { isReplay: boolean }> {
  const passwordHash = await hashPassword(shop.password);
  try {
    const token = await database.changing('sign-up', async (transaction) => {
      const now = database.clock();
      if (isDemo && (await hasShops(transaction)))
        throw new Conflict('This server holds a shop already; sign in instead');
      const owner = await insertShop(transaction, { ...shop, passwordHash, isDemo, now });
      if (key) await rememberSignUp(transaction, owner, key, now);
      await logAccess(transaction, { action: 'Shop opened', user: owner, at: now, requestId });
      return openSession(transaction, owner, now);
    });
    return { ...(await signedIn(database, token)), isReplay: false };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (key && (await isOwnSignUp(database, shop, key)))
      return { ...(await signIn(database, shop, requestId)), isReplay: true };
    throw new Conflict('This username is taken', { username: 'This username is taken' });
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

async function insertShop(
  db: Transaction<Database>,
  {
    passwordHash,
    isDemo,
    now,
    ...shop
  }: Omit<SignUp, 'password'> & { passwordHash: string; isDemo: boolean; now: number },
): Promise<{ id: string; shopId: string }> {
  const owner = { id: newId(), shopId: newId() };
  await db
    .insertInto('shops')
    .values({
      id: owner.shopId,
      name: shop.shopName,
      owner_name: shop.ownerName,
      number: shop.number,
      currency: 'PKR',
      locale: 'en-PK',
      time_zone: 'Asia/Karachi',
      is_demo: flag(isDemo),
      allow_negative_cash: 0,
      invoice_prefix: 'INV-',
      employee_sees_cost: 0,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('users')
    .values({
      id: owner.id,
      shop_id: owner.shopId,
      username: shop.username,
      name: shop.ownerName,
      role: 'admin',
      password_hash: passwordHash,
      is_active: 1,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('companies')
    .values(
      STARTING_COMPANIES.map((name) => ({
        shop_id: owner.shopId,
        id: newId(),
        name,
        name_key: nameKey(name),
        created_at: now,
      })),
    )
    .execute();
  return owner;
}

/** Sets a new password and ends the user's other sessions. @throws Refused when the previous one is wrong. */
export async function changePassword(
  database: HandsetDatabase,
  { session, token, requestId }: { session: Session; token: string; requestId: string },
  { previousPassword, newPassword }: { previousPassword: string; newPassword: string },
): Promise<void> {
  const db = unscoped(database);
  await assertNotThrottled(db, session.username, database.clock());
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  const at = database.clock();
  const own = { id: session.userId, shopId: session.shop?.id ?? null };
  if (!(await isPassword(previousPassword, user.password_hash))) {
    // A retry whose first answer was lost finds its own new password in place.
    if (await isPassword(newPassword, user.password_hash)) return;
    await database.changing(`sign-in ${session.username}`, async (transaction) => {
      await countFailure(transaction, session.username, at);
      await logAccess(transaction, { action: 'Password change refused', user: own, at, requestId });
    });
    throw new Refused('The previous password is wrong', {
      previousPassword: 'The previous password is wrong',
    });
  }
  const passwordHash = await hashPassword(newPassword);
  await database.changing(`sign-in ${session.username}`, async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', session.userId)
      .execute();
    await endSessions(transaction, { userId: session.userId, except: token }, at);
    await logAccess(transaction, { action: 'Password changed', user: own, at, requestId });
  });
}

async function signedIn(database: HandsetDatabase, token: string): Promise<SignedIn> {
  const session = await findSession(database, token);
  if (!session) throw new HttpError(401, 'wrong-password', WRONG);
  return { token, user: userOf(session) };
}
