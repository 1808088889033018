import { parseInTurns } from '@handset/api-client';
import type { CacheStore } from '@handset/api-client/swr';
import { clear, createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';

interface StoredAnswer {
  data: unknown;
  /** When it came, in milliseconds. */
  at: number;
}

/** So many of the newest are worth their time when the page opens. */
const MOST = 120;
/** What somebody scrolled further than this is not to be written anew with every screen, nor read when the page opens. */
const LONGEST = 1000;
/** What is too private, or old as soon as it is read. */
const passing = new Set(['picture', 'search', 'sessions', 'audit', 'setup', 'phoneByImei', 'chat']);
/** What forms choose from: kept however much else was looked at since. */
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
/** Lists that may be long: read when they are asked for, and written when they have come to rest. */
const large = new Set(['imeis']);
/** Milliseconds until a large answer has come to rest. */
const REST = 2000;
/** So many rows of a large answer are written in less than a frame. */
const ROWS_A_TURN = 1000;

const databases = {
  usual: createStore('handset-answers', 'answers'),
  large: createStore('handset-large-answers', 'answers'),
};
type Databases = Record<keyof typeof databases, UseStore>;

function resourceOf(key: string): string {
  return /^@"(\w+)"/.exec(key)?.[1] ?? '';
}

/** How many rows of a list an answer holds: the number stands last in its key. */
function rowsOf(key: string): number {
  return Number(/,(\d+),$/.exec(key)?.[1] ?? 0);
}

/** Whether the answer to a key of the cache is worth keeping: its resource stands first in it. */
export function isWorthKeeping(key: string): boolean {
  const resource = resourceOf(key);
  return resource !== '' && !passing.has(resource) && rowsOf(key) <= LONGEST;
}

/** The newest answer of each place that is about to be written. */
const writing = new Map<string, symbol>();

// A browser that forbids its database says so at once, and not by a promise that fails: hence `async` throughout.

/** What the server answered to a user last, so that a list that is known is there before the server has answered again, or without it. */
export function createAnswerStore(reader: string, stores: Databases = databases): Required<CacheStore> {
  const prefix = `${reader}/`;
  const storeOf = (key: string) => (large.has(resourceOf(key)) ? stores.large : stores.usual);
  return {
    async load() {
      const own = (await entries<string, StoredAnswer>(stores.usual))
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, stored]) => ({ key: key.slice(prefix.length), ...stored }))
        .sort((one, other) => other.at - one.at);
      const others = own.filter(({ key }) => !chosenFrom.has(resourceOf(key)));
      const dropped = new Set(others.slice(MOST));
      await delMany(
        [...dropped].map(({ key }) => prefix + key),
        stores.usual,
      );
      return own.filter((answer) => !dropped.has(answer)).map(({ key, data }) => [key, data]);
    },
    async get(key) {
      const data = (await get<StoredAnswer>(prefix + key, storeOf(key)))?.data;
      return data instanceof Blob ? parseInTurns(await data.text()) : data;
    },
    async put(key, data) {
      const place = prefix + key;
      const mine = Symbol(place);
      writing.set(place, mine);
      // Another may have come meanwhile, or it is to be forgotten.
      const isWanted = () => writing.get(place) === mine;
      const isLarge = large.has(resourceOf(key));
      if (isLarge) await new Promise((resolve) => setTimeout(resolve, REST));
      const kept = isLarge && isWanted() ? await inTurns(data as readonly unknown[]) : data;
      if (!isWanted()) return;
      writing.delete(place);
      await set(place, { data: kept, at: Date.now() } satisfies StoredAnswer, storeOf(key));
    },
    async remove(key) {
      writing.delete(prefix + key);
      await del(prefix + key, storeOf(key));
    },
  };
}

/** A long list as text: written so many rows at a time, since a database copies what it is given at once, and holds up the page for so long. */
async function inTurns(rows: readonly unknown[]): Promise<Blob> {
  const parts = [new Blob(['['])];
  for (let at = 0; at < rows.length; at += ROWS_A_TURN) {
    const turn = rows.slice(at, at + ROWS_A_TURN).map((row) => JSON.stringify(row));
    parts.push(new Blob([at > 0 ? ',' : '', turn.join()]));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return new Blob([...parts, ']']);
}

/** Leaves nothing of what the server answered in this browser. */
export async function forgetAnswers(stores: Databases = databases): Promise<void> {
  writing.clear();
  await Promise.all([clear(stores.usual), clear(stores.large)]);
}
