'use client';

import { createApiClient } from '@handset/api-client';
import { FlowsProvider } from '@handset/flows';
import { useMemo, useState } from 'react';
import { Shop } from './Shop';
import { SignIn } from './SignIn';

/** Signed out: a form. Signed in: the shop, with a client that carries the token. */
export function App() {
  const [token, setToken] = useState<string | null>(null);
  const client = useMemo(
    () =>
      createApiClient({ getBaseURL: () => '/', getToken: () => token, onSessionEnd: () => setToken(null) }),
    [token],
  );
  return (
    <FlowsProvider locale="en" colorScheme="system">
      {token === null ? (
        <SignIn client={client} onSignIn={(session) => setToken(session.token)} />
      ) : (
        <Shop client={client} />
      )}
    </FlowsProvider>
  );
}
