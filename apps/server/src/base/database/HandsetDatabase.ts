import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Day, dayAt, type Refusal, refusal, refusalMessage } from '@handset/domain';
import { Kysely, type Transaction } from 'kysely';
import { assumeLargeShops } from './assumeLargeShops.ts';
import type { Database, ShopTables } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { diskProblem } from './diskProblem.ts';
import { type Lock, lockedChange, takeLock } from './lockedChange.ts';
import { assertMigrated, assertNotNewer, migrate, readDatabaseId } from './migrate.ts';
import { postgresDialect } from './postgresDialect.ts';
import { lockDataFolder } from './processLock.ts';
import type { ShopSession } from './Session.ts';
import { ShopScope } from './ShopScope.ts';
import { type SqliteDialect, sqliteDialect } from './sqliteDialect.ts';

type ShopQueries = Kysely<ShopTables>;

/** One shop's rows to read, at one moment. */
export interface ShopReader extends Pick<ShopQueries, 'selectFrom' | 'with' | 'fn'> {
  readonly session: ShopSession;
  /** The moment of the work, epoch milliseconds. */
  readonly now: number;
  /** The shop's day at that moment. */
  readonly today: Day;
}

/** One shop's rows to read and change, all or nothing. */
export interface ShopTransaction
  extends ShopReader,
    Pick<ShopQueries, 'insertInto' | 'updateTable' | 'deleteFrom'> {
  /** The next number of a series without gaps: a transaction that fails gives its number back. */
  nextNumber(series: Series): Promise<number>;
}

type Series = 'entry' | 'slip' | 'invoice' | 'dispatch' | 'ticket' | 'chat';

/** Location of the database. */
export interface DatabaseOptions {
  /** The file of the embedded database. */
  file: string;
  /** A PostgreSQL to use in its stead. */
  url?: string | undefined;
  /** @default Date.now */
  clock?: (() => number) | undefined;
}

const queries = new WeakMap<HandsetDatabase, Kysely<Database>>();

/**
 * Every table of every shop, behind the scope. For `access/`, which finds out whose shop it is, for the calls of the
 * registrars (`registrarRoute`), who keep all shops and see nothing of their books, and for `database/` itself; services take
 * a `ShopReader` or a `ShopTransaction`.
 */
export function unscoped(database: HandsetDatabase): Kysely<Database> {
  const db = queries.get(database);
  if (!db) throw new Error('The database is closed');
  return db;
}

/** Thrown instead of a change while the database is open for reading only; the message is fit to show to staff. */
export class WritesRefused extends Error {
  readonly refusal: Refusal;

  constructor(why: Refusal) {
    super(refusalMessage(why, 'en'));
    this.refusal = why;
  }
}

/** The database, opened and migrated: one file, or a PostgreSQL. */
export class HandsetDatabase {
  readonly engine: 'sqlite' | 'postgres';
  readonly clock: () => number;
  readonly #lock: { release(): void } | undefined;
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #sqlite: SqliteDialect | undefined;
  #held: Promise<void> | undefined;
  #refusal: Refusal | undefined;
  #birth = '';

  private constructor({ file, url, clock = Date.now }: DatabaseOptions, { readOnly = false } = {}) {
    this.engine = url ? 'postgres' : 'sqlite';
    this.clock = clock;
    this.#lock = url || readOnly ? undefined : lockDataFolder(file);
    if (!url) this.#sqlite = sqliteDialect(file, { readOnly });
    const dialect = this.#sqlite ?? postgresDialect(url ?? '', { readOnly, isBounded: !readOnly });
    queries.set(this, new Kysely<Database>({ dialect }));
  }

