import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { nestsTooDeep, refusal } from '@handset/domain';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { HandsetDatabase } from '../base/database/HandsetDatabase.ts';
import { newId } from '../base/database/newId.ts';
import { FileLinks } from '../base/files/FileLinks.ts';
import type { FileStorage } from '../base/files/FileStorage.ts';
import { PICTURE_QUOTA } from '../base/files/pictureQuota.ts';
import { FORM_LIMITS } from '../base/files/readForm.ts';
import { HttpError, Malformed } from '../base/http/errors.ts';
import { IN_PROCESS } from '../base/http/inProcess.ts';
import type { Route } from '../base/http/route.ts';
import type { NetworkPrinters } from '../base/printers/NetworkPrinters.ts';
import { routes as allRoutes } from './capabilities.ts';
import { answerError, answerNotFound } from './http/answerError.ts';
import { openapi } from './http/openapi.ts';
import { COST_HEADER, registerRoutes } from './http/registerRoutes.ts';
import { answerUnreadable, isCall, serveHost } from './http/serveHost.ts';
import { Turns } from './http/Turns.ts';
import { validatorCompiler } from './http/validatorCompiler.ts';

/** Dependencies and options of the app. */
export interface AppOptions {
  database: HandsetDatabase;
  storage: FileStorage;
  /** Secret that signs links. Servers that work as one share it. @default a random one for this process */
  secret?: string | undefined;
  /** Folder for uploads until they are stored. @default the system's temporary folder */
  uploadFolder?: string | undefined;
  /** Limit for all pictures of a shop, in bytes. @default 5 GB */
  pictureQuota?: number | undefined;
  /** Printers in this server's network. @default none are printed on */
  networkPrinters?: Pick<NetworkPrinters, 'print'> | undefined;
  /** Folder of the built host app. Without it only the API is served. */
  hostFolder?: string | undefined;
  /** Origins of other sites that may call the API, exact. @default none */
  allowedOrigins?: readonly string[] | undefined;
  /** Origins, besides this server's, that the host app may call. @default none */
  connectOrigins?: readonly string[] | undefined;
  /** Addresses of proxies whose word on the client's address is taken. @default none */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** By how much every rate limit is widened. @default 1 */
  rateFactor?: number | undefined;
  logger?: FastifyServerOptions['logger'];
  /** @default every call of the API */
  routes?: readonly Route[] | undefined;
}

const MB = 1024 * 1024;
/** Requests per minute allowed for one user, or for one address while signed out. */
const CALLS_PER_MINUTE = 1500;

/** Assembles the server. The caller listens, and closes the database. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { allowedOrigins = [], connectOrigins = [], rateFactor = 1, routes = allRoutes } = options;
  const app = fastify({
    bodyLimit: MB,
    genReqId: () => newId(),
    logger: options.logger ?? false,
    trustProxy: options.trustProxy ?? false,
    // A browser keeps connections open; on shutdown only those with a request on the way are waited for.
    forceCloseConnections: 'idle',
    requestTimeout: 300_000, // pictures over a slow line
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.decorateRequest('session');
  app.decorateRequest('mayBeSaved', false);
  const turns = new Turns();
  app.addHook('onRequest', async ({ socket, method }, reply) => {
    await turns.take(socket, method !== 'GET');
    reply.raw.once('close', () => turns.end(socket));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  acceptJson(app);

  await app.register(helmet, securityHeaders(allowedOrigins, connectOrigins));
  if (allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...allowedOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match', COST_HEADER],
      exposedHeaders: [
        ...['etag', 'idempotency-replayed', 'retry-after', 'x-request-id'],
        ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
      ],
      maxAge: 600,
    });
  }
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window of 256 kB compresses JSON as well as the default of 4 MB, which every answer under way would hold.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    },
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: FORM_LIMITS.fileBytes,
      files: FORM_LIMITS.files,
      fields: FORM_LIMITS.fields,
      fieldSize: FORM_LIMITS.fieldBytes,
      parts: FORM_LIMITS.files + FORM_LIMITS.fields,
    },
  });
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE * rateFactor,
    timeWindow: 60_000,
    hook: 'preParsing', // when it is known who asks
    // The app's own files cost nothing, and a browser that keeps them for the day without a network asks for all of them at once.
    // By its route, not by its address, in which the same path can be spelt in many ways.
    allowList: ({ socket, routeOptions }) =>
      socket.remoteAddress === IN_PROCESS || !isCall(routeOptions.url ?? ''),
    keyGenerator: (request) => request.session?.userId ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, 'too-many', refusal('requests-too-many-for', { seconds: Math.ceil(ttl / 1000) })),
  });
  await app.register(openapi, { routes });
  const { secret = randomBytes(32).toString('base64url') } = options;
  registerRoutes(app, routes, {
    ...options,
    rateFactor,
    links: new FileLinks(secret, options.database.clock),
    uploadFolder: options.uploadFolder ?? join(tmpdir(), 'handset-uploads'),
    pictureQuota: options.pictureQuota ?? PICTURE_QUOTA,
  });
  if (options.hostFolder) await app.register(serveHost, { folder: options.hostFolder });
  else app.setNotFoundHandler(answerNotFound);
  return app;
}

/** JSON with an empty body reads as nothing, since clients send the header with every call; other texts are refused. */
function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else if (nestsTooDeep(body)) done(new Malformed('request-too-deep'));
    else parse(request, body, done);
  });
}

function securityHeaders(allowedOrigins: readonly string[], connectOrigins: readonly string[]) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The reader of barcodes is WebAssembly, which comes from here, too.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // React Aria adds a style element for pressable things.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        // The picture of a receipt finds its fonts by a <base> of this site.
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' as const },
    frameguard: { action: 'deny' as const },
    crossOriginResourcePolicy: {
      policy: allowedOrigins.length > 0 ? ('cross-origin' as const) : ('same-origin' as const),
    },
  };
}
