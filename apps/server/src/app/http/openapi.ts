import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import type { Route } from '../../base/http/route.ts';
import { describeApi } from '../contract/describeApi.ts';

/** The API's description at `/api/openapi.json`, made when it is first asked for; to browse at `/api/docs`. */
export const openapi = plugin(async (app, { routes }: { routes: readonly Route[] }) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // The routes say more than Fastify's schemas can: the document is made from them alone.
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: () => describeApi(routes) as object,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', async () => app.swagger());
});
