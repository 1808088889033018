import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Books } from './Books.ts';
import { formsAreKept } from './formsAreKept.ts';
import { openShop, type Shop } from './openShop.ts';
import { buy, keysSent, QUEUED, SELLER, sell, spend } from './recordings.ts';
import { Shopkeeper } from './Shopkeeper.ts';

const [inStock, second, wanted, bought] = [
  '35693803000071',
  '35693803000072',
  '35693803000073',
  '35693803000074',
].map(withCheckDigit) as [string, string, string, string];

/** The counter goes on without a network: nothing recorded is lost, and nothing is recorded twice. */
describe('recording without a network', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let books: Books;
  let page: Page;
  let ledger: string;

  beforeAll(async () => {
    shop = await openShop({ serviceWorkers: 'allow' });
    ({ keeper, books } = shop);
    ({ page } = keeper);
    await books.putCapital(500_000);
    for (const imei of [inStock, second, wanted]) await books.buyFromPocket(imei);
    await keeper.open('/app/dashboard/partyLedger');
    await page.getByRole('link', { name: SELLER }).first().click();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    ledger = page.url();
    // The list of phones is kept as it was shown last.
    await keeper.openSale();
    await keeper.press('Cancel', keeper.dialog);
    await formsAreKept(page, wanted);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const cut = () => page.context().setOffline(true);
  const restore = () => page.context().setOffline(false);

  it('keeps a sale, a purchase, a payment and an expense, and says how many wait', async () => {
    await cut();
    await page.reload();
    await page.getByText('There is no network').waitFor();
    await sell(keeper, inStock, 'Sana Malik');
    await keeper.sees(QUEUED);
    await page.getByText('Sale kept on this device').waitFor();
    await page.getByText('Number follows').first().waitFor();
    await buy(keeper, bought, { isKnown: true });
    // The toast may still be that of the sale.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.open(ledger);
    await keeper.press('Pay');
    await keeper.amount('Amount', '500');
    await keeper.save();
    await keeper.confirm('Pay');
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.open('/app/dashboard/addLedger');
    await spend(keeper, '700');
    await page.getByText('4 entries wait on this device').waitFor();
  });

  it('keeps them through a reload and a closed tab, in their order', async () => {
    await page.reload();
    const other = new Shopkeeper(await page.context().newPage());
    await other.open('/?open=outbox');
    await other.page.getByText('4 entries wait on this device').waitFor();
    const titles = other.dialog.getByRole('heading', { level: 3 });
    await expect
      .poll(() => titles.allTextContents(), { timeout: 20_000 })
      .toEqual([
        'Sale · Sana Malik',
        `Purchase · ${SELLER}`,
        expect.stringMatching(/^Payment · /),
        'Expense · Rent',
      ]);
    await other.page.close();
  });

  it('does not offer a phone that waits to be sold', async () => {
    await keeper.openSale();
    const box = keeper.dialog.getByRole('combobox', { name: 'Search phone by IMEI' });
    await box.fill(inStock.slice(-6));
    await page.getByText('No options found').first().waitFor();
    await keeper.press('Cancel', keeper.dialog);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('records each of them once when the network is back', async () => {
    const keys = keysSent(page);
    await restore();
    await keeper.sees('4 waiting entries have been recorded.');
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
    expect(await books.sales()).toBe(1);
    expect(await books.purchases()).toBe(4);
    expect(await books.imeis()).toEqual([bought, second, wanted].sort());
    expect(await books.wallet()).toEqual({ pocket: 500_000 - 3 * 45_000 + 50_000 - 30_000 - 500 - 700 });
    await books.balance();
    await page.getByText('There is no network').waitFor({ state: 'detached' });
    await page.getByText('wait on this device').waitFor({ state: 'detached' });
  });

  it('records a sale once whose answer was lost three times over', async () => {
    const keys: string[] = [];
    await page.route('**/api/sale', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      // The server takes it; nobody hears of that.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await sell(keeper, second, 'Sana Malik');
    await keeper.sees(QUEUED);
    expect(await books.sales()).toBe(2);
    await keeper.press('Show entries');
    await keeper.dialog.getByRole('heading', { name: 'Sale · Sana Malik' }).waitFor();
    // It may be in the books already: it can be sent, but not taken back.
    expect(await keeper.dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    // By itself, as soon as it is asked again.
    await keeper.dialog.getByText('Nothing waits').waitFor();
    expect(keys.length).toBeGreaterThanOrEqual(3);
    expect(new Set(keys).size).toBe(1);
    expect(await books.sales()).toBe(2);
    await books.balance();
    await page.keyboard.press('Escape');
  });

  it('sends from one of two tabs only', async () => {
    await cut();
    const other = new Shopkeeper(await page.context().newPage());
    await other.open('/app/dashboard/addLedger');
    await keeper.open('/app/dashboard/addLedger');
    for (const [index, tab] of [keeper, other, keeper, other].entries()) await spend(tab, String(11 + index));
    await other.page.getByText('4 entries wait on this device').waitFor();
    const sent = [keysSent(page), keysSent(other.page)];
    const { pocket = 0 } = await books.wallet();
    await restore();
    await Promise.all(
      [page, other.page].map((tab) =>
        tab.getByText('wait on this device').first().waitFor({ state: 'detached' }),
      ),
    );
    await expect.poll(async () => (await books.wallet()).pocket).toBe(pocket - 11 - 12 - 13 - 14);
    await expect.poll(() => sent.flat()).toHaveLength(4);
    expect(new Set(sent.flat()).size).toBe(4);
    // The server knows of the last one before the tab that sent it does: closed now, it would wait for another to ask once more.
    await other.open('/?open=outbox');
    await other.dialog.getByText('Nothing waits').waitFor();
    await other.page.close();
  });

  it('takes a payment back into its own form, also with the other direction', async () => {
    const before = await books.wallet();
    await keeper.open(ledger);
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await cut();
    await keeper.press('Receive payment');
    await keeper.choose('Pay');
    await keeper.amount('Amount', '640');
    await keeper.save();
    await keeper.confirm('Pay');
    await page.getByText('1 entry waits on this device').waitFor();
    await keeper.press('Show entries');
    await keeper.press('Correct', keeper.dialog);
    const amount = keeper.dialog.getByRole('textbox', { name: 'Amount' }).first();
    await expect.poll(() => amount.inputValue()).toBe('640');
    await keeper.discard();
    await restore();
    await page.getByText('wait on this device').waitFor({ state: 'detached' });
    expect(await books.wallet()).toEqual(before);
  });
});
