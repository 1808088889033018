import { dequal } from 'dequal/lite';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import { retryDelay, type Transport } from '../client/transport.ts';
import { ApiCache } from './ApiCache.ts';

interface Api {
  transport: Transport;
  cache: ApiCache;
  view: string | undefined;
}

const ApiContext = createContext<Api | null>(null);

/** Creates the calls of one area over a transport, so that an app loads only the areas it uses. */
export type Area<Calls> = (transport: Transport) => Calls;

/** Props of ApiProvider. */
export interface ApiProviderProps {
  /** A client of `createApiClient`, or `{ transport: createTransport(…) }` alone. */
  client: { transport: Transport };
  /** The cache of answers; must live as long as the provider. @default one of the provider's own */
  cache?: ApiCache | undefined;
  /**
   * Name of what the user may see now, such as 'without cost'. An answer of one view is never shown in another.
   * Change the requests as well, with `isCostHidden` of the transport.
   */
  view?: string | undefined;
  /** The components that use the API. */
  children: ReactNode;
}

const RETRIES = 3;

/**
 * SWR's configuration: three retries after 1, 2 and 4 seconds, none after a refusal. `dequal` compares answers, since SWR's own comparison
 * makes a text of both, which takes long for a long list.
 */
export const apiSWRConfig: SWRConfiguration<unknown, ApiError> = {
  compare: dequal,
  errorRetryCount: RETRIES,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    // The page was left and opened again while its first request was being aborted.
    if (error instanceof ApiError && error.code === 'aborted') return void revalidate({ retryCount });
    if ((error instanceof ApiError && !error.isTemporary) || retryCount > RETRIES) return;
    setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount - 1));
  },
};

/**
 * Provides the hooks with their transport and cache. Pass a `key` per user, so that no data outlives a
 * session.
 */
export function ApiProvider({ client: { transport }, cache: given, view, children }: ApiProviderProps) {
  const [own] = useState(() => given ?? new ApiCache());
  const cache = given ?? own;
  const api = useMemo(() => ({ transport, cache, view }), [transport, cache, view]);
  // A new one would have every hook below drawn again.
  const swr = useMemo(() => ({ ...apiSWRConfig, provider: () => cache }), [cache]);
  return (
    <ApiContext.Provider value={api}>
      <SWRConfig value={swr}>{children}</SWRConfig>
    </ApiContext.Provider>
  );
}

/** The transport and the cache of the nearest `ApiProvider`. @throws Error without one */
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
