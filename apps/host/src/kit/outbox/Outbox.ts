import { ApiError, retryDelay } from '@handset/api-client';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { isUncertain } from '../problems/isUncertain.ts';
import {
  canBeDeleted,
  canBeWithdrawn,
  type Entry,
  type EntryRefusal,
  isWaiting,
  type NewEntry,
} from './entry.ts';

/** Dependencies of an outbox. */
export interface OutboxOptions {
  userId: string;
  /** Reads or writes the database that outlives the page. Rejects if the browser keeps nothing. */
  onDisk: <Result>(run: (database: HandsetDatabase) => PromiseLike<Result>) => Promise<Result>;
  /** Sends an entry. @throws ApiError where it was not taken */
  send: (entry: Entry) => Promise<unknown>;
  /** Whether anything may leave: the device has a network, and who recorded it is signed in. */
  maySend: () => boolean;
  /** Runs a task while no other tab runs one. */
  alone: (task: () => Promise<void>) => Promise<void>;
  /** Milliseconds before the attempt after the `n`th. @default retryDelay */
  delay?: ((attempt: number) => number) | undefined;
}

/** Progress of this tab. */
export interface OutboxState {
  readonly isSending: boolean;
  /** Number of entries this tab has sent in completed rounds. */
  readonly recorded: number;
}

/** A user's entries, in the order in which they were recorded. */
export function entriesOf({ outbox }: HandsetDatabase, userId: string): PromiseLike<Entry[]> {
  return outbox.where({ userId }).sortBy('id');
}

/** Server failures of an entry before later ones may overtake it. */
const MAX_FAILURES = 3;

/**
 * The queue of a user's entries on this device. They are sent in order, by one tab at a time. A refused entry
 * is set aside for the user. When the server is unreachable, the entry waits together with all later ones.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #state: OutboxState = { isSending: false, recorded: 0 };
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
    return (await this.#entries()).some(isWaiting);
  }

  /** Whether an entry is still in the queue. */
  async has(id: number): Promise<boolean> {
    return (await this.#entries()).some((entry) => entry.id === id);
  }

  /**
   * Appends an entry to the queue. One of the same submission is replaced in place. @throws when the browser cannot store it, and then
   * nothing was recorded
   */
  async add(entry: NewEntry): Promise<void> {
    const stored = { ...entry, failures: 0, refusal: null };
    await this.#options.onDisk((database) =>
      database.transaction('rw', database.outbox, async () => {
        const same = await database.outbox.get({ 'submission.key': entry.submission.key });
        if (same) await database.outbox.update(same.id, stored);
        else await database.outbox.add(stored);
      }),
    );
    void this.send();
  }

  /** Resends a refused entry from its place in the queue. */
  async retry(id: number): Promise<void> {
    await this.#change(id, { refusal: null, failures: 0 });
    await this.send();
  }

  /** Takes an entry back to be changed. Returns false when it may be in the books already, is being sent, or is gone. */
  withdraw(id: number): Promise<boolean> {
    return this.#deleteIf(id, canBeWithdrawn);
  }

  /** Deletes an entry from the queue. Returns false when it is still to be sent again, is being sent, or is gone. */
  remove(id: number): Promise<boolean> {
    return this.#deleteIf(id, canBeDeleted);
  }

  /** Deletes an entry at once, also while others are sent. */
  #deleteIf(id: number, may: (entry: Entry) => boolean): Promise<boolean> {
    return this.#options.onDisk((database) =>
      database.transaction('rw', database.outbox, async () => {
        const entry = await database.outbox.get(id);
        if (!entry || !may(entry)) return false;
        await database.outbox.delete(id);
        return true;
      }),
    );
  }

  /** Sends waiting entries now. Resolves when this round is over, whatever its outcome. */
  send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#round) this.#isAskedAgain = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
    });
    return this.#round;
  }

  async #rounds(): Promise<void> {
    do {
      this.#isAskedAgain = false;
      await this.#options.alone(() => this.#sendInOrder());
    } while (this.#isAskedAgain);
  }

  async #sendInOrder(): Promise<void> {
    let { recorded } = this.#state;
    this.#become({ isSending: true });
    try {
      while (this.#options.maySend()) {
        const entry = (await this.#entries()).find(isWaiting);
        const outcome = entry ? await this.#sendOne(entry) : 'stop';
        if (outcome === 'stop') break;
        if (outcome === 'recorded') recorded += 1;
      }
    } catch (error) {
      console.error('What waits could not be read', error);
    }
    this.#become({ isSending: false, recorded });
  }

  async #sendOne(entry: Entry): Promise<'recorded' | 'refused' | 'gone' | 'stop'> {
    if (!(await this.#claim(entry.id))) return 'gone';
    try {
      await this.#options.send(entry);
    } catch (error) {
      return this.#notTaken(entry, error);
    }
    this.#attempt = 0;
    await this.#delete(entry.id);
    return 'recorded';
  }

  async #notTaken(entry: Entry, error: unknown): Promise<'refused' | 'stop'> {
    if (error instanceof ApiError) {
      // The user who recorded it has to sign in first.
      if (error.status === 401) return 'stop';
      const failures = entry.failures + (error.status >= 500 && !error.isNetwork ? 1 : 0);
      if (error.isTemporary && failures < MAX_FAILURES) {
        await this.#change(entry.id, { failures });
        this.#later();
        return 'stop';
      }
    }
    const { code, message, fields } = error instanceof ApiError ? error : unknown(error);
    const isTried = mayBeRecorded(entry, error);
    await this.#change(entry.id, { refusal: { code, message, fields }, isTried });
    return 'refused';
  }

  #later(): void {
    const { delay = retryDelay } = this.#options;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), delay(this.#attempt));
    this.#attempt += 1;
  }

  #entries(): Promise<Entry[]> {
    return this.#options.onDisk((database) => entriesOf(database, this.#options.userId));
  }

  /** Stores the state of an entry, unless it was deleted. */
  async #change(id: number, change: Partial<Pick<Entry, 'isTried' | 'failures' | 'refusal'>>): Promise<void> {
    await this.#options.onDisk(({ outbox }) => outbox.update(id, change));
  }

  /**
   * Marks an entry as sent before it is sent, since a crash would leave that unknown. It cannot be taken back from then on. Returns
   * false if that has happened already.
   */
  #claim(id: number): Promise<boolean> {
    return this.#options.onDisk((database) =>
      database.transaction('rw', database.outbox, async () => {
        const entry = await database.outbox.get(id);
        if (!entry || !isWaiting(entry)) return false;
        await database.outbox.put({ ...entry, isTried: true });
        return true;
      }),
    );
  }

  #delete(id: number): Promise<void> {
    return this.#options.onDisk(({ outbox }) => outbox.delete(id));
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
  return (error instanceof ApiError && error.code === 'key-reused') || isUncertain(error, isTried);
}
