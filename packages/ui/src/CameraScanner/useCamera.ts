import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useEvent } from '../layout/useEvent.ts';

/** The reason why the camera or the decoder cannot be used. */
export type CameraProblem =
  | 'insecure'
  | 'unsupported'
  | 'missing'
  | 'denied'
  | 'inUse'
  | 'failed'
  | 'decoderFailed';

/** The problems by the names of their errors: those of browsers, and the two of `openCamera`. */
const byName: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
  insecure: 'insecure',
  unsupported: 'unsupported',
};

/** Opens a camera, as `navigator.mediaDevices.getUserMedia` does. */
export type GetStream = (constraints: MediaStreamConstraints) => Promise<MediaStream>;

interface CameraSettings {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the camera is wanted. */
  isOn: boolean;
  getStream: GetStream | undefined;
}

/** The state of the camera. */
export type CameraState =
  | { phase: 'off' | 'starting' }
  | { phase: 'running'; track: MediaStreamTrack | undefined; cameras: readonly MediaDeviceInfo[] }
  | { phase: 'problem'; problem: CameraProblem };

/** Plays a camera in a video element while it is wanted and the page is visible. */
export function useCamera({ video, isOn, getStream }: CameraSettings) {
  const [state, setState] = useState<CameraState>({ phase: 'off' });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSeen = useSyncExternalStore(watchVisibility, isPageSeen, () => true);
  const open = useEvent(getStream ?? openCamera);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same once more
  useEffect(() => {
    if (!isOn || !isSeen) {
      setState({ phase: 'off' });
      return;
    }
    const abort = new AbortController();
    const show = (next: CameraState) => {
      if (!abort.signal.aborted) setState(next);
    };
    show({ phase: 'starting' });
    start(video.current, open, chosenId, abort.signal, show).catch((error: unknown) =>
      show({ phase: 'problem', problem: problemOf(error) }),
    );
    return () => abort.abort();
  }, [video, open, isOn, isSeen, chosenId, attempt]);

  return {
    state,
    chosenId,
    attempt,
    choose: setChosenId,
    retry: () => {
      // The chosen camera may be unplugged.
      setChosenId(null);
      setAttempt((before) => before + 1);
    },
  };
}

/** Asks the browser, which has no `mediaDevices` for a page that may not have a camera. */
const openCamera: GetStream = async (constraints) => {
  const { mediaDevices } = navigator;
  if (mediaDevices) return mediaDevices.getUserMedia(constraints);
  throw new DOMException('There is no camera for this page', isSecureContext ? 'unsupported' : 'insecure');
};

/** Starts the camera. Stops it on abort, even while it is still starting. */
async function start(
  video: HTMLVideoElement | null,
  open: GetStream,
  deviceId: string | null,
  signal: AbortSignal,
  show: (state: CameraState) => void,
): Promise<void> {
  const stream = await open({
    audio: false,
    video: {
      ...(deviceId === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: deviceId } }),
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  });
  const stop = () => {
    for (const each of stream.getTracks()) each.stop();
    if (video?.srcObject === stream) video.srcObject = null;
  };
  if (signal.aborted || !video) {
    stop();
    return;
  }
  signal.addEventListener('abort', stop, { once: true });
  const [track] = stream.getVideoTracks();
  // Unplugged, or taken by another app.
  track?.addEventListener('ended', () => show({ phase: 'problem', problem: 'failed' }), { signal });
  video.srcObject = stream;
  await video.play().catch(ignoreInterruption);
  show({ phase: 'running', track, cameras: await camerasOf() });
}

/** The problem behind a camera that could not be opened. */
function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error && byName[error.name]) || 'failed';
}

/** `play` rejects when the video is removed while it starts, which is not a problem of the camera. */
function ignoreInterruption(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

async function camerasOf(): Promise<MediaDeviceInfo[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  } catch {
    return [];
  }
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageSeen = () => document.visibilityState !== 'hidden';
