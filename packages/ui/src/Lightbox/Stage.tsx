import { ImageOff } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { Picture } from '../picture/Picture.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { clampPan, readSwipe } from './gestures.ts';
import * as styles from './Lightbox.css.ts';

interface StageProps {
  src: string;
  alt: string;
  scale: number;
  onScaleChange: (scale: number) => void;
  onSwipe: (way: 'left' | 'right') => void;
}

interface Drag {
  /** The press that it began with. */
  start: PointerEvent;
  /** The place of the picture then. */
  pan: { x: number; y: number };
}

/** The picture. A finger swipes it aside, or moves it about while it is zoomed. */
export function Stage({ src, alt, scale, onScaleChange, onSwipe }: StageProps) {
  const { messages } = useUI();
  const drag = useRef<Drag>(undefined);
  const [pan, setPan] = useState({ x: 0, y: 0 });
  const [isBroken, setBroken] = useState(false);
  const isZoomed = scale > 1 && !isBroken;
  // Drawn smaller, a picture that was moved aside comes back towards the middle, so that no edge comes into sight.
  const [drawnScale, setDrawnScale] = useState(scale);
  if (drawnScale !== scale) {
    const share = drawnScale > 1 ? Math.min(1, (scale - 1) / (drawnScale - 1)) : 1;
    setDrawnScale(scale);
    setPan({ x: pan.x * share, y: pan.y * share });
  }

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || drag.current) return;
    drag.current = { start: event, pan };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current;
    if (from?.start.pointerId !== event.pointerId) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    const x = from.pan.x + event.clientX - from.start.clientX;
    const y = from.pan.y + event.clientY - from.start.clientY;
    setPan(
      isZoomed ? { x: clampPan(x, scale, clientWidth), y: clampPan(y, scale, clientHeight) } : { x, y: 0 },
    );
  };
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    const start = drag.current?.start;
    if (start?.pointerId !== event.pointerId) return;
    drag.current = undefined;
    if (isZoomed) return;
    setPan({ x: 0, y: 0 });
    if (event.type === 'pointercancel') return;
    const way = readSwipe({
      x: event.clientX - start.clientX,
      y: event.clientY - start.clientY,
      duration: event.timeStamp - start.timeStamp,
    });
    if (way) onSwipe(way);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the buttons and keys of the lightbox for the same
    <div
      className={styles.stage}
      data-zoomed={isZoomed || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => isBroken || onScaleChange(isZoomed ? 1 : 2)}
    >
      <Picture
        src={src}
        alt={alt}
        waiting={
          <div className={styles.waiting}>
            <Spinner size="large" />
          </div>
        }
        broken={
          <div className={styles.failed} role="img" aria-label={`${alt}. ${messages.pictureBroken}`}>
            <ImageOff size={32} strokeWidth={1.5} />
            <span className={reset}>{messages.pictureBroken}</span>
          </div>
        }
        onBroken={() => setBroken(true)}
        className={styles.picture}
        data-dragged={pan.x !== 0 || pan.y !== 0 || undefined}
        style={{ scale: String(scale), translate: `${pan.x}px ${pan.y}px` }}
      />
    </div>
  );
}
