import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Books } from './Books.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const imeiOf = (serial: number) => withCheckDigit(`35693804${String(serial).padStart(6, '0')}`);
const imeis = (from: number, count: number) => Array.from({ length: count }, (_, at) => imeiOf(from + at));

/** A box of phones comes from a dealer: some are scanned, a list of the others is pasted. */
describe('a bulk purchase', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let books: Books;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper, books } = shop);
    await keeper.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await books.putCapital(2_000_000);
    await keeper.open('/');
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const row = (number: number) =>
    keeper.dialog.getByRole('textbox', { name: `IMEI 1, row ${number}`, exact: true });

  async function openLot() {
    await keeper.press('Purchase Phone');
    await keeper.press('Bulk Purchase', keeper.dialog);
    await keeper.page.getByRole('heading', { name: 'Bulk Phone Purchase' }).waitFor();
  }

  async function scan(...codes: string[]) {
    for (const code of codes) await keeper.page.keyboard.type(`${code}\n`);
  }

  async function paste(text: string) {
    await keeper.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await keeper.page.keyboard.press('Control+V');
  }

  async function post() {
    await keeper.press('Save', keeper.dialog);
    await keeper.page.getByRole('alertdialog').getByRole('button', { name: 'Post purchase' }).click();
  }

  it('of scanned and pasted phones comes into stock and is paid', async () => {
    await openLot();
    await keeper.createEntity('Ali Traders', '0300 1112233', 'Hall Road');
    await keeper.search('Company', 'Samsung');
    await keeper.search('Model', 'Galaxy A15');
    await keeper.amount('Price Per Unit', '40000');
    await keeper.dialog.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await row(1).click();
    await row(3).waitFor();
    await scan(...imeis(1, 2), imeiOf(1), imeiOf(3));
    await keeper.dialog
      .getByText(/is already entered, in row 1$/)
      .first()
      .waitFor();
    await row(3).click();
    await paste(['IMEI', ...imeis(4, 4), '', imeiOf(2), '3.56938E+14'].join('\r\n'));
    await keeper.dialog.getByText(/^4 phones entered · 4 left out:/).waitFor();
    await keeper.payFromPocket('Proceed To Pay');
    await post();
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.sees('Purchase bulk Record Added Successfully');
    expect((await books.wallet()).pocket).toBe(2_000_000 - 7 * 40_000);
    await keeper.press('Print labels');
    await keeper.page.locator('html[data-printed]').waitFor();
    const labels = await keeper.page.locator('body > div').last().textContent();
    for (const imei of imeis(1, 7)) expect(labels).toContain(imei);
    expect(keeper.page.url()).not.toContain('act=');
    await keeper.open(`/stockList?q=${imeiOf(6).slice(-6)}`);
    await keeper.page.getByText('Galaxy A15').first().waitFor();
  });

  it('survives a reload with every row, and cannot buy a phone that is in stock', async () => {
    await openLot();
    await keeper.search('Party', 'Ali');
    await keeper.search('Company', 'Samsung');
    await keeper.search('Model', 'Galaxy A15');
    await keeper.amount('Price Per Unit', '41000');
    await row(1).click();
    await paste(imeis(20, 3).join('\n'));
    await row(3).waitFor();
    await keeper.keeps(imeiOf(22));
    await keeper.page.reload();
    await keeper.page.getByRole('heading', { name: 'Bulk Phone Purchase' }).waitFor();
    await row(3).waitFor();
    expect(await row(3).inputValue()).toBe(imeiOf(22));
    await row(3).fill(imeiOf(6));
    await keeper.dialog
      .getByText(/is already in stock$/)
      .first()
      .waitFor();
    await expect.poll(() => row(3).inputValue()).toBe('');
    await keeper.press('Save', keeper.dialog);
    await keeper.dialog.getByRole('button', { name: 'Phones: 1 of 3 phones to be corrected' }).waitFor();
    await row(3).fill(imeiOf(23));
    await keeper.payFromPocket('Proceed To Pay');
    await post();
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await books.wallet()).pocket).toBe(2_000_000 - 7 * 40_000 - 3 * 41_000);
  });

  it('keeps what two people change of it at once, and asks where both changed the same', async () => {
    const lot = await books.buyLot(imeis(40, 2));
    const other = await shop.signedIn(shop.owner);
    const promo = (person: Shopkeeper) => person.dialog.getByRole('textbox', { name: /Promo/ });
    for (const person of [keeper, other]) {
      await person.open(`/app/dashboard/bulkPhoneDetail/${lot}`);
      await person.press('More');
      await person.page.getByRole('menuitem', { name: 'Edit' }).click();
    }
    await other.dialog.getByRole('textbox', { name: 'IMEI 1, row 2', exact: true }).fill(imeiOf(42));
    await promo(other).fill('1500');
    await promo(keeper).fill('2000');
    for (const person of [other, keeper]) await person.press('Save', person.dialog);
    await keeper.page.getByRole('heading', { name: 'Somebody changed this meanwhile' }).waitFor();
    await keeper.dialog.getByText(/Promo.*1,500/).waitFor();
    await keeper.dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
    await keeper.press('Go on', keeper.dialog);
    await keeper.press('Save', keeper.dialog);
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    const { data } = await books.read(`/api/Purchase/bulk/${lot}`);
    expect(data.prices.promo).toBe(2_000);
    expect(data.entries[0].units.map((unit: { imei1: string }) => unit.imei1)).toContain(imeiOf(42));
    await books.balance();
  });
});
