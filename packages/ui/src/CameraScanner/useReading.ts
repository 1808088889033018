import { type RefObject, useEffect, useRef } from 'react';
import type { Barcode, Decode } from './decoder.ts';
import { createRepeatGuard } from './repeatGuard.ts';
import { aimedAt, areaOfFrame } from './viewfinder.ts';

interface ReadingSettings {
  video: RefObject<HTMLVideoElement | null>;
  decode: Decode | null;
  isOn: boolean;
  /** The time in milliseconds that a code must be out of sight before it is read again. */
  repeatDelay: number;
  onRead: (code: Barcode) => void;
  /** Called when the decoder fails repeatedly. */
  onFail: () => void;
}

/** The minimum pause between two pictures, in milliseconds. */
const MIN_PAUSE = 100;
const MAX_FAILURES = 5;
const MAX_SIDE = 1280;

/** Decodes the camera's picture repeatedly and reports each code once. */
export function useReading({ video, decode, isOn, repeatDelay, onRead, onFail }: ReadingSettings): void {
  const latest = useRef({ onRead, onFail });
  useEffect(() => {
    latest.current = { onRead, onFail };
  });

  useEffect(() => {
    if (!isOn || !decode) return;
    const guard = createRepeatGuard(repeatDelay);
    const canvas = document.createElement('canvas');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let failures = 0;

    const look = async () => {
      const began = performance.now();
      try {
        const isDrawn = drawFrame(video.current, canvas);
        const code = isDrawn ? aimedAt(await decode(canvas), canvas) : undefined;
        failures = 0;
        if (!isOver && code && guard.isNew(code.text, performance.now())) latest.current.onRead(code);
      } catch {
        failures += 1;
      }
      if (isOver) return;
      if (failures >= MAX_FAILURES) latest.current.onFail();
      // A slow device pauses as long as it decodes.
      else timer = setTimeout(look, Math.max(MIN_PAUSE, performance.now() - began));
    };

    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, decode, isOn, repeatDelay]);
}

/** Draws what is inside the frame. False before the first picture. */
function drawFrame(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): boolean {
  if (!video || video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return false;
  const area = areaOfFrame(
    { width: video.videoWidth, height: video.videoHeight },
    { width: video.clientWidth, height: video.clientHeight },
  );
  const scale = Math.min(1, MAX_SIDE / Math.max(area.width, area.height));
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(video, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return true;
}
