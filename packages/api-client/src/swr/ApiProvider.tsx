import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import { retryDelay, type Transport } from '../client/transport.ts';

const ApiContext = createContext<Transport | null>(null);

/** The calls of one area, by how the server is reached: an app loads those of the areas that it uses. */
export type Area<Calls> = (transport: Transport) => Calls;

/** Props of ApiProvider. */
export interface ApiProviderProps {
  /** What `createApiClient` gave, or only how to reach the server, for who counts bytes: `{ transport: createTransport(…) }`. */
  client: { transport: Transport };
  /** What asks. */
  children: ReactNode;
}

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

/** Hands the way to the server to the hooks, with a cache of its own: give it a `key` per user, so that no data outlives a session. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return (
    <ApiContext.Provider value={client.transport}>
      <SWRConfig value={{ ...apiSWRConfig, provider: newCache }}>{children}</SWRConfig>
    </ApiContext.Provider>
  );
}

const newCache = () => new Map();

/** The calls of an area, through the nearest `ApiProvider`. @throws Error without one */
export function useCalls<Calls>(area: Area<Calls>): Calls {
  const transport = useContext(ApiContext);
  if (!transport) throw new Error('useCalls: put an <ApiProvider client={…}> above');
  return useMemo(() => area(transport), [area, transport]);
}
