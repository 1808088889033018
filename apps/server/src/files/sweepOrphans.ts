import { forgetUnshownPictures, knownStorageKeys } from '../access/pictureRecords.ts';
import type { HandsetDatabase } from '../database/HandsetDatabase.ts';
import type { FileStorage } from './FileStorage.ts';

/** What a sweep took away: rows of pictures that no document shows, and stored objects that no row names. */
export interface Swept {
  pictures: number;
  objects: number;
}

/** Up to so many orphans are no surprise, however few the pictures are. */
const NO_SURPRISE = 100;
const BATCH = 500;

/**
 * Frees the storage of what nothing points to and what is older than a moment (epoch ms), so that nothing on its way is
 * touched: give it a day. @throws Error, and removes nothing, when most of the storage would go, since a storage of another
 * database looks like that.
 */
export async function sweepOrphans(
  storage: FileStorage,
  database: HandsetDatabase,
  olderThan: number,
): Promise<Swept> {
  const pictures = await forgetUnshownPictures(database, olderThan);
  const { orphans, known } = await orphansIn(storage, database, olderThan);
  if (orphans.length > Math.max(NO_SURPRISE, known))
    throw new Error(
      `Of the pictures in the storage, ${orphans.length} are not known to this database and ${known} are: is it the storage of another? Nothing was swept`,
    );
  for (const key of orphans) await storage.remove(key);
  return { pictures, objects: orphans.length };
}

async function orphansIn(storage: FileStorage, database: HandsetDatabase, olderThan: number) {
  const orphans: string[] = [];
  let known = 0;
  for await (const batch of batches(storage, olderThan)) {
    const inUse = await knownStorageKeys(database, batch.map(pictureKey));
    for (const key of batch) {
      if (inUse.has(pictureKey(key))) known += 1;
      else orphans.push(key);
    }
  }
  return { orphans, known };
}

async function* batches(storage: FileStorage, olderThan: number): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt >= olderThan) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The key of the picture that a small copy belongs to; any other key is its own. */
function pictureKey(key: string): string {
  return key.replace(/\.small\.jpg$/, '.jpg');
}
