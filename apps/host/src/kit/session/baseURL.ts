import { Dexie } from 'dexie';
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
    const database = new Dexie('app-config-db');
    database.version(0.1).stores({ config: '' });
    const config = database.table<unknown, string>('config');
    const url = await inTime(config.get('baseURL'), DEFAULT);
    if (typeof url === 'string' && URL.canParse(url, location.href)) return withSlash(url);
    await config.put(DEFAULT, 'baseURL');
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
