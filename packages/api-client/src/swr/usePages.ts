import { useState } from 'react';
import type { Query } from '../client/transport.ts';
import type { Area } from './ApiProvider.tsx';
import type { Resource } from './resources.ts';
import { keepPrevious, useRead } from './useRead.ts';

/** One page of a list, as the API answers it. */
interface Page<Row> {
  data: Row[];
  nextCursor: string | null;
  total: number;
}

const PAGE = 50;
const LARGEST_PAGE = 200;

/**
 * A list that grows by pages. All that is shown is one cache entry, so that a revalidation refreshes the whole of it at
 * once; as many rows as the API allows travel in one request.
 */
export function usePages<Calls, Answer extends Page<unknown>>(
  resource: Resource,
  query: Query,
  area: Area<Calls>,
  load: (calls: Calls, page: { limit: number; cursor?: string | undefined }) => Promise<Answer>,
) {
  const filter = JSON.stringify(query);
  const [wanted, setWanted] = useState({ filter, rows: PAGE });
  const rows = wanted.filter === filter ? wanted.rows : PAGE;
  const { data, error, isValidating, mutate } = useRead<Calls, Answer>(
    [resource, filter, rows],
    area,
    (calls) => loadRows(rows, (page) => load(calls, page)),
    keepPrevious,
  );
  return {
    /** The rows so far, with the totals of the whole filtered set; those of the last filter while the next is on its way. */
    data,
    error,
    isLoading: isValidating,
    hasMore: data ? data.nextCursor !== null : false,
    loadMore: () => setWanted({ filter, rows: rows + PAGE }),
    retry: () => void mutate(),
  };
}

async function loadRows<Answer extends Page<unknown>>(
  rows: number,
  load: (page: { limit: number; cursor?: string | undefined }) => Promise<Answer>,
): Promise<Answer> {
  const first = await load({ limit: Math.min(rows, LARGEST_PAGE) });
  while (first.data.length < rows && first.nextCursor !== null) {
    const next = await load({
      limit: Math.min(rows - first.data.length, LARGEST_PAGE),
      cursor: first.nextCursor,
    });
    first.data.push(...next.data);
    first.nextCursor = next.nextCursor;
  }
  return first;
}
