import { type FileStorage, folderStorage } from '../base/files/FileStorage.ts';
import { S3Storage } from '../base/files/s3Storage.ts';
import { bucketOf, type Settings } from './settings.ts';

/** The storage that the settings name: a bucket, or `folder`. @throws Error with one sentence when the bucket refuses. */
export async function openStorage(settings: Settings, folder: string): Promise<FileStorage> {
  const bucket = bucketOf(settings);
  if (!bucket) return folderStorage(folder);
  const storage = new S3Storage(bucket);
  await storage.requireAccess();
  return storage;
}
