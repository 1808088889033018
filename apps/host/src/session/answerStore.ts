import type { CacheStore } from '@handset/api-client/swr';
import { clear, createStore, delMany, entries, set, type UseStore } from 'idb-keyval';

interface StoredAnswer {
  data: unknown;
  /** When it came, in milliseconds. */
  at: number;
}

/** So many of the newest are worth their time when the page opens. */
const MOST = 120;
/** What is too large, too private, or old as soon as it is read. */
const passing = new Set(['imeis', 'picture', 'search', 'sessions', 'audit', 'setup', 'phoneByImei', 'chat']);

const database = createStore('handset-answers', 'answers');

/** Whether the answer to a key of the cache is worth keeping: its resource stands first in it. */
export function isWorthKeeping(key: string): boolean {
  const resource = /^@"(\w+)"/.exec(key)?.[1];
  return resource !== undefined && !passing.has(resource);
}

// A browser that forbids its database says so at once, and not by a promise that fails: hence `async` throughout.

/** What the server answered to a user last, so that a list that is known is there before the server has answered again. */
export function createAnswerStore(userId: string, store: UseStore = database): CacheStore {
  const prefix = `${userId}/`;
  return {
    async load() {
      const own = (await entries<string, StoredAnswer>(store)).filter(([key]) => key.startsWith(prefix));
      own.sort(([, one], [, other]) => other.at - one.at);
      await delMany(
        own.slice(MOST).map(([key]) => key),
        store,
      );
      return own.slice(0, MOST).map(([key, { data }]) => [key.slice(prefix.length), data]);
    },
    put: async (key, data) => set(`${prefix}${key}`, { data, at: Date.now() } satisfies StoredAnswer, store),
    remove: async (key) => delMany([`${prefix}${key}`], store),
  };
}

/** Leaves nothing of what the server answered in this browser. */
export async function forgetAnswers(store: UseStore = database): Promise<void> {
  return clear(store);
}
