import { createHash } from 'node:crypto';
import { newId } from '../database/newId.ts';
import type { FileStorage } from './FileStorage.ts';
import type { StoredPicture, UploadedPictures } from './Picture.ts';
import type { FormFile } from './readForm.ts';
import { reencode } from './reencode.ts';

/** The key of the small copy of a picture. */
export function thumbnailKey(storageKey: string): string {
  return storageKey.replace(/\.jpg$/, '.small.jpg');
}

/** Re-encodes each uploaded picture and stores it with a thumbnail. Keeps none if one of them is refused. */
export async function storePictures(
  storage: FileStorage,
  files: readonly FormFile[],
): Promise<UploadedPictures> {
  const pictures: UploadedPictures = {};
  if (files.length > 0) await storage.requireRoom(files.reduce((sum, { bytes }) => sum + bytes, 0));
  try {
    for (const file of files) {
      const inSlot = pictures[file.field] ?? [];
      pictures[file.field] = inSlot;
      await storePicture(storage, file, (picture) => inSlot.push(picture));
    }
    return pictures;
  } catch (error) {
    await discardPictures(storage, pictures);
    throw error;
  }
}

/**
 * Deletes stored pictures that no row references, as far as the storage allows. The sweep removes the rest
 * later. Errors here are ignored, so that the sender gets the original reason.
 */
export async function discardPictures(storage: FileStorage, pictures: UploadedPictures): Promise<void> {
  const keys = Object.values(pictures)
    .flat()
    .flatMap(({ storageKey }) => [storageKey, thumbnailKey(storageKey)]);
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}

async function storePicture(
  storage: FileStorage,
  file: FormFile,
  willStore: (picture: StoredPicture) => void,
): Promise<void> {
  const { whole, small, width, height } = await reencode(file);
  const id = newId();
  const storageKey = `${id}.jpg`;
  // Noted before storing, so that a half-stored picture is deleted as well.
  willStore({
    id,
    storageKey,
    mime: 'image/jpeg',
    width,
    height,
    bytes: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
  });
  await storage.put(storageKey, whole);
  await storage.put(thumbnailKey(storageKey), small);
}
