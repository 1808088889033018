import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserHolds, heldIn } from './browserHolds.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

const sold = withCheckDigit('35693803000061');

describe('without a network', () => {
  let server: ShopServer;
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    server = await startServer();
    shop = await openShop({ baseURL: server.baseURL, serviceWorkers: 'allow' });
    ({ keeper } = shop);
    await shop.books.tradeOnce(sold);
    await keeper.open('/sales/saleInvoices');
    await invoice().waitFor();
    // From now on the app's files come from the browser.
    await keeper.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.kill();
    await keeper.page.context().setOffline(true);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(async () => {
    await shop?.close();
    await server?.close();
  });

  const invoice = () =>
    keeper.page.getByRole('grid', { name: 'Sale Invoices' }).getByRole('link', { name: 'INV-1' });

  it('opens the last known list, and says how it stands', async () => {
    await keeper.page.reload();
    await invoice().waitFor();
    await keeper.page.getByText('There is no network').waitFor();
  });

  it('opens a page that was never seen, and says that the server cannot be reached', async () => {
    await keeper.open('/app/dashboard/addLedger');
    await keeper.page.getByText('The server cannot be reached').first().waitFor({ timeout: 40_000 });
    expect(await keeper.page.title()).toContain('Expense');
  });

  it('goes on by itself when the network is back', async () => {
    await keeper.open('/sales/saleInvoices');
    await invoice().waitFor();
    await server.start();
    await keeper.page.context().setOffline(false);
    await keeper.page.getByText('There is no network').waitFor({ state: 'detached' });
    await keeper.open('/app/dashboard/addLedger');
    await keeper.page.getByText('No expenses yet').waitFor();
  });

  const answers = { database: 'handset', table: 'answers' };
  const kept = () => heldIn(keeper.page, answers);
  const nothing = JSON.stringify([[], []]);

  it('keeps nothing of the shop in the browser once signed out', async () => {
    expect(await kept()).toContain(sold);
    await keeper.signOut();
    await expect.poll(kept).toBe(nothing);
  });

  it('keeps nothing either of what it was about to keep just then', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page } = keeper;
    const context = page.context();
    const asked = new Promise<void>((resolve) => {
      void context.route(/all-imeis/, async (route) => {
        resolve();
        await held;
        await route.continue().catch(() => {});
      });
    });
    await keeper.signIn(shop.owner);
    await asked;
    expect(page.workers()).toHaveLength(1);
    await browserHolds(page, answers, 'expenseCategories');
    await keeper.signOut();
    await expect.poll(() => page.workers()).toEqual([]);
    letGo();
    await expect.poll(kept).toBe(nothing);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
