import { useEffect, useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './LoadingBar.css.ts';
import { loadingBarTiming, nextProgress } from './progress.ts';

/** Props of LoadingBar. */
export interface LoadingBarProps {
  /** Whether something is being loaded. */
  isLoading: boolean;
  /** Names what is loading, for screen readers. @default 'Loading…' */
  label?: string | undefined;
}

/** A bar along the top of the page with a small spinner, while a page loads. */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  const { messages } = useUI();
  const at = useLoadingProgress(isLoading);
  return at && <LoadingBarTrack {...at} label={label ?? messages.loading} />;
}

/** Position and state of the bar. */
interface LoadingProgress {
  /** Between 0 and 1. */
  progress: number;
  /** Whether it has arrived and fades. */
  isFading: boolean;
}

/** The bar at one place of its way, with its spinner. */
export function LoadingBarTrack({ progress, isFading, label }: LoadingProgress & { label: string }) {
  return (
    <div className={styles.root} role="progressbar" aria-label={label} data-finished={isFading || undefined}>
      <div className={styles.bar} style={{ transform: `scaleX(${progress})` }} />
      <div className={styles.spinner}>
        <Spinner size="small" isDecorative />
      </div>
    </div>
  );
}

const { animationDuration, incrementInterval, minimum } = loadingBarTiming;
const start: LoadingProgress = { progress: minimum, isFading: false };
const end: LoadingProgress = { progress: 1, isFading: false };

/** Tracks the bar from the start of loading until it has faded out. Null when there is no bar. */
function useLoadingProgress(isLoading: boolean): LoadingProgress | null {
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
