import type { Submission } from '@handset/api-client';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** A saved draft of a form. */
export interface StoredDraft<Values> {
  /** Anything that a browser can clone, files included. */
  values: Values;
  /** The key under which it was sent for the first time: a retry after a reload is the same act. */
  submission?: Submission | undefined;
}

/** One form's draft, for one user. */
export interface DraftStore<Values> {
  load(): Promise<StoredDraft<Values> | undefined>;
  /** Stores the latest draft. A pending write is dropped when a newer one comes. */
  save(draft: StoredDraft<Values>): Promise<void>;
  clear(): Promise<void>;
}

/** The database of the drafts. */
export const draftDatabase = createStore('handset-drafts', 'drafts');

/** The draft of a form, kept through reloads, sign-outs and stopped servers until it is cleared. */
export function createDraftStore<Values>(
  userId: string,
  form: string,
  database: UseStore = draftDatabase,
): DraftStore<Values> {
  const key = `${userId}/${form}`;
  let waiting: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;

  // One write at a time and only the newest of those that wait: a fast typist with six pictures costs one copy at a time.
  function enqueue(write: () => Promise<void>): Promise<void> {
    waiting = write;
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function drain() {
    while (waiting) {
      const write = waiting;
      waiting = undefined;
      await write();
    }
  }

  return {
    // A browser that forbids its database says so at once, and not by a promise that fails.
    load: async () => get<StoredDraft<Values>>(key, database),
    save: (draft) => enqueue(() => set(key, draft, database)),
    clear: () => enqueue(() => del(key, database)),
  };
}
