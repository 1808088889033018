import { ApiError, retryDelay } from '@handset/api-client';
import { type Entry, type EntryRefusal, isWaiting, mayBeTakenBack, type NewEntry } from './entry.ts';
import type { OutboxStore } from './outboxStore.ts';

/** What an outbox works with. */
export interface OutboxOptions {
  userId: string;
  store: OutboxStore;
  /** Sends an entry. @throws ApiError where it was not taken */
  send: (entry: Entry) => Promise<unknown>;
  /** Whether anything may leave: the device has a network, and who recorded it is signed in. */
  maySend: () => boolean;
  /** Runs a task while no other tab runs one. */
  alone: (task: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the queue has changed. */
  tell: () => void;
  /** Milliseconds before the attempt after the `n`th. @default retryDelay */
  delay?: ((attempt: number) => number) | undefined;
}

/** What is known of the queue. */
export interface OutboxState {
  /** In the order in which they were recorded; null until they were read. */
  readonly entries: readonly Entry[] | null;
  /** Whether the browser keeps anything at all. */
  readonly isAvailable: boolean;
  readonly isSending: boolean;
  /** How many the server has taken from this tab, in rounds that are over. */
  readonly recorded: number;
}

/** So often the server may fail at an entry before the others go past it. */
const MOST_FAILURES = 3;

/**
 * The queue of what one user recorded on this device. It is sent in order, by one tab at a time; what the server refuses stands aside, to be
 * dealt with by hand, and what it cannot be asked now waits with all that comes after it.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #state: OutboxState = { entries: null, isAvailable: true, isSending: false, recorded: 0 };
  #round: Promise<void> | undefined;
  #isAskedAgain = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  get = (): OutboxState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Whether something is to be sent before anything new. */
  async hasWaiting(): Promise<boolean> {
    return (await this.#options.store.of(this.#options.userId)).some(isWaiting);
  }

  /** Keeps an entry at the end of the queue. @throws where the browser keeps nothing; then nothing was recorded */
  async add(entry: NewEntry): Promise<void> {
    await this.#options.store.add(entry);
    await this.#changed();
    void this.send();
  }

  /** Sends a refused entry anew, from its place in the queue. */
  async retry(id: number): Promise<void> {
    await this.#options.store.change(id, { refusal: null, failures: 0 });
    await this.#changed();
    await this.send();
  }

  /** Takes an entry out of the queue for good; false where it may be in the books by now, or another tab took it. */
  async remove(id: number): Promise<boolean> {
    const { userId, store, alone } = this.#options;
    let isRemoved = false;
    // Not while it is being sent.
    await alone(async () => {
      const entry = (await store.of(userId)).find((it) => it.id === id);
      if (!entry || !mayBeTakenBack(entry)) return;
      await store.remove(id);
      isRemoved = true;
    });
    await this.#changed();
    return isRemoved;
  }

  /** Sends what waits, now. Resolves when this round is over, whatever came of it. */
  send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#round) this.#isAskedAgain = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  /** Reads the queue anew, because another tab has changed it. */
  async refresh(): Promise<void> {
    try {
      this.#become({ entries: await this.#options.store.of(this.#options.userId), isAvailable: true });
    } catch {
      this.#become({ entries: [], isAvailable: false });
    }
  }

  async #rounds(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#options.alone(() => this.#sendInOrder());
    } while (this.#isAskedAgain);
  }

  async #sendInOrder(): Promise<void> {
    const { userId, store, maySend } = this.#options;
    let { recorded } = this.#state;
    this.#become({ isSending: true });
    try {
      while (maySend()) {
        const entry = (await store.of(userId)).find(isWaiting);
        const outcome = entry ? await this.#sendOne(entry) : 'stop';
        if (outcome === 'stop') break;
        if (outcome === 'recorded') recorded += 1;
      }
    } catch (error) {
      console.error('What waits could not be read', error);
    }
    await this.refresh();
    this.#become({ isSending: false, recorded });
  }

  async #sendOne(entry: Entry): Promise<'recorded' | 'refused' | 'stop'> {
    const { store, send } = this.#options;
    // Written down before it leaves: after a crash nobody could say whether it had.
    await store.change(entry.id, { isTried: true });
    try {
      await send(entry);
    } catch (error) {
      return this.#notTaken(entry, error);
    }
    this.#attempt = 0;
    await store.remove(entry.id);
    await this.#changed();
    return 'recorded';
  }

  async #notTaken(entry: Entry, error: unknown): Promise<'refused' | 'stop'> {
    const { store } = this.#options;
    if (error instanceof ApiError) {
      // Whoever recorded it has to sign in first.
      if (error.status === 401) return 'stop';
      const failures = entry.failures + (error.status >= 500 && !error.isNetwork ? 1 : 0);
      if (mayHeal(error) && failures < MOST_FAILURES) {
        await store.change(entry.id, { failures });
        this.#later();
        return 'stop';
      }
    }
    const { code, message, fields } = error instanceof ApiError ? error : unknown(error);
    const isTried = mayBeRecorded(entry, error);
    await store.change(entry.id, { refusal: { code, message, fields }, isTried });
    await this.#changed();
    return 'refused';
  }

  #later(): void {
    const { delay = retryDelay } = this.#options;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), delay(this.#attempt));
    this.#attempt += 1;
  }

  async #changed(): Promise<void> {
    await this.refresh();
    this.#options.tell();
  }

  #become(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function unknown(error: unknown): EntryRefusal {
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error), fields: {} };
}

/** Whether an entry may be in the books although the server did not take it now: by an attempt whose answer was lost, or by this one. */
function mayBeRecorded({ isTried }: Entry, error: unknown): boolean {
  if (!(error instanceof ApiError) || mayHeal(error) || error.code === 'key-reused') return true;
  // The server looks for its key before it says that it conflicts with something, and after whatever else it refuses.
  return isTried && error.status !== 409;
}

/** Whether the same may be taken later. */
function mayHeal({ isNetwork, status, code }: ApiError): boolean {
  return isNetwork || status >= 500 || status === 429 || status === 408 || code === 'malformed';
}
