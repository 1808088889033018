import { readFile } from 'node:fs/promises';
import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [sold, inStock] = ['35693803000041', '35693803000042'].map(withCheckDigit) as [string, string];

/** Lists of the host, on a shop that has bought two phones and sold one of them. */
describe('lists', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    const { bank } = await shop.books.tradeOnce(sold);
    await shop.books.buy(inStock, bank);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const grid = (name: string) => keeper.page.getByRole('grid', { name });

  it('keeps its filters in the address, through a reload and back', async () => {
    await keeper.open('/sales/saleInvoices');
    await grid('Sale Invoices').getByRole('link', { name: 'INV-1' }).waitFor();
    await choose('Type', 'Exchange');
    await keeper.page.getByText('Nothing matches these filters').waitFor();
    expect(keeper.page.url()).toContain('sellingType=Exchange');
    await keeper.page.reload();
    await keeper.page.getByText('Nothing matches these filters').waitFor();
    await keeper.press('Clear filters');
    await grid('Sale Invoices').getByRole('link', { name: 'INV-1' }).waitFor();
    expect(keeper.page.url()).not.toContain('sellingType');
  });

  it('orders by a column on the server, and says so in the address', async () => {
    await keeper.open('/purchase/purchaseRecords');
    const slips = grid('Purchase Records').getByRole('link', { name: /^PS-/ });
    await slips.first().waitFor();
    expect(await slips.allTextContents()).toEqual(['PS-2', 'PS-1']);
    await grid('Purchase Records')
      .getByRole('columnheader', { name: 'Slip' })
      .getByRole('button')
      .first()
      .click();
    await keeper.page.waitForURL('**/purchaseRecords?sort=slipNumber');
    await expect.poll(() => slips.allTextContents()).toEqual(['PS-1', 'PS-2']);
  });

  it.each(['sellingType=Gift', 'sort=luck'])(
    'takes %s, which makes no sense, out of the address with one press',
    async (nonsense) => {
      await keeper.open(`/sales/saleInvoices?${nonsense}`);
      await keeper.press('Try again');
      await grid('Sale Invoices').getByRole('link', { name: 'INV-1' }).waitFor();
      expect(new URL(keeper.page.url()).search).toBe('');
    },
  );

  describe('while the server is silent', () => {
    let silence: Awaited<ReturnType<typeof holdRequests>>;

    beforeEach(async () => {
      await keeper.open('/sales/saleInvoices');
      await grid('Sale Invoices').getByRole('link', { name: 'INV-1' }).waitFor();
      silence = await holdRequests(keeper.page, '**/api/sale?**');
    });
    afterEach(() => silence.release());

    it('shows a list that is known, after a reload too', async () => {
      await keeper.page.reload();
      await grid('Sale Invoices').getByRole('link', { name: 'INV-1' }).waitFor();
    });

    it('gives up what it asked for when it is left', async () => {
      const asked = keeper.page.waitForRequest('**/api/sale?**');
      await choose('Type', 'Exchange');
      const request = await asked;
      const failed = keeper.page.waitForEvent('requestfailed', (other) => other === request);
      await keeper.page.getByRole('link', { name: 'Dashboard' }).first().click();
      expect((await failed).failure()?.errorText).toContain('ABORTED');
    });
  });

  it('is taken out whole as a file, with the filters that are set', async () => {
    await keeper.open('/stockList?view=units');
    await keeper.page.getByRole('link', { name: /A15/ }).first().waitFor();
    await keeper.press('Export');
    const [download] = await Promise.all([
      keeper.page.waitForEvent('download'),
      keeper.page.getByRole('menuitem', { name: 'CSV file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('phones.csv');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(inStock);
    expect(text).not.toContain(sold);
  });

  it('leads from the stock of a model to its phones', async () => {
    await keeper.open('/stockList');
    await grid('Stock list').getByRole('link', { name: /A15/ }).first().click();
    await keeper.page.waitForURL('**/stockList?view=units**');
    await grid('Stock list').getByText(inStock.slice(9)).waitFor();
  });

  it('narrows the stock on the server, keeps that in the address, and goes on to the phones of a row with it', async () => {
    await keeper.open('/stockList');
    await keeper.press('Company');
    await keeper.page.getByRole('combobox', { name: 'Company' }).fill('sams');
    await keeper.page.getByRole('option', { name: 'Samsung' }).click();
    await keeper.page.waitForURL('**/stockList?company=Samsung');
    await choose('Condition', 'New');
    await keeper.press('More filters');
    await keeper.press('Price from');
    await price('Price from').fill('1');
    await keeper.page.waitForURL(/priceFrom=1(&|$)/);
    await keeper.page.reload();
    await keeper.page.getByRole('button', { name: 'More filters (1)' }).waitFor();
    await grid('Stock list').getByRole('link', { name: /A15/ }).first().click();
    await keeper.page.waitForURL(/view=units/);
    await grid('Stock list').getByText(inStock.slice(9)).waitFor();
    const { searchParams } = new URL(keeper.page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      company: 'Samsung',
      condition: 'New',
      priceFrom: '1',
    });
    await keeper.press('Price to');
    await price('Price to').fill('2');
    await keeper.page.getByText('Nothing matches these filters').waitFor();
    await keeper.page.keyboard.press('Escape');
    await keeper.press('Clear filters');
    await grid('Stock list').getByText(inStock.slice(9)).waitFor();
    // What was typed has gone too, and does not come back.
    await keeper.press('Price to');
    expect(await price('Price to').inputValue()).toBe('');
    expect(new URL(keeper.page.url()).search).toBe('?view=units');
  });

  it('makes a price list of what the filters leave, without costs and IMEIs', async () => {
    await keeper.open('/stockList?company=Samsung');
    await keeper.press('Price list');
    const list = keeper.dialog.getByRole('article', { name: 'Price list' });
    await list.getByText(/A15/).waitFor();
    const link = await keeper.dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    const message = new URL(link ?? '').searchParams.get('text') ?? '';
    const paper = (await list.textContent()) ?? '';
    expect(message).toContain('*Samsung*');
    for (const text of [message, paper]) {
      expect(text).toMatch(/A15.*Rs/s);
      expect(text).not.toContain(inStock.slice(9));
    }
    await keeper.page.keyboard.press('Escape');
    await keeper.open('/stockList?company=Nobody');
    await keeper.press('Price list');
    await keeper.dialog.getByText('No phones to offer with these filters').waitFor();
  });

  it('undoes a simple entry of the journal, with its reason, and leaves both', async () => {
    await keeper.open('/app/dashboard/wallet');
    await keeper.deposit('5000', 'Capital put in');
    await keeper.open('/app/dashboard/ledgerRecords?type=capital');
    await grid('Ledger records').getByRole('link').first().click();
    await keeper.press('Undo this entry');
    const question = keeper.dialog;
    await keeper.press('Undo this entry', question);
    await question.getByText('This is required').first().waitFor();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Counted twice');
    await keeper.press('Undo this entry', question);
    await keeper.sees('The entry was undone');
    await keeper.page.getByText(/Undone by no\./).waitFor();
    await shop.books.balance();
  });

  const price = (name: string) => keeper.page.getByRole('textbox', { name });

  async function choose(label: string, option: string) {
    await keeper.page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  }
});
