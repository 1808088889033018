import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import { Books } from './Books.ts';
import { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

/** Good enough for every account that a test opens. */
export const PASSWORD = 'a fine long password';

/** A real server with a browser in front of it. */
export interface Counter {
  readonly server: ShopServer;
  /** The first page, and who works on it. */
  readonly keeper: Shopkeeper;
  readonly books: Books;
  /** Another person at another device, who shares nothing with the others but the server. */
  newKeeper(options?: BrowserContextOptions): Promise<Shopkeeper>;
  /** Shows what every page looked like when a test failed; for `afterEach`. */
  reportFailure(context: { task: { name: string; result?: { state?: string } } }): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server on an empty data folder, and a browser. */
export async function openCounter(): Promise<Counter> {
  const server = await startServer();
  const browser = await chromium.launch(await launchOptions());
  const contexts: BrowserContext[] = [];

  async function newKeeper(options: BrowserContextOptions = {}) {
    const viewport = { width: 1366, height: 768 };
    const context = await browser.newContext({ baseURL: server.baseURL, viewport, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // The print dialog of the browser itself cannot be operated by a test.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    return new Shopkeeper(page);
  }

  const keeper = await newKeeper();
  return {
    server,
    keeper,
    books: new Books(keeper.page, server.baseURL),
    newKeeper,
    async reportFailure({ task }) {
      if (task.result?.state !== 'fail') return;
      for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
        await page.screenshot({ path: `screenshots/failed/${task.name.slice(0, 40)}-${index}.png` });
        console.error(page.url(), await page.locator('body').ariaSnapshot());
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
