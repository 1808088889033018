import type { Cache, State } from 'swr';
import { ApiError } from '../client/ApiError.ts';

/** Stores one user's answers beyond the page, in a browser database. A store that throws counts as empty. */
export interface CacheStore {
  /** The entries to start with. */
  load(): Promise<readonly [key: string, data: unknown][]>;
  /** One entry, for when the server cannot be reached; undefined when there is none. */
  get?(key: string): Promise<unknown>;
  put(key: string, data: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Options of `ApiCache`. */
export interface ApiCacheOptions {
  /** Milliseconds to keep an answer after the last component that showed it has unmounted. @default five minutes */
  lifetime?: number | undefined;
  /** Store for answers beyond the page. @default none */
  store?: CacheStore | undefined;
  /** Whether to store the answer of a key. @default every one */
  isStored?: ((key: string) => boolean) | undefined;
  /** Entries to start with, as `store.load` gave them. */
  known?: readonly [key: string, data: unknown][] | undefined;
}

const FIVE_MINUTES = 5 * 60_000;

/** The components on the page that show one key. */
interface Held {
  places: number;
  request?: AbortController | undefined;
  forget?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * SWR's cache of the API's answers. It counts the components that show each key: when the last one unmounts, its request is aborted, and five
 * minutes later its answer is forgotten.
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

  /** Counts a component that shows the key; returns a function that ends it. */
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
      // StrictMode unmounts and mounts again at once.
      setTimeout(() => held.places === 0 && held.request?.abort());
      held.forget = setTimeout(() => this.forget(key), this.#options.lifetime ?? FIVE_MINUTES);
    };
  }

  /** Drops a key at once unless a component shows it. Its stored answer stays. */
  forget(key: string): void {
    const held = this.#held.get(key);
    if (held && held.places > 0) return;
    clearTimeout(held?.forget);
    this.#held.delete(key);
    this.#states.delete(key);
  }

  /**
   * Requests the key's answer while a component waits for it. When the server cannot be reached and nothing is cached, the stored answer
   * serves.
   */
  async ask<Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const held = this.#heldBy(key);
    const request = new AbortController();
    held.request = request;
    try {
      const answer = await ask(request.signal);
      this.#reach(true);
      return answer;
    } catch (error) {
      // An aborted request must leave no error behind for the next visitor of the page.
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

  /** Whether the server was reached by the last request. */
  get isServerReached(): boolean {
    return this.#isServerReached;
  }

  /** Subscribes to `isServerReached`; returns the unsubscribe function. */
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
    // The store is optional: a full or forbidden disk is not an error.
    void (data === undefined ? store.remove(key) : store.put(key, data)).catch(() => {});
  }
}
