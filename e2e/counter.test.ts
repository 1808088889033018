import { withCheckDigit } from '@handset/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [traded, phone, later, old] = [
  '35693803000071',
  '35693803000072',
  '35693803000073',
  '35693803000074',
].map(withCheckDigit) as [string, string, string, string];

/** The commonest sales, with the keyboard and a scanner alone: from any page to the printed invoice. */
describe('the counter', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let keys: number;

  beforeEach(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    const { bank } = await shop.books.tradeOnce(traded);
    await shop.books.buy(phone, bank);
    await shop.books.addModel('Samsung', 'Galaxy A15');
    await keeper.open('/');
    await keeper.page.getByText('Sales today').waitFor();
    await keeper.page.waitForLoadState('networkidle');
    keys = 0;
  });
  afterEach(async (context) => {
    await shop?.reportFailure(context);
    await shop?.close();
  });

  it('sells to a walk-in for cash with four keys and a scan', async () => {
    await beginSale();
    await press('F4');
    await saveAndPrint();
    await keeper.page.getByText('Walk-in customer').first().waitFor();
    expect(keys).toBeLessThanOrEqual(4);
    expect(await shop.books.sales()).toBe(2);
    expect(Object.keys(await shop.books.parties())).not.toContain('Walk-in customer');
  });

  it('sells to a walk-in with three keys and a scan where a scan opens the sale', async () => {
    await shop.books.patch('/api/shop/mine', { scanOpensSale: true });
    await keeper.page.reload();
    await keeper.page.getByText('Sales today').waitFor();
    await keeper.page.waitForLoadState('networkidle');
    await keeper.scan(phone);
    await keeper.dialog.getByRole('list', { name: 'Phones' }).waitFor();
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await press('F4');
    await saveAndPrint();
    expect(keys).toBeLessThanOrEqual(3);
    expect(await shop.books.sales()).toBe(2);
    // A phone that cannot be sold opens its page.
    await keeper.scan(phone);
    await keeper.page.waitForURL('**/mobile-details?id=*');
  });

  it('sells on credit to a regular customer with fourteen keys and a scan', async () => {
    await beginSale();
    await press('Alt+c');
    await keeper.page.locator('[data-field="entity._id"] input:focus').waitFor();
    await press('o', 't', 'h', 'e', 'Enter', 'ArrowRight', 'Enter', '0');
    await saveAndPrint();
    expect(keys).toBeLessThanOrEqual(14);
    expect(await shop.books.parties()).toMatchObject({ 'Other till': 52_000 });
  });

  it('holds a sale that was handed over until its review is there', async () => {
    await beginSale();
    await press('F4');
    const { page, dialog } = keeper;
    const scripts = await holdRequests(page, '**/*.js');
    await press('Control+Enter');
    const cancel = dialog.getByRole('button', { name: 'Cancel', exact: true });
    await expect.poll(() => cancel.isDisabled()).toBe(true);
    await keeper.keeps('"state":"review"');
    expect(await cancel.isDisabled()).toBe(true);
    await scripts.release();
    await page.getByRole('heading', { name: 'Review the sale' }).waitFor();
    await press('Enter');
    await page.waitForURL('**/sales/saleInvoices/*');
    expect(await shop.books.sales()).toBe(2);
  });

  it('takes a scan that comes before the form into the sale', async () => {
    await press('s');
    await keeper.scan(phone);
    await keeper.dialog.getByRole('list', { name: 'Phones' }).waitFor();
    await keeper.dialog.getByText('Walk-in customer').waitFor();
  });

  it('takes a scan at the review back into the sale', async () => {
    await shop.books.putCapital(100_000);
    await shop.books.buyFromPocket(later);
    await beginSale();
    await press('F4', 'Control+Enter');
    await keeper.page.locator('button:focus', { hasText: 'Save & print' }).waitFor();
    await keeper.scan(later);
    const phones = keeper.dialog.getByRole('list', { name: 'Phones' }).getByRole('listitem');
    await expect.poll(() => phones.count()).toBe(2);
  });

  it('takes an old phone in exchange from a regular with twenty-five keys and two scans', async () => {
    await beginSale();
    await press('Alt+c');
    await keeper.page.locator('[data-field="entity._id"] input:focus').waitFor();
    await press(...'ali', 'Enter', 'ArrowLeft', 'Enter');
    await keeper.dialog.getByText('On file').waitFor();
    await chooseModel();
    await focusOn('IMEI #1');
    await keeper.scan(old);
    await focusOn('Agreed value');
    await press(...'20000', 'F4');
    await saveAndPrint();
    expect(keys).toBeLessThanOrEqual(25);
    expect(await shop.books.imeis()).toEqual([old]);
  });

  it('buys a used phone of a known seller with forty-five keys and a scan, and offers its slip on paper', async () => {
    await beginSlip();
    await press(...'ali', 'Enter');
    await focusOn('Father name');
    await expect.poll(() => keeper.dialog.getByLabel('CNIC No#').inputValue()).toBe('35202-1234567-1');
    await postUsedPhone();
    expect(keys).toBeLessThanOrEqual(45);
    expect(await shop.books.imeis()).toEqual([phone, later]);
    await keeper.press('Print slip');
    await keeper.page.getByRole('dialog', { name: 'Purchase slip' }).getByText(later.slice(-6)).waitFor();
  });

  it('buys a used phone of a new seller with seventy-five keys and a scan', async () => {
    await beginSlip();
    await enter('03121234567');
    await focusOn('Name');
    await press(...'Usman', 'Enter');
    await focusOn('Number');
    await press('Enter', 'Enter');
    await focusOn('CNIC No#');
    await enter('3520276543219');
    await focusOn('Father name');
    await postUsedPhone();
    expect(keys).toBeLessThanOrEqual(75);
    const [{ _id }] = (await shop.books.read('/api/Purchase')).data;
    const { data: slip } = await shop.books.read(`/api/Purchase/${_id}`);
    expect(slip).toMatchObject({
      cnic: '3520276543219',
      person: { name: 'Usman', number: '+923121234567' },
      phones: [{ imei1: later, modelName: 'Galaxy A15', condition: 'Used' }],
      pocketCash: 45_000,
    });
  });

  it('takes a payment of a known customer, and makes one to a supplier, with twelve keys each', async () => {
    await shop.books.buyLot([later]);
    await payByFind('othe', 'Receive');
    expect(keys).toBeLessThanOrEqual(12);
    keys = 0;
    await payByFind('star', 'Pay');
    expect(keys).toBeLessThanOrEqual(12);
    await press('r');
    await keeper.page.locator('[data-field=amount] input:focus').waitFor();
    expect(await shop.books.parties()).toMatchObject({ 'Other till': -500, 'Star Distributors': -39_500 });
  });

  it('buys a box of twenty with twenty-five keys and the scans', async () => {
    await shop.books.putCapital(800_000);
    const box = Array.from({ length: 20 }, (_, at) =>
      withCheckDigit(`3569380400${String(at).padStart(4, '0')}`),
    );
    await press('p');
    await keeper.page.locator('button:focus', { hasText: 'Single Phone Purchase' }).waitFor();
    await press('Tab', 'Enter');
    await focusOn('Party');
    await press(...'ali', 'Enter');
    await chooseModel();
    await focusOn('Price Per Unit');
    await press(...'40000', 'Enter');
    await focusOn('RAM/Memory');
    for (const imei of box) await keeper.scan(imei);
    await keeper.dialog.getByText('20 of 20').waitFor();
    await press('F4', 'Control+Enter');
    await keeper.page.locator('button:focus', { hasText: 'Post purchase' }).waitFor();
    await press('Enter');
    await keeper.sees('Purchase bulk Record Added Successfully');
    expect(keys).toBeLessThanOrEqual(25);
    expect(await shop.books.imeis()).toHaveLength(21);
  });

  it('closes the day with two keys and a count', async () => {
    await press('d');
    await focusOn('Rs 5,000 ×');
    await press('1', '0', 'Control+Enter');
    await keeper.sees('Day closed');
    expect(keys).toBeLessThanOrEqual(2 + 2);
  });

  async function press(...names: string[]) {
    for (const name of names) {
      keys += 1;
      await keeper.page.keyboard.press(name);
    }
  }

  /** Types digits that are no scan, and Enter. */
  async function enter(digits: string) {
    keys += digits.length + 1;
    await keeper.enter(digits);
  }

  /** Waits until a field of the open dialog has focus. */
  async function focusOn(label: string) {
    await keeper.dialog.getByLabel(label).and(keeper.page.locator(':focus')).waitFor();
  }

  /** Chooses a company and one of its models by three letters each. */
  async function chooseModel() {
    await focusOn('Company');
    await press(...'sam', 'Enter');
    await focusOn('Model');
    await press(...'a15');
    await keeper.page.getByRole('option', { name: 'Galaxy A15' }).waitFor();
    await press('Enter');
  }

  /** Opens the sale, and scans the phone. */
  async function beginSale() {
    await press('s');
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    await keeper.scan(phone);
    await keeper.dialog.getByRole('list', { name: 'Phones' }).waitFor();
  }

  /** Opens the slip of one phone. */
  async function beginSlip() {
    await press('p');
    await keeper.page.locator('button:focus', { hasText: 'Single Phone Purchase' }).waitFor();
    await press('Enter');
    await keeper.page.locator('[data-field="entity._id"] input:focus').waitFor();
    await keeper.page.waitForLoadState('networkidle');
  }

  /** From the father's name, which stays empty, to the posted slip. */
  async function postUsedPhone() {
    await press('Enter');
    await chooseModel();
    await focusOn('IMEI #1');
    await keeper.scan(later);
    await focusOn('IMEI #2');
    await press('Enter', 'ArrowRight', 'Enter');
    await focusOn('Remaining company warranty');
    await press('Enter', ...'4/1', 'Enter');
    await focusOn('Color');
    await press('Enter', 'Enter', 'Enter');
    await focusOn('Purchase Price');
    await press(...'45000', 'Enter', ...'52000', 'F4', 'Control+Enter');
    await keeper.page.locator('button:focus', { hasText: 'Post purchase' }).waitFor();
    await press('Enter');
    await keeper.slipIsPosted();
  }

  /** Finds a person, and posts a payment of 500 in the way that the balance asks for. */
  async function payByFind(name: string, button: string) {
    await press('/');
    await keeper.dialog.getByRole('combobox').waitFor();
    await press(...name);
    await keeper.page.getByRole('option').first().waitFor();
    await press('Control+Enter');
    await keeper.page.locator('[data-field=amount] input:focus').waitFor();
    await press('5', '0', '0', 'Control+Enter');
    await keeper.page.locator('button:focus', { hasText: button }).waitFor();
    await press('Enter');
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.page.locator('main h1:focus').waitFor();
  }

  async function saveAndPrint() {
    await press('Control+Enter');
    await keeper.page.locator('button:focus', { hasText: 'Save & print' }).waitFor();
    await press('Enter');
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    await keeper.page.locator('html[data-printed]').waitFor();
    await keeper.page.locator('button:focus', { hasText: 'New sale' }).waitFor();
  }
});
