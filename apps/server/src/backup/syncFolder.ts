import { open } from 'node:fs/promises';

/** Makes the names in a folder as safe as the bytes behind them. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  if (!folder) return; // Windows opens no folders, and needs none synced
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
