import { accessContract } from '@handset/domain';
import { Forbidden } from '../../base/http/errors.ts';
import { type Route, type ServerContext, serverRoute } from '../../base/http/route.ts';
import { bearerToken } from './bearerToken.ts';
import { callerOf } from './Caller.ts';
import { changingOwn, requirePassword, signedInSession } from './ownAccount.ts';
import { hashPassword } from './password.ts';
import { peopleAt, removePin, setPin, takeTill } from './pins.ts';
import { countAttempt, limits } from './throttle.ts';

// None of these keeps its answer under a key: a PIN is set to the same again, and a token is told once.

/** PINs, by which the people of a shop change at one device. */
export const pinRoutes: Route[] = [
  serverRoute({
    ...accessContract.setPin,
    async handle(server, { body }) {
      const session = ofShop(server);
      const attempt = await countAttempt(server.database, [limits.self(session.userId)]);
      await requirePassword(server, session, body.password, 'PIN change refused');
      await attempt.succeed();
      const hash = await hashPassword(body.pin);
      await changingOwn(server, session, async (transaction, log) => {
        await setPin(transaction, session, hash, server.database.clock());
        await log('PIN set');
      });
      return { message: 'PIN set' };
    },
  }),
  serverRoute({
    ...accessContract.removePin,
    async handle(server) {
      const session = ofShop(server);
      await changingOwn(server, session, async (transaction, log) => {
        if (await removePin(transaction, session.userId)) await log('PIN removed');
      });
      return { message: 'PIN removed' };
    },
  }),
  serverRoute({
    ...accessContract.till,
    handle: async (server, { body }) => ({
      data: await peopleAt(server.database, ofShop(server), body.device),
    }),
  }),
  serverRoute({
    ...accessContract.takeTill,
    handle: (server, { body }) =>
      takeTill(server.database, ofShop(server), body, {
        token: bearerToken(server.request) ?? '',
        caller: callerOf(server.request),
      }),
  }),
];

/** The session of somebody of a shop: a registrar is alone at their device. */
function ofShop(server: ServerContext) {
  const session = signedInSession(server);
  if (!session.shop) throw new Forbidden();
  return { ...session, shop: session.shop };
}
