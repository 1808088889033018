import { setTimeout as pause } from 'node:timers/promises';
import { AbortedTransactionError, type Kysely, type Transaction } from 'kysely';
import type { Database } from './Database.ts';
import { DatabaseUnavailable, OutcomeUnknown } from './DatabaseUnavailable.ts';
import { sqlStateOf } from './PostgresConnections.ts';

/**
 * Scope that a change locks until it is committed: one shop, or the registry (the registrars' own records and
 * the list of shops). `none` is for changes that lock their own rows.
 */
export type Lock = { readonly shop: string } | 'registry' | 'none';

type Work<Result> = (transaction: Transaction<Database>) => Promise<Result>;

/**
 * Runs a change on PostgreSQL under its lock. READ COMMITTED, so that every statement after the lock sees the
 * previous holder's commits. Different shops never wait for one another.
 * @throws OutcomeUnknown when the connection broke and the change may have been committed
 * @throws DatabaseUnavailable when nothing was committed, and the same may succeed later
 */
export async function lockedChange<Result>(
  db: Kysely<Database>,
  lock: Lock,
  work: Work<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, lock, work);
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new DatabaseUnavailable(error, sqlStateOf(error));
      await pause(Math.random() * 5 * 2 ** attempt);
    }
  }
}

const MAX_ATTEMPTS = 10;

async function once<Result>(db: Kysely<Database>, lock: Lock, work: Work<Result>): Promise<Result> {
  let progress: Progress = 'none';
  try {
    return await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        progress = 'begun';
        await takeLock(transaction, lock);
        const result = await work(transaction);
        progress = 'committing';
        return result;
      });
  } catch (error) {
    throw outcomeOf(error, progress);
  }
}

/**
 * Waits for the lock. A row lock, unlike an advisory one, works alike in every PostgreSQL-compatible engine.
 */
export async function takeLock(transaction: Transaction<Database>, lock: Lock): Promise<void> {
  if (lock === 'none') return;
  await (lock === 'registry'
    ? transaction.selectFrom('registry_settings').select('id').forUpdate().execute()
    : transaction.selectFrom('shops').select('id').where('id', '=', lock.shop).forUpdate().execute());
}

/** Whether PostgreSQL took a transaction back for no fault of its own. Distributed engines do so even behind a lock. */
function isCollision(error: unknown): boolean {
  if (error instanceof AbortedTransactionError) return true;
  const sqlState = sqlStateOf(error);
  return sqlState === '40001' || sqlState === '40P01';
}

type Progress = 'none' | 'begun' | 'committing';

/** Error of a failed change: its outcome counts as unknown unless certainly nothing was committed. */
function outcomeOf(error: unknown, progress: Progress): unknown {
  if (progress === 'none' || !(error instanceof DatabaseUnavailable)) return error;
  // Before COMMIT, PostgreSQL's own word that it ended the connection is also its word that it rolled back.
  const isRolledBack = progress === 'begun' && error.sqlState !== undefined;
  return isRolledBack ? error : new OutcomeUnknown(error);
}
