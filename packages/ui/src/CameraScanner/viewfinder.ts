/** A part of a picture, in its pixels. */
type Area = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

type Size = Pick<Area, 'width' | 'height'>;

/** The size of the frame as a share of the visible picture. */
export const frameShare = { across: 0.86, down: 0.7 } as const;

/** The part of the camera's picture inside the frame, where the picture covers its box (`object-fit: cover`). */
export function areaOfFrame(picture: Size, box: Size): Area {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(1, Math.round((box.width / scale) * frameShare.across));
  const height = Math.max(1, Math.round((box.height / scale) * frameShare.down));
  return {
    x: Math.floor((picture.width - width) / 2),
    y: Math.floor((picture.height - height) / 2),
    width,
    height,
  };
}

/** Draws a part of a picture on a canvas, at most `maxSide` pixels wide and high. */
export function drawArea(
  picture: CanvasImageSource,
  { x, y, width, height }: Area,
  maxSide: number,
  canvas = document.createElement('canvas'),
): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on');
  // Transparent pictures are read on white, as on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
