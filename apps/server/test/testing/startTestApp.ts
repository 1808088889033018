import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session as SignedIn } from '@handset/domain';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import { type AppOptions, buildApp } from '../../src/app/buildApp.ts';
import { HandsetDatabase } from '../../src/base/database/HandsetDatabase.ts';
import { type FileStorage, folderStorage } from '../../src/base/files/FileStorage.ts';

/** An answer, with its JSON read. */
export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body by asserting on it.
  body: any;
}

/** Somebody who calls the API; signed in, or not. */
export interface TestClient {
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Sends a multipart form: objects as JSON, files as they are. */
  postForm(
    url: string,
    fields: Record<string, unknown>,
    files?: readonly TestFile[],
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  sendForm(
    method: 'POST' | 'PUT' | 'PATCH',
    url: string,
    fields: Record<string, unknown>,
    files?: readonly TestFile[],
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
}

export interface TestFile {
  field: string;
  bytes: Uint8Array;
  /** @default 'picture.jpg' */
  name?: string;
  /** @default 'image/jpeg' */
  type?: string;
}

/** A shop of its own, with its owner signed in. */
export interface TestShop extends TestClient {
  token: string;
  user: SignedIn['user'];
  password: string;
}

export interface TestApp {
  app: FastifyInstance;
  database: HandsetDatabase;
  storage: FileStorage;
  folder: string;
  /** The PostgreSQL that it runs on, where it does: another server may work beside it there. */
  url: string | undefined;
  /** The server's clock; assign to move it. */
  clock: { now: number };
  /** Somebody who is not signed in. */
  anyone: TestClient;
  clientOf(token: string): TestClient;
  signUp(shop?: Partial<Record<'shopName' | 'ownerName' | 'number' | 'username', string>>): Promise<TestShop>;
  close(): Promise<void>;
}

const PASSWORD = 'a long enough secret';

/**
 * The whole server, in this process and without a socket: on SQLite in a folder of its own, or in a new database of the
 * PostgreSQL that `HANDSET_TEST_DATABASE_URL` names.
 */
export async function startTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'handset-test-'));
  const file = join(folder, 'handset.db');
  const scratch = await migratedPostgres();
  if (!scratch) await writeFile(file, await migratedFile());
  const clock = { now: Date.now() };
  const database = await HandsetDatabase.open({
    file,
    url: scratch?.url,
    clock: () => clock.now,
  });
  const storage = folderStorage(join(folder, 'files'));
  const app = await buildApp({ database, storage, rateFactor: 1000, ...options });

  const clientOf = (token?: string) => clientAt(app, token);
  const anyone = clientOf();

  return {
    app,
    database,
    storage,
    folder,
    url: scratch?.url,
    clock,
    anyone,
    clientOf,
    async signUp(shop = {}) {
      const answer = await anyone.post('/api/auth/sign-up', {
        shopName: 'Karachi Mobiles',
        ownerName: 'Bilal Ahmed',
        number: '03001234567',
        username: `owner-${randomUUID().slice(0, 8)}`,
        password: PASSWORD,
        ...shop,
      });
      if (answer.status !== 201) throw new Error(`Sign-up failed: ${JSON.stringify(answer.body)}`);
      const { token, user } = answer.body as SignedIn;
      return { ...clientOf(token), token, user, password: PASSWORD };
    },
    async close() {
      await app.close();
      await database.close();
      await scratch?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Another server on the same PostgreSQL, with connections of its own: tills of one shop may be at either. */
export async function startBeside({
  storage,
  clock,
  url,
}: TestApp): Promise<Pick<TestApp, 'clientOf' | 'close'>> {
  if (!url) throw new Error('The embedded database has one server');
  const database = await HandsetDatabase.open({ file: '', url, clock: () => clock.now });
  const app = await buildApp({ database, storage, rateFactor: 1000 });
  return {
    clientOf: (token) => clientAt(app, token),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Somebody who calls that server; signed in, or not. */
function clientAt(app: FastifyInstance, token?: string): TestClient {
  const call = (request: InjectOptions) =>
    inject(app, {
      ...request,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...request.headers },
    });
  const send: TestClient['send'] = (method, url, body, headers = {}) =>
    call({
      method,
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const sendForm: TestClient['sendForm'] = async (method, url, fields, files = [], headers = {}) => {
    const encoded = new Response(formOf(fields, files));
    return call({
      method,
      url,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  return {
    send,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: (url, body, headers) => send('POST', url, body, headers),
    postForm: (url, fields, files, headers) => sendForm('POST', url, fields, files, headers),
    sendForm,
  };
}

async function inject(app: FastifyInstance, request: InjectOptions): Promise<TestAnswer> {
  const { statusCode, headers, body } = await app.inject(request);
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status: statusCode, headers, body: isJson && body ? JSON.parse(body) : body };
}

function formOf(fields: Record<string, unknown>, files: readonly TestFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const { field, bytes, name = 'picture.jpg', type = 'image/jpeg' } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

let emptyFile: Promise<Buffer> | undefined;

/** A SQLite database with every table and no shop: the migrations run once in a process, not once per test file. */
function migratedFile(): Promise<Buffer> {
  emptyFile ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'handset-test-'));
    const file = join(folder, 'handset.db');
    const database = await HandsetDatabase.open({ file });
    await database.close();
    const content = await readFile(file);
    await rm(folder, { recursive: true, force: true });
    return content;
  })();
  return emptyFile;
}

let emptyPostgres: Promise<string | undefined> | undefined;

/** The same on PostgreSQL, copied from a database that nobody connects to; undefined where the tests run on SQLite. */
async function migratedPostgres(): Promise<ScratchDatabase | undefined> {
  emptyPostgres ??= (async () => {
    const scratch = await scratchPostgres();
    if (!scratch) return undefined;
    const database = await HandsetDatabase.open({ file: '', url: scratch.url });
    await database.close();
    return new URL(scratch.url).pathname.slice(1);
  })();
  const template = await emptyPostgres;
  return template ? scratchPostgres(template) : undefined;
}

interface ScratchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new database on the PostgreSQL of the tests, empty unless it copies another; undefined where the tests run on SQLite. */
export async function scratchPostgres(template = 'template1'): Promise<ScratchDatabase | undefined> {
  const server = process.env.HANDSET_TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  await onServer(server, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
