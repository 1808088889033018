import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [sold, kept, unknown] = ['35693803000061', '35693803000062', '35693803000063'].map(withCheckDigit) as [
  string,
  string,
  string,
];

/** Finding things by keyboard, by name and by scanner, and the keys of every page. */
describe('finding', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    const { bank } = await shop.books.tradeOnce(sold);
    await shop.books.buy(kept, bank);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const box = () => keeper.dialog.getByRole('combobox');

  it('opens with a slash, and goes to a phone by its last digits', async () => {
    await openPage();
    await keeper.page.keyboard.press('/');
    await box().fill(kept.slice(-6));
    await keeper.page.getByRole('option', { name: /A15/ }).first().waitFor();
    await keeper.page.keyboard.press('Enter');
    await keeper.page.waitForURL('**/mobile-details?id=*');
  });

  it('opens with Ctrl K, and goes to an invoice, a person and a page', async () => {
    for (const [text, option, address] of [
      ['INV-1', /INV-1/, '**/sales/saleInvoices/*'],
      ['ali tr', /Ali Traders/, '**/partyLedger/*'],
      ['balance', /Balance sheet/, '**/balanceSheet'],
    ] as const) {
      await openPage();
      await keeper.page.keyboard.press('Control+k');
      await box().fill(text);
      await keeper.page.getByRole('option', { name: option }).first().click();
      await keeper.page.waitForURL(address);
      await keeper.page.locator('main h1:focus').waitFor();
    }
  });

  it('begins with what was opened from it last', async () => {
    await openPage();
    await keeper.page.keyboard.press('/');
    await box().fill('INV-1');
    await keeper.page.getByRole('option', { name: /INV-1/ }).first().click();
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    await keeper.page.locator('main h1:focus').waitFor();
    await keeper.page.keyboard.press('/');
    const first = keeper.page.getByRole('option').first();
    await expect.poll(() => first.textContent()).toContain('INV-1');
    await keeper.page.keyboard.press('Escape');
  });

  it('leads to what is to be done: a sale, a payment, the purchase of a phone that is not here', async () => {
    for (const [text, option, heading] of [
      ['sell', /Sale Mobile/, 'Sale Mobile'],
      ['pay ali', /Pay Ali Traders/, 'Pay'],
      [unknown, /Purchase this phone/, 'Purchase Phone Slip'],
    ] as const) {
      await openPage();
      await keeper.page.keyboard.press('/');
      await box().fill(text);
      await keeper.page.getByRole('option', { name: option }).first().waitFor();
      await keeper.page.keyboard.press('Enter');
      await keeper.page.getByRole('heading', { name: heading }).waitFor();
    }
  });

  it('opens the phone that is scanned anywhere on a page', async () => {
    await openPage();
    await keeper.scan(kept);
    await keeper.page.waitForURL('**/mobile-details?id=*');
  });

  it('asks for another scan where a part of the IMEI was lost, and lists the phones that have the rest', async () => {
    await openPage();
    await keeper.scan(unknown.slice(0, 11));
    await keeper.page.getByText('Only 11 digits came, and an IMEI has 15. Scan again.').waitFor();
    await keeper.dialog.getByRole('link', { name: /A15/ }).last().click();
    await keeper.page.waitForURL('**/mobile-details?id=*');
    await keeper.dialog.waitFor({ state: 'detached' });
  });

  it('says what was scanned and is not here, and offers its purchase', async () => {
    await openPage();
    await keeper.scan(unknown);
    await keeper.page.getByRole('heading', { name: 'Not in this shop' }).waitFor();
    await keeper.press('Purchase this phone');
    await keeper.page.getByRole('heading', { name: 'Purchase Phone Slip' }).waitFor();
    const imei = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
    expect((await imei.inputValue()).replace(/\D/g, '')).toBe(unknown);
  });

  it('says in an open sale where a scanned phone is, and opens its invoice or its purchase', async () => {
    await openPage();
    await keeper.page.keyboard.press('s');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.scan(unknown);
    await keeper.dialog.getByText('No phone with this IMEI was ever in this shop.').waitFor();
    await keeper.dialog.getByRole('button', { name: 'Purchase this phone' }).waitFor();
    await keeper.scan(sold);
    await keeper.dialog.getByText(/A15: sold to Other till on/).waitFor();
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.dialog.getByRole('link', { name: 'Open INV-1' }).click();
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
  });

  it('begins the return of a sold phone that is scanned into a sale', async () => {
    await openPage();
    await keeper.page.keyboard.press('s');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.scan(sold);
    await keeper.dialog.getByRole('link', { name: 'Take back' }).click();
    await keeper.page.getByRole('heading', { name: 'Return of invoice INV-1' }).waitFor();
    await keeper.dialog.getByRole('textbox', { name: 'Reason' }).waitFor();
  });

  it('opens dialogs by keys, and leaves letters alone where somebody types', async () => {
    await openPage();
    await keeper.page.keyboard.press('p');
    await keeper.page.getByRole('heading', { name: 'Purchase Phone', exact: true }).waitFor();
    await keeper.page.keyboard.press('Escape');
    await keeper.dialog.waitFor({ state: 'hidden' });
    await keeper.page.keyboard.press('?');
    await keeper.page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await keeper.page.keyboard.press('Escape');
    await keeper.dialog.waitFor({ state: 'hidden' });
    await keeper.open('/sales/saleInvoices');
    const search = keeper.page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('ps/?');
    expect(await search.inputValue()).toBe('ps/?');
    expect(await keeper.page.getByRole('dialog').count()).toBe(0);
  });

  it('hides cost and profit with one key, through a reload, until it is pressed again', async () => {
    await openPage();
    const profit = keeper.page.getByRole('link', { name: /^profit/ });
    await profit.waitFor();
    await keeper.page.keyboard.press('F8');
    await profit.waitFor({ state: 'detached' });
    await keeper.page.getByText('Sales today').waitFor();
    await keeper.scan(unknown);
    await keeper.page.getByRole('heading', { name: 'Not in this shop' }).waitFor();
    await keeper.open('/sales/saleInvoices');
    await keeper.page.getByRole('link', { name: 'INV-1' }).waitFor();
    expect(await keeper.page.getByRole('columnheader', { name: 'Profit' }).count()).toBe(0);
    await keeper.page.keyboard.press('F8');
    await keeper.page.getByRole('columnheader', { name: 'Profit' }).waitFor();
  });

  /** Keys are listened to once their code is there, a moment after the page. */
  async function openPage() {
    await keeper.open('/');
    await keeper.page.getByText('Sales today').waitFor();
    await keeper.page.waitForLoadState('networkidle');
  }
});
