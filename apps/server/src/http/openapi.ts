import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route as it was declared. */
    declared?: Route;
  }
}

/** Adds to a call's schemas what is not one of them: its key, and its files. */
const describe: typeof jsonSchemaTransform = (document) => {
  const described = jsonSchemaTransform(document);
  const { declared } = (document as { route?: RouteOptions }).route?.config ?? {};
  if (!declared || !described.schema) return described;
  const schema = described.schema as {
    headers?: object;
    body?: { properties?: Record<string, unknown> };
  };
  if (declared.isIdempotent) {
    schema.headers = {
      type: 'object',
      properties: {
        'idempotency-key': {
          type: 'string',
          minLength: 8,
          maxLength: 200,
          description: 'The same key and body get the first answer again, and nothing happens twice.',
        },
      },
    };
  }
  const files = declared.upload ? { [declared.upload.field]: 1 } : (declared.pictures ?? {});
  for (const [field, most] of Object.entries(files)) {
    const file = { type: 'string', format: 'binary' };
    schema.body ??= {};
    schema.body.properties = {
      ...schema.body.properties,
      [field]: most === 1 ? file : { type: 'array', maxItems: most, items: file },
    };
  }
  return described;
};

/** The API's description at `/api/openapi.json`, made from the schemas that check requests; to browse at `/api/docs`. */
export const openapi = plugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Handset',
        description: 'Shop management for mobile-phone retailers. Money is in rupees, at most two decimals.',
        version: '0.1.0',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describe,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
