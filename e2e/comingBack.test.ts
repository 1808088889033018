import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, openCounter, PASSWORD } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

describe('a page that somebody comes back to', () => {
  let counter: Counter;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    counter = await openCounter();
    await counter.keeper.signUp('bilal', PASSWORD);
    await counter.books.tradeOnce(withCheckDigit('35693803000091'));
    // What a service worker answers cannot be held up.
    keeper = await counter.newKeeper({ serviceWorkers: 'block' });
    await keeper.open('/login?from=/sales/saleInvoices');
    await keeper.signIn('bilal', PASSWORD);
    await invoices().waitFor();
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(() => counter?.close());

  const invoices = () => keeper.page.getByRole('grid', { name: 'Sale Invoices' });

  it('shows its heading in the layout until its file has come', async () => {
    const { page } = keeper;
    await invoices().getByRole('link', { name: 'INV-1' }).click();
    await page.getByText('INV-1').first().waitFor();
    const address = page.url();
    await page.getByRole('link', { name: 'Show Stock List' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stock List' }).waitFor();
    await page.reload();
    await page.getByRole('grid').first().waitFor();
    await page.waitForLoadState('networkidle');

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const files: string[] = [];
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      files.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.goBack();
    expect(page.url()).toBe(address);
    await page.getByRole('heading', { level: 1, name: 'Invoice', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sale Mobile' }).click({ trial: true });
    expect(files).not.toEqual([]);
    expect(await page.getByText('INV-1').count()).toBe(0);
    letGo();
    await page.getByText('INV-1').first().waitFor();
    await page.unrouteAll();
  });
});
