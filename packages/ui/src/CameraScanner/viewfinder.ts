/** A part of a picture, in its pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The size of the frame as a share of the visible picture. */
export const frameShare = { across: 0.86, down: 0.7 } as const;

/** The part of the camera's picture inside the frame, where the picture covers its box (`object-fit: cover`). */
export function areaOfFrame(picture: Size, box: Size): Area {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const seen =
    Number.isFinite(scale) && scale > 0
      ? {
          width: Math.min(picture.width, box.width / scale),
          height: Math.min(picture.height, box.height / scale),
        }
      : picture;
  const width = Math.max(1, Math.round(seen.width * frameShare.across));
  const height = Math.max(1, Math.round(seen.height * frameShare.down));
  return {
    x: Math.floor((picture.width - width) / 2),
    y: Math.floor((picture.height - height) / 2),
    width,
    height,
  };
}

/** The code that the user aims at: the nearest to the middle. */
export function aimedAt<T extends { center: { x: number; y: number } }>(
  codes: readonly T[],
  size: Size,
): T | undefined {
  const distance = ({ center }: T) => Math.hypot(center.x - size.width / 2, center.y - size.height / 2);
  return [...codes].sort((one, other) => distance(one) - distance(other))[0];
}
