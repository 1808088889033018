import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testing/startTestApp.ts';

const PAGE = '<!doctype html><title>Handset</title><script src="/a.js"></script>';
const SCRIPT = 'console.info("the built app")';

let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handset-host-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets', 'index-a1b2c3.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  server = await startTestApp({ hostFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/login', '/purchase/todayPurchase/123', '/app/dashboard/wallet?x=1'])(
  'every path of the app answers its page: %s',
  async (url) => {
    const answer = await server.anyone.get(url);
    expect([answer.status, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('html'),
    });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  },
);

test('an asset is kept for good by the browser, and sent as it was compressed at the build', async () => {
  const answer = await server.app.inject({
    url: '/assets/index-a1b2c3.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
});

test('the files of the app are no calls, however many a browser asks for at once', async () => {
  const asked = Array.from({ length: 1501 }, () => server.app.inject({ url: '/assets/index-a1b2c3.js' }));
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('an asset of an older build is missing, and never the page in its stead', async () => {
  expect((await server.anyone.get('/assets/index-old.js')).status).toBe(404);
});

test('a call that the API does not have answers as the API does', async () => {
  const answer = await server.anyone.get('/api/nothing');
  expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  expect((await server.anyone.post('/login')).status).toBe(404);
});

test.each(['//evil.example/login', '/sales/%E0%A4%A', '/%'])(
  'an address of a page that cannot be read leads home: %s',
  async (url) => {
    const answer = await server.app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  },
);

test('an address of a call that cannot be read is refused', async () => {
  const answer = await server.app.inject({ url: '/api/sale/%' });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
});

test('nothing outside the folder is served', async () => {
  for (const url of ['/../settings.ts', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fsecret'])
    expect(JSON.stringify((await server.anyone.get(url)).body)).not.toMatch(/root:|HANDSET_/);
});

test('without a build it says what to do', async () => {
  const bare = await startTestApp({ hostFolder: join(folder, 'not-built') });
  const answer = await bare.anyone.get('/');
  expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
  await bare.close();
});
