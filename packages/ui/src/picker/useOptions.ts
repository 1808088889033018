import { useEffect, useRef } from 'react';
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts';
import { fold } from './fold.ts';
import { mostOptions, type PickerProps } from './PickerProps.ts';
import { useLoadedOptions } from './useLoadedOptions.ts';
import { useTakesLong } from './useTakesLong.ts';

/** The source of the options in the list, and the state of its load. */
export interface OptionSource<T> {
  /** The best matches, at most ten unless `limit` says otherwise. */
  find: (query: string, limit?: number) => readonly T[];
  /** Whether the answer to the typed text is still on its way. */
  isBusy: boolean;
  /** Whether it has been busy for so long that trying again is offered. */
  isSlow: boolean;
  /** The caller's words for a failed load; null when it gave none. */
  error: string | null | undefined;
  /** Loads again. */
  retry: (() => void) | undefined;
  /** Does not wait for the pause in typing. */
  hurry: () => void;
  /** Gets ready to be searched, when the browser has nothing else to do. */
  prepare: () => void;
}

/** Options that are given, searched here; or options that are found elsewhere. */
export function useOptions<T>(props: PickerProps<T>, query: string, isActive: boolean): OptionSource<T> {
  const { options = none, loadOptions, getLabel, getSearchText = getLabel } = props;
  const index = useOptionIndex(options as readonly T[], getSearchText);
  const loaded = useLoadedOptions({ loadOptions, delay: props.loadDelay ?? 250, query, isActive });
  const isBusy = loadOptions ? loaded.isBusy : Boolean(props.isLoading);
  const isSlow = useTakesLong(isBusy, loaded.attempt);

  if (loadOptions) {
    return {
      find: (text, limit = mostOptions) => rankOptions(loaded.options, text, getSearchText).slice(0, limit),
      isBusy,
      isSlow,
      error: loaded.hasFailed ? (props.loadError ?? null) : undefined,
      retry: loaded.retry,
      hurry: loaded.hurry,
      prepare: nothing,
    };
  }
  return {
    find: (text, limit = mostOptions) => index.find(text, limit),
    isBusy,
    isSlow,
    error: props.loadError,
    retry: props.onRetry,
    hurry: nothing,
    prepare: index.prepare,
  };
}

const none: readonly never[] = [];

function nothing(): void {}

interface Indexed<T> {
  options: readonly T[];
  index: SearchIndex;
  /** The last answer, since a field renders more often than its text changes. */
  last: { query: string; limit: number; found: T[] } | undefined;
}

/**
 * The index of the options, built when it is first needed or in an idle moment after `prepare`, so that a page with many such fields pays for
 * those that are used.
 */
function useOptionIndex<T>(options: readonly T[], getSearchText: (option: T) => string) {
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
    find: (query: string, limit: number): readonly T[] => {
      // The list of a field that was only opened needs no index.
      if (query.trim() === '') return options.slice(0, limit);
      const made = ofOptions();
      const { last } = made;
      if (last?.query === query && last.limit === limit) return last.found;
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

/** Loaded options with exact matches first, those that end with the query next, and the others in their order. */
function rankOptions<T>(
  options: readonly T[],
  query: string,
  getSearchText: (option: T) => string,
): readonly T[] {
  const needle = fold(query.trim());
  if (needle === '') return options;
  const ranks = new Map(options.map((option) => [option, rank(fold(getSearchText(option)).trim(), needle)]));
  return [...options].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

function rank(text: string, needle: string): number {
  if (text === needle) return 0;
  return text.endsWith(needle) ? 1 : 2;
}
