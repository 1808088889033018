import { createStore, get, set } from 'idb-keyval';
import { inTime } from '../database/inTime.ts';

const DEFAULT = '/';

let stored: string | Promise<string> | undefined;

/**
 * The API's base URL from the browser database `app-config-db`, store `config`, key `baseURL`; this page's own origin unless set. A promise
 * until it has been read.
 */
export function getBaseURL(): string | Promise<string> {
  stored ??= readBaseURL().then((url) => {
    stored = url;
    return url;
  });
  return stored;
}

async function readBaseURL(): Promise<string> {
  try {
    const store = createStore('app-config-db', 'config');
    const url = await inTime(get<unknown>('baseURL', store), DEFAULT);
    if (typeof url === 'string' && URL.canParse(url, location.href)) return withSlash(url);
    await set('baseURL', DEFAULT, store);
  } catch (error) {
    console.error('The API base URL could not be read', error);
  }
  return DEFAULT;
}

/** A base ends in a slash: without one its last segment would be replaced by the path of a call. */
export function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}

/** The origin that calls go to. */
export async function getApiOrigin(): Promise<string> {
  return new URL(await getBaseURL(), location.href).origin;
}
