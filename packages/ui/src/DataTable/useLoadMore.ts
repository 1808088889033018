import { useRef } from 'react';

interface LoadMoreOptions {
  hasMore: boolean;
  isLoading: boolean;
  hasError: boolean;
  /** Whether only some of the loaded rows are shown: their end is not the end of the list then. */
  isFiltered: boolean;
  /** Changes when rows arrived. */
  loaded: string;
  onLoadMore: (() => void) | undefined;
}

/** Asks for more rows when the end is near: once for the rows that are there, so that a server that brings nothing is not asked for ever. */
export function useLoadMore(options: LoadMoreOptions): (() => void) | undefined {
  const { hasMore, isLoading, hasError, isFiltered, loaded, onLoadMore } = options;
  const asked = useRef<string | null>(null);
  if (!hasMore || isLoading || hasError || isFiltered || !onLoadMore) return undefined;
  return () => {
    if (asked.current === loaded) return;
    asked.current = loaded;
    onLoadMore();
  };
}
