import { createTransport } from '@handset/api-client';
import { formAnswers } from '@handset/api-client/swr';
import { createAnswerStore } from '../session/answerStore.ts';

/** When what was kept last; gone with the answers themselves. */
const MARK = '@"keptForms",';
/** Milliseconds for which what was kept is good enough. */
const YOUNG = 5 * 60_000;

/** For whom, and how the server is reached as them. */
export interface Keeping {
  /** Whose answers they are, as `readerOf` names them. */
  reader: string;
  /** The whole address that paths of the API are added to. */
  baseURL: string;
  token: string;
  isCostHidden: boolean;
}

/** Whether what a reader's forms choose from was kept too long ago, or never. */
export async function areFormsDue(reader: string): Promise<boolean> {
  const kept = await createAnswerStore(reader).get(MARK);
  return typeof kept !== 'number' || Math.abs(Date.now() - kept) >= YOUNG;
}

/**
 * Asks for what the forms of a shop choose from, and keeps it in this browser.
 * @throws when the server is not there, or the disk is full or forbidden
 */
export async function keepForms({ reader, baseURL, token, isCostHidden }: Keeping): Promise<void> {
  const transport = createTransport({
    getBaseURL: () => baseURL,
    getToken: () => token,
    isCostHidden: () => isCostHidden,
  });
  const store = createAnswerStore(reader);
  for await (const [key, data] of formAnswers(transport)) await store.put(key, data);
  await store.put(MARK, Date.now());
}
