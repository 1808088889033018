import { type RefObject, useEffect, useRef } from 'react';
import type { Barcode, Decode } from './Barcode.ts';
import { createRepeatGuard } from './repeatGuard.ts';
import { aimedAt, areaOfFrame } from './viewfinder.ts';

interface ReadingSettings {
  video: RefObject<HTMLVideoElement | null>;
  decode: Decode | null;
  isOn: boolean;
  /** How long a code is out of sight before it counts as a new one. */
  repeatDelay: number;
  onRead: (code: Barcode) => void;
  /** Called when the decoder fails at one picture after the other. */
  onFail: () => void;
}

/** At most so many pictures a second: what is left of the time is the page's. */
const leastPause = 100;
const mostFailures = 5;
/** The longest side of the picture that is looked at. */
const longestSide = 1280;

/** Looks at the camera's picture, again and again, and tells each code once. */
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
      const image = grab(video.current, canvas);
      try {
        const code = image ? aimedAt(await decode(image), image) : undefined;
        failures = 0;
        if (!isOver && code && guard.isNew(code.text, performance.now())) latest.current.onRead(code);
      } catch {
        failures += 1;
      }
      if (isOver) return;
      if (failures >= mostFailures) latest.current.onFail();
      // A slow machine rests as long as it works.
      else timer = setTimeout(look, Math.max(leastPause, performance.now() - began));
    };

    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, decode, isOn, repeatDelay]);
}

/** What stands inside the frame right now; undefined while the camera has not shown anything. */
function grab(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): ImageData | undefined {
  if (!video || video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    return undefined;
  const area = areaOfFrame(
    { width: video.videoWidth, height: video.videoHeight },
    { width: video.clientWidth, height: video.clientHeight },
  );
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height));
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
