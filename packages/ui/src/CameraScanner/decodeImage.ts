import { type Barcode, type DecoderOptions, loadDecoder } from './decoder.ts';
import { drawArea } from './viewfinder.ts';

/** The reason why a picture could not be read: the file is not a picture, or the decoder did not load. */
export class PictureError extends Error {
  /** The part that failed. */
  readonly reason: 'picture' | 'decoder';

  constructor(reason: 'picture' | 'decoder', cause: unknown) {
    super(
      reason === 'picture' ? 'The file is not a picture that can be read' : 'The decoder could not be loaded',
      { cause },
    );
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** Maximum side of a picture, so that a phone's photo is decoded quickly. */
const MAX_SIDE = 3000;

/**
 * Reads the codes in a picture, such as a photo taken on a phone. Works where the camera is not allowed.
 *
 * @throws {PictureError} if the file is not a picture, or if the decoder could not be loaded
 */
export async function decodeImage(picture: Blob, options: DecoderOptions = {}): Promise<Barcode[]> {
  const bitmap = await createImageBitmap(picture).catch((cause: unknown) => {
    throw new PictureError('picture', cause);
  });
  try {
    const decode = await loadDecoder(options).catch((cause: unknown) => {
      throw new PictureError('decoder', cause);
    });
    const canvas = document.createElement('canvas');
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    if (!drawArea(canvas, bitmap, whole, MAX_SIDE)) throw new PictureError('picture', undefined);
    return await decode(canvas);
  } finally {
    bitmap.close();
  }
}
