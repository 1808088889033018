import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ur } from '../apps/host/src/messages/ur.ts';
import { routeAt } from '../apps/host/src/routes/routeAt.ts';
import { guardedRoutes } from '../apps/host/src/routes/routes.ts';
import { LatinWords } from './latinWords.ts';
import { type Counter, openCounter } from './openCounter.ts';

/** So many addresses of one route are looked at: the hundredth invoice is as the third. */
const mostOfARoute = 3;

/** Every route of a shop with six weeks of trade, and every link on the way; in Urdu, as all other tests read English. */
describe('a crawl', () => {
  let counter: Counter;

  beforeAll(async () => {
    counter = await openCounter();
    await counter.keeper.page.goto('/login');
    await counter.keeper.press('Explore with a demo shop');
    await counter.keeper.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await counter.keeper.page.evaluate(() => localStorage.setItem('preferences', '{"locale":"ur"}'));
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(() => counter?.close());

  it('finds no error in the console, no failed request, no dead link and no English', {
    timeout: 600_000,
  }, async () => {
    const { page } = counter.keeper;
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
      if (await page.getByText(ur.errors.notFound).count()) faults.push(`nothing at ${path}`);
      faults.push(...(await latin.find()).map((text) => `${path}: not in Urdu: ${text}`));
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
    const first = async (path: string) =>
      (await (await counter.books.get(path)).json()).data[0]?._id as string;
    // Others each time: a crawl that is repeated finds those of the crawl before in the shop.
    const number = 35_693_803_000_070 + 2 * lots;
    lots += 1;
    const lot = await counter.books.buyLot([`${number}`, `${number + 1}`].map(withCheckDigit));
    const [single, sale, bank] = await Promise.all([
      first('/api/Purchase?type=single'),
      first('/api/sale'),
      (async () => (await (await counter.books.get('/api/wallet')).json()).data.banks[0]._id as string)(),
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
