import { dequal } from 'dequal/lite';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import { retryDelay, type Transport } from '../client/transport.ts';
import { ApiCache } from './ApiCache.ts';

interface Api {
  transport: Transport;
  cache: ApiCache;
}

const ApiContext = createContext<Api | null>(null);

/** The calls of one area, by how the server is reached: an app loads those of the areas that it uses. */
export type Area<Calls> = (transport: Transport) => Calls;

/** Props of ApiProvider. */
export interface ApiProviderProps {
  /** What `createApiClient` gave, or only how to reach the server, for who counts bytes: `{ transport: createTransport(…) }`. */
  client: { transport: Transport };
  /** Where the answers are kept; keep it as long as the provider. @default one that goes with the provider */
  cache?: ApiCache | undefined;
  /** What asks. */
  children: ReactNode;
}

const RETRIES = 3;

/**
 * The cache's rules: three retries of what may heal, after 1, 2 and 4 seconds; a refusal is final. What says the same as what is there leaves
 * it in place; SWR's own comparison would make a text of either, which takes long for a long list.
 */
export const apiSWRConfig: SWRConfiguration<unknown, ApiError> = {
  compare: dequal,
  errorRetryCount: RETRIES,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    // Somebody came back to the page while what it had asked for was given up.
    if (error instanceof ApiError && error.code === 'aborted') return void revalidate({ retryCount });
    if (!mayHeal(error) || retryCount > RETRIES) return;
    setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount - 1));
  },
};

function mayHeal(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isNetwork || error.status >= 500 || error.status === 429;
}

/** Hands the way to the server to the hooks, with a cache of its own: give it a `key` per user, so that no data outlives a session. */
export function ApiProvider({ client: { transport }, cache: given, children }: ApiProviderProps) {
  const [own] = useState(() => given ?? new ApiCache());
  const cache = given ?? own;
  const api = useMemo(() => ({ transport, cache }), [transport, cache]);
  return (
    <ApiContext.Provider value={api}>
      <SWRConfig value={{ ...apiSWRConfig, provider: () => cache }}>{children}</SWRConfig>
    </ApiContext.Provider>
  );
}

/** The way to the server and what came from it, of the nearest `ApiProvider`. @throws Error without one */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useCalls: put an <ApiProvider client={…}> above');
  return api;
}

/** The calls of an area, through the nearest `ApiProvider`. @throws Error without one */
export function useCalls<Calls>(area: Area<Calls>): Calls {
  const { transport } = useApi();
  return useMemo(() => area(transport), [area, transport]);
}
