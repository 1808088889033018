import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { refusal } from '@handset/domain';
import { AwsClient } from 'aws4fetch';
import { HttpError } from '../http/errors.ts';
import { type FileStorage, isStorageKey, type StoredObject } from './FileStorage.ts';

/** A bucket of its own for this installation, and the key to it. */
export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is named in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeouts and retries for requests to the bucket. */
export interface S3RequestOptions {
  /** Attempts before a request counts as failed. @default 4 */
  attempts?: number;
  /** Milliseconds until an answer must have begun. @default 10000 */
  timeout?: number;
  /** Milliseconds before the second attempt; each later one waits twice as long. @default 100 */
  pause?: number;
}

/** Pictures in a bucket of S3 or of what speaks its language. */
export class S3Storage implements FileStorage {
  readonly #client: AwsClient;
  readonly #bucket: string;
  readonly #options: Required<S3RequestOptions>;

  constructor({ endpoint, bucket, ...access }: S3Settings, options: S3RequestOptions = {}) {
    this.#client = new AwsClient({ ...access, service: 's3' });
    this.#bucket = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
    this.#options = { attempts: 4, timeout: 10_000, pause: 100, ...options };
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const response = await this.#send('PUT', this.#urlOf(key), bytes);
    if (!response.ok) throw await bucketRefusal('PUT', response);
    await response.body?.cancel();
  }

  async get(key: string): Promise<Readable | undefined> {
    const response = await this.#send('GET', this.#urlOf(key));
    if (response.ok)
      return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
    if (response.status !== 404) throw await bucketRefusal('GET', response);
    await response.body?.cancel();
    return undefined;
  }

  async remove(key: string): Promise<void> {
    const response = await this.#send('DELETE', this.#urlOf(key));
    if (!response.ok && response.status !== 404) throw await bucketRefusal('DELETE', response);
    await response.body?.cancel();
  }

  async *list(): AsyncIterable<StoredObject> {
    let next: string | undefined;
    do {
      const page = await this.#page(1000, next);
      yield* page.objects;
      next = page.next;
    } while (next !== undefined);
  }

  /** A bucket has no fixed size. */
  async requireRoom(): Promise<void> {}

  /**
   * Checks that the bucket accepts this key. An unreachable bucket does not count, so that it keeps no shop
   * closed. @throws Error with one sentence when it refuses
   */
  async requireAccess(): Promise<void> {
    try {
      await this.#page(1);
    } catch (error) {
      if (!(error instanceof BucketRefusal)) return;
      throw new Error(
        `The bucket that HANDSET_S3_BUCKET names refuses this server (${error.message}). Check the HANDSET_S3_ settings.`,
      );
    }
  }

  async #page(size: number, from?: string): Promise<{ objects: StoredObject[]; next: string | undefined }> {
    const url = new URL(`${this.#bucket}/`);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('max-keys', String(size));
    if (from !== undefined) url.searchParams.set('continuation-token', from);
    const response = await this.#send('GET', url.href);
    if (!response.ok) throw await bucketRefusal('LIST', response);
    return pageOf(await response.text());
  }

  #urlOf(key: string): string {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return `${this.#bucket}/${key}`;
  }

  /** Sends until the bucket answers. Each of these requests may be sent again without harm. */
  async #send(method: string, url: string, body?: Uint8Array): Promise<Response> {
    const { attempts, pause } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#sendOnce(method, url, body).catch((error: unknown) => {
        if (attempt === attempts) throw unreachable(error);
        return undefined;
      });
      if (outcome && outcome.status < 500 && outcome.status !== 429) return outcome;
      if (outcome && attempt === attempts) throw unreachable(await bucketRefusal(method, outcome));
      await outcome?.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** (attempt - 1) * (0.5 + Math.random())));
    }
  }

  async #sendOnce(method: string, url: string, body: Uint8Array | undefined): Promise<Response> {
    const stop = new AbortController();
    // It counts until the answer begins: a picture on its way to a slow line is not cut short.
    const timer = setTimeout(() => stop.abort(new Error('The bucket took too long')), this.#options.timeout);
    try {
      const request = await this.#client.sign(url, {
        method,
        redirect: 'manual', // a signature holds for one address
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(body ?? '')
            .digest('hex'),
        },
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      return await fetch(request, { signal: stop.signal });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A refusal from the bucket. */
class BucketRefusal extends Error {}

async function bucketRefusal(method: string, response: Response): Promise<BucketRefusal> {
  const code = /<Code>([^<]{1,100})<\/Code>/.exec(await response.text().catch(() => ''))?.[1];
  return new BucketRefusal(`${method} ${response.status}${code ? ` ${code}` : ''}`);
}

function unreachable(cause: unknown): HttpError {
  const error = new HttpError(503, 'storage', refusal('storage-unreachable'), { 'retry-after': '5' });
  error.cause = cause;
  return error;
}

/** One answer to `ListObjectsV2`; objects that this server cannot have stored are left out. */
function pageOf(xml: string): { objects: StoredObject[]; next: string | undefined } {
  const objects: StoredObject[] = [];
  for (const [, contents = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(contents, 'Key');
    const storedAt = Date.parse(textOf(contents, 'LastModified') ?? '');
    if (key !== undefined && isStorageKey(key) && !Number.isNaN(storedAt)) objects.push({ key, storedAt });
  }
  const isCut = textOf(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? textOf(xml, 'NextContinuationToken') : undefined };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? whole;
  });
}
