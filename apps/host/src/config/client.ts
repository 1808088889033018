import { createApiClient } from '@handset/api-client';
import { session } from '../session/useSession.ts';
import { getBaseURL } from './baseURL.ts';

/** The API, as the signed-in user of this browser. */
export const client = createApiClient({
  getBaseURL,
  getToken: (origin) => session.token(origin),
  onSessionEnd: () => session.end('expiry'),
});
