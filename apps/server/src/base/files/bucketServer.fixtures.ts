import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from './s3Storage.ts';

/** One bucket in memory that speaks as much S3 as a storage needs, and believes nobody without a right signature. */
export interface BucketServer {
  settings: S3Settings;
  objects: Map<string, { bytes: Buffer; storedAt: number }>;
  /** Called before each request is looked at; what it answers is the answer, and `true` leaves the request hanging. */
  trouble:
    | ((request: IncomingMessage) => { status: number; headers?: Record<string, string> } | true | undefined)
    | undefined;
  /** Method and path of each request so far. */
  requests: string[];
  close(): Promise<void>;
}

const ACCESS_KEY_ID = 'a key of the tests';
const SECRET = 'a secret/of+the tests';
const REGION = 'eu-test-1';
const BUCKET = 'pictures';
/** Of one page of a list, unless the request asks for fewer. */
const PAGE = 1000;

export async function startBucketServer(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const trouble = bucket.trouble?.(request);
    if (trouble === true) return;
    const body = await read(request);
    if (trouble)
      return answer(response, trouble.status, '<Error><Code>Trouble</Code></Error>', trouble.headers);
    const wrong = wrongWith(request, body);
    if (wrong) return answer(response, 403, `<Error><Code>${wrong}</Code></Error>`);
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = url.pathname.slice(`/${BUCKET}/`.length);
    if (!url.pathname.startsWith(`/${BUCKET}/`))
      return answer(response, 404, '<Error><Code>NoSuchBucket</Code></Error>');
    if (key === '' && url.searchParams.get('list-type') === '2')
      return answer(response, 200, list(objects, url));
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, storedAt: Date.now() });
      return answer(response, 200, '');
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(response, 204, '');
    }
    const found = objects.get(key);
    if (!found) return answer(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return answer(response, 200, found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const bucket: BucketServer = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: REGION,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey: SECRET,
    },
    objects,
    requests,
    trouble: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(response: ServerResponse, status: number, body: string | Buffer, headers = {}) {
  response.writeHead(status, headers).end(body);
}

/** Computes the signature of a request again, from the description of AWS Signature Version 4. */
function wrongWith(request: IncomingMessage, body: Buffer): string | undefined {
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', region = '', service = '', end = ''] = credential.split('/');
  if (id !== ACCESS_KEY_ID) return 'InvalidAccessKeyId';
  if (region !== REGION || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed';
  const at = String(request.headers['x-amz-date']);
  const sent = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!at.startsWith(day) || !(Math.abs(Date.now() - sent) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const digest = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== digest) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';

  const url = new URL(request.url ?? '', 'http://bucket');
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const scope = [day, region, service, end].join('/');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = [day, region, service, end].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, toSign))
    ? undefined
    : 'SignatureDoesNotMatch';
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function list(objects: BucketServer['objects'], { searchParams }: URL): string {
  const most = Math.min(Number(searchParams.get('max-keys') ?? PAGE), PAGE);
  const after = Buffer.from(searchParams.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, most);
  const isCut = keys.length > most;
  const contents = page.map((key) => {
    const at = new Date(objects.get(key)?.storedAt ?? 0).toISOString();
    return `<Contents><Key>${key.replace(/&/g, '&amp;')}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${
    isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
  }</ListBucketResult>`;
}
