import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { refusal } from '@handset/domain';
import sharp from 'sharp';
import { HttpError, Refused } from '../http/errors.ts';
import { Semaphore } from '../http/Semaphore.ts';
import type { FormFile } from './readForm.ts';

const MAX_PIXELS = 40_000_000;
const MAX_EDGE = 2000;
const THUMBNAIL_EDGE = 320;
/** Seconds that the reading of one picture may take. */
const TIMEOUT_SECONDS = 15;

// A file is opened as one of the four kinds or not at all, whatever else the library can read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// No file is read twice.
sharp.cache(false);

/** Limits concurrent decoding, which takes a processor and much memory. */
const semaphore = new Semaphore(Math.min(4, availableParallelism()));

/** A re-encoded picture and its thumbnail. */
export interface Reencoded {
  whole: Buffer;
  small: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes an uploaded picture, judged by its content alone. Metadata (place, device) and appended data are
 * dropped. @throws HttpError 415 when it is not a picture, 422 when it is too large
 */
export function reencode(file: FormFile): Promise<Reencoded> {
  return semaphore.run(async () => {
    await requirePicture(file);
    try {
      const { data, info } = await sharp(file.path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: 'white' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      const small = await sharp(data)
        .resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 75 })
        .toBuffer();
      return { whole: data, small, width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('timeout'))
        throw new Refused('picture-too-slow', { seconds: TIMEOUT_SECONDS }).at(file.field);
      throw notAPicture(file);
    }
  });
}

async function requirePicture(file: FormFile): Promise<void> {
  const start = await firstBytes(file.path);
  if (!SIGNATURES.some((matches) => matches(start))) throw notAPicture(file);
  // The header holds the size: read it without a limit, and decode nothing until the size is known to be acceptable.
  const { width, height } = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture(file);
    });
  if (width * height > MAX_PIXELS)
    throw new Refused('picture-too-many-pixels', { millions: MAX_PIXELS / 1_000_000 }).at(file.field);
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
];

function notAPicture({ field }: FormFile): HttpError {
  return new HttpError(415, 'not-a-picture', refusal('picture-unreadable')).at(field);
}
