import type { Cache, State } from 'swr';
import { ApiError } from '../client/ApiError.ts';

/** Where what was read outlives the page: a database of the browser, of one user. Whatever it throws is taken as being without it. */
export interface CacheStore {
  /** What was put and not removed, as far as it is to be known from the start. */
  load(): Promise<readonly [key: string, data: unknown][]>;
  /** One of it, for when the server cannot be reached; undefined when it is not there. */
  get?(key: string): Promise<unknown>;
  put(key: string, data: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** How a cache keeps what nothing on the page shows. */
export interface ApiCacheOptions {
  /** Milliseconds that an answer is kept after the last place that showed it has gone. @default five minutes */
  lifetime?: number | undefined;
  /** Where answers outlive the page. @default nowhere */
  store?: CacheStore | undefined;
  /** Whether the answer of a key outlives the page. @default every one */
  isStored?: ((key: string) => boolean) | undefined;
  /** What is known from the start, as `store.load` gave it. */
  known?: readonly [key: string, data: unknown][] | undefined;
}

const FIVE_MINUTES = 5 * 60_000;
/** Milliseconds within which a page that is drawn is there. */
const DRAWING = 10_000;

/** What is on the page by one key. */
interface Held {
  places: number;
  request?: AbortController | undefined;
  /** The answer to what was asked ahead, until somebody waits for it. */
  ahead?: Promise<unknown> | undefined;
  forget?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The cache of the API's answers. It knows which of them the page shows: a request that nobody waits for any more is aborted, and an answer
 * that nobody has shown for five minutes is forgotten.
 */
export class ApiCache implements Cache<unknown> {
  readonly #states = new Map<string, State<unknown>>();
  readonly #held = new Map<string, Held>();
  readonly #options: ApiCacheOptions;
  readonly #listeners = new Set<() => void>();
  #isServerReached = true;

  constructor(options: ApiCacheOptions = {}) {
    this.#options = options;
    for (const [key, data] of options.known ?? []) this.#states.set(key, { data });
  }

  keys = (): IterableIterator<string> => this.#states.keys();

  get = (key: string): State<unknown> | undefined => this.#states.get(key);

  set = (key: string, state: State<unknown>): void => {
    const before = this.#states.get(key);
    this.#states.set(key, state);
    if (state.data !== before?.data) this.#keep(key, state.data);
  };

  delete = (key: string): void => {
    this.#states.delete(key);
  };

  /** Says that a place on the page shows what the key stands for; gives what says that it does no longer. */
  hold(key: string): () => void {
    const held = this.#heldBy(key);
    held.places += 1;
    clearTimeout(held.forget);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      held.places -= 1;
      if (held.places > 0) return;
      // A place that only comes anew, as in StrictMode, holds it again at once.
      setTimeout(() => held.places === 0 && held.request?.abort());
      held.forget = setTimeout(() => this.forget(key), this.#options.lifetime ?? FIVE_MINUTES);
    };
  }

  /** Lets go at once what no place on the page shows; what outlives the page stays there. */
  forget(key: string): void {
    const held = this.#held.get(key);
    if (held && held.places > 0) return;
    clearTimeout(held?.forget);
    this.#held.delete(key);
    this.#states.delete(key);
  }

  /**
   * Asks for what the key stands for, as long as a place on the page waits for it. Where the server cannot be reached, and nothing is known,
   * what was kept of it is the answer.
   */
  async ask<Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const held = this.#heldBy(key);
    const { ahead } = held;
    if (ahead) {
      held.ahead = undefined;
      return ahead as Promise<Answer>;
    }
    const request = new AbortController();
    held.request = request;
    try {
      const answer = await ask(request.signal);
      this.#reach(true);
      return answer;
    } catch (error) {
      // Nobody is told of an answer that nobody waits for: not even who comes back to the page later.
      if (request.signal.aborted) setTimeout(() => this.#forgive(key, error));
      else if (error instanceof ApiError) {
        this.#reach(!error.isNetwork);
        const kept = error.isNetwork ? await this.#kept(key) : undefined;
        if (kept !== undefined) return kept as Answer;
      }
      throw error;
    } finally {
      if (held.request === request) held.request = undefined;
    }
  }

  /**
   * Asks for what nothing is known of while the page that will wait for it is still being drawn: a page takes longer to be drawn than a
   * question to be sent. `ask` then gives this answer. What is never waited for, since its page was not drawn to the end, is given up.
   */
  askAhead<Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>): void {
    const { data, error } = this.#states.get(key) ?? {};
    const known = this.#held.get(key);
    if (data !== undefined || error !== undefined || known?.request || known?.ahead) return;
    const ahead = this.ask(key, ask);
    // Who waits for it hears of its failure.
    ahead.catch(() => {});
    const held = this.#heldBy(key);
    held.ahead = ahead;
    setTimeout(() => {
      if (held.ahead !== ahead) return;
      held.ahead = undefined;
      if (held.places > 0) return;
      held.request?.abort();
      this.#held.delete(key);
    }, DRAWING);
  }

  /** Lets go what was asked ahead and nobody waits for yet: what was changed meanwhile may not be in it. */
  dropAhead(): void {
    for (const held of this.#held.values()) held.ahead = undefined;
  }

  /** Whether the server was reached by the last request. */
  get isServerReached(): boolean {
    return this.#isServerReached;
  }

  /** Calls when `isServerReached` changes; gives what ends that. */
  onReach = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  #reach(isReached: boolean): void {
    if (isReached === this.#isServerReached) return;
    this.#isServerReached = isReached;
    for (const listener of this.#listeners) listener();
  }

  async #kept(key: string): Promise<unknown> {
    const { store } = this.#options;
    if (!store?.get || this.#states.get(key)?.data !== undefined) return undefined;
    return store.get(key).catch(() => undefined);
  }

  #heldBy(key: string): Held {
    const held = this.#held.get(key) ?? { places: 0 };
    this.#held.set(key, held);
    return held;
  }

  #forgive(key: string, error: unknown): void {
    const state = this.#states.get(key);
    if (state?.error === error) this.#states.set(key, { ...state, error: undefined });
  }

  #keep(key: string, data: unknown): void {
    const { store, isStored = () => true } = this.#options;
    if (!store || !isStored(key)) return;
    // A full or forbidden disk costs no more than what it would have spared.
    void (data === undefined ? store.remove(key) : store.put(key, data)).catch(() => {});
  }
}
