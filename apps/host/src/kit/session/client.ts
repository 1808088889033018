import { createTransport } from '@handset/api-client';
import { getBaseURL } from './baseURL.ts';
import { browserStorage } from './browserStorage.ts';
import { createServerTime } from './serverTime.ts';
import { preferences } from './usePreferences.ts';
import { session } from './useSession.ts';

/** The server's clock, as known to this device. */
export const serverTime = createServerTime(browserStorage, globalThis.fetch.bind(globalThis));

/** The way to the API, as the signed-in user of this browser; each page loads the calls that it makes. */
export const client = {
  transport: createTransport({
    getBaseURL,
    fetch: serverTime.fetch,
    getToken: (origin) => session.token(origin),
    getLanguage: () => preferences.get().locale,
    isCostHidden: () => preferences.get().isCostHidden,
    onSessionEnd: () => session.end('expiry'),
  }),
};
