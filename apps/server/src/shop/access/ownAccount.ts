import { refusal } from '@handset/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { refusedFields, SignedOut } from '../../base/http/errors.ts';
import type { ServerContext } from '../../base/http/route.ts';
import { type AccessEvent, logAccess } from './accessLog.ts';
import { callerOf } from './Caller.ts';
import { isPassword } from './password.ts';
import { lockOf } from './registrars.ts';

/** The session of the one who asks. @throws SignedOut without one */
export function signedInSession({ session }: ServerContext): Session {
  if (!session) throw new SignedOut();
  return session;
}

/** @throws HttpError 422 when it is not the own password, which is logged as `refused` */
export async function requirePassword(
  server: ServerContext,
  session: Session,
  password: string,
  refused: AccessEvent['action'],
): Promise<void> {
  const user = await unscoped(server.database)
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (await isPassword(password, user.password_hash)) return;
  await changingOwn(server, session, (_transaction, log) => log(refused));
  throw refusedFields({ password: refusal('password-wrong') });
}

/** A change of the own account that also writes the log of the shop, or of the registry. */
export function changingOwn<Result>(
  { database, request }: ServerContext,
  session: Session,
  work: (
    transaction: Transaction<Database>,
    log: (action: AccessEvent['action']) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const user = { id: session.userId, shopId: session.shop?.id ?? null };
  return database.changing(lockOf(session), (transaction) =>
    work(transaction, (action) =>
      logAccess(transaction, { action, user, at: database.clock(), caller: callerOf(request) }),
    ),
  );
}
