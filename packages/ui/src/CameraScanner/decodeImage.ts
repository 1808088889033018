import type { Barcode, Decode } from './Barcode.ts';
import { type DecoderOptions, loadDecoder } from './loadDecoder.ts';

/** Why a picture was not read: it is none, or the decoder could not be had. */
export class PictureError extends Error {
  /** What failed. */
  readonly reason: 'picture' | 'decoder';

  constructor(reason: 'picture' | 'decoder', cause: unknown) {
    super(
      reason === 'picture' ? 'The file is not a picture that can be read' : 'The decoder could not be loaded',
      {
        cause,
      },
    );
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** The longest sides at which a picture is looked at: small ones are quick, and small codes need large ones. */
const sides = [1200, 3000];

/**
 * The codes in a picture, such as a photo taken on a phone; none if there are none. The one way to read a code where the camera may not be used.
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
    return await lookTwice(bitmap, decode);
  } finally {
    bitmap.close();
  }
}

async function lookTwice(bitmap: ImageBitmap, decode: Decode): Promise<Barcode[]> {
  const longest = Math.max(bitmap.width, bitmap.height);
  for (const side of sides) {
    const found = await decode(pixelsOf(bitmap, Math.min(1, side / longest)));
    if (found.length > 0 || side >= longest) return found;
  }
  return [];
}

function pixelsOf(bitmap: ImageBitmap, scale: number): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PictureError('picture', undefined);
  // Transparent pictures stand on white, as on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
