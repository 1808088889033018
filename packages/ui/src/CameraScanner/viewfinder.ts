/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Area, 'width' | 'height'>;

/** The size of the frame as a share of the visible picture. */
export const frameShare = { across: 0.86, down: 0.7 } as const;

/** The part of the camera's picture inside the frame, where the picture covers its box (`object-fit: cover`). */
export function areaOfFrame(picture: Size, box: Size): Area {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const part = (whole: number, shown: number, share: number) => {
    // A box that is not laid out has no size.
    const seen = scale > 0 ? Math.min(whole, shown / scale) : whole;
    return Math.max(1, Math.round(seen * share));
  };
  const width = part(picture.width, box.width, frameShare.across);
  const height = part(picture.height, box.height, frameShare.down);
  return {
    x: Math.floor((picture.width - width) / 2),
    y: Math.floor((picture.height - height) / 2),
    width,
    height,
  };
}

/** Draws a part of a picture, at most `maxSide` pixels wide and high. False if it cannot be drawn on. */
export function drawArea(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  { x, y, width, height }: Area,
  maxSide: number,
): boolean {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  // Transparent pictures are read on white, as on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return true;
}

/** The code that the user aims at: the nearest to the middle. */
export function aimedAt<T extends { center: { x: number; y: number } }>(
  codes: readonly T[],
  size: Size,
): T | undefined {
  const distance = ({ center }: T) => Math.hypot(center.x - size.width / 2, center.y - size.height / 2);
  return [...codes].sort((one, other) => distance(one) - distance(other))[0];
}
