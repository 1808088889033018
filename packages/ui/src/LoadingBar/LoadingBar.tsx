import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './LoadingBar.css.ts';
import { type LoadingProgress, useLoadingProgress } from './useLoadingProgress.ts';

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

/** The bar at one place of its way, with its spinner. */
export function LoadingBarTrack({ progress, isFading, label }: LoadingProgress & { label: string }) {
  return (
    <ProgressBar
      isIndeterminate
      aria-label={label}
      className={styles.root}
      data-finished={isFading || undefined}
    >
      <div className={styles.bar} style={{ transform: `scaleX(${progress})` }} />
      <div className={styles.spinner}>
        <Spinner size="small" isDecorative />
      </div>
    </ProgressBar>
  );
}
