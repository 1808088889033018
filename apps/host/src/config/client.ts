import { createTransport } from '@handset/api-client';
import { session } from '../session/useSession.ts';
import { getBaseURL } from './baseURL.ts';

/** The way to the API, as the signed-in user of this browser; each page loads the calls that it makes. */
export const client = {
  transport: createTransport({
    getBaseURL,
    getToken: (origin) => session.token(origin),
    onSessionEnd: () => session.end('expiry'),
  }),
};
