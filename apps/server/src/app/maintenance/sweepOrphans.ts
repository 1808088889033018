import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import type { FileStorage } from '../../base/files/FileStorage.ts';
import { deleteUnattachedPictures, knownStorageKeys } from '../../shop/access/pictureRecords.ts';

/**
 * Items removed by a sweep: rows of pictures that no document shows, and stored objects that no row names.
 */
export interface Swept {
  pictures: number;
  objects: number;
}

/** Up to this number of orphans is normal, however few pictures there are. */
const NO_SURPRISE = 100;
const BATCH = 500;

/**
 * Deletes stored objects that nothing references and that are older than a moment (epoch ms). Allow a day, so
 * that uploads in progress are safe. @throws Error without deleting anything when most of the storage would
 * go, as with the storage of another database
 */
export async function sweepOrphans(
  storage: FileStorage,
  database: HandsetDatabase,
  olderThan: number,
): Promise<Swept> {
  const pictures = await deleteUnattachedPictures(database, olderThan);
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
