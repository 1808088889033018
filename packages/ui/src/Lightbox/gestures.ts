/** Distance in pixels and duration in milliseconds of a finger's movement. */
interface Movement {
  x: number;
  y: number;
  duration: number;
}

/** The distance at which a slow swipe turns the page. */
const farEnough = 80;
/** A fast swipe needs less distance, at this speed in pixels per millisecond. */
const fastEnough = 0.4;
const flick = 24;

/** Returns the direction of a swipe: left, right or none. */
export function readSwipe({ x, y, duration }: Movement): 'left' | 'right' | null {
  const distance = Math.abs(x);
  if (distance <= Math.abs(y)) return null;
  const isFlick = distance >= flick && distance / Math.max(duration, 1) >= fastEnough;
  if (distance < farEnough && !isFlick) return null;
  return x < 0 ? 'left' : 'right';
}

/** Returns how far a picture scaled by `scale` can be moved before its edge shows. */
export function clampPan(offset: number, scale: number, size: number): number {
  const most = Math.max(0, ((scale - 1) * size) / 2);
  return Math.min(most, Math.max(-most, offset));
}

/** The steps of the zoom. */
export const scales: readonly number[] = [1, 1.5, 2, 3, 4];

/** Returns the next larger or smaller step of the zoom; the same one at either end. */
export function nextScale(scale: number, direction: 1 | -1): number {
  return scales[scales.indexOf(scale) + direction] ?? scale;
}
