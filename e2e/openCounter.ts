import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import { signIn } from './accounts.ts';
import { Shopkeeper } from './Shopkeeper.ts';

/** The browser of this worker. It ends with the worker. */
let browser: Promise<Browser> | undefined;

/** A browser in front of a real server. */
export interface Counter {
  readonly baseURL: string;
  /** A person at a device of their own. */
  newKeeper(options?: BrowserContextOptions): Promise<Shopkeeper>;
  /** The same, signed in already. */
  signedIn(username: string, options?: BrowserContextOptions): Promise<Shopkeeper>;
  /** Shows what every page looked like when a test failed; for `afterEach`. */
  reportFailure(context: { task: { name: string; result?: { state?: string } } }): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the counter of a server. Its pages have no service worker, which would load all of the app, unless the options
 * allow one.
 */
export async function openCounter(baseURL: string): Promise<Counter> {
  browser ??= launchOptions().then((options) => chromium.launch(options));
  const chrome = await browser;
  const contexts: BrowserContext[] = [];

  async function newKeeper(options: BrowserContextOptions = {}) {
    const context = await chrome.newContext({
      baseURL,
      viewport: { width: 1366, height: 768 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // The print dialog of the browser itself cannot be operated by a test; that it was asked for can be seen.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    return new Shopkeeper(page);
  }

  return {
    baseURL,
    newKeeper,
    async signedIn(username, options = {}) {
      const session = await signIn(baseURL, username);
      const origin = options.baseURL ?? baseURL;
      const localStorage = [
        { name: 'token', value: session.token },
        { name: 'user', value: JSON.stringify(session.user) },
        { name: 'lastSeenAt', value: String(Date.now()) },
      ];
      return newKeeper({ ...options, storageState: { cookies: [], origins: [{ origin, localStorage }] } });
    },
    async reportFailure({ task }) {
      if (task.result?.state !== 'fail') return;
      for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
        await page.screenshot({ path: `screenshots/failed/${task.name.slice(0, 40)}-${index}.png` });
        console.error(page.url(), await page.locator('body').ariaSnapshot());
      }
    },
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}
