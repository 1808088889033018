import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { refusal } from '@handset/domain';
import { HttpError } from '../http/errors.ts';

/** Storage of pictures: a local folder or a bucket. Only the server creates keys, never a client. */
export interface FileStorage {
  /** Resolves once the bytes are safe on the disk. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there are none under that key. */
  get(key: string): Promise<Readable | undefined>;
  /** Deletes the object. Succeeds even when it does not exist. */
  remove(key: string): Promise<void>;
  /** Everything stored, in no order. Objects stored during the listing may be missing. */
  list(): AsyncIterable<StoredObject>;
  /** @throws HttpError 507 when that many more bytes would fill the disk */
  requireRoom(bytes: number): Promise<void>;
}

/** A key that bytes are stored under, and since when (epoch ms). */
export interface StoredObject {
  key: string;
  storedAt: number;
}

/** Whether a text can be a key of the storage: no folders, and no way out of one. */
export function isStorageKey(text: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)*$/.test(text);
}

/** Disk space that pictures leave free, so that the books can still be written. */
const RESERVE = 256 * 1024 * 1024;

/** Pictures in a folder; `freeBytes` tells how much its disk has left. */
export function folderStorage(folder: string, freeBytes = freeBytesOf): FileStorage {
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.part`;
      try {
        const file = await open(unfinished, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
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
    async *list() {
      for (const subfolder of await namesIn(folder)) {
        for (const key of await namesIn(join(folder, subfolder))) {
          if (!isStorageKey(key) || subfolderOf(key) !== subfolder) continue;
          const found = await stat(join(folder, subfolder, key)).catch(() => undefined);
          if (found?.isFile()) yield { key, storedAt: found.mtimeMs };
        }
      }
    },
    async requireRoom(bytes) {
      if ((await freeBytes(folder)) - bytes >= RESERVE) return;
      throw new HttpError(507, 'disk-full', refusal('disk-nearly-full'));
    },
  };
}

function pathOf(folder: string, key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return join(folder, subfolderOf(key), key);
}

/** Ids of one moment begin alike; their ends spread over the folders. */
function subfolderOf(key: string): string {
  return key.replace(/\..*$/, '').slice(-2);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
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
