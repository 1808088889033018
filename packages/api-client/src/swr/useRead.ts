import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { type Area, useApi } from './ApiProvider.tsx';
import type { Resource } from './resources.ts';

/** A resource and the parts that select one of it; null while they are unknown. */
export type ResourceKey = readonly [Resource, ...unknown[]] | null;

/** Reads a resource through the cache. A request is given up when the page that asked has gone. */
export function useRead<Calls, Data>(
  key: ResourceKey,
  area: Area<Calls>,
  load: (calls: Calls) => Promise<Data>,
  config: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const { transport, cache } = useApi();
  const held = unstable_serialize(key);
  useEffect(() => (held === '' ? undefined : cache.hold(held)), [cache, held]);
  const ask = (signal: AbortSignal) =>
    load(area({ ...transport, get: (path, query) => transport.get(path, query, signal) }));
  return useSWR<Data, ApiError>(key, () => cache.ask(held, ask), config);
}

/** Reads one record once its id is known. */
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
