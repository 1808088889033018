import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { type Area, useApi } from './ApiProvider.tsx';
import type { Resource } from './resources.ts';

/** What singles a resource out, or null while that is not known. */
export type ResourceKey = readonly [Resource, ...unknown[]] | null;

/** Reads a resource through the cache. */
export function useRead<Calls, Data>(
  key: ResourceKey,
  area: Area<Calls>,
  load: (calls: Calls) => Promise<Data>,
  config: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  return useSWR<Data, ApiError>(key, useFetcher(key, area, load), config);
}

/** What SWR asks the server with: given up when the page that asked has gone. */
export function useFetcher<Calls, Data>(
  key: ResourceKey,
  area: Area<Calls>,
  load: (calls: Calls) => Promise<Data>,
): () => Promise<Data> {
  const { transport, cache } = useApi();
  const held = unstable_serialize(key);
  useEffect(() => (held === '' ? undefined : cache.hold(held)), [cache, held]);
  return () =>
    cache.ask(held, (signal) =>
      load(area({ ...transport, get: (path, query) => transport.get(path, query, signal) })),
    );
}

/** Reads one of a resource once its id is known, by what else was asked of it. */
export function useRecord<Calls, Data>(
  resource: Resource,
  id: string | null | undefined,
  area: Area<Calls>,
  load: (calls: Calls, id: string) => Promise<Data>,
  query?: object,
): SWRResponse<Data, ApiError> {
  const key: ResourceKey = id ? (query ? [resource, id, query] : [resource, id]) : null;
  return useRead(key, area, (calls) => load(calls, id ?? ''), query ? keepPrevious : {});
}

/** While the next answer is on its way, the last one stays. */
export const keepPrevious = { keepPreviousData: true };
