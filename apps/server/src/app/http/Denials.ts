import type { FastifyRequest } from 'fastify';
import { audit } from '../../base/audit/audit.ts';
import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import type { ShopSession } from '../../base/database/Session.ts';
import { logOfRegistrars } from '../../shop/access/accessLog.ts';

const LOG_INTERVAL = 10 * 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Writes down who was denied what: once per person and call within ten minutes, so that a screen that keeps asking does
 * not fill the log.
 */
export class Denials {
  readonly #database: HandsetDatabase;
  readonly #noted = new Map<string, number>();

  constructor(database: HandsetDatabase) {
    this.#database = database;
  }

  /** Never fails: that somebody is denied does not hang on its being written down. */
  async note(
    { session, id: requestId, ip, log }: FastifyRequest,
    route: string,
    summary: string,
  ): Promise<void> {
    if (!session || !this.#isNews(`${session.userId} ${route}`)) return;
    const line = { route, action: `Denied: ${summary}`, requestId, ip };
    const { shop, userId } = session;
    try {
      if (shop) await this.#database.transaction(session as ShopSession, (own) => audit(own, line));
      else {
        const at = this.#database.clock();
        await this.#database.changing('registry', (transaction) =>
          logOfRegistrars(transaction, { ...line, at, userId }),
        );
      }
    } catch (error) {
      log.warn({ err: error }, 'A denial could not be written down');
    }
  }

  #isNews(what: string): boolean {
    const now = this.#database.clock();
    const before = this.#noted.get(what);
    if (before !== undefined && Math.abs(now - before) < LOG_INTERVAL) return false;
    if (this.#noted.size >= MAX_REMEMBERED) this.#noted.clear();
    this.#noted.set(what, now);
    return true;
  }
}
