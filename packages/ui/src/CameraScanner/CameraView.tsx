import { CameraOff, ScanBarcode } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './CameraScanner.css.ts';
import type { CameraProblem } from './cameraProblem.ts';

interface CameraViewProps {
  /** Whether the camera runs. */
  isRunning: boolean;
  /** Whether the camera is starting or the decoder is loading. */
  isWaiting: boolean;
  /** Whether that takes so long that 'Try again' is offered. */
  isSlow: boolean;
  problem: CameraProblem | null;
  /** The number of codes read; each one flashes. */
  reads: number;
  onRetry: () => void;
}

/** Problems that trying again does not solve. */
const permanentProblems: ReadonlySet<CameraProblem> = new Set(['insecure', 'unsupported']);

/** The camera's picture with its frame, or a notice in its place. */
export const CameraView = forwardRef(function CameraView(
  { isRunning, isWaiting, isSlow, problem, reads, onRetry }: CameraViewProps,
  video: ForwardedRef<HTMLVideoElement>,
) {
  const { messages } = useUI();
  const words = messages.camera;
  const retry = (
    <Button size="small" onPress={onRetry}>
      {messages.retry}
    </Button>
  );

  return (
    <div className={styles.view}>
      <video ref={video} className={styles.video} muted playsInline aria-hidden hidden={!isRunning} />
      {isRunning ? <div key={reads} className={styles.frame} data-read={reads > 0 || undefined} /> : null}
      {problem ? (
        <div className={styles.notice} role="alert">
          <CameraOff size={28} strokeWidth={1.75} aria-hidden />
          <span className={reset}>{words[problem]}</span>
          {permanentProblems.has(problem) ? null : retry}
        </div>
      ) : null}
      {isWaiting ? (
        <div className={isRunning ? styles.corner : styles.notice}>
          <Spinner size={isRunning ? 'small' : 'medium'} isDecorative />
          <span className={reset}>{isSlow ? messages.takesLong : words.starting}</span>
          {isSlow ? retry : null}
        </div>
      ) : null}
      {isRunning || isWaiting || problem ? null : (
        <div className={styles.notice}>
          <ScanBarcode size={28} strokeWidth={1.75} aria-hidden />
          <span className={reset}>{words.off}</span>
        </div>
      )}
    </div>
  );
});
