import { open } from 'node:fs/promises';

/** Makes the names in a folder as durable as the contents of its files. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  if (!folder) return; // Windows opens no folders, and needs none synced
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
