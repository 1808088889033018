import { accessContract, mayHaveSecondFactor, refusal } from '@handset/domain';
import { unscoped } from '../../base/database/HandsetDatabase.ts';
import { Conflict, Forbidden, refusedFields } from '../../base/http/errors.ts';
import { type Route, serverRoute } from '../../base/http/route.ts';
import { changingOwn, requirePassword, signedInSession } from './ownAccount.ts';
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
      const { userId } = signedInSession(server);
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
      const session = signedInSession(server);
      if (!mayHaveSecondFactor(session.role)) throw new Forbidden();
      const attempt = await countAttempt(server.database, [limits.self(session.userId)]);
      await requirePassword(server, session, body.password, 'Two-step sign-in change refused');
      await attempt.succeed();
      const data = await changingOwn(server, session, async (transaction) => {
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
      const session = signedInSession(server);
      if (!mayHaveSecondFactor(session.role)) throw new Forbidden();
      const attempt = await countAttempt(server.database, [limits.self(session.userId)]);
      const recoveryCodes = await changingOwn(server, session, async (transaction, log) => {
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
      const session = signedInSession(server);
      const { self, code } = limits;
      const counters = [self(session.userId), code(session.userId)];
      const attempt = await countAttempt(server.database, counters);
      await requirePassword(server, session, body.password, 'Two-step sign-in change refused');
      const proof = await changingOwn(server, session, async (transaction, log) => {
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
