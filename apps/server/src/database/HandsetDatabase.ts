import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Day, dayAt } from '@handset/domain';
import { AbortedTransactionError, Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { assumeLargeShops } from './assumeLargeShops.ts';
import type { Database, ShopTables } from './Database.ts';
import { assertMigrated, birthOf, migrate } from './migrate.ts';
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
  nextNumber(series: 'entry' | 'slip' | 'invoice' | 'dispatch' | 'ticket' | 'chat'): Promise<number>;
}

/** Where the shops are kept. */
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
export class WritesRefused extends Error {}

/** The database, opened and migrated: one file, or a PostgreSQL. */
export class HandsetDatabase {
  readonly engine: 'sqlite' | 'postgres';
  readonly clock: () => number;
  readonly #lock: { release(): void } | undefined;
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #sqlite: SqliteDialect | undefined;
  #held: Promise<void> | undefined;
  #refusal: string | undefined;
  #birth = '';

  private constructor({ file, url, clock = Date.now }: DatabaseOptions, { readOnly = false } = {}) {
    this.engine = url ? 'postgres' : 'sqlite';
    this.clock = clock;
    this.#lock = url || readOnly ? undefined : lockDataFolder(file);
    if (!url) this.#sqlite = sqliteDialect(file, { readOnly });
    const dialect = this.#sqlite ?? postgresDialect(url ?? '', { readOnly });
    queries.set(this, new Kysely<Database>({ dialect }));
  }

  static async open(options: DatabaseOptions): Promise<HandsetDatabase> {
    const database = new HandsetDatabase(options);
    try {
      await migrate(unscoped(database));
      database.#birth = await birthOf(unscoped(database));
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
    database.refuseWrites('The database is open for reading only');
    try {
      await assertMigrated(unscoped(database));
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** Tells this database from the one that it was restored from: what was counted in one says nothing of the other. */
  get birth(): string {
    return this.#birth;
  }

  /** Why nothing may be changed; undefined while everything may. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  /** Lets nothing be changed from now on, for a reason that is fit to show to staff. Reading goes on. */
  refuseWrites(reason: string): void {
    this.#refusal ??= reason;
  }

  /** Lets changes wait until a check is through. */
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
   * The only way to change a shop: everything in `work` happens, or nothing. It may run again when PostgreSQL finds that
   * another server was at the same rows, so that it must do nothing but ask and change the shop it is handed.
   */
  transaction<Result>(
    session: ShopSession,
    work: (shop: ShopTransaction) => Promise<Result>,
  ): Promise<Result> {
    return this.changing(session.shop.id, (transaction) => work(this.within(transaction, session)));
  }

  /** One shop's rows as part of a transaction across shops. */
  within(transaction: Transaction<Database>, session: ShopSession): ShopTransaction {
    return { ...this.#readerOf(transaction, session), ...writing(scope(transaction, session)) };
  }

  /**
   * A writing transaction across shops, for `access/` and the registrars alone; `queue` names what must not be done twice at
   * once.
   */
  async changing<Result>(
    queue: string,
    work: (transaction: Transaction<Database>) => Promise<Result>,
  ): Promise<Result> {
    await this.#held;
    if (this.#refusal !== undefined) throw new WritesRefused(this.#refusal);
    const changes = unscoped(this).transaction().setIsolationLevel('serializable');
    if (this.#sqlite)
      return durably(this.#sqlite, changes, work).catch((error: unknown) => this.#failed(error));
    return this.#inTurn(queue, () => retried(() => changes.execute(work)));
  }

  /** After an error of the disk nobody knows what was written: only a start anew, with its checks, can tell. */
  #failed(error: unknown): never {
    if (isDiskError(error))
      this.refuseWrites(
        'The disk of the server reported an error, and nothing can be changed until the server is started again',
      );
    throw error;
  }

  /** Whether the database answers. */
  async isAlive(): Promise<boolean> {
    await unscoped(this).selectFrom('shops').select('id').limit(1).execute();
    return true;
  }

  async close(): Promise<void> {
    const db = queries.get(this);
    queries.delete(this);
    await db?.destroy();
    this.#lock?.release();
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

  /** One writer of a shop at a time in this process: waiting in turn is far cheaper than colliding and trying again. */
  #inTurn<Result>(queue: string, work: () => Promise<Result>): Promise<Result> {
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

/** What the work returns, once it is on the disk. */
async function durably<Result>(
  sqlite: SqliteDialect,
  changes: TransactionBuilder<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { result, outcome } = await changes.execute(async (transaction) => ({
    outcome: sqlite.outcome(),
    result: await work(transaction),
  }));
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
      const { value } = await shop
        .insertInto('counters')
        .values({ name: series, value: 1 })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', row.lit(1)) })),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}

const MAX_ATTEMPTS = 10;

async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isCollision(error)) throw error;
      await pause(Math.random() * 5 * 2 ** attempt);
    }
  }
}

/** Unique keys that two servers can only break by taking the same next place at the same moment. */
const RACES = new Set([
  'journal_entries_pkey',
  'journal_entries_shop_id_prev_hash_key',
  'idempotency_keys_pkey',
  'user_keys_pkey',
  'counters_pkey',
  'audit_log_number_key',
  'day_closings_standing_key',
]);

function isCollision(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true;
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === '40001' || code === '40P01') return true;
  return code === '23505' && typeof constraint === 'string' && RACES.has(constraint);
}

function isDiskError(error: unknown): boolean {
  const SQLITE_IOERR = 10;
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_IOERR;
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
