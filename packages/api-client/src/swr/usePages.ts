import { useEffect, useState } from 'react';
import { unstable_serialize } from 'swr';
import type { Query } from '../client/transport.ts';
import type { ApiCache } from './ApiCache.ts';
import { type Area, useApi } from './ApiProvider.tsx';
import { LARGEST_PAGE, type ListedPage, loadNext, loadRows } from './pages.ts';
import { inView, type ResourceKey } from './ResourceKey.ts';
import type { Resource } from './resources.ts';
import { keepPrevious, useRead } from './useRead.ts';

/** Rows of the first request unless the query says: one screenful, so that it arrives soon. */
const FIRST = 50;

/** Number of rows shown, and the number before `loadMore`. */
interface Wanted {
  filter: string;
  rows: number;
  before: number;
}

/**
 * A list that grows page by page. The whole list is one cache entry, so a revalidation refreshes all of it,
 * and growing it requests only the missing rows.
 */
export function usePages<Calls, Answer extends ListedPage>(
  resource: Resource,
  query: Query,
  area: Area<Calls>,
  load: (calls: Calls, page: { limit: number; cursor?: string | undefined }) => Promise<Answer>,
) {
  const { cache, view } = useApi();
  const filter = JSON.stringify(query);
  const first = Number(query.limit ?? FIRST);
  const [wanted, setWanted] = useState<Wanted>({ filter, rows: first, before: 0 });
  const { rows, before } = wanted.filter === filter ? wanted : { rows: first, before: 0 };
  const key = [resource, filter, rows] as const;
  const own = inView(key, view);
  const shorter = unstable_serialize(inView([resource, filter, before], view));
  const { data, error, isValidating, mutate } = useRead<Calls, Answer>(
    key,
    area,
    (calls) => {
      const ask = (page: Parameters<typeof load>[1]) => load(calls, page);
      const known = isKnown(cache, own) ? undefined : settled<Answer>(cache, shorter);
      return known ? loadNext(known, rows, ask) : loadRows(rows, ask);
    },
    keepPrevious,
  );
  const isGrown = before > first && isKnown(cache, own);
  useEffect(() => {
    if (isGrown) cache.forget(shorter);
  }, [cache, isGrown, shorter]);
  return {
    /**
     * The rows so far, with the totals of the whole filtered set. Rows of the previous filter stay until the
     * next ones arrive.
     */
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

/** The cached pages of a key, unless they are being revalidated after a change. */
function settled<Answer>(cache: ApiCache, key: string): Answer | undefined {
  const state = cache.get(key);
  return state?.isValidating ? undefined : (state?.data as Answer | undefined);
}
