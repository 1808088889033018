import { newSubmission } from '@handset/api-client';
import { liveQuery } from 'dexie';
import { disk } from './HandsetDatabase.ts';
import { inTime } from './inTime.ts';

/** Time for a lock's holder to reply, in milliseconds; a closed tab never does. */
const PATIENCE = 500;
/** Interval at which a waiting tab checks that the holder is still there, in milliseconds. */
const CHECK_INTERVAL = 5000;

/** Messages between tabs: a question whether a request still holds its lock, and the answer that it does. */
type Message = { asked: string } | { held: string };

/**
 * Exclusive locks that all tabs of a browser share, for pages that have no Web Locks: those on plain http, as a till on the shop's own
 * network is. They are rows of the browser's database. Where that does not work, every tab is let in.
 */
export class TabLocks implements Pick<LockManager, 'request' | 'query'> {
  readonly #channel = new BroadcastChannel('handset-locks');
  /** Requests of this tab that hold a lock. */
  readonly #holders = new Set<string>();
  /** Names that this tab waits for. */
  readonly #waiting = new Set<string>();
  /** Attempts that have neither succeeded nor begun to wait. */
  readonly #asking = new Set<Promise<unknown>>();

  constructor() {
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('asked' in data && this.#holders.has(data.asked)) this.#tell({ held: data.asked });
    });
  }

  request<Result>(name: string, callback: LockGrantedCallback<Result>): Promise<Awaited<Result>>;
  request<Result>(
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<Result>,
  ): Promise<Awaited<Result>>;
  async request<Result>(
    name: string,
    options: LockOptions | LockGrantedCallback<Result>,
    callback?: LockGrantedCallback<Result>,
  ): Promise<Awaited<Result>> {
    if (typeof options === 'function') return this.request(name, {}, options);
    const run = callback as LockGrantedCallback<Result>;
    const holder = newSubmission().key;
    this.#holders.add(holder);
    try {
      while (!(await this.#take(name, holder, options.steal ?? false))) {
        if (options.ifAvailable) return await run(null);
        this.#waiting.add(name);
        await maybeFree(name, options.signal).finally(() => this.#waiting.delete(name));
      }
      const lost = whenLost(name, holder);
      return await Promise.race([run({ name, mode: 'exclusive' }), lost.promise]).finally(lost.stop);
    } finally {
      this.#holders.delete(holder);
      if (disk.isOpen())
        await disk.locks
          .where({ name, holder })
          .delete()
          .catch(() => {});
    }
  }

  /** The locks that this tab waits for. */
  async query(): Promise<LockManagerSnapshot> {
    await Promise.all(this.#asking);
    // Let pending requests run first.
    await new Promise((resolve) => setTimeout(resolve));
    return { pending: [...this.#waiting].map((name) => ({ name, mode: 'exclusive' as const })) };
  }

  #take(name: string, holder: string, isStolen: boolean): Promise<boolean> {
    const asked = this.#tryToTake(name, holder, isStolen).catch(() => true);
    this.#asking.add(asked);
    return asked.finally(() => this.#asking.delete(asked));
  }

  async #tryToTake(name: string, holder: string, isStolen: boolean): Promise<boolean> {
    // Nothing is known of other tabs while the database does not open.
    if (!disk.isOpen() && !(await inTime(disk.open(), null))) return true;
    const before = await disk.locks.get(name);
    if (before && !isStolen && (await this.#isHeld(before.holder))) return false;
    return disk.transaction('rw', disk.locks, async () => {
      const now = await disk.locks.get(name);
      // Another tab was quicker.
      if (now?.holder !== before?.holder && !isStolen) return false;
      await disk.locks.put({ name, holder });
      return true;
    });
  }

  /** Whether the tab of a request is still there. */
  async #isHeld(holder: string): Promise<boolean> {
    if (this.#holders.has(holder)) return true;
    return new Promise((resolve) => {
      const end = (isHeld: boolean) => {
        clearTimeout(timer);
        this.#channel.removeEventListener('message', listen);
        resolve(isHeld);
      };
      const listen = ({ data }: MessageEvent<Message>) => 'held' in data && data.held === holder && end(true);
      const timer = setTimeout(() => end(false), PATIENCE);
      this.#channel.addEventListener('message', listen);
      this.#tell({ asked: holder });
    });
  }

  #tell(message: Message): void {
    this.#channel.postMessage(message);
  }
}

/** Waits until a lock is released, or until its holder is to be checked again. */
function maybeFree(name: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      row.unsubscribe();
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, CHECK_INTERVAL);
    const row = liveQuery(() => disk.locks.get(name)).subscribe({
      next: (held) => held ?? end(),
      error: end,
    });
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

/** Rejects once another tab has taken a lock over. */
function whenLost(name: string, holder: string): { promise: Promise<never>; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<never>((_, reject) => {
    const row = liveQuery(() => disk.locks.get(name)).subscribe({
      next: (held) => {
        if (held && held.holder !== holder) reject(new DOMException('Another tab has it', 'AbortError'));
      },
      error: () => {},
    });
    stop = () => row.unsubscribe();
  });
  return { promise, stop };
}

/** The locks of the browser, or those that its tabs keep among themselves. */
export const locks: Pick<LockManager, 'request' | 'query'> = navigator.locks ?? new TabLocks();
