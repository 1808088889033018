import { useEffect, useRef } from 'react';
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts';

interface Indexed<T> {
  options: readonly T[];
  index: SearchIndex;
  /** The last answer: a field is drawn more often than its text changes. */
  last: { query: string; limit: number; found: T[] } | undefined;
}

/**
 * The index of the options, made when it is first needed, or before that in an idle moment after `prepare`: a page with many such fields pays for
 * those that are used.
 */
export function useOptionIndex<T>(options: readonly T[], getSearchText: (option: T) => string) {
  const indexed = useRef<Indexed<T> | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const ofOptions = (): Indexed<T> => {
    if (indexed.current?.options !== options) {
      const index = createSearchIndex(options.map(getSearchText));
      indexed.current = { options, index, last: undefined };
    }
    return indexed.current;
  };

  return {
    prepare: () => {
      if (indexed.current?.options === options) return;
      cancel.current?.();
      cancel.current = whenIdle(ofOptions);
    },
    find: (query: string, limit: number): T[] => {
      // The list of a field that was only opened needs no index.
      if (query.trim() === '') return options.slice(0, limit);
      const made = ofOptions();
      if (made.last?.query === query && made.last.limit === limit) return made.last.found;
      const found = made.index
        .search(query, limit)
        .flatMap((position) => (position < options.length ? [options[position] as T] : []));
      made.last = { query, limit, found };
      return found;
    },
  };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 50);
  return () => clearTimeout(timer);
}
