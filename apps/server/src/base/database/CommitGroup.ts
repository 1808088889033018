import type { DatabaseSync, StatementSync } from 'node:sqlite';

interface Group {
  /** Number of transactions finished in this group. */
  ended: number;
  /** Whether its turn is over, so that it ends with the transaction that is running. */
  isDue: boolean;
  outcome: PromiseWithResolvers<void>;
}

/**
 * One commit for the transactions that end in the same turn of the event loop. Waiting for the disk is the
 * most expensive part of a sale, and tills that sell at the same moment share it. The transactions run one
 * after another, each in its own savepoint, so that a failure undoes only its own. None is acknowledged
 * before the shared commit is on disk. A group ends with its turn, or with the transaction that outlasts it,
 * so that it never waits for later ones. Call `commit` before other work on the connection.
 */
export class CommitGroup {
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #rollBack: StatementSync;
  readonly #enter: StatementSync;
  readonly #leave: StatementSync;
  readonly #undo: StatementSync;
  readonly #database: DatabaseSync;
  #open: Group | undefined;
  #isRunning = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('begin immediate');
    this.#commit = database.prepare('commit');
    this.#rollBack = database.prepare('rollback');
    this.#enter = database.prepare('savepoint member');
    this.#leave = database.prepare('release member');
    this.#undo = database.prepare('rollback to member');
  }

  /** Whether the statement that comes next belongs to a transaction of the group. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Settled when the transaction that is running, should it succeed, is on the disk or lost. */
  get outcome(): Promise<void> {
    if (!this.#open) throw new Error('No transaction is running');
    return this.#open.outcome.promise;
  }

  begin(): void {
    if (this.#open) this.#enter.run();
    else {
      this.#begin.run();
      const outcome = Promise.withResolvers<void>();
      // Every member waits for it; a group that none has joined yet must not count as unheeded.
      outcome.promise.catch(() => {});
      this.#open = { ended: 0, isDue: false, outcome };
    }
    this.#isRunning = true;
  }

  end(): void {
    const group = this.#running();
    if (group.ended > 0) this.#leave.run();
    this.#isRunning = false;
    group.ended += 1;
    if (group.isDue) this.commit();
    // When this turn has handled what had arrived.
    else if (group.ended === 1) setImmediate(() => this.#endTurn(group));
  }

  /**
   * Rolls back the running transaction only.
   *
   * @param reason The error of its last statement. Those before it are lost by it as well if it has rolled everything back.
   */
  fail(reason?: unknown): void {
    const group = this.#running();
    this.#isRunning = false;
    // Some failures (a full disk, for one) have rolled everything back already, those before it as well.
    if (!this.#database.isTransaction)
      this.#lose(reason ?? new Error('The disk failed a transaction of the group'));
    else if (group.ended > 0) {
      this.#undo.run();
      this.#leave.run();
      if (group.isDue) this.commit();
    } else {
      this.#rollBack.run();
      this.#open = undefined;
    }
  }

  /** Commits what has ended, now. @throws Error while a transaction is running, half of which it would commit. */
  commit(): void {
    if (this.#isRunning) throw new Error('A transaction is running');
    const group = this.#open;
    if (!group) return;
    try {
      this.#commit.run();
    } catch (error) {
      if (this.#database.isTransaction) this.#rollBack.run();
      this.#lose(error);
      return;
    }
    this.#open = undefined;
    group.outcome.resolve();
  }

  /** A transaction that waits for something else than the database may outlast the turn: its own end is the group's. */
  #endTurn(group: Group): void {
    if (this.#open !== group) return;
    if (this.#isRunning) group.isDue = true;
    else this.commit();
  }

  #lose(error: unknown): void {
    const group = this.#open;
    this.#open = undefined;
    group?.outcome.reject(error);
  }

  #running() {
    if (!this.#open || !this.#isRunning) throw new Error('No transaction is running');
    return this.#open;
  }
}
