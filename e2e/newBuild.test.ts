import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import { spend } from './recordings.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const chat = /\/assets\/ChatPanel-.*\.js$/;
const sending = /\/assets\/sendWork-.*\.js$/;
const stockList = /\/assets\/StockList-.*\.js$/;
const days = /\/assets\/DateRangePicker-.*\.js$/;

/** A server with a newer build no longer has the files of the older one, which an open page still asks for. */
describe('a page of an older build', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    keeper = await shop.signedIn(shop.owner);
    await keeper.open('/');
    await keeper.page.getByRole('button', { name: 'Purchase Phone', exact: true }).waitFor();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const remove = (file: RegExp) => keeper.page.route(file, (route) => route.fulfill({ status: 404 }));
  const sees = (text: string) => keeper.page.getByText(text).waitFor();
  const noteLoad = () => keeper.page.evaluate(() => performance.timeOrigin);
  const loadedSince = (load: number) => expect.poll(noteLoad).toBeGreaterThan(load);

  it('is loaded again, with what was typed, and then says what does not open', async () => {
    const { page } = keeper;
    const city = page.getByRole('textbox', { name: 'City' });
    const sentence = page.getByRole('alertdialog', { name: 'This cannot be opened' });
    await remove(chat);
    await keeper.open('/setup/shop');
    const load = await noteLoad();
    await city.fill('Multan');
    await keeper.press('Chat');
    await loadedSince(load);
    expect(await city.inputValue()).toBe('Multan');
    await keeper.press('Chat');
    await sentence.waitFor();
    await keeper.press('Cancel', sentence);
    await sentence.waitFor({ state: 'detached' });
    expect(await city.inputValue()).toBe('Multan');
  });

  it('is not loaded again in a browser that keeps nothing, where what was typed would be lost', async () => {
    const { page } = keeper;
    const city = page.getByRole('textbox', { name: 'City' });
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('It keeps nothing', 'SecurityError');
      };
    });
    await remove(chat);
    await keeper.open('/setup/shop');
    await page.getByText('What you type is lost when this page closes').first().waitFor();
    const load = await noteLoad();
    await city.fill('Multan');
    await keeper.press('Chat');
    await page.getByRole('alertdialog', { name: 'This cannot be opened' }).waitFor();
    expect(await noteLoad()).toBe(load);
    expect(await city.inputValue()).toBe('Multan');
  });

  it('says in the place of a page that it could not be loaded, and leaves the way to the others', async () => {
    const { page } = keeper;
    await remove(stockList);
    const load = await noteLoad();
    await page.getByRole('link', { name: 'Show Stock List' }).click();
    await loadedSince(load);
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    await sees('This part of Handset could not be loaded. Reload the page.');
    await page.unroute(stockList);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('says in the place of a filter that it could not be loaded, and leaves the list', async () => {
    const { page } = keeper;
    await remove(days);
    await keeper.open('/sales/saleInvoices');
    const load = await noteLoad();
    await keeper.press('Dates');
    await loadedSince(load);
    await keeper.press('Dates');
    await sees('This part of Handset could not be loaded. Reload the page.');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'Sale Invoices' }).waitFor();
  });

  it('leaves what was recorded without a network in its place where it cannot be sent', async () => {
    const { page } = keeper;
    await shop.books.putCapital(100_000);
    const before = await shop.books.wallet();
    await keeper.open('/app/dashboard/addLedger');
    await keeper.press('Add expense');
    await keeper.press('Cancel', keeper.dialog);
    await page.context().setOffline(true);
    await spend(keeper, '700');
    await sees('1 entry waits on this device');
    await remove(sending);
    const load = await noteLoad();
    await page.context().setOffline(false);
    await loadedSince(load);
    await sees('1 entry waits on this device');
    expect(await shop.books.wallet()).toEqual(before);
    await page.unroute(sending);
    await page.reload();
    await expect.poll(() => shop.books.wallet()).toMatchObject({ pocket: 99_300 });
    await page.getByText('1 entry waits on this device').waitFor({ state: 'detached' });
  });

  it('says without a network that a page was not kept', async () => {
    const { page } = keeper;
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Show Stock List' }).click();
    await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
    await sees('There is no network, and this browser has not kept this part of Handset.');
    await page.context().setOffline(false);
    await keeper.press('Reload the page');
    await page.getByRole('heading', { level: 1, name: 'Stock List' }).waitFor();
  });
});
