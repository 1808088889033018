import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeDrafts, passADay } from './changeDrafts.ts';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import { Shopkeeper } from './Shopkeeper.ts';
import { saleIsElsewhere, takeSaleOver } from './takeSaleOver.ts';

const imei = withCheckDigit('35693803000071');
const imported = withCheckDigit('35693803000072');

/** Every form is a piece of work of its own, and an answer belongs to it alone. */
describe('the drafts of forms', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let page: Page;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    ({ page } = keeper);
    await shop.books.putCapital(100_000);
    await keeper.open('/');
  });
  afterEach(async (context) => {
    await shop.reportFailure(context);
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  afterAll(() => shop?.close());

  const pocket = async () => (await shop.books.wallet()).pocket;
  const amount = (till: Shopkeeper) => till.dialog.getByRole('textbox', { name: 'Amount' });
  const frozen = () => keeper.dialog.getByText('This may be saved already').waitFor();

  async function expense(till: Shopkeeper, rupees: string) {
    await till.open('/app/dashboard/addLedger');
    await till.press('Add expense');
    await till.dialog.getByRole('textbox', { name: 'Amount' }).fill(rupees);
  }

  /** Lets what is sent arrive, and loses the answer. */
  async function loseAnswers(path: string) {
    await page.route(path, async (route) => {
      await route.fetch();
      const body = JSON.stringify({ message: 'The server stopped', code: 'internal' });
      await route.fulfill({ status: 500, contentType: 'application/json', body });
    });
  }

  it('are apart in two tabs, and the one that was left is there again', async () => {
    await expense(keeper, '700');
    await keeper.keeps('70000');
    const other = new Shopkeeper(await page.context().newPage());
    await expense(other, '');
    expect(await amount(other).inputValue()).toBe('');
    await amount(other).fill('900');
    await other.keeps('90000');
    await other.page.close();
    await page.reload();
    await expect.poll(() => amount(keeper).inputValue()).toMatch(/^(700|900)$/);
    await keeper.discard();
    await keeper.press('Add expense');
    await expect.poll(() => amount(keeper).inputValue()).toMatch(/^(700|900)$/);
    await keeper.discard();
    await keeper.press('Add expense');
    await keeper.dialog.waitFor();
    expect(await amount(keeper).inputValue()).toBe('');
    await keeper.press('Cancel', keeper.dialog);
  });

  it('are each recorded once, of two tabs', async () => {
    const before = (await pocket()) ?? 0;
    const other = new Shopkeeper(await page.context().newPage());
    for (const [till, rupees] of [
      [keeper, '700'],
      [other, '900'],
    ] as const) {
      await till.page.bringToFront();
      await expense(till, rupees);
      await till.search('Category', 'Rent');
    }
    for (const till of [keeper, other]) {
      await till.page.bringToFront();
      await till.save();
      await till.confirm('Record expense');
      await till.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await other.page.close();
    expect(await pocket()).toBe(before - 1_600);
  });

  it('of an import keep the sheet that was chosen, until it is imported', async () => {
    const sheet = `IMEI,Company,Model,Condition,Purchase Price\n${imported},Nokia,C31,New,15000\n`;
    await keeper.open('/setup/shop?tab=data');
    await page.locator('input[type=file]').setInputFiles({
      name: 'phones.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(sheet),
    });
    await keeper.keeps('phones.csv');
    for (const locale of ['ur', 'en']) {
      await keeper.prefer('locale', locale);
      await page.locator(`html[lang=${locale}]`).waitFor();
      expect(await page.getByText('phones.csv').count()).toBe(1);
    }
    const other = new Shopkeeper(await page.context().newPage());
    await other.open('/setup/shop?tab=data');
    await other.page.getByRole('button', { name: 'Try the file' }).waitFor();
    expect(await other.page.getByText('phones.csv').count()).toBe(0);
    await other.page.close();
    await keeper.open('/setup/shop?tab=data');
    await keeper.sees('phones.csv');
    await keeper.press('Try the file');
    await page.getByText('1 ready').waitFor();
    await loseAnswers('**/api/import/stock');
    await keeper.press('Add to stock');
    await keeper.confirm('Add to stock', { clicks: 2 });
    await page.getByText('This may be saved already').waitFor();
    await page.reload();
    await page.getByText('This may be saved already').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await keeper.press('Try again');
    await page.getByText('phones.csv').waitFor({ state: 'detached' });
    expect(await shop.books.imeis()).toEqual([imported]);
    await keeper.open('/setup/shop?tab=data');
    await page.getByRole('button', { name: 'Try the file' }).waitFor();
    expect(await page.getByText('phones.csv').count()).toBe(0);
  });

  it('are recorded once when the answer is lost, and cannot be changed until there is one', async () => {
    const before = (await pocket()) ?? 0;
    await keeper.open('/app/dashboard/wallet');
    await keeper.press('Deposit');
    await keeper.amount('Amount', '4000');
    await keeper.dialog.getByLabel('Reason').selectOption('capital');
    await loseAnswers('**/api/wallet/entry');
    await keeper.save();
    await keeper.confirm('Record entry');
    await frozen();
    expect(await amount(keeper).isDisabled()).toBe(true);

    // It is the same after a reload, and after another attempt that does not even leave the device.
    await page.reload();
    await frozen();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(true);
    await keeper.press('Try again', keeper.dialog);
    await keeper.dialog.getByText('The server cannot be reached. Nothing is lost').first().waitFor();
    await frozen();
    expect(await amount(keeper).isDisabled()).toBe(true);
    await page.context().setOffline(false);
    await keeper.press('Try again', keeper.dialog);
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await pocket()).toBe(before + 4_000);
  });

  it('are sent again when they were refused and changed', async () => {
    const before = (await pocket()) ?? 0;
    await keeper.open('/app/dashboard/wallet');
    await keeper.press('Withdraw');
    await keeper.amount('Amount', '2000');
    await keeper.dialog.getByLabel('Reason').selectOption('drawing');
    // The till is emptied meanwhile: it no longer holds what it held for the form.
    await page.route(
      '**/api/wallet/entry',
      (route) =>
        route.continue({
          postData: JSON.stringify({ ...route.request().postDataJSON(), amount: 9_000_000 }),
        }),
      { times: 1 },
    );
    await keeper.save();
    await keeper.confirm('Record entry');
    await keeper.dialog
      .getByText(/Pocket Cash holds/)
      .first()
      .waitFor();
    await keeper.amount('Amount', '1000');
    await loseAnswers('**/api/wallet/entry');
    await keeper.save();
    await keeper.confirm('Record entry');
    await frozen();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await keeper.press('Try again', keeper.dialog);
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await pocket()).toBe(before - 1_000);
  });

  it('of yesterday are of today', async () => {
    await expense(keeper, '300');
    await keeper.keeps('30000');
    const typed = await keeper.entries();
    await keeper.open('/');
    await passADay(page, 'date');
    await expense(keeper, '300');
    await keeper.dialog.getByText(/^A new day has begun/).waitFor();
    expect(await keeper.entries()).toEqual(typed);
    await keeper.discard();
  });

  it('of another version are taken over as far as the form knows them', async () => {
    const before = (await pocket()) ?? 0;
    await expense(keeper, '300');
    await keeper.search('Category', 'Rent');
    await keeper.keeps('30000');
    await keeper.open('/');
    await changeDrafts(page, { note: 7, purpose: 'Shop' });
    await expense(keeper, '300');
    await keeper.press('Save', keeper.dialog);
    await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
    await keeper.dialog.waitFor({ state: 'detached' });
    expect(await pocket()).toBe(before - 300);
  });

  it('of a dispatch take no phone that was chosen for another one', async () => {
    const phone = await shop.books.buyFromPocket(imei);
    const note = () => keeper.dialog.getByRole('textbox', { name: 'Note' });
    await keeper.open('/?open=dispatch');
    await note().fill('For the fair');
    await keeper.keeps('For the fair');
    await keeper.open(`/?open=dispatch&about=${phone}`);
    await keeper.dialog.getByText('Samsung A15').first().waitFor();
    expect(await note().inputValue()).toBe('');
    await keeper.open('/?open=dispatch');
    await expect.poll(() => note().inputValue()).toBe('For the fair');
    expect(await keeper.dialog.getByText('Samsung A15').count()).toBe(0);
    await keeper.discard();
  });

  it('of an entity tell a late answer, and leave the form alone that was opened meanwhile', async () => {
    const answer = await holdRequests(page, '**/api/person/create', 'POST');
    await keeper.open('/');
    await keeper.press('Create Entity');
    await keeper.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ghani');
    await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0300 1112255');
    await keeper.dialog.getByRole('textbox', { name: 'Reference' }).fill('Hall Road');
    await keeper.press('Create', keeper.dialog);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.press('Sale Mobile');
    await keeper.newCustomer('Farah');
    await answer.release();
    await expect.poll(() => shop.books.parties()).toHaveProperty('Ghani');
    await keeper.sees('Person created successfully!');
    expect(await keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Farah');
    await keeper.discard();
  });

  it('tell a late answer, and leave the form alone that was opened meanwhile', async () => {
    const answer = await holdRequests(page, '**/api/company/**', 'POST');
    await keeper.open('/');
    await keeper.press('Add Company');
    await keeper.dialog.getByRole('textbox').first().fill('Fairphone');
    await keeper.save();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.openSale();
    await keeper.newCustomer('Farah');
    await answer.release();
    await keeper.sees('Company added successfully!');
    expect(await keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Farah');
    await keeper.discard();
  });

  it('tell a late refusal, and are there again behind its button', async () => {
    const answer = await holdRequests(page, '**/api/company/**', 'POST');
    await keeper.open('/');
    await keeper.press('Add Company');
    const name = keeper.dialog.getByRole('textbox').first();
    await name.fill('Fairphone');
    await keeper.save();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await answer.release();
    await keeper.press('Go back to it');
    await expect.poll(() => name.inputValue()).toBe('Fairphone');
    expect(await shop.books.companies('Fairphone')).toBe(1);
    await keeper.discard();
  });

  it('are apart in two tabs on plain http, where there are no Web Locks', async () => {
    const context = page.context();
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    );
    await expense(keeper, '700');
    await keeper.keeps('70000');
    const other = new Shopkeeper(await context.newPage());
    await expense(other, '900');
    await other.keeps('90000');
    expect(await amount(keeper).inputValue()).toBe('700');
    await other.discard();
    // The tab that is reloaded goes on with its own.
    await page.reload();
    await expect.poll(() => amount(keeper).inputValue()).toBe('700');
    await other.press('Add expense');
    await other.dialog.waitFor();
    expect(await amount(other).inputValue()).toBe('');
    await other.page.close();
    await keeper.discard();
  });

  it('are taken over from another tab on plain http as well', async () => {
    await keeper.open('/');
    const other = await takeSaleOver(keeper, 'Zara');
    await page.bringToFront();
    await saleIsElsewhere(keeper);
    await other.page.bringToFront();
    await other.discard();
    await other.page.close();
  });
});
