// Opens the app without a network: its own files from a cache, everything of the API from the network alone.
const worker = self as unknown as ServiceWorkerGlobalScope;
/** Names this build; put here by the bundler. */
declare const VERSION: string;
/** The files of this build, by their paths. */
declare const FILES: readonly string[];

const PREFIX = 'handset-app-';
const CURRENT = `${PREFIX}${VERSION}`;
worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CURRENT)
      .then((cache) => Promise.all([cache.add('/'), ...FILES.map((path) => keep(cache, path))]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

// A page that was on its way while the worker was activated is nobody's, and asks to be taken.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(fileOf(request));
});

/** Keeps the build before as well: a tab that was opened with it still loads its pages. */
async function forgetOld(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page of this build at once; the browser looks for a newer build meanwhile, and opens that the next time. */
async function openPage(request: Request): Promise<Response> {
  const known = await caches.match('/', { cacheName: CURRENT });
  return known ?? fetch(request);
}

/** A file carries a hash of its content in its name, or belongs to this build: once there, it is right. */
async function fileOf(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (isFile(answer)) {
    const copy = answer.clone();
    // A full disk does not keep a page from opening.
    void caches
      .open(CURRENT)
      .then((cache) => cache.put(request, copy))
      .catch(() => {});
  }
  return answer;
}

/** Fetches a file of this build to be kept. @throws Error when something else came, so that the build before stays in charge */
async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path);
  if (!isFile(answer)) throw new Error(`${path} could not be had: ${answer.status}`);
  await cache.put(path, answer);
}

/** Whether a file came, and not a page in its stead, as from a network that wants its visitors to sign in first. */
function isFile(answer: Response): boolean {
  return answer.ok && !answer.headers.get('content-type')?.includes('html');
}
