import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guardedRoutes, routeAt } from '../apps/host/src/app/routes/routes.ts';
import { hostMessages } from '../apps/host/src/kit/words/hostMessages.ts';
import { Books } from './Books.ts';
import { LatinWords } from './latinWords.ts';
import { type Counter, openCounter } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

/** Maximum number of addresses visited per route. The hundredth invoice is like the third. */
const mostOfARoute = 3;

/** Every route of a shop with six weeks of trade, and every link on the way; in Urdu, as all other tests read English. */
describe('a crawl', () => {
  let server: ShopServer;
  let counter: Counter;
  let keeper: Shopkeeper;
  let books: Books;

  beforeAll(async () => {
    server = await startServer();
    counter = await openCounter(server.baseURL);
    // A blocked service worker would be a warning in the console.
    keeper = await counter.newKeeper({ serviceWorkers: 'allow' });
    await keeper.open('/login');
    await keeper.press('Explore with a demo shop');
    await keeper.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    books = new Books(server.baseURL, await keeper.token());
    await keeper.prefer('locale', 'ur');
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(async () => {
    await counter?.close();
    await server?.close();
  });

  it('finds no error in the console, no failed request, no dead link and no English', {
    timeout: 600_000,
  }, async () => {
    const { page } = keeper;
    const faults: string[] = [];
    const here = () => new URL(page.url()).pathname + new URL(page.url()).search;
    page.on('pageerror', (error) => faults.push(`${here()}: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${here()}: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${here()}: ${response.status()} ${response.url()}`);
    });

    const latin = new LatinWords(page);
    const visited = new Map<string, string[]>();
    const waiting = [
      ...guardedRoutes.map(({ path }) => path).filter((path) => !path.includes(':')),
      ...(await details()),
    ];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const route = routeAt(new URL(path, 'http://shop').pathname);
      if (!route) {
        faults.push(`a dead link: ${path}`);
        continue;
      }
      const seen = visited.get(route.path) ?? [];
      if (seen.includes(path) || seen.length >= mostOfARoute) continue;
      visited.set(route.path, [...seen, path]);
      await page.goto(path);
      await page
        .getByRole('heading', { level: 1 })
        .first()
        .waitFor()
        .catch(() => faults.push(`no heading at ${path}`));
      await page.waitForLoadState('networkidle');
      if (await page.getByText(hostMessages.ur.errors.notFound).count()) faults.push(`nothing at ${path}`);
      faults.push(...(await latin.find()).map((text) => `${path}: not in Urdu: ${text}`));
      for (const locale of ['en', 'ur'] as const) {
        await keeper.prefer('locale', locale);
        await page.locator(`html[lang=${locale}]`).waitFor();
        const { title } = hostMessages[locale].routingError;
        if (await page.getByText(title).count()) faults.push(`an error in ${locale} at ${path}`);
      }
      const links = await page
        .locator('a[href^="/"]:not([download])')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      waiting.push(...new Set(links.filter((link) => !link.startsWith('/api/'))));
    }
    expect(faults).toEqual([]);
    expect(guardedRoutes.map(({ path }) => path).filter((path) => !visited.has(path))).toEqual([]);
  });

  let lots = 0;

  /** One address of each document, for routes that only a link from elsewhere leads to. */
  async function details(): Promise<string[]> {
    const first = async (path: string) => (await (await books.get(path)).json()).data[0]?._id as string;
    // Others each time: a crawl that is repeated finds those of the crawl before in the shop.
    const number = 35_693_803_000_070 + 2 * lots;
    lots += 1;
    const lot = await books.buyLot([`${number}`, `${number + 1}`].map(withCheckDigit));
    const [single, sale, bank] = await Promise.all([
      first('/api/Purchase?type=single'),
      first('/api/sale'),
      (async () => (await (await books.get('/api/wallet')).json()).data.banks[0]._id as string)(),
    ]);
    const ofSale = guardedRoutes.filter(({ path }) =>
      /\/(sales?|bulksales?|todaysales|todaybulksales|saleinvoices|bulksaleinvoices|saledetail)\/:id$/i.test(
        path,
      ),
    );
    return [
      ...ofSale.map(({ path }) => path.replace(':id', sale)),
      `/todayBook/pruchaseDetail/${single}`,
      `/purchase/todayPurchase/${single}`,
      `/purchase/todayPurchase/bulkPurchase/${lot}`,
      `/purchase/purchaseRecords/bulkPurchase/${lot}`,
      `/app/dashboard/bulkPhoneDetail/${lot}`,
      `/app/dashboard/bankTransaction/${bank}`,
    ];
  }
});
