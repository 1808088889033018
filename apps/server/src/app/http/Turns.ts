/** Changes of a shop that begin in one turn share one commit (decision 33). */
const CHANGES_AT_ONCE = 8;

/** The connection of a request. Once destroyed, it no longer blocks others. */
interface Connection {
  readonly destroyed: boolean;
}

interface Waiting {
  connection: Connection;
  isChange: boolean;
  begin: () => void;
}

/**
 * Schedules requests fairly: one at a time per connection, first the connection that was served longest ago,
 * new connections before all. Between two turns the event loop can accept connections and read data, however
 * busy others keep the server.
 */
export class Turns {
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #count = 0;
  /** When a connection was served last, as the number of the turn. */
  readonly #served = new WeakMap<Connection, number>();
  readonly #inWork = new WeakSet<Connection>();

  /** Resolves when it is the request's turn. Its end has to be told, or the connection is served no more. */
  take(connection: Connection, isChange: boolean): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push({ connection, isChange, begin });
      this.#schedule();
    });
  }

  /** The request that had its turn is answered, or its asker is gone. */
  end(connection: Connection): void {
    this.#inWork.delete(connection);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#serve();
    });
  }

  #serve(): void {
    for (let served = 1; served <= CHANGES_AT_ONCE; served += 1) {
      const next = this.#next();
      if (!next) return;
      this.#waiting = this.#waiting.filter((it) => it !== next);
      this.#count += 1;
      this.#served.set(next.connection, this.#count);
      this.#inWork.add(next.connection);
      next.begin();
      if (!next.isChange) break;
    }
    this.#schedule();
  }

  #next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const each of this.#waiting) {
      if (this.#inWork.has(each.connection) && !each.connection.destroyed) continue;
      if (!best || this.#servedAt(each) < this.#servedAt(best)) best = each;
    }
    return best;
  }

  #servedAt({ connection }: Waiting): number {
    return this.#served.get(connection) ?? 0;
  }
}
