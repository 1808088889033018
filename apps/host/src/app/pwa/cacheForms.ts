import { createTransport } from '@handset/api-client';
import { formAnswers } from '@handset/api-client/swr';
import { createAnswerStore } from '../../kit/session/answerStore.ts';
import { costView } from '../../kit/session/costView.ts';

/** Key of the time of the last caching in a view. Deleted together with the answers. */
const mark = (view = '') => `@"keptForms","${view}",`;
/** Milliseconds for which cached answers are fresh enough. */
const MAX_AGE = 5 * 60_000;

/** The user whose lists are cached, and access to the server as that user. */
export interface CacheOptions {
  userId: string;
  /** The absolute base URL of the API. */
  baseURL: string;
  token: string;
  isCostHidden: boolean;
}

/** Whether the cached lists of a user's forms are too old or missing in a view. */
export async function areFormsStale(userId: string, view: string | undefined): Promise<boolean> {
  const kept = await createAnswerStore(userId).get(mark(view));
  return typeof kept !== 'number' || Math.abs(Date.now() - kept) >= MAX_AGE;
}

/**
 * Loads the lists that the shop's forms choose from, and caches them in this browser.
 * @throws when the server is unreachable, or the disk is full or forbidden
 */
export async function cacheForms({ userId, baseURL, token, isCostHidden }: CacheOptions): Promise<void> {
  const transport = createTransport({
    getBaseURL: () => baseURL,
    getToken: () => token,
    isCostHidden: () => isCostHidden,
  });
  const store = createAnswerStore(userId);
  const view = costView(isCostHidden);
  for await (const [key, data] of formAnswers(transport, view)) await store.put(key, data);
  await store.put(mark(view), Date.now());
}
