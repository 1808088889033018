import type { CacheStore } from '@handset/api-client/swr';
import { clear, createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';

interface StoredAnswer {
  data: unknown;
  /** When it came, in milliseconds. */
  at: number;
  /** The release of Handset that it came from. */
  release: string;
}

/** Maximum number of answers kept, the newest first. */
const MAX_ANSWERS = 120;
/** Maximum number of rows in a kept answer. Longer lists would slow down every save and the start. */
const MAX_ROWS = 1000;
/** Calls whose answers are not kept because they are private or outdated at once. */
const passing = new Set([
  'picture',
  'search',
  'sessions',
  'secondFactor',
  'audit',
  'setup',
  'phoneByImei',
  'chat',
]);
/** Lists that forms choose from. They are always kept. */
const chosenFrom = new Set([
  'shop',
  'persons',
  'partyBalances',
  'companies',
  'models',
  'banks',
  'wallet',
  'accessories',
  'expenseCategories',
]);
/** Lists that may be long. They are read on request, and written only after they stop changing. */
const large = new Set(['imeis']);
/** Milliseconds without a change before a large answer is written. */
const PAUSE = 2000;

const databases = {
  usual: createStore('handset-answers', 'answers'),
  large: createStore('handset-large-answers', 'answers'),
};
type Databases = Record<keyof typeof databases, UseStore>;

function resourceOf(key: string): string {
  return /^@"(\w+)"/.exec(key)?.[1] ?? '';
}

/** Number of rows in an answer. It is the last part of the key. */
function rowsOf(key: string): number {
  return Number(/,(\d+),$/.exec(key)?.[1] ?? 0);
}

/** Whether the answer to a cache key is worth storing. The key begins with its resource. */
export function isWorthKeeping(key: string): boolean {
  const resource = resourceOf(key);
  return resource !== '' && !passing.has(resource) && rowsOf(key) <= MAX_ROWS;
}

/** The newest answer of each place that is about to be written. */
const writing = new Map<string, symbol>();

// A browser that forbids its database says so at once, and not by a promise that fails: hence `async` throughout.

/**
 * Keeps a user's last answers, so that known lists show before the server answers again, or without it.
 * Answers of another release may have another shape and are dropped.
 */
export function createAnswerStore(
  userId: string,
  stores: Databases = databases,
  release: string = import.meta.env.HANDSET_VERSION,
): Required<CacheStore> {
  const prefix = `${userId}/`;
  const storeOf = (key: string) => (large.has(resourceOf(key)) ? stores.large : stores.usual);
  return {
    async load() {
      const own = (await entries<string, StoredAnswer>(stores.usual))
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, stored]) => ({ key: key.slice(prefix.length), ...stored }))
        .sort((one, other) => other.at - one.at);
      const current = own.filter((answer) => answer.release === release);
      const others = current.filter(({ key }) => !chosenFrom.has(resourceOf(key)));
      const dropped = new Set([
        ...own.filter((answer) => answer.release !== release),
        ...others.slice(MAX_ANSWERS),
      ]);
      await delMany(
        [...dropped].map(({ key }) => prefix + key),
        stores.usual,
      );
      return own.filter((answer) => !dropped.has(answer)).map(({ key, data }) => [key, data]);
    },
    async get(key) {
      const stored = await get<StoredAnswer>(prefix + key, storeOf(key));
      if (!stored || stored.release !== release) return undefined;
      const { data } = stored;
      return data instanceof Blob ? JSON.parse(await data.text()) : data;
    },
    async put(key, data) {
      const place = prefix + key;
      const mine = Symbol(place);
      writing.set(place, mine);
      // A newer answer may have come, or this one may have been deleted.
      const isWanted = () => writing.get(place) === mine;
      const isLarge = large.has(resourceOf(key));
      if (isLarge) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!isWanted()) return;
      writing.delete(place);
      // The database copies text much faster than thousands of rows.
      const kept = isLarge ? new Blob([JSON.stringify(data)]) : data;
      await set(place, { data: kept, at: Date.now(), release } satisfies StoredAnswer, storeOf(key));
    },
    async remove(key) {
      writing.delete(prefix + key);
      await del(prefix + key, storeOf(key));
    },
  };
}

/** Deletes all stored answers from this browser. */
export async function forgetAnswers(stores: Databases = databases): Promise<void> {
  writing.clear();
  await Promise.all([clear(stores.usual), clear(stores.large)]);
}
