import { accessContract, type ErrorAnswer, type Session } from '@handset/domain';
import type { FastifyInstance } from 'fastify';
import { IN_PROCESS } from '../../base/http/inProcess.ts';
import { type Route, serverRoute } from '../../base/http/route.ts';
import { signUp } from '../access/accounts.ts';
import { type ShopCalls, tradeSixWeeks } from './tradeSixWeeks.ts';

/** Sign-in of the demo shop's owner. The demo data is nobody's. */
export const DEMO_OWNER = { username: 'demo', password: 'explore the demo' };

export const demoRoutes: Route[] = [
  serverRoute({
    ...accessContract.exploreDemo,
    status: 201,
    async handle({ database, request }) {
      const { isReplay: _, ...session } = await signUp(
        database,
        { shopName: 'Demo Mobile Shop', ownerName: 'Bilal Ahmed', number: '+923001234567', ...DEMO_OWNER },
        { isDemo: true, requestId: request.id },
      );
      const calls = callsOf(request.server, session);
      const { today } = await calls.get<{ today: string }>('/api/shop/mine');
      await tradeSixWeeks(calls, today);
      return session;
    },
  }),
];

/** The API, called from within with the session's token: the same checks and the same books as for everybody. */
function callsOf(app: FastifyInstance, { token }: Session): ShopCalls {
  async function call<Answer>(method: 'GET' | 'POST', url: string, body?: object): Promise<Answer> {
    const answer = await app.inject({
      method,
      url,
      remoteAddress: IN_PROCESS,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    const said = answer.json<{ data?: unknown }>();
    if (answer.statusCode >= 400)
      throw new Error(`${method} ${url} of the demo shop: ${(said as ErrorAnswer).message}`);
    return (said.data ?? said) as Answer;
  }
  return { get: (url) => call('GET', url), post: (url, body) => call('POST', url, body) };
}
