import { createTransport } from '@handset/api-client';
import { formAnswers } from '@handset/api-client/swr';
import { createAnswerStore } from '../../kit/session/answerStore.ts';

/** Key of the time of the last caching. Deleted together with the answers. */
const MARK = '@"keptForms",';
/** Milliseconds for which cached answers are fresh enough. */
const MAX_AGE = 5 * 60_000;

/** For whom, and how the server is reached as them. */
export interface CacheOptions {
  /** Owner of the answers, as named by `readerOf`. */
  reader: string;
  /** The whole address that paths of the API are added to. */
  baseURL: string;
  token: string;
  isCostHidden: boolean;
}

/** Whether the cached lists of a reader's forms are too old or missing. */
export async function areFormsStale(reader: string): Promise<boolean> {
  const kept = await createAnswerStore(reader).get(MARK);
  return typeof kept !== 'number' || Math.abs(Date.now() - kept) >= MAX_AGE;
}

/**
 * Loads the lists that the shop's forms choose from, and caches them in this browser.
 * @throws when the server is unreachable, or the disk is full or forbidden
 */
export async function cacheForms({ reader, baseURL, token, isCostHidden }: CacheOptions): Promise<void> {
  const transport = createTransport({
    getBaseURL: () => baseURL,
    getToken: () => token,
    isCostHidden: () => isCostHidden,
  });
  const store = createAnswerStore(reader);
  for await (const [key, data] of formAnswers(transport)) await store.put(key, data);
  await store.put(MARK, Date.now());
}
