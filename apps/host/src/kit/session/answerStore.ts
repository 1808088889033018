import type { CacheStore } from '@handset/api-client/swr';
import { disk, type HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { StoredAnswer } from '../database/StoredAnswer.ts';

/** Maximum number of answers kept, the newest first. Lists that forms choose from are written every few minutes, so they stay. */
const MAX_ANSWERS = 200;
/** Maximum number of rows of a paged list that is kept. Its pages are soon read again. */
const MAX_PAGED = 1000;
/** Lists that are read on request only. An old list of the stock would lack phones that have arrived since. */
const onRequest = new Set(['imeis']);
/** Maximum number of rows that are read at the start. Longer lists are read on request as well. */
const MAX_ROWS = 1000;
/** Calls whose answers are not kept because they are private or outdated at once. */
const neverStored = new Set([
  'picture',
  'search',
  'sessions',
  'secondFactor',
  'till',
  'audit',
  'setup',
  'phoneByImei',
  'chat',
]);

function resourceOf(key: string): string {
  return /^@"(\w+)"/.exec(key)?.[1] ?? '';
}

/** Whether an answer is read on request only. */
function isLarge(key: string, data: unknown): boolean {
  return Array.isArray(data) && (onRequest.has(resourceOf(key)) || data.length > MAX_ROWS);
}

/** Number of rows in an answer. It is the last part of the key. */
function rowsOf(key: string): number {
  return Number(/,(\d+),$/.exec(key)?.[1] ?? 0);
}

/** Whether the answer to a cache key is worth storing. The key begins with its resource. */
export function isWorthKeeping(key: string): boolean {
  const resource = resourceOf(key);
  return resource !== '' && !neverStored.has(resource) && rowsOf(key) <= MAX_PAGED;
}

/**
 * Keeps a user's last answers, so that known lists show before the server answers again, or without it.
 * An earlier version's are taken over, unless answers have had another shape since.
 */
export function createAnswerStore(
  userId: string,
  database: HandsetDatabase = disk,
  shape: string = import.meta.env.HANDSET_ANSWERS,
): Required<CacheStore> {
  const { answers, largeAnswers } = database;
  const dataOf = <Data>(answer: StoredAnswer<Data> | undefined) =>
    answer === undefined || answer.shape !== shape ? undefined : answer.data;
  return {
    async load() {
      const own = await answers.where({ userId }).reverse().sortBy('at');
      const kept = own.filter((answer) => answer.shape === shape).slice(0, MAX_ANSWERS);
      const dropped = own.filter((answer) => !kept.includes(answer));
      if (dropped.length > 0) await answers.bulkDelete(dropped.map(({ key }) => [userId, key]));
      return kept.map(({ key, data }) => [key, data]);
    },
    async get(key) {
      const kept = dataOf(await answers.get([userId, key]));
      if (kept !== undefined) return kept;
      const text = dataOf(await largeAnswers.get([userId, key]));
      return text && JSON.parse(text);
    },
    async put(key, data) {
      const answer = { userId, key, at: Date.now(), shape };
      await database.transaction('rw', answers, largeAnswers, async () => {
        await this.remove(key);
        if (isLarge(key, data)) await largeAnswers.put({ ...answer, data: JSON.stringify(data) });
        else await answers.put({ ...answer, data });
      });
    },
    async remove(key) {
      await Promise.all([answers.delete([userId, key]), largeAnswers.delete([userId, key])]);
    },
  };
}

/** Deletes all stored answers from this browser. */
export async function forgetAnswers({ answers, largeAnswers }: HandsetDatabase = disk): Promise<void> {
  await Promise.all([answers.clear(), largeAnswers.clear()]);
}
