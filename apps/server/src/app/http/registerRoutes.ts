import { errorAnswer, may, refusal } from '@handset/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit, referenceOf } from '../../base/audit/audit.ts';
import type { HandsetDatabase, ShopReader } from '../../base/database/HandsetDatabase.ts';
import { isOfShop, type Session, type ShopSession, seesCost } from '../../base/database/Session.ts';
import type { FileLinks } from '../../base/files/FileLinks.ts';
import type { FileStorage } from '../../base/files/FileStorage.ts';
import { type LinkAnswer, linkedAnswer } from '../../base/files/linkedAnswer.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { requireQuota } from '../../base/files/pictureQuota.ts';
import { type Form, type FormFile, readForm } from '../../base/files/readForm.ts';
import { discardPictures, storePictures } from '../../base/files/storePictures.ts';
import { Forbidden, HttpError, SignedOut, Suspended } from '../../base/http/errors.ts';
import {
  answerGiven,
  decodeKept,
  encodeKept,
  idempotencyKey,
  type KeptAnswer,
  keepAnswer,
  requestHash,
} from '../../base/http/idempotency.ts';
import { localeOf } from '../../base/http/localeOf.ts';
import type { Input, Route } from '../../base/http/route.ts';
import type { NetworkPrinters } from '../../base/printers/NetworkPrinters.ts';
import { bearerToken } from '../../shop/access/bearerToken.ts';
import { sessionOfLink } from '../../shop/access/sessionOfLink.ts';
import { findSession, tokenHash } from '../../shop/access/sessions.ts';
import { Denials } from './Denials.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route as it was declared. */
    declared?: Route;
  }
  interface FastifyRequest {
    /** The caller's session; undefined on public calls. */
    session: Session | undefined;
    /** Whether the change was committed, or may have been: what fails later can no longer say that nothing was saved. */
    mayBeSaved: boolean;
  }
}

interface Server {
  database: HandsetDatabase;
  storage: FileStorage;
  networkPrinters?: Pick<NetworkPrinters, 'print'> | undefined;
  links: FileLinks;
  uploadFolder: string;
  pictureQuota: number;
  rateFactor: number;
}

/** `hidden`: answer as to a user who may not see costs and profits. */
export const COST_HEADER = 'handset-cost';

const WRITES = { max: 300, minutes: 1 };
const UPLOADS = { max: 120, minutes: 1 };

/** Registers every declared route with its guard, limits, schemas and transaction. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], server: Server): void {
  const denials = new Denials(server.database);
  for (const route of routes) {
    const forms = new WeakMap<FastifyRequest, Form>();
    const linked = route.answer && linkedAnswer(route.answer);
    app.route({
      method: route.method,
      url: route.url,
      config: { declared: route, ...limited(route, server.rateFactor) },
      ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
      schema: {
        ...(route.params ? { params: route.params } : {}),
        ...(route.query ? { querystring: route.query } : {}),
        ...(route.body ? { body: route.body } : {}),
        ...responsesOf(route),
      },
      onRequest: (request) => guard(route, server, request),
      preValidation: async (request) => {
        if (!request.isMultipart()) {
          request.body = withoutEmptySlots(request.body, route);
          return;
        }
        const fileFields = route.pictures ?? (route.upload && { [route.upload.field]: 1 });
        if (!fileFields) throw new HttpError(415, 'unsupported', refusal('json-required'));
        const form = await readForm(request, fileFields, server.uploadFolder);
        request.body = form.fields;
        forms.set(request, form);
        if (route.upload)
          for (const file of form.files) form.fields[file.field] = await route.upload.read(file);
      },
      handler: async (request, reply) => {
        const given = await answer(route, server, request, reply, forms.get(request)?.files ?? []);
        return linked ? withLinks(given, linked, server.links, request) : given;
      },
      onSend: async (request, reply) => {
        await forms.get(request)?.discard();
        if (reply.statusCode === 403 && !request.session?.hidesCost)
          await denials.note(request, `${route.method} ${route.url}`, route.summary);
      },
    });
  }
}

/**
 * Drops empty picture slots from a body. A draft names every slot, with null where it has no picture. A
 * `PATCH` is not a draft: it names only changes.
 */
function withoutEmptySlots(body: unknown, { method, pictures: slots }: Route): unknown {
  if (!slots || method === 'PATCH' || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([field, value]) => !(field in slots) || value !== null),
  );
}

/** The answers of a call: its own, that of a trial, and errors, which are all alike. */
function responsesOf({ answer: schema, status, trial, file }: Route) {
  if (!schema && !file) return {};
  const answers = schema ? { [status]: schema, ...(trial ? { 200: schema } : {}) } : {};
  return { response: { ...answers, '4xx': errorAnswer, '5xx': errorAnswer } };
}

