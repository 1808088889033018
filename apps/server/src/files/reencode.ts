import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { HttpError, Refused } from '../http/errors.ts';
import { Gate } from '../http/Gate.ts';
import type { FormFile } from './readForm.ts';

const MAX_PIXELS = 40_000_000;
const MAX_EDGE = 2000;
const THUMBNAIL_EDGE = 320;
/** Seconds that the reading of one picture may take. */
const PATIENCE = 15;

// A file is opened as one of the four kinds or not at all, whatever else the library can read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// No file is read twice.
sharp.cache(false);

/** Decoding takes a processor and much memory: so many at a time, however many come. */
const gate = new Gate(Math.min(4, availableParallelism()));

/** A picture made anew, and its small copy. */
export interface Reencoded {
  whole: Buffer;
  small: Buffer;
  width: number;
  height: number;
}

/**
 * Makes a picture anew from an uploaded file, judged by its content alone: without metadata (place, device), without
 * anything appended. @throws HttpError 415 when it is no picture, 422 when it is too much of one.
 */
export function reencode(file: FormFile): Promise<Reencoded> {
  return gate.pass(async () => {
    await requirePicture(file);
    try {
      const { data, info } = await sharp(file.path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: PATIENCE })
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
        throw refused(file, `This picture takes more than ${PATIENCE} seconds to read: send a simpler one`);
      throw notAPicture(file);
    }
  });
}

async function requirePicture(file: FormFile): Promise<void> {
  const start = await firstBytes(file.path);
  if (!SIGNATURES.some((matches) => matches(start))) throw notAPicture(file);
  // The size stands in the header: it is read without a limit, and nothing is decoded until it is known to be bearable.
  const { width, height } = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw notAPicture(file);
    });
  if (width * height > MAX_PIXELS)
    throw refused(file, `This picture has too many pixels: at most ${MAX_PIXELS / 1_000_000} million`);
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
  const message = 'This file is not a picture that can be read: send a JPEG, PNG, WebP or AVIF';
  return new HttpError(415, 'not-a-picture', message, { fields: { [field]: message } });
}

function refused({ field }: FormFile, message: string): Refused {
  return new Refused(message, { [field]: message });
}
