import { createTransport } from '@handset/api-client';
import { readPreferences } from '../preferences/preferences.ts';
import { browserStorage } from '../session/browserStorage.ts';
import { session } from '../session/useSession.ts';
import { getBaseURL } from './baseURL.ts';
import { createServerTime } from './serverTime.ts';

/** The server's clock, as far as this device has heard of it. */
export const serverTime = createServerTime(browserStorage, globalThis.fetch.bind(globalThis));

/** The way to the API, as the signed-in user of this browser; each page loads the calls that it makes. */
export const client = {
  transport: createTransport({
    getBaseURL,
    fetch: serverTime.fetch,
    getToken: (origin) => session.token(origin),
    getLanguage: () => readPreferences(browserStorage).locale,
    isCostHidden: () => readPreferences(browserStorage).isCostHidden,
    onSessionEnd: () => session.end('expiry'),
  }),
};
