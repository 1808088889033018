import { useEffect, useState } from 'react';
import { loadingBarTiming, nextProgress } from './progress.ts';

const { animationDuration, incrementInterval, minimum } = loadingBarTiming;

/** Position and state of the bar. */
export interface LoadingProgress {
  /** Between 0 and 1. */
  progress: number;
  /** Whether it has arrived and fades. */
  isFading: boolean;
}

const start: LoadingProgress = { progress: minimum, isFading: false };
const end: LoadingProgress = { progress: 1, isFading: false };

/** Tracks the bar from the start of loading until it has faded out. Null when there is no bar. */
export function useLoadingProgress(isLoading: boolean): LoadingProgress | null {
  const [at, setAt] = useState<LoadingProgress | null>(isLoading ? start : null);
  const [wasLoading, setWasLoading] = useState(isLoading);
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    setAt(isLoading ? start : end);
  }

  useEffect(() => {
    if (isLoading) {
      const stepping = setInterval(
        () => setAt((now) => ({ progress: nextProgress(now?.progress ?? minimum), isFading: false })),
        incrementInterval,
      );
      return () => clearInterval(stepping);
    }
    const fading = setTimeout(
      () => setAt((now) => now && { progress: 1, isFading: true }),
      animationDuration,
    );
    const hiding = setTimeout(() => setAt(null), 2 * animationDuration);
    return () => {
      clearTimeout(fading);
      clearTimeout(hiding);
    };
  }, [isLoading]);

  return at;
}
