import { useEffect, useRef, useState } from 'react';

interface LoadSettings<T> {
  loadOptions: ((query: string, signal: AbortSignal) => Promise<readonly T[]>) | undefined;
  delay: number;
  query: string;
  /** Whether anybody waits for the answer. */
  isActive: boolean;
}

interface Answer<T> {
  query: string;
  options: readonly T[];
  hasFailed: boolean;
}

/** Loads options for the typed text, one request at a time. Inactive fields load nothing. */
export function useLoadedOptions<T>({ loadOptions, delay, query, isActive }: LoadSettings<T>) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(loadOptions);
  const start = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = loadOptions;
  });

  const isLoaded = Boolean(loadOptions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same thing once more
  useEffect(() => {
    if (!isActive || !isLoaded) return;
    const abort = new AbortController();
    const load = async () => {
      start.current = null;
      clearTimeout(timer);
      const result = await ask(latest.current, query, abort.signal);
      if (abort.signal.aborted) return;
      setAnswer((before) => ({
        query,
        options: result ?? before?.options ?? [],
        hasFailed: result === null,
      }));
    };
    start.current = load;
    // A list that opens loads at once.
    const timer = setTimeout(load, query === '' ? 0 : delay);
    return () => {
      start.current = null;
      clearTimeout(timer);
      abort.abort();
    };
  }, [isActive, isLoaded, query, delay, attempt]);

  const isAnswered = answer?.query === query;
  return {
    options: answer?.options ?? [],
    isBusy: isActive && isLoaded && !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
    attempt,
    hurry: () => start.current?.(),
    retry: () => {
      setAnswer((before) => (before?.hasFailed ? null : before));
      setAttempt((before) => before + 1);
    },
  };
}

/** The answer, or null if it is none. */
async function ask<T>(
  loadOptions: LoadSettings<T>['loadOptions'],
  query: string,
  signal: AbortSignal,
): Promise<readonly T[] | null> {
  try {
    const options: unknown = await loadOptions?.(query, signal);
    return Array.isArray(options) ? (options as T[]) : null;
  } catch {
    return null;
  }
}
