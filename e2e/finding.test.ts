import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, openCounter, PASSWORD } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [sold, kept, unknown] = ['35693803000061', '35693803000062', '35693803000063'].map(withCheckDigit) as [
  string,
  string,
  string,
];

/** Finding things by keyboard, by name and by scanner, and the keys of every page. */
describe('finding', () => {
  let counter: Counter;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    counter = await openCounter();
    ({ keeper } = counter);
    await keeper.signUp('bilal', PASSWORD);
    const { bank } = await counter.books.tradeOnce(sold);
    await counter.books.buy(kept, bank);
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(() => counter?.close());

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
    }
  });

  it('opens the phone that is scanned anywhere on a page', async () => {
    await openPage();
    await scan(kept);
    await keeper.page.waitForURL('**/mobile-details?id=*');
  });

  it('says what was scanned and is not here, and offers its purchase', async () => {
    await openPage();
    await scan(unknown);
    await keeper.page.getByRole('heading', { name: 'Not in this shop' }).waitFor();
    await keeper.press('Purchase this phone');
    await keeper.page.getByRole('heading', { name: 'Purchase Phone Slip' }).waitFor();
    const imei = keeper.dialog.getByRole('textbox', { name: 'IMEI #1' });
    expect((await imei.inputValue()).replace(/\D/g, '')).toBe(unknown);
  });

  it('tells its keys, and leaves letters alone where somebody types', async () => {
    await openPage();
    await keeper.page.keyboard.press('?');
    await keeper.page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await keeper.page.keyboard.press('Escape');
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.page.keyboard.press('p');
    await keeper.page.getByRole('heading', { name: 'Purchase Phone', exact: true }).waitFor();
    await keeper.open('/sales/saleInvoices');
    const search = keeper.page.getByRole('searchbox', { name: 'Search' });
    await search.pressSequentially('ps/?');
    expect(await search.inputValue()).toBe('ps/?');
    expect(await keeper.page.getByRole('dialog').count()).toBe(0);
  });

  it('hides cost and profit with one key, through a reload, until it is pressed again', async () => {
    await openPage();
    const profit = keeper.page.getByText("Today's profit");
    await profit.waitFor();
    await keeper.page.keyboard.press('F8');
    await profit.waitFor({ state: 'detached' });
    await keeper.page.getByText("Today's sales").waitFor();
    await scan(unknown);
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
    await keeper.page.getByText("Today's sales").waitFor();
    await keeper.page.waitForLoadState('networkidle');
  }

  async function scan(code: string) {
    await keeper.page.keyboard.type(code, { delay: 5 });
    await keeper.page.keyboard.press('Enter');
  }
});
