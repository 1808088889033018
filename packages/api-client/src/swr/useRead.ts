import { useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize } from 'swr';
import type { ApiError } from '../client/ApiError.ts';
import { type Area, useApi } from './ApiProvider.tsx';
import { inView, type ResourceKey } from './ResourceKey.ts';
import type { Resource } from './resources.ts';

/** Reads a resource through the cache. A request is given up when the page that asked has gone. */
export function useRead<Calls, Data>(
  key: ResourceKey,
  area: Area<Calls>,
  load: (calls: Calls) => Promise<Data>,
  config: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const { transport, cache, view } = useApi();
  const own = inView(key, view);
  const held = unstable_serialize(own);
  useEffect(() => (held === '' ? undefined : cache.hold(held)), [cache, held]);
  const ask = (signal: AbortSignal) =>
    load(area({ ...transport, get: (path, query) => transport.get(path, query, signal) }));
  // An answer of another view must not stay while the next one is on its way.
  const shown = useRef(view);
  const keepPreviousData = config.keepPreviousData === true && shown.current === view;
  const response = useSWR<Data, ApiError>(own, () => cache.ask(held, ask), { ...config, keepPreviousData });
  useEffect(() => {
    if (response.data !== undefined) shown.current = view;
  });
  return response;
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
