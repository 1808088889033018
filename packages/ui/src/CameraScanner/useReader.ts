import { type RefObject, useEffect, useState } from 'react';
import { useEvent } from '../layout/useEvent.ts';
import { type Barcode, type Decode, type DecoderOptions, loadDecoder } from './decoder.ts';
import { areaOfFrame, drawArea } from './viewfinder.ts';

interface ReaderOptions extends DecoderOptions {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the decoder is wanted, which is loaded while the camera starts. */
  isWanted: boolean;
  /** Whether the camera runs. */
  isRunning: boolean;
  /** The time in milliseconds that a code must be out of sight before it is read again. */
  repeatDelay: number;
  onRead: (code: Barcode) => void;
}

/** The minimum pause between two pictures, in milliseconds. */
const MIN_PAUSE = 100;
const MAX_FAILURES = 5;
const MAX_SIDE = 1280;

/** Loads the decoder when it is wanted, decodes the camera's picture repeatedly and reports each code once. */
export function useReader(options: ReaderOptions) {
  const { video, isWanted, isRunning, repeatDelay, formats, wasmUrl } = options;
  const onRead = useEvent(options.onRead);
  const [decode, setDecode] = useState<Decode | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const names = formats?.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: formats are compared by name, so that an inline array does not reload the decoder
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setDecode('loading');
    loadDecoder({ formats, wasmUrl }).then(
      (loaded) => isCurrent && setDecode(() => loaded),
      () => isCurrent && setDecode('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [names, wasmUrl, isWanted, attempt]);

  useEffect(() => {
    if (!isRunning || typeof decode === 'string') return;
    const isNew = createRepeatGuard(repeatDelay);
    const canvas = document.createElement('canvas');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let failures = 0;

    const look = async () => {
      const began = performance.now();
      try {
        const picture = drawFrame(video.current, canvas);
        const code = picture && aimedAt(await decode(picture), picture);
        failures = 0;
        if (!isOver && code && isNew(code.text, performance.now())) onRead(code);
      } catch {
        failures += 1;
      }
      if (isOver) return;
      if (failures >= MAX_FAILURES) setDecode('failed');
      // A slow device pauses as long as it decodes.
      else timer = setTimeout(look, Math.max(MIN_PAUSE, performance.now() - began));
    };

    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, decode, isRunning, repeatDelay, onRead]);

  return {
    isLoaded: typeof decode !== 'string',
    hasFailed: isWanted && decode === 'failed',
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Draws what is inside the frame, once there is a picture and a place where it is shown. */
function drawFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): HTMLCanvasElement | null {
  if (!video?.videoWidth || !video.clientWidth) return null;
  const picture = { width: video.videoWidth, height: video.videoHeight };
  const area = areaOfFrame(picture, { width: video.clientWidth, height: video.clientHeight });
  return drawArea(video, area, MAX_SIDE, canvas);
}

/** The code that the user aims at: the nearest to the middle. */
function aimedAt(codes: readonly Barcode[], { width, height }: HTMLCanvasElement): Barcode | undefined {
  const distance = ({ center }: Barcode) => Math.hypot(center.x - width / 2, center.y - height / 2);
  return [...codes].sort((one, other) => distance(one) - distance(other))[0];
}

/** Recognises a code that stays in sight: one is new again after `delay` milliseconds out of sight. */
export function createRepeatGuard(delay: number): (text: string, now: number) => boolean {
  const lastSeen = new Map<string, number>();
  return (text, now) => {
    for (const [seen, time] of lastSeen) if (now - time >= delay) lastSeen.delete(seen);
    const isNew = !lastSeen.has(text);
    lastSeen.set(text, now);
    return isNew;
  };
}
