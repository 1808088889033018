import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

const built = join(import.meta.dirname, '../apps/host/dist');

/** A till that the host was loaded into, and that stays open while the server gets the next build. */
describe('the deployment of a build', () => {
  let folder: string;
  let server: ShopServer;
  let shop: Shop;
  /** Stays on the earlier build. */
  let keeper: Shopkeeper;
  /** Another tab of the same browser. It is reloaded. */
  let other: Shopkeeper;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handset-host-'));
    // The server also takes files that are not compressed.
    await cp(built, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
    server = await startServer({ HANDSET_HOST: folder });
    shop = await openShop({ baseURL: server.baseURL, serviceWorkers: 'allow' });
    ({ keeper } = shop);
    await keeper.open('/setup/shop');
    await city(keeper).waitFor();
    await workerHas(keeper, /\/ChatPanel-[\w-]+\.js$/);

    await server.kill();
    await rebuild(folder);
    await server.start();

    other = new Shopkeeper(await keeper.page.context().newPage());
    await other.open('/setup/shop');
    await workerHas(other, /\/ChatPanel-[\w-]+\.next\.js$/);
    await other.page.reload();
    await city(other).waitFor();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(async () => {
    await shop?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const city = ({ page }: Shopkeeper) => page.getByRole('textbox', { name: 'City' });
  const cityAskedAgain = async (person: Shopkeeper) => {
    await person.reconnect();
    return city(person).inputValue();
  };

  it('leaves two tabs with two builds, which save what the other then shows', async () => {
    expect([await isNext(keeper), await isNext(other)]).toEqual([false, true]);
    await city(keeper).fill('Lahore');
    await keeper.press('Save');
    await keeper.sees('Shop updated successfully');
    await expect.poll(() => cityAskedAgain(other)).toBe('Lahore');
    await city(other).fill('Multan');
    await other.press('Save');
    await other.sees('Shop updated successfully');
    await expect.poll(() => cityAskedAgain(keeper)).toBe('Multan');
  });

  it('opens the new build in place of what the earlier one no longer finds, with what was typed', async () => {
    const { page } = keeper;
    await city(keeper).fill('Sahiwal');
    // Until then the browser's own cache serves the files of the earlier build.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await keeper.press('Chat');
    await expect.poll(() => isNext(keeper)).toBe(true);
    await keeper.sees('What you typed was restored.');
    expect(await city(keeper).inputValue()).toBe('Sahiwal');
    await keeper.press('Chat');
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
  });
});

const NEXT = '.next.';

/** Makes of a build another one: as far as a browser can tell, each of its files changed. */
async function rebuild(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = new Set(await readdir(assets));
  const renamed = (name: string) => (names.has(name) ? name.replace(/\.(?=\w+$)/, NEXT) : name);
  for (const name of names) await rename(join(assets, name), join(assets, renamed(name)));
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:html|js|css)$/.test(file)) continue;
    const path = join(folder, file);
    const text = (await readFile(path, 'utf8'))
      .replace(/[\w.-]+\.\w+/g, renamed)
      // The worker tells by this that the page changed.
      .replace(/(?<=url:"index\.html",revision:")\w+/, 'next');
    await writeFile(path, text);
  }
}

/** Whether the page runs the build that was made last. */
function isNext({ page }: Shopkeeper): Promise<boolean> {
  return page.evaluate(
    (next) => document.querySelector('script[type=module]')?.outerHTML.includes(next) === true,
    NEXT,
  );
}

/** Waits until the browser's worker holds this one of its page's chat, as it does when it has taken a build over. */
async function workerHas({ page }: Shopkeeper, file: RegExp): Promise<void> {
  const ofChat = async () => (await page.evaluate(workerFiles)).filter((url) => url.includes('/ChatPanel-'));
  await vi.waitFor(async () => expect(await ofChat()).toEqual([expect.stringMatching(file)]), {
    timeout: 60_000,
    interval: 200,
  });
}

/** Addresses of the files that the browser's worker has loaded ahead. */
async function workerFiles(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.includes('precache'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => url);
}
