import { type Barcode, type DecoderOptions, loadDecoder } from './decoder.ts';

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
    return await decode(drawn(bitmap));
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PictureError('picture', undefined);
  // Transparent pictures are read on white, as on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
