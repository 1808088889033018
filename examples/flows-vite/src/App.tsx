import { createApiClient } from '@handset/api-client';
import { useMemo, useState } from 'react';
import { Shop } from './Shop.tsx';
import { SignIn } from './SignIn.tsx';

/** Signed out: a form. Signed in: the shop, with a client that carries the token. */
export function App({ api }: { api: string }) {
  const [token, setToken] = useState<string | null>(null);
  const client = useMemo(
    () =>
      createApiClient({
        getBaseURL: () => api,
        getToken: () => token,
        onSessionEnd: () => setToken(null),
      }),
    [api, token],
  );
  return token === null ? (
    <SignIn client={client} onSignIn={(session) => setToken(session.token)} />
  ) : (
    <Shop client={client} />
  );
}