  static async open(options: DatabaseOptions): Promise<HandsetDatabase> {
    if (options.url) await migratePostgres(options.url);
    const database = new HandsetDatabase(options);
    try {
      if (!options.url) await migrate(unscoped(database));
      database.#birth = await readDatabaseId(unscoped(database));
      if (database.engine === 'sqlite') await assumeLargeShops(unscoped(database));
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /**
   * Opens it beside the server that is using it, to read: nothing can be changed, and the server is not held up.
   * @throws Error when there is none, or its schema is not this Handset's.
   */
  static async openReadOnly(options: DatabaseOptions): Promise<HandsetDatabase> {
    if (!options.url && !existsSync(options.file))
      throw new Error(`There is no database at ${options.file}.`);
    const database = new HandsetDatabase(options, { readOnly: true });
    database.refuseWrites(refusal('database-read-only'));
    try {
      await assertMigrated(unscoped(database));
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /**
   * Identifies this database. One restored from a backup differs from its original, so that version counters
   * of one do not apply to the other.
   */
  get birth(): string {
    return this.#birth;
  }

  /** Why nothing may be changed; undefined while everything may. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** Refuses all changes from now on, with a reason for staff. Reads continue. */
  refuseWrites(reason: Refusal): void {
    this.#refusal ??= reason;
  }

  /** Makes changes wait for the end of a check. */
  holdWrites(check: Promise<void>): void {
    this.#held = check.catch(() => {});
  }

  /** Reads every shop's rows at one moment, for a backup alone. */
  snapshot<Result>(work: (rows: Transaction<Database>) => Promise<Result>): Promise<Result> {
    return unscoped(this)
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work);
  }

  /** Reads from one consistent picture of the shop, however many queries it takes. */
  read<Result>(session: ShopSession, work: (shop: ShopReader) => Promise<Result>): Promise<Result> {
    return unscoped(this)
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => work(this.#readerOf(transaction, session)));
  }

  /**
   * The only way to change a shop: `work` happens as a whole or not at all, and nobody else changes the shop
   * at the same time. PostgreSQL may require a repeat, so `work` must do nothing except read and change the
   * given shop.
   */
  transaction<Result>(
    session: ShopSession,
    work: (shop: ShopTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.changing({ shop: session.shop.id }, async (transaction) =>
      work(this.#writerOf(transaction, session)),
    );
  }

  /** One shop's rows as part of a transaction that holds the registry; `sessionOf` is asked once the shop is locked. */
  async within(
    transaction: Transaction<Database>,
    shopId: string,
    sessionOf: () => Promise<ShopSession>,
  ): Promise<ShopTransaction> {
    if (this.engine === 'postgres') await takeLock(transaction, { shop: shopId });
    return this.#writerOf(transaction, await sessionOf());
  }

  /** A writing transaction across shops, for `access/` and the registrars alone. */
  async changing<Result>(
    lock: Lock,
    work: (transaction: Transaction<Database>) => Promise<Result>,
  ): Promise<Result> {
    await this.#held;
    if (this.#refusal !== undefined) throw new WritesRefused(this.#refusal);
    if (this.#sqlite)
      return durably(this.#sqlite, unscoped(this), work).catch((error: unknown) => this.#failed(error));
    return this.#inTurn(lock, () => lockedChange(unscoped(this), lock, work));
  }

  /** After a disk error it is unknown what was written. Only a restart, with its checks, can tell. */
  #failed(error: unknown): never {
    if (diskProblem(error) === 'failing') this.refuseWrites(refusal('disk-failed'));
    throw error;
  }

  /** @throws DatabaseUnavailable while the database does not answer in time, or once a newer Handset has migrated it. */
  async requireAnswer(): Promise<void> {
    await Promise.race([assertNotNewer(unscoped(this)), noAnswer()]);
  }

  async close(): Promise<void> {
    const db = queries.get(this);
    queries.delete(this);
    await db?.destroy();
    this.#lock?.release();
  }

  #writerOf(transaction: Transaction<Database>, session: ShopSession): ShopTransaction {
    return { ...this.#readerOf(transaction, session), ...writing(scope(transaction, session)) };
  }

  #readerOf(transaction: Transaction<Database>, session: ShopSession): ShopReader {
    const now = this.clock();
    const shop = scope(transaction, session);
    return {
      session,
      now,
      today: dayAt(new Date(now), session.shop.timeZone),
      selectFrom: shop.selectFrom.bind(shop),
      with: shop.with.bind(shop),
      fn: shop.fn,
    };
  }

  /** Optimisation: waiting for a lock here rather than in PostgreSQL occupies no connection. */
  #inTurn<Result>(lock: Lock, work: () => Promise<Result>): Promise<Result> {
    if (lock === 'none') return work();
    const queue = lock === 'registry' ? lock : lock.shop;
    const before = this.#queues.get(queue) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#queues.set(queue, mine);
    const leave = () => {
      if (this.#queues.get(queue) === mine) this.#queues.delete(queue);
    };
    mine.then(leave, leave);
    return mine;
  }
}

/** Resolves with the result of the work once it is safely on disk. */
async function durably<Result>(
  sqlite: SqliteDialect,
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { result, outcome } = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => ({ outcome: sqlite.outcome(), result: await work(transaction) }));
  await outcome;
  return result;
}

function scope(transaction: Transaction<Database>, session: ShopSession): ShopQueries {
  // The scope puts `shop_id` back into every query, so that the types can do without it.
  return transaction.withPlugin(new ShopScope(session.shop.id)) as unknown as ShopQueries;
}

function writing(shop: ShopQueries): Omit<ShopTransaction, keyof ShopReader> {
  return {
    insertInto: shop.insertInto.bind(shop),
    updateTable: shop.updateTable.bind(shop),
    deleteFrom: shop.deleteFrom.bind(shop),
    nextNumber: async (series) => {
      const { value } = await countUp(shop, series).returning('value').executeTakeFirstOrThrow();
      return value;
    },
  };
}

/** Counts a series up by one. What it returns is read by the same statement. */
export function countUp(shop: Pick<ShopQueries, 'insertInto'>, series: Series) {
  return shop
    .insertInto('counters')
    .values({ name: series, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', row.lit(1)) })),
    );
}

const ANSWERS_WITHIN = 5000;

async function noAnswer(): Promise<never> {
  await pause(ANSWERS_WITHIN, undefined, { ref: false });
  throw new DatabaseUnavailable(`no answer within ${ANSWERS_WITHIN / 1000} s`);
}

/** Migrates on a connection of its own: a migration takes as long as it needs. */
async function migratePostgres(url: string): Promise<void> {
  const db = new Kysely<Database>({ dialect: postgresDialect(url) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Whether the database refused a row because a unique key is taken already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const SQLITE_CONSTRAINT_UNIQUE = 2067;
  const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
  return code === '23505' || errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}

/** Whether that is because of the unique key on one column of a table. */
export function violates(error: unknown, table: string, column: string): boolean {
  if (!isUniqueViolation(error)) return false;
  const { constraint, message } = error as Error & { constraint?: unknown };
  return constraint === `${table}_${column}_key` || message.includes(`${table}.${column}`);
}
