import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupKey } from './BackupKey.ts';
import { DamagedBackup } from './DamagedBackup.ts';

/** A file of a backup with the expected size and hash of its bytes. */
export interface SealedFile {
  /** Its path in the backup, with slashes. */
  file: string;
  bytes: number;
  /** SHA-256 of the bytes as they lie on the disk. */
  sha256: string;
}

/** Folder and encryption key of a backup. */
export interface Sealing {
  /** The folder of the backup. */
  folder: string;
  key: BackupKey | undefined;
}

type Bytes = AsyncIterable<Uint8Array>;

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Writes a file and brings it safely to the disk: `compressed` first, encrypted then if there is a key. */
export async function writeSealed(
  { folder, key }: Sealing,
  file: string,
  content: AsyncIterable<Uint8Array | string>,
  { compressed }: { compressed: boolean },
): Promise<SealedFile> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const sha256 = createHash('sha256');
  let bytes = 0;
  async function* counted(source: Bytes) {
    for await (const chunk of key ? encrypted(source, key, file) : source) {
      sha256.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  if (compressed) await pipeline(content, createGzip(), counted, target);
  else await pipeline(content as Bytes, counted, target);
  return { file, bytes, sha256: sha256.digest('hex') };
}

/**
 * Reads a file written by `writeSealed`. Trust its content only after reading to the end. @throws
 * DamagedBackup when it was altered
 */
export async function* readSealed(
  { folder, key }: Sealing,
  { file, sha256, bytes }: SealedFile,
  { compressed }: { compressed: boolean },
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  async function* counted(source: Bytes) {
    for await (const chunk of source) {
      hash.update(chunk);
      length += chunk.length;
      yield chunk;
    }
  }
  const stored = counted(createReadStream(join(folder, file)));
  const plain = key ? decrypted(stored, key, file) : stored;
  try {
    yield* compressed ? gunzipped(plain) : plain;
  } catch {
    throw new DamagedBackup(`The backup is damaged: ${file} cannot be read.`);
  }
  if (hash.digest('hex') !== sha256 || length !== bytes)
    throw new DamagedBackup(`The backup is damaged: ${file} is not what was written.`);
}

async function* gunzipped(source: Bytes): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // A failure reaches the reader through the stream itself.
  const done = pipeline(source, gunzip).catch(() => {});
  yield* gunzip;
  await done;
}

/** A number used once, the encrypted bytes, and the tag that proves them and their place in the backup. */
async function* encrypted(source: Bytes, key: BackupKey, file: string): AsyncGenerator<Uint8Array> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key.bytes, nonce).setAAD(Buffer.from(file));
  yield nonce;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function* decrypted(source: Bytes, key: BackupKey, file: string): AsyncGenerator<Uint8Array> {
  const startOf = (nonce: Buffer) => createDecipheriv(ALGORITHM, key.bytes, nonce).setAAD(Buffer.from(file));
  let decipher: ReturnType<typeof startOf> | undefined;
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (!decipher) {
      if (held.length < NONCE) continue;
      decipher = startOf(held.subarray(0, NONCE));
      held = held.subarray(NONCE);
    }
    if (held.length <= TAG) continue;
    yield decipher.update(held.subarray(0, -TAG));
    held = held.subarray(-TAG);
  }
  if (!decipher || held.length !== TAG) throw new Error('It ends too early');
  yield decipher.setAuthTag(held).final();
}
