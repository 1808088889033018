import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { type ShopServer, startServer } from './server.ts';

const built = join(import.meta.dirname, '../apps/host/dist');

/** A stand-in for the pages of version 0.1, which registered their worker by themselves. */
const earlierPage =
  '<!doctype html><title>Handset 0.1</title><h1>Version 0.1</h1><script type="module" src="/assets/main-01.js"></script>';
const earlierScript = "await navigator.serviceWorker.register('/service-worker.js');";

/** The worker of version 0.1, in short: it answers every address with the page that it keeps. */
const earlierWorker = `
  const CURRENT = 'handset-app-0123456789ab';
  addEventListener('install', (event) =>
    event.waitUntil(
      caches
        .open(CURRENT)
        .then((cache) => cache.addAll(['/', '/assets/main-01.js']))
        .then(() => skipWaiting()),
    ),
  );
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    const { request } = event;
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || pathname.startsWith('/api')) return;
    const asked = request.mode === 'navigate' ? '/' : request;
    event.respondWith(caches.match(asked).then((known) => known ?? fetch(request)));
  });
`;

/** A browser in which version 0.1 was opened, whose worker still serves its pages. */
describe('a browser that keeps version 0.1', () => {
  let folder: string;
  let server: ShopServer;
  let shop: Shop;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-host-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), earlierPage);
    await writeFile(join(folder, 'assets/main-01.js'), earlierScript);
    await writeFile(join(folder, 'service-worker.js'), earlierWorker);
    server = await startServer({ HANDSET_HOST: folder });
    shop = await openShop({ baseURL: server.baseURL, serviceWorkers: 'allow' });
    await shop.keeper.page.goto('/');
    await shop.keeper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.kill();
    await rm(folder, { recursive: true });
    await cp(built, folder, { recursive: true });
    await server.start();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(async () => {
    await shop?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('opens the new version at the second visit, and keeps nothing of the earlier one', async () => {
    const { page } = shop.keeper;
    await page.reload();
    await page.getByRole('heading', { name: 'Version 0.1' }).waitFor();
    await expect.poll(() => page.evaluate(newWorkerServes), { timeout: 60_000 }).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    const caches01 = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('handset-app-')));
    await expect.poll(caches01).toEqual([]);
  });
});

/** Runs in the page. Whether the worker of the new version has loaded its files and taken over. */
async function newWorkerServes(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const isSettled = registration?.active?.state === 'activated' && !registration.installing;
  return isSettled && (await caches.keys()).some((name) => name.includes('precache'));
}
