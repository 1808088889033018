import { useEffect, useState } from 'react';
import { unstable_serialize } from 'swr';
import type { Query } from '../client/transport.ts';
import type { ApiCache } from './ApiCache.ts';
import { type Area, useApi } from './ApiProvider.tsx';
import { LARGEST_PAGE, type ListedPage, loadNext, loadRows } from './pages.ts';
import type { Resource } from './resources.ts';
import { keepPrevious, type ResourceKey, useRead } from './useRead.ts';

/** What is on the screen at first travels alone, so that it is soon there. */
const FIRST = 50;

/** How many rows a place shows, and how many it showed before it asked for more. */
interface Wanted {
  filter: string;
  rows: number;
  before: number;
}

/**
 * A list that grows by pages. All that is shown is one cache entry, so that a revalidation refreshes the whole of it at once; for more of it
 * only what is missing is asked for.
 */
export function usePages<Calls, Answer extends ListedPage>(
  resource: Resource,
  query: Query,
  area: Area<Calls>,
  load: (calls: Calls, page: { limit: number; cursor?: string | undefined }) => Promise<Answer>,
) {
  const { cache } = useApi();
  const filter = JSON.stringify(query);
  const [wanted, setWanted] = useState<Wanted>({ filter, rows: FIRST, before: 0 });
  const { rows, before } = wanted.filter === filter ? wanted : { rows: FIRST, before: 0 };
  const key = [resource, filter, rows] as const;
  const shorter = unstable_serialize([resource, filter, before]);
  const { data, error, isValidating, mutate } = useRead<Calls, Answer>(
    key,
    area,
    (calls) => {
      const ask = (page: Parameters<typeof load>[1]) => load(calls, page);
      const known = isKnown(cache, key) ? undefined : settled<Answer>(cache, shorter);
      return known ? loadNext(known, rows, ask) : loadRows(rows, ask);
    },
    keepPrevious,
  );
  const isGrown = before > FIRST && isKnown(cache, key);
  useEffect(() => {
    if (isGrown) cache.forget(shorter);
  }, [cache, isGrown, shorter]);
  return {
    /** The rows so far, with the totals of the whole filtered set; those of the last filter while the next is on its way. */
    data,
    error,
    isLoading: isValidating,
    hasMore: data ? data.nextCursor !== null : false,
    loadMore: () => setWanted({ filter, rows: rows + LARGEST_PAGE, before: rows }),
    retry: () => void mutate(),
  };
}

function isKnown(cache: ApiCache, key: ResourceKey): boolean {
  return cache.get(unstable_serialize(key))?.data !== undefined;
}

/** What the cache knows by a key, unless that is being asked for anew: somebody has changed some of it then. */
function settled<Answer>(cache: ApiCache, key: string): Answer | undefined {
  const state = cache.get(key);
  return state?.isValidating ? undefined : (state?.data as Answer | undefined);
}
