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

/** Makes each uploaded picture anew and stores it with a small copy. Nothing stays behind when one of them is refused. */
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
 * Takes back pictures that no row came to point at, as far as the storage lets it: what is left behind is swept later, and
 * the reason why they are taken back is what their sender should hear.
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
  // Noted first: one that is stored by half is taken back as well.
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
