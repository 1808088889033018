import { errorAnswer, may } from '@handset/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../access/bearerToken.ts';
import { findSession } from '../access/sessions.ts';
import type { HandsetDatabase, ShopReader } from '../database/HandsetDatabase.ts';
import { type Session, type ShopSession, seesCost } from '../database/Session.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import { discardPictures, storePictures } from '../files/pictures.ts';
import { type FormFile, readForm } from '../files/readForm.ts';
import { audit } from './audit.ts';
import { Forbidden, HttpError, SignedOut } from './errors.ts';
import { answerGiven, idempotencyKey, type KeptAnswer, keepAnswer, requestHash } from './idempotency.ts';
import type { Input, Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined on public calls. */
    session: Session | undefined;
  }
}

interface Server {
  database: HandsetDatabase;
  storage: FileStorage;
  rateFactor: number;
}

const WRITES = { max: 300, minutes: 1 };
const UPLOADS = { max: 120, minutes: 1 };

/** Gives every declared route its guard, its limits, its schemas and its transaction. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], server: Server): void {
  for (const route of routes) {
    const files = new WeakMap<FastifyRequest, FormFile[]>();
    app.route({
      method: route.method,
      url: route.url,
      config: { declared: route, ...limited(route, server.rateFactor) },
      schema: {
        summary: route.summary,
        tags: [tagOf(route.url)],
        ...(route.access === 'public' ? {} : { security: [{ token: [] }] }),
        ...(route.pictures ? { consumes: ['multipart/form-data', 'application/json'] } : {}),
        ...(route.params ? { params: route.params } : {}),
        ...(route.query ? { querystring: route.query } : {}),
        ...(route.body ? { body: route.body } : {}),
        ...(route.answer
          ? { response: { [route.status]: route.answer, '4xx': errorAnswer, '5xx': errorAnswer } }
          : {}),
      },
      onRequest: (request) => guard(route, server, request),
      preValidation: async (request) => {
        if (!request.isMultipart()) return;
        if (!route.pictures) throw new HttpError(415, 'unsupported', 'This call takes JSON, not a form');
        const form = await readForm(request, route.pictures);
        request.body = form.fields;
        files.set(request, form.files);
      },
      handler: (request, reply) => answer(route, server, request, reply, files.get(request) ?? []),
    });
  }
}

async function guard({ access }: Route, { database }: Server, request: FastifyRequest): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  if (!token) throw new SignedOut();
  request.session = await findSession(database, token);
  if (!request.session) throw new SignedOut('Your session has ended. Sign in again');
  if (access !== 'signed-in' && !may(request.session.role, access)) throw new Forbidden();
}

async function answer(
  route: Route,
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  files: FormFile[],
): Promise<unknown> {
  const { database, storage } = server;
  const input = {
    params: request.params,
    query: request.query,
    body: request.body,
    pictures: {},
  } as Input<never, never, never>;
  const { session } = request;
  reply.code(route.status);
  if (route.work.kind === 'server')
    return route.work.handle({ database, storage, session, request, reply }, input);
  if (!hasShop(session)) throw new Forbidden();
  if (route.work.kind === 'read') {
    const { handle } = route.work;
    return database.read(session, async (shop) => {
      if (route.version && isKnown(await route.version(shop), shop, request, reply)) return null;
      return handle(shop, input);
    });
  }
  return write(route, server, request, reply, { session, input, files });
}

/** Names the version of an answer, and tells whether the asker has it. A copy may be kept, and is asked about each time. */
function isKnown(
  version: string,
  { session }: ShopReader,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  // Weak, since the answer may be compressed; of the session's role, since not everybody sees what things cost.
  const etag = `W/"${session.shop.id} ${seesCost(session)} ${version}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' });
  if (request.headers['if-none-match'] !== etag) return false;
  reply.code(304);
  return true;
}

/** Runs a change with what must happen along with it, and answers as the first time when it comes again. */
async function write(
  route: Route,
  { database, storage }: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, input, files }: { session: ShopSession; input: Input<never, never, never>; files: FormFile[] },
): Promise<unknown> {
  if (route.work.kind !== 'write') throw new Error(`${route.url} changes nothing`);
  const { handle } = route.work;
  const name = `${route.method} ${route.url}`;
  const key = idempotencyKey(request.headers['idempotency-key']);
  const submission = key && {
    key,
    route: name,
    requestHash: requestHash(
      {
        params: input.params,
        body: input.body ?? null,
        files: files.map(({ field, sha256 }) => [field, sha256]),
      },
      route.isSecret ? bearerToken(request) : undefined,
    ),
  };
  const pictures = await storePictures(storage, files);
  const outcome = await database
    .transaction<{ given: KeptAnswer } | { fresh: unknown }>(session, async (shop) => {
      const given = submission && (await answerGiven(shop, submission));
      if (given) return { given };
      const fresh = await handle(shop, { ...input, pictures });
      await audit(shop, {
        route: name,
        action: route.summary,
        ...referenceOf(fresh, input.params),
        requestId: request.id,
      });
      if (submission)
        await keepAnswer(shop, submission, { status: route.status, response: JSON.stringify(fresh) });
      return { fresh };
    })
    .catch((error: unknown) => discarding(storage, pictures, error));
  if ('fresh' in outcome) return outcome.fresh;
  await discardPictures(storage, pictures);
  reply.code(outcome.given.status).header('idempotency-replayed', 'true');
  return JSON.parse(outcome.given.response);
}

async function discarding(storage: FileStorage, pictures: UploadedPictures, error: unknown): Promise<never> {
  await discardPictures(storage, pictures);
  throw error;
}

function hasShop(session: Session | undefined): session is ShopSession {
  return Boolean(session?.shop);
}

/** The record that a change made or was about. */
function referenceOf(fresh: unknown, params: unknown): { refId?: string } {
  const made = (fresh as { data?: { _id?: unknown } } | null)?.data?._id;
  const [about] = Object.values((params ?? {}) as Record<string, unknown>);
  const refId = made ?? about;
  return typeof refId === 'string' ? { refId } : {};
}

function limited(route: Route, factor: number) {
  const general = route.pictures ? UPLOADS : route.method === 'GET' ? undefined : WRITES;
  const limit = route.limit ?? general;
  return limit ? { rateLimit: { max: limit.max * factor, timeWindow: limit.minutes * 60_000 } } : {};
}

/** `/api/company/…` → `company`; the documentation groups by it. */
function tagOf(url: string): string {
  return url.split('/')[2] ?? 'api';
}
