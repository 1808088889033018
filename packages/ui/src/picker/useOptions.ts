import { useEffect, useRef, useState } from 'react';
import { useEvent } from '../layout/useEvent.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { createSearchIndex, ranked, type SearchIndex } from './createSearchIndex.ts';
import { oneLine } from './fold.ts';
import type { PickerProps } from './PickerProps.ts';
import { useTakesLong } from './useTakesLong.ts';

/** The most matches that a list shows, whether one or several may be chosen. */
const mostOptions = 10;

const none: readonly never[] = [];

/** Options given by the caller and searched here, or found elsewhere, with the state of their load. */
export function useOptions<T>(props: PickerProps<T>, query: string, isActive: boolean) {
  const { options = none, loadOptions, loadError, getLabel, getSearchText = getLabel } = props;
  const { messages } = useUI();
  const index = useOptionIndex(options, getSearchText);
  const loaded = useLoadedOptions(props, query, isActive);
  const isBusy = loadOptions ? loaded.isBusy : Boolean(props.isLoading);
  const isSlow = useTakesLong(isBusy, loaded.attempt);
  const hasFailed = loadOptions ? loaded.hasFailed : Boolean(loadError);
  const foldedText = (option: T) => oneLine(getSearchText(option));

  return {
    /** The best matches, at most ten unless `limit` says otherwise. */
    find: (text: string, limit = mostOptions): readonly T[] => {
      const all = loadOptions ? loaded.options : options;
      // The list of a field that was only opened needs no index.
      if (text.trim() === '') return all.slice(0, limit);
      return loadOptions ? ranked(all, foldedText, oneLine(text)).slice(0, limit) : index.find(text, limit);
    },
    /** Whether the answer to the typed text is still on its way. */
    isBusy,
    /** Whether it has been busy for so long that trying again is offered. */
    isSlow,
    /** The words for a failed load. */
    problem: hasFailed && !isBusy ? loadError || messages.optionsNotLoaded : undefined,
    /** Loads again. */
    retry: loadOptions ? loaded.retry : props.onRetry,
    /** Does not wait for the pause in typing. */
    hurry: loaded.hurry,
    /** Gets ready to be searched, when the browser has nothing else to do. */
    prepare: index.prepare,
  };
}

interface Indexed<T> {
  options: readonly T[];
  index: SearchIndex;
  /** The last answer, since a field renders more often than its text changes. */
  last: { query: string; limit: number; found: readonly T[] } | undefined;
}

/**
 * The index of the options, built when it is first needed or in an idle moment after `prepare`, so that a page with many such fields pays for
 * those that are used.
 */
function useOptionIndex<T>(options: readonly T[], getSearchText: (option: T) => string) {
  const indexed = useRef<Indexed<T> | null>(null);
  const ofOptions = (): Indexed<T> => {
    if (indexed.current?.options !== options) {
      const index = createSearchIndex(options.map(getSearchText));
      indexed.current = { options, index, last: undefined };
    }
    return indexed.current;
  };

  return {
    prepare: () => whenIdle(ofOptions),
    find: (query: string, limit: number): readonly T[] => {
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

/** Runs work in an idle moment. Safari lacks `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 50);
}

interface Answer<T> {
  query: string;
  options: readonly T[];
  hasFailed: boolean;
}

/** Loads options for the typed text, one request at a time. Inactive fields load nothing. */
function useLoadedOptions<T>(props: PickerProps<T>, query: string, isActive: boolean) {
  const { loadOptions, loadDelay = 250 } = props;
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const start = useRef<(() => void) | null>(null);
  const ask = useEvent(async (text: string, signal: AbortSignal) => loadOptions?.(text, signal));

  const isNeeded = isActive && Boolean(loadOptions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same thing once more
  useEffect(() => {
    if (!isNeeded) return;
    const abort = new AbortController();
    const load = async () => {
      start.current = null;
      clearTimeout(timer);
      const found = await ask(query, abort.signal).catch(() => null);
      if (abort.signal.aborted) return;
      // An answer that is no list is a failure too.
      const hasFailed = !Array.isArray(found);
      setAnswer((before) => ({ query, options: hasFailed ? (before?.options ?? []) : found, hasFailed }));
    };
    start.current = load;
    // A list that opens loads at once.
    const timer = setTimeout(load, query === '' ? 0 : loadDelay);
    return () => {
      start.current = null;
      clearTimeout(timer);
      abort.abort();
    };
  }, [isNeeded, query, loadDelay, attempt]);

  const isAnswered = answer?.query === query;
  return {
    options: answer?.options ?? [],
    isBusy: isNeeded && !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
    attempt,
    hurry: () => start.current?.(),
    retry: () => {
      setAnswer((before) => (before?.hasFailed ? null : before));
      setAttempt((before) => before + 1);
    },
  };
}
