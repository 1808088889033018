import { createTransport, type Transport } from '@handset/api-client';
import { getBaseURL } from './baseURL.ts';
import { browserStorage } from './browserStorage.ts';
import { createServerTime } from './serverTime.ts';
import { preferences } from './usePreferences.ts';
import { session } from './useSession.ts';

/** The server's clock, as known to this device. */
export const serverTime = createServerTime(browserStorage, globalThis.fetch.bind(globalThis));

const clients = new Map<string | undefined, { transport: Transport }>();

/**
 * The way to the API as a user of this browser, or as nobody. One user's work is never sent as another who signs in later: it carries no
 * token then. Each page loads the calls that it makes.
 */
export function clientOf(userId: string | undefined): { transport: Transport } {
  const known = clients.get(userId);
  if (known) return known;
  const transport = createTransport({
    getBaseURL,
    fetch: serverTime.fetch,
    getToken: (origin) => (userId === undefined ? null : session.tokenOf(userId, origin)),
    getLanguage: () => preferences.get().locale,
    isCostHidden: () => preferences.get().isCostHidden,
    onSessionEnd: () => session.end('expiry'),
  });
  const client = { transport };
  clients.set(userId, client);
  return client;
}
