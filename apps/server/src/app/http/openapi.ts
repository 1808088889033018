import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Route } from '../../base/http/route.ts';
import { type ApiDocument, describeCalls } from '../contract/describeCalls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route as it was declared. */
    declared?: Route;
  }
}

/** Adds to a call's schemas what they cannot express: the idempotency key, uploads and downloads. */
const describe: typeof jsonSchemaTransform = (document) => {
  const described = jsonSchemaTransform(document);
  const { declared } = (document as { route?: RouteOptions }).route?.config ?? {};
  if (!declared || !described.schema) return described;
  const schema = described.schema as {
    headers?: object;
    body?: { properties?: Record<string, unknown> };
    response?: Record<string, unknown>;
  };
  if (declared.isIdempotent) {
    schema.headers = {
      type: 'object',
      properties: {
        'idempotency-key': {
          type: 'string',
          minLength: 8,
          maxLength: 200,
          examples: ['01980000-0000-7000-8000-00000000cafe'],
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
  if (declared.file) {
    const content = { [declared.file]: { schema: { type: 'string', format: 'binary' } } };
    schema.response = { 200: { description: 'The file', content }, ...schema.response };
  }
  return described;
};

/** The API's description at `/api/openapi.json`, made from the schemas that check requests; to browse at `/api/docs`. */
export const openapi = plugin(async (app, { routes }: { routes: readonly Route[] }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Handset',
        description:
          'Shop management for mobile-phone retailers. Money is in rupees, at most two decimals. A GET with `Handset-Cost: hidden` leaves out what things cost and what they earned.',
        version: '0.1.0',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      servers: [{ url: '/' }],
    },
    transform: describe,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const described = document.openapiObject as ApiDocument & typeof document.openapiObject;
      return describeCalls(described, routes);
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});
