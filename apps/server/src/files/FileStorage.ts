import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where pictures live: a folder here, a bucket elsewhere. Keys are made by the server and never by a client. */
export interface FileStorage {
  /** Resolves once the bytes are safe on the disk. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there are none under that key. */
  get(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

export function folderStorage(folder: string): FileStorage {
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.part`;
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    async get(key) {
      const path = pathOf(folder, key);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? createReadStream(path) : undefined;
    },
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(key)) throw new Error(`Not a storage key: ${key}`);
  // Ids of one moment begin alike; their ends spread over the folders.
  return join(folder, key.replace(/\..*$/, '').slice(-2), key);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  if (!folder) return; // Windows opens no folders, and needs none synced
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
