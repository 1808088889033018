import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

const MAX_CONNECTIONS = 10;
const FIRST_PAUSE = 50;
const MAX_PAUSE = 1000;

/**
 * node-postgres's pool, for a database that comes and goes. A connection that breaks is dropped, never fatal; every failure
 * that is not about the statement arrives as `DatabaseUnavailable`; and while PostgreSQL refuses connections, it is asked
 * for new ones at growing intervals, so that requests fail at once in between.
 */
export class PostgresConnections implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #lostBy = new WeakMap<object, Error>();
  #pause = 0;
  #closedUntil = 0;
  #lastFailure: DatabaseUnavailable | undefined;

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool({
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      ...config,
    });
    // Idle connections report errors to the pool, those in use to their client. An unhandled `error` event ends the
    // process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      client.on('error', (error) => {
        if (!this.#lostBy.has(client)) this.#lostBy.set(client, error);
      });
    });
  }

  get options() {
    return this.#pool.options;
  }

  async connect(): Promise<PostgresPoolClient> {
    const isConnecting = this.#pool.idleCount === 0 && this.#pool.totalCount < MAX_CONNECTIONS;
    if (isConnecting && this.#lastFailure && performance.now() < this.#closedUntil) throw this.#lastFailure;
    try {
      const client = await this.#pool.connect();
      if (isConnecting) {
        this.#pause = 0;
        this.#closedUntil = 0;
      }
      return this.#watched(client);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const failure = new DatabaseUnavailable(error, sqlStateOf(error));
      if (isConnecting) this.#holdOff(failure);
      throw failure;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #holdOff(failure: DatabaseUnavailable): void {
    this.#lastFailure = failure;
    // Connections requested together fail together, and count once.
    if (performance.now() < this.#closedUntil) return;
    this.#pause = Math.min(MAX_PAUSE, this.#pause === 0 ? FIRST_PAUSE : this.#pause * 2);
    this.#closedUntil = performance.now() + this.#pause;
  }

  #watched(client: pg.PoolClient): PostgresPoolClient {
    let isBroken = false;
    const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
      // A time-out leaves the client busy for good: whatever came next would wait behind it.
      if (isBroken) throw new DatabaseUnavailable(new Error('The connection is broken'));
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        // PostgreSQL's own reason for ending the connection says more than the client's later error.
        const reason = this.#lostBy.get(client) ?? error;
        if (!isBreak(reason)) throw error;
        isBroken = true;
        throw new DatabaseUnavailable(reason, sqlStateOf(reason));
      }
    };
    return {
      // Kysely also knows cursors, which only streaming would use.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isBroken),
    };
  }
}

/** The SQLSTATE of an error that PostgreSQL itself reported. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Ends of a connection: connection exceptions, an unknown completion, shutdowns and restarts, an idle transaction's end. */
const BREAKS = /^(?:08|40003|57P|25P03)/;

/** Whether a failed statement means that its connection is gone. */
function isBreak(error: unknown): boolean {
  const sqlState = sqlStateOf(error);
  if (sqlState !== undefined) return BREAKS.test(sqlState);
  // node-postgres throws plain errors for connections and time-outs; values that cannot be read or bound are these.
  return !(error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError);
}

const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN'],
  ...['ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', 'EADDRNOTAVAIL'],
]);

/** Whether a connection that could not be made may be made later; not so with a wrong password or an unknown database. */
function isUnreachable(error: unknown): boolean {
  const sqlState = sqlStateOf(error);
  // Starting, stopping, or all connections taken.
  if (sqlState !== undefined) return /^(?:08|57P|53)/.test(sqlState);
  if (!(error instanceof Error)) return false;
  const { code, message } = error as NodeJS.ErrnoException;
  // Errors of TLS have codes, those of signing in (SASL) do not.
  return code === undefined ? !message.startsWith('SASL') : NETWORK.has(code);
}
