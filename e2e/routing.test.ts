import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

describe('going from page to page', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    await shop.books.tradeOnce(withCheckDigit('35693803000091'));
    ({ keeper } = shop);
    await keeper.open('/sales/saleInvoices');
    await invoices().waitFor();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const invoices = () => keeper.page.getByRole('grid', { name: 'Sale Invoices' });

  it('comes back to where the page was left', async () => {
    const { page } = keeper;
    await page.setViewportSize({ width: 1000, height: 200 });
    await page.getByRole('link', { name: 'INV-1' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 120));
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
    // A click of the mouse may scroll the link away from under the header first.
    await page.getByRole('link', { name: 'INV-1' }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: 'Invoice INV-1' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await invoices().waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  it('keeps crawlers out', async () => {
    const answer = await fetch(`${shop.baseURL}/robots.txt`);
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('gives focus back to the button when one dialog has followed another', async () => {
    await keeper.openSlip();
    await keeper.page.keyboard.press('Escape');
    await keeper.dialog.waitFor({ state: 'detached' });
    const opener = keeper.page.getByRole('button', { name: 'Purchase Phone', exact: true });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('shows the loading bar until the file of the next page has come', async () => {
    const { page } = keeper;
    const files = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.getByRole('link', { name: 'Show Stock List' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'attached' });
    expect(await invoices().isVisible()).toBe(true);
    await files.release();
    await page.getByRole('heading', { level: 1, name: 'Stock List' }).waitFor();
  });

  it('says in the layout what went wrong with a page, and shows the others', async () => {
    const { page } = keeper;
    await page.route(/\/assets\/TodayBook-.*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function TodayBook() { throw new Error('No figures') }",
      }),
    );
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('link', { name: 'Today book' }).first().click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText('No figures', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show Stock List' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stock List' }).waitFor();
  });
});
