import { CameraOff, ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useEvent } from '../layout/useEvent.ts';
import { useTakesLong } from '../picker/useTakesLong.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CameraControls } from './CameraControls.tsx';
import * as styles from './CameraScanner.css.ts';
import type { Barcode, DecoderOptions } from './decoder.ts';
import { PictureReader } from './PictureReader.tsx';
import { type CameraProblem, type GetStream, useCamera } from './useCamera.ts';
import { useReader } from './useReader.ts';

/** Props of CameraScanner. */
export interface CameraScannerProps extends DecoderOptions {
  /** The name of the scanner for screen readers, such as 'Scan an article'. */
  label: string;
  /** Called with each code that is read, once while it stays in sight. */
  onScan: (text: string, code: Barcode) => void;
  /** Whether the camera is on. Turning it on the first time asks for permission. @default true */
  isActive?: boolean | undefined;
  /** Called when the user turns the camera on or off. Without it there is no such button. */
  onActiveChange?: ((isActive: boolean) => void) | undefined;
  /** The time in milliseconds that a code must be out of sight before it is read again. @default 1500 */
  repeatDelay?: number | undefined;
  /** Whether a code can be read from a picture as well, which needs no permission. @default true */
  allowsPicture?: boolean | undefined;
  /** Opens the camera, for apps with a way of their own. @default navigator.mediaDevices.getUserMedia */
  getStream?: GetStream | undefined;
  /** Called when the camera or the decoder cannot be used. The scanner shows a message in any case. */
  onProblem?: ((problem: CameraProblem) => void) | undefined;
}

const usualRepeatDelay = 1500;

/** Problems that trying again does not solve. */
const permanentProblems: ReadonlySet<CameraProblem> = new Set(['insecure', 'unsupported']);

/** Reads barcodes and QR codes with the camera. Releases the camera on unmount and while the page is hidden. */
export function CameraScanner(props: CameraScannerProps) {
  const { label, onScan, onActiveChange, formats, wasmUrl, getStream, onProblem } = props;
  const { isActive = true, repeatDelay = usualRepeatDelay, allowsPicture = true } = props;
  const { messages } = useUI();
  const words = messages.camera;
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [last, setLast] = useState({ text: '', reads: 0 });

  const read = (code: Barcode) => {
    setLast(({ reads }) => ({ text: code.text, reads: reads + 1 }));
    onScan(code.text, code);
  };
  const camera = useCamera({ video, isOn: isActive, getStream });
  const { state } = camera;
  const reader = useReader({
    ...{ video, formats, wasmUrl },
    isWanted: isActive,
    isRunning: state.phase === 'running',
    repeatDelay: repeatDelay >= 0 ? repeatDelay : usualRepeatDelay,
    onRead: read,
  });
  const decoderProblem = reader.hasFailed ? 'decoderFailed' : null;
  const problem = state.phase === 'problem' ? state.problem : decoderProblem;
  const isRunning = state.phase === 'running' && !problem;
  const isWaiting = !problem && (state.phase === 'starting' || (isRunning && !reader.isLoaded));
  const isSlow = useTakesLong(isWaiting, camera.attempt);

  const tell = useEvent((what: CameraProblem) => onProblem?.(what));
  useEffect(() => {
    if (problem) tell(problem);
  }, [problem, tell]);

  const retry = () => {
    if (!reader.isLoaded) reader.retry();
    if (state.phase !== 'running') camera.retry();
    // The button is gone after this.
    section.current?.focus();
  };
  const retryButton = (
    <Button size="small" onPress={retry}>
      {messages.retry}
    </Button>
  );

  return (
    <section ref={section} className={styles.scanner} aria-label={label} tabIndex={-1}>
      <div className={styles.view}>
        <video ref={video} className={styles.video} muted playsInline aria-hidden hidden={!isRunning} />
        {isRunning ? (
          // Each code that is read flashes.
          <div key={last.reads} className={styles.frame} data-read={last.reads > 0 || undefined} />
        ) : null}
        {problem ? (
          <div className={styles.notice} role="alert">
            <CameraOff size={28} strokeWidth={1.75} aria-hidden />
            <span className={reset}>{words[problem]}</span>
            {permanentProblems.has(problem) ? null : retryButton}
          </div>
        ) : null}
        {isWaiting ? (
          <div className={isRunning ? styles.corner : styles.notice}>
            <Spinner size={isRunning ? 'small' : 'medium'} isDecorative />
            <span className={reset}>{isSlow ? messages.takesLong : words.starting}</span>
            {isSlow ? retryButton : null}
          </div>
        ) : null}
        {isRunning || isWaiting || problem ? null : (
          <div className={styles.notice}>
            <ScanBarcode size={28} strokeWidth={1.75} aria-hidden />
            <span className={reset}>{words.off}</span>
          </div>
        )}
      </div>
      {isRunning ? <div className={styles.hint}>{words.aim}</div> : null}
      <Inline>
        <CameraControls {...{ camera, isActive, onActiveChange }} />
        {allowsPicture ? <PictureReader {...{ formats, wasmUrl }} onRead={read} /> : null}
      </Inline>
      <VisuallyHidden role="status">{last.reads === 0 ? null : words.read(last.text)}</VisuallyHidden>
    </section>
  );
}
