import { bucketOf, type Settings } from '../settings.ts';
import { type FileStorage, folderStorage } from './FileStorage.ts';
import { S3Storage } from './s3Storage.ts';

/** The storage that the settings name: a bucket, or `folder`. @throws Error with one sentence when the bucket refuses. */
export async function openStorage(settings: Settings, folder: string): Promise<FileStorage> {
  const bucket = bucketOf(settings);
  if (!bucket) return folderStorage(folder);
  const storage = new S3Storage(bucket);
  await storage.requireAccess();
  return storage;
}
