import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraProblem, problemOf, problemOfPage } from './cameraProblem.ts';

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
  | { phase: 'running'; track: MediaStreamTrack | undefined }
  | { phase: 'problem'; problem: CameraProblem };

/** Plays a camera in a video element while it is wanted and the page is visible. */
export function useCamera({ video, isOn, getStream }: CameraSettings) {
  const [state, setState] = useState<CameraState>({ phase: 'off' });
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSeen = useIsPageSeen();
  const latest = useRef(getStream);
  useEffect(() => {
    latest.current = getStream;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same once more
  useEffect(() => {
    if (!isOn || !isSeen) {
      setState({ phase: 'off' });
      return;
    }
    const abort = new AbortController();
    setState({ phase: 'starting' });
    start(video.current, latest.current, chosenId, abort.signal, (problem) =>
      setState({ phase: 'problem', problem }),
    ).then(
      (started) => {
        if (!started) return;
        setState({ phase: 'running', track: started.track });
        setCameras(started.cameras);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ phase: 'problem', problem: problemOf(error) });
      },
    );
    return () => abort.abort();
  }, [video, isOn, isSeen, chosenId, attempt]);

  return {
    state,
    cameras,
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

interface Started {
  track: MediaStreamTrack | undefined;
  cameras: MediaDeviceInfo[];
}

/** Starts the camera. Stops it on abort, even while it is still starting. */
async function start(
  video: HTMLVideoElement | null,
  getStream: GetStream | undefined,
  deviceId: string | null,
  signal: AbortSignal,
  onProblem: (problem: CameraProblem) => void,
): Promise<Started | null> {
  const ofPage = getStream ? null : problemOfPage(window);
  if (ofPage) {
    onProblem(ofPage);
    return null;
  }
  const ask = getStream ?? ((constraints) => navigator.mediaDevices.getUserMedia(constraints));
  const stream = await ask({
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
    return null;
  }
  signal.addEventListener('abort', stop, { once: true });
  const [track] = stream.getVideoTracks();
  // Unplugged, or taken by another app.
  track?.addEventListener('ended', () => onProblem('failed'), { signal });
  video.srcObject = stream;
  await video.play().catch(ignoreInterruption);
  const cameras = await camerasOf();
  return signal.aborted ? null : { track, cameras };
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

function useIsPageSeen(): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState !== 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
