import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { Select } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import type { Barcode } from './Barcode.ts';
import * as styles from './CameraScanner.css.ts';
import type { CameraProblem } from './cameraProblem.ts';
import type { DecoderOptions } from './loadDecoder.ts';
import { PictureReader } from './PictureReader.tsx';
import { type GetStream, useCamera } from './useCamera.ts';
import { useDecoder } from './useDecoder.ts';
import { useReading } from './useReading.ts';
import { useTorch } from './useTorch.ts';

/** Props of CameraScanner. */
export interface CameraScannerProps extends DecoderOptions {
  /** What is scanned, for people. */
  label: string;
  /** Called with each code that is read, once while it stays in sight. */
  onScan: (text: string, code: Barcode) => void;
  /** Whether the camera is on; it asks for permission when it first is. @default true */
  isActive?: boolean | undefined;
  /** How long a code is out of sight before it is read again, in milliseconds. @default 1500 */
  repeatDelay?: number | undefined;
  /** Whether a code can be read from a picture as well, which needs no permission. @default true */
  allowsPicture?: boolean | undefined;
  /** Asks for the camera in a way of the caller's, such as inside an app. @default navigator.mediaDevices.getUserMedia */
  getStream?: GetStream | undefined;
  /** Called when the camera or the decoder cannot be used; it is said in words in any case. */
  onProblem?: ((problem: CameraProblem) => void) | undefined;
}

/** Reads barcodes and QR codes with the camera; lets go of it when it is taken away or the page is not looked at. */
export function CameraScanner(props: CameraScannerProps) {
  const { label, onScan, formats, wasmUrl, getStream, onProblem } = props;
  const { isActive = true, repeatDelay = 1500, allowsPicture = true } = props;
  const { messages } = useUI();
  const words = messages.camera;
  const video = useRef<HTMLVideoElement>(null);
  const [lastRead, setLastRead] = useState<string | null>(null);
  const [isDecoderBroken, setDecoderBroken] = useState(false);

  const camera = useCamera({ video, isOn: isActive, getStream });
  const decoder = useDecoder({ formats, wasmUrl }, isActive);
  const { state } = camera;
  const torch = useTorch(state.phase === 'running' ? state.track : undefined);
  const hasDecoderFailed = decoder.hasFailed || isDecoderBroken;
  const problem: CameraProblem | null =
    state.phase === 'problem' ? state.problem : isActive && hasDecoderFailed ? 'decoderFailed' : null;

  const read = (code: Barcode) => {
    setLastRead(code.text);
    onScan(code.text, code);
  };
  useReading({
    video,
    decode: decoder.decode,
    isOn: state.phase === 'running' && !hasDecoderFailed,
    repeatDelay: repeatDelay >= 0 ? repeatDelay : 1500,
    onRead: read,
    onFail: () => setDecoderBroken(true),
  });

  const tell = useRef(onProblem);
  useEffect(() => {
    tell.current = onProblem;
  });
  useEffect(() => {
    if (problem) tell.current?.(problem);
  }, [problem]);
  useDevelopmentWarning(developmentWarning(props, problem));

  const retry = () => {
    setDecoderBroken(false);
    if (hasDecoderFailed) decoder.retry();
    if (state.phase === 'problem') camera.retry();
  };

  const isRunning = state.phase === 'running' && problem === null;
  const isStarting = !problem && (state.phase === 'starting' || (isRunning && !decoder.decode));
  return (
    <section className={styles.scanner} aria-label={label}>
      <div className={styles.view}>
        <video ref={video} className={styles.video} muted playsInline aria-hidden hidden={!isRunning} />
        {isRunning ? <div className={styles.frame} data-read={lastRead !== null || undefined} /> : null}
        {problem ? (
          <div className={styles.notice} role="alert">
            <CameraOff size={28} strokeWidth={1.75} aria-hidden />
            <span>{words[problem]}</span>
            {problem === 'insecure' || problem === 'unsupported' ? null : (
              <Button size="small" onPress={retry}>
                {messages.retry}
              </Button>
            )}
          </div>
        ) : null}
        {isStarting ? (
          <div className={isRunning ? styles.corner : styles.notice}>
            <Spinner size={isRunning ? 'small' : 'medium'} isDecorative />
            <span>{words.starting}</span>
          </div>
        ) : null}
      </div>
      {isRunning ? <div className={styles.hint}>{words.aim}</div> : null}
      <div className={styles.controls}>
        {isRunning && camera.cameras.length > 1 ? (
          <div className={styles.choice}>
            <Select
              label={words.camera}
              isLabelHidden
              options={camera.cameras.map(({ deviceId, label: name }, at) => ({
                value: deviceId,
                label: name || words.number(at + 1),
              }))}
              value={camera.chosenId ?? settingsOf(state)?.deviceId ?? null}
              onChange={camera.choose}
            />
          </div>
        ) : null}
        {isRunning && torch.isThere ? (
          <Button
            icon={
              torch.isOn ? (
                <FlashlightOff size={16} strokeWidth={1.75} />
              ) : (
                <Flashlight size={16} strokeWidth={1.75} />
              )
            }
            onPress={() => void torch.toggle()}
          >
            {torch.isOn ? words.lightOff : words.lightOn}
          </Button>
        ) : null}
        {allowsPicture ? <PictureReader formats={formats} wasmUrl={wasmUrl} onRead={read} /> : null}
      </div>
      <VisuallyHidden>
        <span role="status">{lastRead === null ? null : words.read(lastRead)}</span>
      </VisuallyHidden>
    </section>
  );
}

function settingsOf(state: ReturnType<typeof useCamera>['state']): MediaTrackSettings | undefined {
  return state.phase === 'running' ? state.track?.getSettings() : undefined;
}

function developmentWarning(props: CameraScannerProps, problem: CameraProblem | null): string | null {
  if (props.formats?.length === 0)
    return 'CameraScanner: `formats` is empty; the usual ones are read. Name those that are wanted, or leave the prop away.';
  if (props.repeatDelay !== undefined && !(props.repeatDelay >= 0))
    return `CameraScanner: \`repeatDelay\` is ${props.repeatDelay}; 1500 is taken. Give milliseconds, 0 or more.`;
  if (problem === 'decoderFailed')
    return "CameraScanner: the decoder could not be loaded. Serve its WebAssembly and allow it (script-src 'wasm-unsafe-eval'), or say with `wasmUrl` where it is.";
  return null;
}
