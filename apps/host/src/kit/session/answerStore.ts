import type { CacheStore } from '@handset/api-client/swr';
import { disk, type HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { StoredAnswer } from '../database/StoredAnswer.ts';

/** Maximum number of answers kept, the newest first. */
const MAX_ANSWERS = 120;
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
/** Lists that forms choose from. They are always kept. */
const formLists = new Set([
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
/** Milliseconds without a change before a large answer is written. */
const PAUSE = 2000;
/** Rows of a large answer that are written and read in one go. The page answers the user in between. */
const CHUNK_ROWS = 2500;

function resourceOf(key: string): string {
  return /^@"(\w+)"/.exec(key)?.[1] ?? '';
}

/** Whether an answer is read on request only. It is written only after it stops changing. */
function isLarge(key: string, data: unknown): data is readonly unknown[] {
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

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Writes the rows of a large answer as text, which the database copies much faster than thousands of rows. */
async function toTexts(rows: readonly unknown[]): Promise<Blob[]> {
  const texts: Blob[] = [];
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    texts.push(new Blob([JSON.stringify(rows.slice(start, start + CHUNK_ROWS))]));
    await delay(0);
  }
  return texts;
}

async function fromTexts(texts: readonly Blob[]): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const text of texts) rows.push(...JSON.parse(await text.text()));
  return rows;
}

/** The newest large answer that waits to be written, by user and key. */
const writing = new Map<string, symbol>();

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
      const current = own.filter((answer) => answer.shape === shape);
      const others = current.filter(({ key }) => !formLists.has(resourceOf(key)));
      const dropped = new Set([
        ...own.filter((answer) => answer.shape !== shape),
        ...others.slice(MAX_ANSWERS),
      ]);
      if (dropped.size > 0) await answers.bulkDelete([...dropped].map(({ key }) => [userId, key]));
      return own.filter((answer) => !dropped.has(answer)).map(({ key, data }) => [key, data]);
    },
    async get(key) {
      const kept = dataOf(await answers.get([userId, key]));
      if (kept !== undefined) return kept;
      const texts = dataOf(await largeAnswers.get([userId, key]));
      return texts && fromTexts(texts);
    },
    async put(key, data) {
      const answer = { userId, key, at: Date.now(), shape };
      const place = `${userId}/${key}`;
      if (!isLarge(key, data)) {
        writing.delete(place);
        return database.transaction('rw', answers, largeAnswers, async () => {
          await answers.put({ ...answer, data });
          await largeAnswers.delete([userId, key]);
        });
      }
      const mine = Symbol(place);
      writing.set(place, mine);
      // A newer answer may have come, or this one may have been deleted.
      const isWanted = () => writing.get(place) === mine;
      await delay(PAUSE);
      const texts = isWanted() ? await toTexts(data) : [];
      if (!isWanted()) return;
      writing.delete(place);
      await database.transaction('rw', answers, largeAnswers, async () => {
        await largeAnswers.put({ ...answer, data: texts });
        await answers.delete([userId, key]);
      });
    },
    async remove(key) {
      writing.delete(`${userId}/${key}`);
      await Promise.all([answers.delete([userId, key]), largeAnswers.delete([userId, key])]);
    },
  };
}

/** Deletes all stored answers from this browser. */
export async function forgetAnswers({ answers, largeAnswers }: HandsetDatabase = disk): Promise<void> {
  writing.clear();
  await Promise.all([answers.clear(), largeAnswers.clear()]);
}
