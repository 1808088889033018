import type { FastifyRequest } from 'fastify';
import { logOfRegistrars } from '../access/accessLog.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { ShopSession } from '../database/Session.ts';
import { audit } from '../http/audit.ts';

const QUIET = 10 * 60_000;
const MOST_REMEMBERED = 10_000;

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
        await this.#database.changing('registrars', (transaction) =>
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
    if (before !== undefined && Math.abs(now - before) < QUIET) return false;
    if (this.#noted.size >= MOST_REMEMBERED) this.#noted.clear();
    this.#noted.set(what, now);
    return true;
  }
}
