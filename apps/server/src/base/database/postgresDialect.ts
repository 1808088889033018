import { type Dialect, PostgresDialect, PostgresDriver, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { assertBindable } from './bindable.ts';
import { PostgresConnections } from './PostgresConnections.ts';

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Time limits of a server's statements, in milliseconds. A request waits at most 30 s, and longer work must
 * not hold locks. Migrations, backups and proofs have no limit.
 */
const BOUNDS = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // PostgreSQL cannot cancel a statement whose network is gone.
  query_timeout: 35_000,
} as const;

/** Kysely on PostgreSQL; counts and sums arrive as exact numbers, as they do from SQLite. */
export function postgresDialect(url: string, { readOnly = false, isBounded = false } = {}): Dialect {
  const pool = new PostgresConnections({
    connectionString: url,
    ...(isBounded ? BOUNDS : {}),
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? safeInteger
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  return new HandsetPostgresDialect(pool);
}

class HandsetPostgresDialect extends PostgresDialect {
  readonly #pool: PostgresConnections;

  constructor(pool: PostgresConnections) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver() {
    return new TolerantPostgresDriver({ pool: this.#pool });
  }

  override createQueryCompiler() {
    return new CheckedPostgresCompiler();
  }
}

class TolerantPostgresDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    // PostgreSQL itself rolls back when a connection breaks. Report the original error.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

class CheckedPostgresCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown) {
    // Kysely asks the catalogue with booleans; PostgreSQL itself refuses one in any column of ours.
    if (typeof parameter !== 'boolean') assertBindable(parameter);
    super.appendValue(parameter);
  }
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Not an exact integer: ${text}`);
  return number;
}
