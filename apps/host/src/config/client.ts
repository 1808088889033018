import { createTransport } from '@handset/api-client';
import { readPreferences } from '../preferences/preferences.ts';
import { session } from '../session/useSession.ts';
import { getBaseURL } from './baseURL.ts';

/** The way to the API, as the signed-in user of this browser; each page loads the calls that it makes. */
export const client = {
  transport: createTransport({
    getBaseURL,
    getToken: (origin) => session.token(origin),
    getLanguage: () => readPreferences(localStorage).locale,
    isCostHidden: () => readPreferences(localStorage).isCostHidden,
    onSessionEnd: () => session.end('expiry'),
  }),
};
