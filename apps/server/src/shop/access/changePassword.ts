import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { type HandsetDatabase, unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { Refused } from '../../base/http/errors.ts';
import { logAccess } from './accessLog.ts';
import type { Caller } from './Caller.ts';
import { hashNewPassword } from './newPassword.ts';
import { isPassword } from './password.ts';
import { lockOf } from './registrars.ts';
import { endSessions } from './sessions.ts';
import { countAttempt, limits } from './throttle.ts';

/** The user who changes their password, and their connection. */
interface Changer {
  session: Session;
  token: string;
  caller: Caller;
}

/**
 * Hashes a new password after checking the previous one. Undefined when the new one is already set, as in a
 * retry whose first answer was lost. @throws Refused when the previous password is wrong
 */
export async function newPasswordHash(
  database: HandsetDatabase,
  { session, caller }: Changer,
  { previousPassword, newPassword }: { previousPassword: string; newPassword: string },
): Promise<string | undefined> {
  const db = unscoped(database);
  const limit = limits.self(session.userId);
  const attempt = await countAttempt(database, [limit]);
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (await isPassword(previousPassword, user.password_hash)) {
    await attempt.succeed();
    return hashNewPassword(newPassword, 'newPassword');
  }
  const retry = await countAttempt(database, [limit]);
  if (await isPassword(newPassword, user.password_hash)) {
    await retry.succeed();
    return undefined;
  }
  const at = database.clock();
  await database.changing(lockOf(session), async (transaction) => {
    await logAccess(transaction, { action: 'Password change refused', user: userIn(session), at, caller });
  });
  throw new Refused('previous-password-wrong').at('previousPassword');
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
