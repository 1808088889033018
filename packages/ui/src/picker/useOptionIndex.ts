import { useEffect, useRef } from 'react';
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts';

interface Indexed<T> {
  options: readonly T[];
  index: SearchIndex;
  /** The last answer: a field is drawn more often than its text changes. */
  last: { query: string; limit: number; matcher: Matcher<T> | undefined; found: T[] } | undefined;
}

/** Whether an option matches what is typed. */
type Matcher<T> = (option: T, query: string) => boolean;

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
    find: (query: string, limit: number, matcher?: Matcher<T>): T[] => {
      // The list of a field that was only opened needs no index.
      if (query.trim() === '')
        return matcher
          ? matching(options, [], (option) => matcher(option, query), limit)
          : options.slice(0, limit);
      const made = ofOptions();
      const { last } = made;
      if (last?.query === query && last.limit === limit && last.matcher === matcher) return last.found;
      const containing = made.index
        .search(query, limit)
        .flatMap((position) => (position < options.length ? [options[position] as T] : []));
      const found = matcher
        ? matching(options, containing, (option) => matcher(option, query), limit)
        : containing;
      made.last = { query, limit, matcher, found };
      return found;
    },
  };
}

/** What a matcher lets through: those first that contain the query, in their order, then whatever else it finds. */
function matching<T>(
  options: readonly T[],
  containing: readonly T[],
  isMatch: (option: T) => boolean,
  limit: number,
): T[] {
  const matches = new Set(containing.filter(isMatch));
  for (const option of options) {
    if (matches.size >= limit) break;
    if (!matches.has(option) && isMatch(option)) matches.add(option);
  }
  return [...matches];
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 50);
  return () => clearTimeout(timer);
}
