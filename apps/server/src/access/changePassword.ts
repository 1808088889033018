import type { Transaction } from 'kysely';
import type { Database } from '../database/Database.ts';
import { type HandsetDatabase, unscoped } from '../database/HandsetDatabase.ts';
import type { Session } from '../database/Session.ts';
import { Refused } from '../http/errors.ts';
import { logAccess } from './accessLog.ts';
import type { Caller } from './Caller.ts';
import { hashPassword, isPassword } from './password.ts';
import { queueOf } from './registrars.ts';
import { endSessions } from './sessions.ts';
import { assertNotThrottled, countFailure } from './throttle.ts';

/** Who changes their own password, and from where. */
interface Changer {
  session: Session;
  token: string;
  caller: Caller;
}

/**
 * Makes the digest of a new password once the previous one is proven. Undefined when the new one is in place already: a retry
 * whose first answer was lost. @throws Refused when the previous password is wrong.
 */
export async function newPasswordHash(
  database: HandsetDatabase,
  { session, caller }: Changer,
  { previousPassword, newPassword }: { previousPassword: string; newPassword: string },
): Promise<string | undefined> {
  const db = unscoped(database);
  await assertNotThrottled(db, session.username, { now: database.clock() });
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (await isPassword(previousPassword, user.password_hash)) return hashPassword(newPassword);
  if (await isPassword(newPassword, user.password_hash)) return undefined;
  const at = database.clock();
  await database.changing(queueOf(session), async (transaction) => {
    await countFailure(transaction, session.username, at);
    await logAccess(transaction, { action: 'Password change refused', user: userIn(session), at, caller });
  });
  throw new Refused('The previous password is wrong', { previousPassword: 'The previous password is wrong' });
}

/** Sets the new password and ends the user's other sessions. */
export async function setOwnPassword(
  transaction: Transaction<Database>,
  { session, token, caller }: Changer,
  passwordHash: string,
  at: number,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', session.userId)
    .execute();
  await endSessions(transaction, { userId: session.userId, except: token }, at);
  await logAccess(transaction, { action: 'Password changed', user: userIn(session), at, caller });
}

function userIn({ userId, shop }: Session): { id: string; shopId: string | null } {
  return { id: userId, shopId: shop?.id ?? null };
}
