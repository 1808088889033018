import { useEffect, useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './LoadingBar.css.ts';
import { loadingBarTiming, nextProgress } from './progress.ts';

/** Props of LoadingBar. */
export interface LoadingBarProps {
  /** Whether something is being loaded. */
  isLoading: boolean;
  /** What is being loaded, for screen readers. @default 'Loading…' */
  label?: string | undefined;
}

const { animationDuration, incrementInterval, minimum } = loadingBarTiming;

/** A bar along the top of the page with a small spinner, while a page loads. */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  const { messages } = useUI();
  const progress = useProgress(isLoading);
  if (progress === null) return null;
  return (
    <div
      className={styles.root}
      role="progressbar"
      aria-label={label ?? messages.loading}
      data-finished={progress === 1 || undefined}
      style={{ transition: `opacity ${animationDuration}ms linear` }}
    >
      <div
        className={styles.bar}
        style={{ transform: `scaleX(${progress})`, transition: `transform ${animationDuration}ms linear` }}
      />
      <div className={styles.spinner}>
        <Spinner size="small" isDecorative />
      </div>
    </div>
  );
}

/** Where the bar stands between 0 and 1, or null while there is none. */
function useProgress(isLoading: boolean): number | null {
  const [progress, setProgress] = useState<number | null>(isLoading ? minimum : null);
  const [wasLoading, setWasLoading] = useState(isLoading);
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    setProgress(isLoading ? minimum : 1);
  }

  useEffect(() => {
    if (!isLoading) {
      const hiding = setTimeout(() => setProgress(null), animationDuration);
      return () => clearTimeout(hiding);
    }
    const stepping = setInterval(
      () => setProgress((current) => nextProgress(current ?? minimum)),
      incrementInterval,
    );
    return () => clearInterval(stepping);
  }, [isLoading]);

  return progress;
}
