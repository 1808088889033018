import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, openCounter, PASSWORD } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

describe('a page that is opened again', () => {
  let counter: Counter;
  let keeper: Shopkeeper;
  const broken: string[] = [];

  beforeAll(async () => {
    counter = await openCounter();
    await counter.keeper.signUp('bilal', PASSWORD);
    await counter.books.tradeOnce(withCheckDigit('35693803000081'));
    // What a service worker answers cannot be held up.
    keeper = await counter.newKeeper({ serviceWorkers: 'block' });
    keeper.page.on('pageerror', (error) => broken.push(error.message));
    keeper.page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text());
    });
    await keeper.open('/login?from=/sales/saleInvoices');
    await keeper.signIn('bilal', PASSWORD);
    await invoice().waitFor();
    // What keeps looks comes last, when the page has nothing better to do.
    await keeper.page.waitForLoadState('networkidle');
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(() => counter?.close());

  const invoice = () =>
    keeper.page.getByRole('grid', { name: 'Sale Invoices' }).getByRole('link', { name: 'INV-1' });
  const look = () => keeper.page.locator('#root > [inert]');
  const looks = () =>
    keeper.page.evaluate(() => Object.keys(localStorage).filter((key) => /^look/.test(key)));

  it('stands there before the app has started, and is the app’s own once it has', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await keeper.page.route(/\/assets\/index-\w+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await keeper.page.reload({ waitUntil: 'commit' });
    await look().getByText('INV-1').waitFor();
    await keeper.page.keyboard.press('Tab');
    expect(await keeper.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    letGo();
    await invoice().click({ trial: true });
    expect(await look().count()).toBe(0);
    await keeper.page.unroute(/\/assets\/index-\w+\.js$/);
    expect(broken).toEqual([]);
  });

  it('looks as it is now, where it was changed since', async () => {
    const another = withCheckDigit('35693803000082');
    await counter.books.buyFromPocket(another);
    await counter.books.sellElsewhere(another, 60_000);
    await keeper.page.reload();
    await keeper.page.getByRole('link', { name: 'INV-2' }).waitFor();
    expect(await look().count()).toBe(0);
  });

  it('leaves nothing of it in the browser once somebody has signed out', async () => {
    await keeper.open('/stockList');
    expect(await looks()).toContain('look:/sales/saleInvoices');
    await keeper.signOut();
    await expect.poll(looks).toEqual([]);
    await keeper.page.reload();
    expect(await looks()).toEqual([]);
  });
});
