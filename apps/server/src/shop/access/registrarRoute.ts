import type { Transaction } from 'kysely';
import type * as z from 'zod';
import { audit, kindOf, referenceOf } from '../../base/audit/audit.ts';
import type { Database } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import type { Session, ShopSession } from '../../base/database/Session.ts';
import { Forbidden, NotFound } from '../../base/http/errors.ts';
import type { Route } from '../../base/http/route.ts';
import { logOfRegistrars } from './accessLog.ts';
import { onceForUser } from './onceForUser.ts';
import { settingsOf } from './sessions.ts';

/** Access for a registrar's change: to all shops at once, and to each by itself. */
export interface Registry {
  readonly session: Session;
  /** The moment of the work, epoch milliseconds. */
  readonly now: number;
  /** Every table of every shop. Registrars must not read a shop's books. */
  readonly db: Transaction<Database>;
  /** One shop's own rows. What happens is written into its audit log as well. @throws NotFound when there is none. */
  shop(id: string): Promise<ShopTransaction>;
}

type Output<Schema extends z.ZodType | undefined> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * A call by which a registrar of shops changes something. One transaction holds its effect, its lines in the logs of the
 * registrars and of the shops that it touches, and the answer kept under its `Idempotency-Key`.
 */
export function registrarRoute<
  Answer extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Prepared = undefined,
>(declaration: {
  method: 'POST' | 'PUT' | 'PATCH';
  url: string;
  summary: string;
  params?: Params;
  body?: Body;
  answer: Answer;
  isSecret?: boolean;
  /** Slow preparation, done before the transaction begins. */
  prepare?(body: Output<Body>): Promise<Prepared>;
  handle(
    registry: Registry,
    input: { params: Output<Params>; body: Output<Body>; prepared: Prepared },
  ): Promise<z.output<Answer>>;
}): Route {
  const { method, url, summary, prepare, handle, isSecret = false, ...schemas } = declaration;
  const status = method === 'POST' ? 201 : 200;
  return {
    method,
    url,
    summary,
    ...schemas,
    access: 'shops',
    status,
    isIdempotent: true,
    isSecret,
    work: {
      kind: 'server',
      async handle(server, { params, body }) {
        const { database, request, session } = server;
        if (!session) throw new Forbidden();
        const prepared = (await prepare?.(body)) as Prepared;
        return onceForUser(server, session, { params, body, status, isSecret }, async (db) => {
          const shops = new Map<string, ShopTransaction>();
          const now = database.clock();
          const shop = async (id: string) => {
            const known = shops.get(id) ?? (await database.within(db, id, () => sessionIn(db, session, id)));
            shops.set(id, known);
            return known;
          };
          const fresh = await handle({ session, now, db, shop }, { params, body, prepared });
          const route = `${method} ${url}`;
          const line = { route, action: summary, ...referenceOf(fresh, params), requestId: request.id };
          for (const touched of shops.values()) await audit(touched, { ...line, ip: request.ip });
          await logOfRegistrars(db, {
            ...line,
            refType: kindOf(route),
            at: now,
            userId: session.userId,
            ip: request.ip,
          });
          return fresh;
        });
      },
    },
  };
}

/** A session of the registrar inside a shop, with access to its rows and their name on each action. */
export async function sessionIn(
  db: Pick<Transaction<Database>, 'selectFrom'>,
  session: Session,
  shopId: string,
): Promise<ShopSession> {
  const row = await db.selectFrom('shops').selectAll().where('id', '=', shopId).executeTakeFirst();
  if (!row) throw new NotFound('shop-unknown');
  return { ...session, shop: settingsOf(row) };
}
