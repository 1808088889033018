import { accessContract, mayHaveSecondFactor, refusal } from '@handset/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/Database.ts';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import type { Session } from '../../base/database/Session.ts';
import { Conflict, Forbidden, refusedFields, SignedOut } from '../../base/http/errors.ts';
import { type Route, type ServerContext, serverRoute } from '../../base/http/route.ts';
import { type AccessEvent, logAccess } from './accessLog.ts';
import { callerOf } from './Caller.ts';
import { isPassword } from './password.ts';
import { lockOf } from './registrars.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  proveSecondFactor,
} from './secondFactor.ts';
import { countAttempt, limits } from './throttle.ts';

// None of these keeps its answer under a key: they hold secrets that are shown once.

/** A code besides the password, for owners and registrars who want one. */
export const secondFactorRoutes: Route[] = [
  serverRoute({
    ...accessContract.secondFactor,
    async handle(server) {
      const { userId } = signedIn(server);
      const db = unscoped(server.database);
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((row) => row.fn.countAll<number>().as('left'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { data: { isOn: await hasSecondFactor(db, userId), recoveryCodesLeft: left } };
    },
  }),
  serverRoute({
    ...accessContract.beginSecondFactor,
    async handle(server, { body }) {
      const session = signedIn(server);
      if (!mayHaveSecondFactor(session.role)) throw new Forbidden();
      const attempt = await countAttempt(server.database, [limits.self(session.userId)]);
      await requirePassword(server, session, body.password);
      await attempt.succeed();
      const data = await changing(server, session, async (transaction) => {
        if (await hasSecondFactor(transaction, session.userId)) throw new Conflict('second-factor-set-up');
        const { userId: id, username } = session;
        return beginSecondFactor(transaction, { id, username }, server.database.clock());
      });
      return { data };
    },
  }),
  serverRoute({
    ...accessContract.confirmSecondFactor,
    async handle(server, { body }) {
      const session = signedIn(server);
      if (!mayHaveSecondFactor(session.role)) throw new Forbidden();
      const attempt = await countAttempt(server.database, [limits.self(session.userId)]);
      const recoveryCodes = await changing(server, session, async (transaction, log) => {
        if (await hasSecondFactor(transaction, session.userId)) throw new Conflict('second-factor-on');
        const at = server.database.clock();
        const codes = await confirmSecondFactor(transaction, session.userId, body.code, at);
        if (codes) await log('Two-step sign-in turned on');
        return codes;
      });
      if (!recoveryCodes) throw refusedFields({ code: refusal('code-wrong') });
      await attempt.succeed();
      return { message: 'Two-step sign-in is on', data: { recoveryCodes } };
    },
  }),
  serverRoute({
    ...accessContract.endSecondFactor,
    async handle(server, { body }) {
      const session = signedIn(server);
      const { self, code } = limits;
      const counters = [self(session.userId), code(session.userId)];
      const attempt = await countAttempt(server.database, counters);
      await requirePassword(server, session, body.password);
      const proof = await changing(server, session, async (transaction, log) => {
        const at = server.database.clock();
        const found = await proveSecondFactor(transaction, session.userId, body.code, at);
        if (found === 'app' || found === 'recovery') {
          await endSecondFactor(transaction, session.userId);
          await log('Two-step sign-in turned off');
        } else if (found !== 'off') await log('Two-step sign-in change refused');
        return found;
      });
      if (proof === 'needed' || proof === 'wrong') throw refusedFields({ code: refusal('code-wrong') });
      await attempt.succeed();
      return { message: 'Two-step sign-in is off' };
    },
  }),
];

function signedIn({ session }: ServerContext): Session {
  if (!session) throw new SignedOut();
  return session;
}

/** @throws HttpError 422 when it is not the own password. */
async function requirePassword(server: ServerContext, session: Session, password: string): Promise<void> {
  const user = await unscoped(server.database)
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  if (await isPassword(password, user.password_hash)) return;
  await changing(server, session, (_transaction, log) => log('Two-step sign-in change refused'));
  throw refusedFields({ password: refusal('password-wrong') });
}

/** A change that also writes the log of the shop, or of the registry. */
function changing<Result>(
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
