import { withCheckDigit } from '@handset/domain';
import type { Locator } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdBeforeCamera } from './holdBeforeCamera.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [traded, phone, later, old] = [
  '35693803000081',
  '35693803000082',
  '35693803000083',
  '35693803000084',
].map(withCheckDigit) as [string, string, string, string];

/** The daily jobs on a phone, by touch alone: the taps besides the letters and digits that are typed. */
describe('the counter on a phone', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let taps: number;

  beforeEach(async () => {
    shop = await openShop();
    const { bank } = await shop.books.tradeOnce(traded);
    await shop.books.buy(phone, bank);
    await shop.books.addModel('Samsung', 'Galaxy A15');
    keeper = await shop.signedIn(shop.owner, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await keeper.open('/');
    await keeper.page.getByText('Sales today').waitFor();
    await keeper.page.waitForLoadState('networkidle');
    taps = 0;
  });
  afterEach(async (context) => {
    await shop?.reportFailure(context);
    await shop?.close();
  });

  it('sells to a walk-in for cash with four taps and a scan', async () => {
    await beginSale();
    await payCash();
    await saveAndPrint();
    expect(taps).toBeLessThanOrEqual(4);
    expect(await shop.books.sales()).toBe(2);
  });

  it('sells to a walk-in for cash with four taps and a scan by the camera, which a fifth opens', async () => {
    await holdBeforeCamera(keeper.page, phone);
    await beginSale(() => tap(keeper.dialog.getByRole('button', { name: 'Scan IMEI with the camera' })));
    await payCash();
    await saveAndPrint();
    expect(taps).toBeLessThanOrEqual(4 + 1);
    expect(await shop.books.sales()).toBe(2);
  });

  it('sells on credit to a regular customer with seven taps and a scan', async () => {
    await beginSale();
    await tap(keeper.dialog.getByText('Credit', { exact: true }));
    await choose('Customer', 'othe', /Other till/);
    await type('Payable now', '0');
    await saveAndPrint();
    expect(taps).toBeLessThanOrEqual(7);
    expect(await shop.books.parties()).toMatchObject({ 'Other till': 52_000 });
  });

  it('takes an old phone in exchange from a regular with fourteen taps and two scans', async () => {
    await beginSale();
    await tap(keeper.dialog.getByText('Exchange', { exact: true }));
    await choose('Customer', 'ali', /Ali Traders/);
    await keeper.dialog.getByText('On file').waitFor();
    await choose('Company', 'sam', /Samsung/);
    await choose('Model', 'a15', /Galaxy A15/);
    await keeper.scan(old);
    await type('Agreed value', '20000');
    await payCash();
    await saveAndPrint();
    expect(taps).toBeLessThanOrEqual(14);
    expect(await shop.books.imeis()).toEqual([old]);
  });

  it('buys a used phone of a known seller with eighteen taps and a scan', async () => {
    await tap(keeper.page.getByRole('button', { name: 'More' }));
    await tap(keeper.dialog.getByRole('button', { name: 'Purchase Phone' }));
    await tap(keeper.dialog.getByRole('button', { name: 'Single Phone Purchase' }));
    await choose('Party', 'ali', /Ali Traders/);
    await expect.poll(() => keeper.dialog.getByLabel('CNIC No#').inputValue()).toBe('35202-1234567-1');
    await choose('Company', 'sam', /Samsung/);
    await choose('Model', 'a15', /Galaxy A15/);
    await keeper.scan(later);
    await tap(keeper.dialog.getByText('Used', { exact: true }));
    await choose('RAM/Memory', '4/1', /^4\/128/);
    await type('Purchase Price', '45000');
    await type('Demand Price', '52000');
    await payCash();
    await tap(keeper.dialog.getByRole('button', { name: 'Save' }));
    await tap(keeper.page.getByRole('alertdialog').getByRole('button', { name: 'Post purchase' }));
    await keeper.slipIsPosted();
    expect(taps).toBeLessThanOrEqual(18);
    expect(await shop.books.imeis()).toEqual([phone, later]);
  });

  it('buys a box of twenty with fifteen taps and the scans', async () => {
    await shop.books.putCapital(800_000);
    const box = Array.from({ length: 20 }, (_, at) =>
      withCheckDigit(`3569380500${String(at + 1).padStart(4, '0')}`),
    );
    await tap(keeper.page.getByRole('button', { name: 'More' }));
    await tap(keeper.dialog.getByRole('button', { name: 'Purchase Phone' }));
    await tap(keeper.dialog.getByRole('button', { name: 'Bulk Purchase' }));
    await choose('Party', 'ali', /Ali Traders/);
    await choose('Company', 'sam', /Samsung/);
    await choose('Model', 'a15', /Galaxy A15/);
    await type('Price Per Unit', '40000');
    // Enter on the screen's keyboard is a tap as well.
    taps += 1;
    await keeper.page.keyboard.press('Enter');
    await keeper.dialog.locator('input[role=combobox]:focus').waitFor();
    for (const imei of box) await keeper.scan(imei);
    await keeper.dialog.getByText('20 of 20').waitFor();
    await payCash();
    await tap(keeper.dialog.getByRole('button', { name: 'Save' }));
    await tap(keeper.page.getByRole('alertdialog').getByRole('button', { name: 'Post purchase' }));
    await keeper.sees('Purchase bulk Record Added Successfully');
    expect(taps).toBeLessThanOrEqual(15);
    expect(await shop.books.imeis()).toHaveLength(21);
  });

  it('takes a payment, and makes one, with four taps and the amount', async () => {
    await shop.books.buyLot([later]);
    await pay(/We owe/, 'Pay Star Distributors', 'Pay');
    expect(taps).toBeLessThanOrEqual(4);
    taps = 0;
    await shop.books.sellOnCredit(phone, 52_000);
    await keeper.open('/');
    await pay(/We get/, 'Receive from Other till', 'Receive');
    expect(taps).toBeLessThanOrEqual(4);
    expect(await shop.books.parties()).toMatchObject({ 'Other till': 51_500, 'Star Distributors': -39_500 });
  });

  it('closes the day with two taps and a count', async () => {
    await tap(keeper.page.getByRole('link', { name: 'Close day' }));
    await keeper.dialog.getByLabel('Rs 5,000 ×').and(keeper.page.locator(':focus')).waitFor();
    await keeper.page.keyboard.type('10');
    await tap(keeper.dialog.getByRole('button', { name: 'Close day' }));
    await keeper.sees('Day closed');
    expect(taps).toBeLessThanOrEqual(2);
  });

  async function tap(target: Locator) {
    taps += 1;
    await target.tap();
  }

  /** Chooses one of a list by a few letters. */
  async function choose(list: string, letters: string, option: RegExp) {
    const box = keeper.dialog.getByRole('combobox', { name: list, exact: true });
    await tap(box);
    await box.pressSequentially(letters);
    await tap(keeper.page.getByRole('option', { name: option }).first());
  }

  /** Types digits into a field. */
  async function type(field: string, digits: string) {
    await tap(keeper.dialog.getByRole('textbox', { name: field, exact: true }));
    await keeper.page.keyboard.type(digits);
  }

  /** Opens the sale, and scans the phone. */
  async function beginSale(scan = () => keeper.scan(phone)) {
    await tap(keeper.page.getByRole('button', { name: 'Sell' }));
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await scan();
    await keeper.dialog.getByRole('list', { name: 'Phones' }).waitFor();
  }

  /** Pays all in cash, in the bar above the buttons of the dialog. */
  async function payCash() {
    const bar = keeper.dialog.getByRole('region', { name: 'Amount and payment' });
    await tap(bar.getByRole('button', { name: /^Pocket Cash/ }));
  }

  async function saveAndPrint() {
    await tap(keeper.dialog.getByRole('button', { name: 'Submit' }));
    await tap(keeper.page.getByRole('button', { name: 'Save & print' }));
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    await keeper.page.locator('html[data-printed]').waitFor();
  }

  /** From the dashboard, posts a payment of 500 of a party in the list of those who owe, or are owed. */
  async function pay(figure: RegExp, row: string, button: string) {
    await tap(keeper.page.getByRole('link', { name: figure }));
    await tap(keeper.page.getByRole('button', { name: row }));
    await keeper.page.locator('[data-field=amount] input:focus').waitFor();
    await keeper.page.keyboard.type('500');
    await tap(keeper.dialog.getByRole('button', { name: 'Save' }));
    await tap(keeper.page.getByRole('alertdialog').getByRole('button', { name: button }));
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
