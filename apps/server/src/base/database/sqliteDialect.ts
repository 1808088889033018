import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { assertBindable } from './bindable.ts';
import { CommitGroup } from './CommitGroup.ts';

/** The first SQLite whose write-ahead log cannot lose a commit when two connections reset it at once. */
const SAFE_VERSION = [3, 51, 3] as const;

/** Kysely on `node:sqlite`, and a way to know when its transactions are on the disk. */
export interface SqliteDialect extends Dialect {
  /** Of the serializable transaction that is running: settled when it, should it succeed, is on the disk or lost. */
  outcome(): Promise<void>;
}

/**
 * Kysely on `node:sqlite`: IMMEDIATE transactions, transactional DDL, each statement prepared once. A serializable
 * transaction shares its commit with those that end in the same turn (`CommitGroup`): it is over before it is durable.
 */
export function sqliteDialect(file: string, { readOnly = false } = {}): SqliteDialect {
  const driver = new NodeSqliteDriver(file, readOnly ? openForReading : openDatabase);
  return {
    outcome: () => driver.outcome(),
    createAdapter: () => new TransactionalDdlAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new CheckedSqliteCompiler(),
  };
}

class TransactionalDdlAdapter extends SqliteAdapter {
  /** SQLite rolls DDL back as well as rows; Kysely's own adapter leaves half a migration behind. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class CheckedSqliteCompiler extends SqliteQueryCompiler {
  protected override appendValue(parameter: unknown) {
    assertBindable(parameter);
    super.appendValue(parameter);
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  readonly #open: (file: string) => DatabaseSync;
  #opened: { database: DatabaseSync; connection: NodeSqliteConnection; commits: CommitGroup } | undefined;

  constructor(file: string, open: (file: string) => DatabaseSync) {
    this.#file = file;
    this.#open = open;
  }

  async init() {
    const database = this.#open(this.#file);
    const commits = new CommitGroup(database);
    this.#opened = { database, commits, connection: new NodeSqliteConnection(database, commits) };
  }

  outcome(): Promise<void> {
    return this.#known().commits.outcome;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#known().connection;
  }

  async beginTransaction(_: DatabaseConnection, { accessMode, isolationLevel }: TransactionSettings) {
    const { database, commits } = this.#known();
    if (isolationLevel === 'serializable') return commits.begin();
    commits.commit();
    // A writer takes its lock at once: two readers that both turn writers would have to fail.
    database.exec(accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction() {
    const { database, commits } = this.#known();
    if (commits.isRunning) commits.end();
    else database.exec('commit');
  }

  async rollbackTransaction() {
    const { database, commits, connection } = this.#known();
    if (commits.isRunning) commits.fail(connection.failure);
    // Some failures (a full disk, for one) have rolled the transaction back already.
    else if (database.isTransaction) database.exec('rollback');
  }

  async releaseConnection() {}

  async destroy() {
    const { database, connection, commits } = this.#known();
    // Of a transaction that is cut short nothing stays; those that ended before it do.
    if (commits.isRunning) commits.fail();
    commits.commit();
    connection.forgetStatements();
    database.close();
  }

  #known() {
    if (!this.#opened) throw new Error('The database is not open');
    return this.#opened;
  }
}

interface Prepared {
  statement: StatementSync;
  returnsRows: boolean;
  isReading: boolean;
}

const MAX_PREPARED = 500;

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #commits: CommitGroup;
  readonly #prepared = new Map<string, Prepared>();
  #failure: unknown;

  constructor(database: DatabaseSync, commits: CommitGroup) {
    this.#database = database;
    this.#commits = commits;
  }

  /** The error of the last statement that failed. */
  get failure(): unknown {
    return this.#failure;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return this.#execute<Row>(query);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  #execute<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows, isReading } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    // A read outside a transaction may see uncommitted changes of a group; a write must commit the group first.
    if (!isReading && !this.#commits.isRunning) this.#commits.commit();
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // A statement of its own: a cached one cannot run twice at the same time.
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[])))
      yield { rows: [row as Row] };
  }

  forgetStatements() {
    this.#prepared.clear();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = {
      statement,
      returnsRows: statement.columns().length > 0,
      isReading: /^\s*select\b/i.test(sql),
    };
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined && this.#prepared.size >= MAX_PREPARED) this.#prepared.delete(oldest);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Opens the file with the settings under which no acknowledged sale was ever lost, and refuses to run on others. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma busy_timeout = 5000;
      pragma trusted_schema = off;
    `);
    // Some builds fall back to a weaker `synchronous` after the first transaction, so run one before the check.
    database.exec('begin immediate; pragma user_version = 1; commit');
    assertSettings(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the file beside the process that writes to it, which goes on unhindered. */
export function openForReading(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec('pragma trusted_schema = off');
    assertVersion(sqliteVersion(database));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const REQUIRED = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
  trusted_schema: 0,
} as const;

/** @throws Error naming the first setting that would put the books at risk. */
export function assertSettings(database: DatabaseSync): void {
  for (const [name, expected] of Object.entries(REQUIRED)) {
    const [value] = Object.values(database.prepare(`pragma ${name}`).get() ?? {});
    if (value !== expected)
      throw new Error(`SQLite runs with ${name} = ${value}; Handset needs ${expected}. It will not start.`);
  }
  assertVersion(sqliteVersion(database));
}

function sqliteVersion(database: DatabaseSync): string {
  return String(database.prepare('select sqlite_version() as version').get()?.version);
}

/** @throws Error when that SQLite can lose committed work. */
export function assertVersion(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, least] of SAFE_VERSION.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return;
    if (part < least)
      throw new Error(
        `SQLite ${version} can lose committed work; ${SAFE_VERSION.join('.')} or newer is needed.`,
      );
  }
}
