import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import type { ApiClient } from '../client/createApiClient.ts';
import { retryDelay } from '../client/transport.ts';

const ApiContext = createContext<ApiClient | null>(null);

const RETRIES = 3;

/** The cache's rules: three retries of what may heal, after 1, 2 and 4 seconds; a refusal is final. */
export const apiSWRConfig: SWRConfiguration<unknown, ApiError> = {
  errorRetryCount: RETRIES,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (!mayHeal(error) || retryCount > RETRIES) return;
    setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount - 1));
  },
};

function mayHeal(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isNetwork || error.status >= 500 || error.status === 429;
}

/** Hands the client to the hooks, with a cache of its own: give it a `key` per user, so that no data outlives a session. */
export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return (
    <ApiContext value={client}>
      <SWRConfig value={{ ...apiSWRConfig, provider: newCache }}>{children}</SWRConfig>
    </ApiContext>
  );
}

const newCache = () => new Map();

/** The client of the nearest `ApiProvider`. @throws Error without one */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi: put an <ApiProvider client={…}> above');
  return client;
}
