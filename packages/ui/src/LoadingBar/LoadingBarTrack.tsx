import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './LoadingBar.css.ts';
import type { LoadingProgress } from './useLoadingProgress.ts';

interface LoadingBarTrackProps extends LoadingProgress {
  label: string;
}

/** The bar at one place of its way, with its spinner. */
export function LoadingBarTrack({ progress, isFading, label }: LoadingBarTrackProps) {
  return (
    <div className={styles.root} role="progressbar" aria-label={label} data-finished={isFading || undefined}>
      <div className={styles.bar} style={{ transform: `scaleX(${progress})` }} />
      <div className={styles.spinner}>
        <Spinner size="small" isDecorative />
      </div>
    </div>
  );
}
