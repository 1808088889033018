import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BucketServer, startBucketServer } from './bucketServer.fixtures.ts';
import { type FileStorage, folderStorage } from './FileStorage.ts';
import { S3Storage } from './s3Storage.ts';

interface Place {
  storage: FileStorage;
  close(): Promise<void>;
}

const inFolder = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'handset-storage-'));
  return { storage: folderStorage(folder), close: () => rm(folder, { recursive: true }) };
};

const inBucket = async (): Promise<Place> => {
  const bucket = await startBucketServer();
  return { storage: new S3Storage(bucket.settings), close: bucket.close };
};

/** A server of S3 that others wrote, so that not only our own idea of it is met; it takes any signature. */
const inS3rver = async (): Promise<Place> => {
  const directory = await mkdtemp(join(tmpdir(), 'handset-s3rver-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  return {
    storage: new S3Storage({
      endpoint: `http://127.0.0.1:${port}/`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
};

async function bytesOf(stream: Readable | undefined): Promise<Buffer | undefined> {
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function keysIn(storage: FileStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.sort();
}

describe.each([
  ['a folder', inFolder],
  ['a bucket that checks signatures', inBucket],
  ['a bucket of s3rver', inS3rver],
])('%s', (_, open) => {
  let place: Place;
  let storage: FileStorage;
  beforeAll(async () => {
    place = await open();
    storage = place.storage;
  });
  afterAll(() => place.close());

  test('gives back what it was given, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
    await storage.put('0198-ab.jpg', bytes);
    expect(await bytesOf(await storage.get('0198-ab.jpg'))).toEqual(bytes);
    await storage.put('0198-ab.jpg', Buffer.from('again'));
    expect(String(await bytesOf(await storage.get('0198-ab.jpg')))).toBe('again');
  });

  test('has nothing under a key that it was not given, or that was removed', async () => {
    expect(await storage.get('never.jpg')).toBeUndefined();
    await storage.put('gone.jpg', Buffer.from('x'));
    await storage.remove('gone.jpg');
    await storage.remove('gone.jpg');
    expect(await storage.get('gone.jpg')).toBeUndefined();
  });

  test('takes no key that leads elsewhere', async () => {
    for (const key of ['../secret', 'a/b.jpg', '', '.', '..', 'a\\b', 'a%2fb', 'a?b', 'a\0b'])
      for (const call of [
        () => storage.get(key),
        () => storage.put(key, Buffer.from('x')),
        () => storage.remove(key),
      ])
        await expect(call()).rejects.toThrow('Not a storage key');
  });

  test('lists what it holds, and since when', async () => {
    for (const key of await keysIn(storage)) await storage.remove(key);
    const keys = Array.from(
      { length: 25 },
      (_, index) => `picture-${String(index).padStart(2, '0')}.small.jpg`,
    );
    for (const key of keys) await storage.put(key, Buffer.from(key));
    expect(await keysIn(storage)).toEqual(keys);
    // The clocks of a file system and of a bucket count in whole seconds, or nearly.
    for await (const { storedAt } of storage.list())
      expect(Math.abs(Date.now() - storedAt)).toBeLessThan(60_000);
  });

  test('holds fifty at once', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `many-${index}.jpg`);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key))));
    const held = await Promise.all(keys.map(async (key) => String(await bytesOf(await storage.get(key)))));
    expect(held).toEqual(keys);
  });
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-storage-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('takes no more when its disk is nearly full', async () => {
    const MB = 1024 * 1024;
    const storage = folderStorage(folder, async () => 260 * MB);
    await storage.requireRoom(3 * MB);
    await expect(storage.requireRoom(5 * MB)).rejects.toMatchObject({ status: 507, kind: 'disk-full' });
    await folderStorage(folder).requireRoom(0);
  });

  test('lists what a write that was cut short left behind, and nothing that is not its own', async () => {
    await mkdir(join(folder, 'ab'));
    await writeFile(join(folder, 'ab', '0198-ab.jpg.part'), 'half');
    await utimes(join(folder, 'ab', '0198-ab.jpg.part'), 1000, 1000);
    await writeFile(join(folder, 'ab', 'elsewhere.jpg'), '');
    await writeFile(join(folder, 'notes.txt'), '');
    const listed = [];
    for await (const object of folderStorage(folder).list()) listed.push(object);
    expect(listed).toEqual([{ key: '0198-ab.jpg.part', storedAt: 1_000_000 }]);
  });

  test('is empty where there is no folder yet', async () => {
    expect(await keysIn(folderStorage(join(folder, 'not-yet')))).toEqual([]);
  });
});

describe('a bucket', () => {
  let bucket: BucketServer;
  let storage: S3Storage;
  beforeEach(async () => {
    bucket = await startBucketServer();
    storage = new S3Storage(bucket.settings, { pause: 1, timeout: 200 });
  });
  afterEach(() => bucket.close());

  test('is asked with a signature that holds, and with no other', async () => {
    await storage.requireAccess();
    for (const change of [
      { secretAccessKey: 'wrong' },
      { accessKeyId: 'unknown' },
      { region: 'elsewhere' },
      { bucket: 'another' },
    ]) {
      const stranger = new S3Storage({ ...bucket.settings, ...change });
      await expect(stranger.put('a.jpg', Buffer.from('x'))).rejects.toThrow(/PUT 40[34]/);
      await expect(stranger.requireAccess()).rejects.toThrow(
        /^The bucket that HANDSET_S3_BUCKET names refuses this server \(LIST 40[34] \w+\)\. Check the HANDSET_S3_ settings\.$/,
      );
    }
    expect(bucket.objects.size).toBe(0);
  });

  test('is listed page by page', async () => {
    for (let index = 0; index < 2345; index += 1)
      bucket.objects.set(`picture-${index}.jpg`, { bytes: Buffer.from(''), storedAt: 1_000 });
    bucket.objects.set('folder/of&others', { bytes: Buffer.from(''), storedAt: 1_000 });
    expect(await keysIn(storage)).toHaveLength(2345);
    expect(bucket.requests.filter((it) => it.includes('list-type'))).toHaveLength(3);
  });

  test.each([[500], [503], [429]])('is asked again after %i', async (status) => {
    let left = 3;
    bucket.trouble = () => (left-- > 0 ? { status } : undefined);
    await storage.put('a.jpg', Buffer.from('x'));
    expect(bucket.requests).toHaveLength(4);
    expect(String(await bytesOf(await storage.get('a.jpg')))).toBe('x');
  });

  test('is asked again when it does not answer, and given up in the end', async () => {
    let left = 1;
    bucket.trouble = () => (left-- > 0 ? true : undefined);
    await storage.put('a.jpg', Buffer.from('x'));
    bucket.trouble = () => true;
    await expect(storage.get('a.jpg')).rejects.toMatchObject({ status: 503, kind: 'storage' });
    // What does not answer just now keeps no shop closed.
    await storage.requireAccess();
  });

  test('is left at once when it refuses, and never followed elsewhere', async () => {
    for (const status of [400, 403, 307]) {
      bucket.requests.length = 0;
      bucket.trouble = () => ({ status, headers: { location: '/elsewhere' } });
      await expect(storage.get('a.jpg')).rejects.toThrow(`GET ${status} Trouble`);
      expect(bucket.requests).toHaveLength(1);
    }
  });

  test('that cannot be reached is said so', async () => {
    await bucket.close();
    await expect(storage.put('a.jpg', Buffer.from('x'))).rejects.toMatchObject({
      status: 503,
      message: 'The storage of the pictures does not answer just now. Try again in a moment',
    });
  });
});
