/** The database cannot be asked just now: it is stopped, restarting, out of connections, or the connection broke. */
export class DatabaseUnavailable extends Error {
  /** PostgreSQL's code where it said why; undefined when the connection ended without a word. */
  readonly sqlState: string | undefined;

  constructor(cause: unknown, sqlState?: string) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`The database does not answer: ${reason}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.sqlState = sqlState;
  }
}

/** The connection broke after a change had begun: whether it was committed only its `Idempotency-Key` can tell. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection to the database broke during a change', { cause });
    this.name = 'OutcomeUnknown';
  }
}