async function guard(
  { access, opensByLink }: Route,
  { database, links }: Server,
  request: FastifyRequest,
): Promise<void> {
  if (access === 'public') return;
  const token = bearerToken(request);
  if (!token && !opensByLink) throw new SignedOut();
  request.session = token
    ? await findSession(database, token)
    : await sessionOfLink(database, links, request);
  if (!request.session) throw new SignedOut(token ? 'session-ended' : undefined);
  // Hidden costs concern reads alone.
  const hidesCost = request.method === 'GET' && request.headers[COST_HEADER] === 'hidden';
  request.session = { ...request.session, hidesCost, locale: localeOf(request) };
  if (access !== 'signed-in' && !may(request.session.role, access)) throw new Forbidden();
}

async function answer(
  route: Route,
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  files: FormFile[],
): Promise<unknown> {
  const { database, storage, networkPrinters } = server;
  const input = {
    params: request.params,
    query: request.query,
    body: request.body,
    pictures: {},
  } as Input<never, never, never>;
  const { session } = request;
  reply.code(route.status);
  if (route.work.kind === 'server') {
    // It commits its own transaction.
    request.mayBeSaved = route.isIdempotent;
    return route.work.handle({ database, storage, networkPrinters, session, request, reply }, input);
  }
  if (!isOfShop(session)) throw new Forbidden();
  if (route.work.kind === 'read') {
    const { handle } = route.work;
    return database.read(session, async (shop) => {
      const version = await route.version?.(shop);
      if (version && isKnown(`${database.birth} ${version}`, shop, request, reply)) return null;
      return handle(shop, input);
    });
  }
  const { trial } = route;
  if (trial?.isAsked(request.body as never)) {
    reply.code(200);
    return database.read(session, (shop) => trial.handle(shop, input));
  }
  return write(route, server, request, reply, { session, input, files });
}

/** Signs the picture links of an answer for the requesting session. Without a session none are signed. */
function withLinks(answer: unknown, linked: LinkAnswer, links: FileLinks, request: FastifyRequest): unknown {
  const { session } = request;
  const token = bearerToken(request);
  if (!session || !token || !answer) return answer;
  const holder = { userId: session.userId, shopId: session.shop?.id ?? null, tokenHash: tokenHash(token) };
  return linked(answer, (picture) => ({
    ...picture,
    url: links.urlOf(picture._id, 'whole', holder),
    thumbnailUrl: links.urlOf(picture._id, 'small', holder),
  }));
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
  { database, storage, pictureQuota }: Server,
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
  const replay = ({ status, response }: KeptAnswer) => {
    reply.code(status).header('idempotency-replayed', 'true');
    return decodeKept(route.answer, response);
  };
  const taken = route.pictures ? files : [];
  if (taken.length > 0) {
    // Pictures cost much: neither those of a repetition nor those of a full shop are looked at.
    const given = await database.read(session, async (shop) => {
      const known = submission && (await answerGiven(shop, submission));
      if (!known) await requireQuota(shop, pictureQuota, taken.length);
      return known;
    });
    if (given) return replay(given);
  }
  const prepared = (await route.prepare?.(input)) as never;
  const pictures = await storePictures(storage, taken);
  const outcome = await database
    .transaction<{ given: KeptAnswer } | { fresh: unknown }>(session, async (shop) => {
      const given = submission && (await answerGiven(shop, submission));
      if (given) return { given };
      requireNotSuspended(route, session);
      const fresh = await handle(shop, { ...input, pictures, prepared });
      if (taken.length > 0) await requireQuota(shop, pictureQuota);
      if (route.isAudited !== false)
        await audit(shop, {
          route: name,
          action: route.summary,
          ...referenceOf(fresh, input.params),
          requestId: request.id,
          ip: request.ip,
        });
      if (submission)
        await keepAnswer(shop, submission, {
          status: route.status,
          response: encodeKept(route.answer, fresh),
        });
      return { fresh };
    })
    .catch((error: unknown) => discarding(storage, pictures, route.refusal?.(error) ?? error));
  request.mayBeSaved = true;
  if ('fresh' in outcome) return outcome.fresh;
  await discardPictures(storage, pictures);
  return replay(outcome.given);
}

/** After a refusal nothing points to the pictures; after a failure that is not certain, and the sweep finds out. */
async function discarding(storage: FileStorage, pictures: UploadedPictures, error: unknown): Promise<never> {
  if (error instanceof HttpError) await discardPictures(storage, pictures);
  throw error;
}

function requireNotSuspended(route: Route, { shop }: ShopSession): void {
  if (shop.isSuspended && !route.isOpenWhileSuspended) throw new Suspended();
}

function limited(route: Route, factor: number) {
  const general = route.pictures || route.upload ? UPLOADS : route.method === 'GET' ? undefined : WRITES;
  const limit = route.limit ?? general;
  return limit ? { rateLimit: { max: limit.max * factor, timeWindow: limit.minutes * 60_000 } } : {};
}
