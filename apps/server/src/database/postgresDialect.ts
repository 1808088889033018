import { type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { assertBindable } from './bindable.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Kysely on PostgreSQL; counts and sums arrive as exact numbers, as they do from SQLite. */
export function postgresDialect(url: string, { readOnly = false } = {}): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(readOnly ? { options: '-c default_transaction_read_only=on' } : {}),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? safeInteger
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return new CheckedPostgresDialect({ pool });
}

class CheckedPostgresDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new CheckedPostgresCompiler();
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
