import * as z from 'zod';
import { isStorageKey } from '../../base/files/FileStorage.ts';
import { DamagedBackup } from './DamagedBackup.ts';
import type { Manifest } from './Manifest.ts';
import { readSealed, type SealedFile, type Sealing } from './sealedFile.ts';

/** A picture of a backup, under its key in the storage. */
export interface KeptPicture extends SealedFile {
  key: string;
}

const pictureLine = z
  .strictObject({
    key: z.string().refine(isStorageKey),
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .transform((picture): KeptPicture => ({ ...picture, file: pictureFile(picture.key) }));

/** Path of a picture in a backup. The last characters of keys spread pictures over folders. */
export function pictureFile(key: string): string {
  return `pictures/${key.replace(/\..*$/, '').slice(-2)}/${key}`;
}

/** A picture as a line of the list. */
export function lineOf({ key, bytes, sha256 }: KeptPicture): string {
  return `${JSON.stringify({ key, bytes, sha256 })}\n`;
}

/** The pictures of a backup. @throws DamagedBackup when the list was altered */
export async function* keptPictures(sealing: Sealing, { pictures }: Manifest): AsyncGenerator<KeptPicture> {
  for await (const line of linesOf(sealing, pictures)) {
    yield pictureOf(line, pictures.file);
  }
}

/** The line may be any text: its file is proven only once it is read to the end. */
function pictureOf(line: string, file: string): KeptPicture {
  try {
    return pictureLine.parse(JSON.parse(line));
  } catch {
    throw new DamagedBackup(`The backup is damaged: ${file} names no picture.`);
  }
}

/** A compressed file of a backup, line by line. */
export async function* linesOf(sealing: Sealing, file: SealedFile): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of readSealed(sealing, file, { compressed: true })) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest + decoder.decode() !== '')
    throw new DamagedBackup(`The backup is damaged: ${file.file} ends too early.`);
}
