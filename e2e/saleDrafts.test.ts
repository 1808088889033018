import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './accounts.ts';
import type { Books } from './Books.ts';
import { heldIn } from './browserHolds.ts';
import { changeDrafts, passADay } from './changeDrafts.ts';
import { formsAreKept } from './formsAreKept.ts';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import { QUEUED } from './recordings.ts';
import { Shopkeeper } from './Shopkeeper.ts';
import { customerOf, saleIsElsewhere, takeSaleOver } from './takeSaleOver.ts';

const imeis = Array.from({ length: 24 }, (_, index) => withCheckDigit(String(35_693_803_000_900 + index)));

/** A sale of a list, in rupees. */
interface Sold {
  person: { name: string };
  phones: { imei1: string }[];
  total: number;
}

/** Changes the price of the only phone, and pays all of it in cash. */
async function reprice(keeper: Shopkeeper): Promise<void> {
  await keeper.dialog.getByRole('textbox', { name: /^Price of / }).fill('52000');
  await keeper.page.keyboard.press('F4');
}

/** Every sale is a piece of work of its own: what its screen shows is what is saved. */
describe('the drafts of sales', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let books: Books;
  let page: Page;
  let phones: string[];
  /** Id of the first sale's draft. */
  let done: string;

  beforeAll(async () => {
    shop = await openShop({ serviceWorkers: 'allow' });
    ({ keeper, books } = shop);
    ({ page } = keeper);
    await books.putCapital(900_000);
    await books.buyLot(imeis);
    phones = [...imeis];
    await keeper.open('/');
    await keeper.openSale();
    await keeper.press('Cancel', keeper.dialog);
    await formsAreKept(page, imeis[0]);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  /** Fills the open form with a cash sale of the next phone. */
  async function fill(till: Shopkeeper, customer: string): Promise<string> {
    const imei = phones.shift() ?? '';
    await till.addPhone(imei, '50000');
    await till.newCustomer(customer, `0333 ${1_112_220 + phones.length}`);
    await till.page.keyboard.press('F4');
    return imei;
  }

  async function review(till: Shopkeeper, customer: string): Promise<string> {
    await till.page.bringToFront();
    await till.openSale();
    const imei = await fill(till, customer);
    await submit(till);
    return imei;
  }

  async function submit(till: Shopkeeper): Promise<void> {
    await till.press('Submit', till.dialog);
    await till.page.getByRole('heading', { name: 'Review the sale' }).waitFor();
  }

  async function save(till: Shopkeeper, customer: string): Promise<void> {
    await till.press('Save & print');
    await till.page.waitForURL('**/sales/saleInvoices/*');
    await till.page.getByText(customer).first().waitFor();
  }

  /** Parks the open sale under the name that it goes by. */
  async function park(till: Shopkeeper): Promise<void> {
    await till.press('Park', till.dialog);
    await till.press('Park', till.page.getByRole('dialog', { name: 'Park this sale' }));
  }

  /** Saves the sale in review, whose answer comes when another one has been begun. */
  async function beginWhileSaving(customer: string): Promise<void> {
    const answer = await holdRequests(page, '**/api/sale', 'POST');
    await keeper.press('Save & print');
    await page.getByRole('button', { name: 'Saving…' }).waitFor();
    await keeper.openSale();
    await keeper.newCustomer(customer);
    await answer.release();
  }

  const parked = (till: Shopkeeper, customer: string) =>
    till.dialog.getByRole('listitem').filter({ hasText: customer });

  it('saves the price of the last review', async () => {
    const { pocket = 0 } = await books.wallet();
    const imei = await review(keeper, 'Hina');
    done = new URL(page.url()).searchParams.get('sale') ?? '';
    await keeper.press('Back to edit');
    await reprice(keeper);
    await submit(keeper);
    await keeper.shows('Rs 52,000');
    await save(keeper, 'Hina');
    expect((await books.wallet()).pocket).toBe(pocket + 52_000);
    expect(await books.imeis()).not.toContain(imei);
  });

  it('saves the second of two sales in review, then the first', async () => {
    const first = await review(keeper, 'Amna');
    const second = await review(keeper, 'Bano');
    await save(keeper, 'Bano');
    const left = await books.imeis();
    expect(left).not.toContain(second);
    expect(left).toContain(first);
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Amna').getByText('1 phone').waitFor();
    await parked(keeper, 'Amna').getByRole('button', { name: 'Continue Amna' }).click();
    await keeper.page.getByRole('heading', { name: 'Review the sale' }).waitFor();
    await save(keeper, 'Amna');
    expect(await books.imeis()).not.toContain(first);
    await books.balance();
  });

  it('saves what each of two tabs shows', async () => {
    const { pocket = 0 } = await books.wallet();
    const other = new Shopkeeper(await page.context().newPage());
    await other.open('/');
    await review(keeper, 'Chanda');
    await review(other, 'Dua');
    await save(other, 'Dua');
    await page.bringToFront();
    await save(keeper, 'Chanda');
    await other.page.close();
    expect((await books.wallet()).pocket).toBe(pocket + 100_000);
  });

  it('saves a sale once that two tabs save in the same second', async () => {
    const before = await books.sales();
    await review(keeper, 'Fatima');
    const other = new Shopkeeper(await page.context().newPage());
    await other.open(page.url());
    await other.page.getByRole('heading', { name: 'Review the sale' }).waitFor();
    const saves = [keeper, other].map((till) => till.page.getByRole('button', { name: 'Save & print' }));
    const buttons = await Promise.all(saves.map((save) => save.elementHandle()));
    // The button of the later tab may go before a pointer reaches it.
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
    await expect.poll(() => books.sales()).toBe(before + 1);
    // The tab that sent it hears of it later than the server knows.
    const drafts = () => heldIn(page, { database: 'handset', table: 'drafts' });
    await expect.poll(drafts).not.toContain('"state":"sending"');
    await other.page.close();
    await page.bringToFront();
    await keeper.open('/');
    expect(await books.sales()).toBe(before + 1);
    await books.balance();
  });

  it('shows in its review what another tab changed, and saves that', async () => {
    const { pocket = 0 } = await books.wallet();
    await review(keeper, 'Fauzia');
    const other = new Shopkeeper(await page.context().newPage());
    await other.open(page.url());
    await other.press('Back to edit');
    await reprice(other);
    await submit(other);
    await other.page.close();
    await page.bringToFront();
    await keeper.shows('Rs 52,000');
    await save(keeper, 'Fauzia');
    expect((await books.wallet()).pocket).toBe(pocket + 52_000);
  });

  it('begins another sale where the address names none of this person, or one that is saved', async () => {
    for (const draft of ['0123456789ab', '../expense', done]) {
      await keeper.open(`/?open=sale&draft=${encodeURIComponent(draft)}`);
      await keeper.dialog.getByText('Walk-in customer').waitFor();
      expect(new URL(page.url()).searchParams.get('draft')).toMatch(/^(?!0123456789ab)[0-9a-f]{12}$/);
      expect(page.url()).not.toContain(done);
    }
    await keeper.press('Cancel', keeper.dialog);
  });

  it('has a sale open in one tab at a time, and continues it in another', async () => {
    const other = await takeSaleOver(keeper, 'Zara');
    await other.dialog.getByRole('textbox', { name: 'Name' }).fill('Zara Khan');
    await other.keeps('Zara Khan');
    await page.bringToFront();
    await saleIsElsewhere(keeper);
    await other.page.close();
    await expect.poll(() => customerOf(keeper)).toBe('Zara Khan');
    await keeper.discard();
  });

  it('begins another sale where the one that it began was parked in another tab', async () => {
    const other = await takeSaleOver(keeper, 'Mehwish');
    await park(other);
    await other.sees('Sale parked: Mehwish');
    await page.bringToFront();
    await keeper.listParked();
    await parked(keeper, 'Mehwish').waitFor();
    await page.keyboard.press('Escape');
    await keeper.dialog.waitFor({ state: 'detached' });
    await keeper.openSale();
    await keeper.listParked();
    await keeper.press('Continue Mehwish', keeper.dialog);
    await expect.poll(() => customerOf(keeper)).toBe('Mehwish');
    await keeper.discard();
    await other.page.close();
  });

  it('continues a sale whose tab has crashed', async () => {
    const crashing = new Shopkeeper(await page.context().newPage());
    await crashing.open('/?open=sale');
    await crashing.newCustomer('Nadia');
    await crashing.keeps('Nadia');
    const crash = crashing.page.waitForEvent('crash');
    const devTools = await page.context().newCDPSession(crashing.page);
    void devTools.send('Page.crash').catch(() => {});
    await crash;
    await page.bringToFront();
    await keeper.open('/?open=sale');
    await keeper.listParked();
    await keeper.press('Continue Nadia', keeper.dialog);
    const name = keeper.dialog.getByRole('textbox', { name: 'Name' });
    await expect.poll(() => name.inputValue()).toBe('Nadia');
    await keeper.discard();
    await crashing.page.close();
  });

  it('tells a late answer without leaving the sale that was begun meanwhile', async () => {
    const imei = await review(keeper, 'Esha');
    await beginWhileSaving('Farah');
    const open = page.getByRole('button', { name: /^Open INV-/ });
    await open.waitFor();
    expect(await keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Farah');
    expect(await books.imeis()).not.toContain(imei);
    await keeper.discard();
    await page.getByText('This sale is saved').waitFor();
  });

  it('tells a late refusal without leaving the sale that was begun meanwhile, and leads back to the one refused', async () => {
    const imei = await review(keeper, 'Erum');
    await books.sellElsewhere(imei, 50_000);
    await beginWhileSaving('Farzana');
    await page
      .getByText(/^What you sent was not saved\. /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Open the sale' }).waitFor();
    expect(await keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Farzana');
    await keeper.discard();
    await keeper.open('/');
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Erum').getByRole('button', { name: 'Continue Erum' }).click();
    await keeper.press('Back to edit');
    await keeper.dialog.getByRole('button', { name: /^Remove Samsung/ }).click();
    const other = phones.shift() ?? '';
    await keeper.addPhone(other, '50000');
    await page.keyboard.press('F4');
    await submit(keeper);
    await save(keeper, 'Erum');
    expect(await books.imeis()).not.toContain(other);
    await books.balance();
  });

  it('freezes a sale whose answer was lost, through a reload, and saves it once', async () => {
    const before = await books.sales();
    const imei = await review(keeper, 'Ghulam');
    const address = page.url();
    const id = new URL(address).searchParams.get('sale');
    await page.route('**/api/sale', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      const body = JSON.stringify({ message: 'The server stopped', code: 'internal' });
      await route.fulfill({ status: 500, contentType: 'application/json', body });
    });
    await keeper.press('Save & print');
    const isFrozen = async () => {
      await page.getByText('It is not known whether this sale was saved').waitFor();
      expect(await page.getByRole('button', { name: 'Back to edit' }).isDisabled()).toBe(true);
    };
    await isFrozen();
    await page.reload();
    await isFrozen();
    // Its form leads back to the review.
    await keeper.open(`/?open=sale&draft=${id}`);
    await page.waitForURL(address);
    await isFrozen();
    await page.unroute('**/api/sale');
    await save(keeper, 'Ghulam');
    expect(await books.sales()).toBe(before + 1);
    expect(await books.imeis()).not.toContain(imei);
  });

  it('saves the price of the last review of accessories alone', async () => {
    const { pocket = 0 } = await books.wallet();
    await books.stockAccessory('Charger', 3);
    await keeper.open('/');
    await keeper.openSale();
    await page.keyboard.press('Alt+A');
    await keeper.search('Accessory', 'Charger');
    const price = keeper.dialog.getByRole('textbox', { name: 'Price each' });
    await price.fill('600');
    await page.keyboard.press('F4');
    await submit(keeper);
    await page.waitForURL('**/invoice/accessory?sale=*');
    await keeper.press('Back to edit');
    await price.fill('650');
    await page.keyboard.press('F4');
    await submit(keeper);
    await keeper.shows('Rs 650');
    await save(keeper, 'Charger');
    expect((await books.wallet()).pocket).toBe(pocket - 300 + 650);
    await books.balance();
  });

  it('leaves a half typed sale alone when another goes back from its review, or is cancelled', async () => {
    const name = (till: Shopkeeper) => till.dialog.getByRole('textbox', { name: 'Name' });
    await review(keeper, 'Ghazala');
    const address = page.url();
    await keeper.openSale();
    await keeper.newCustomer('Hamid');
    await keeper.keeps('Hamid');
    const other = new Shopkeeper(await page.context().newPage());
    await other.open(address);
    await other.press('Back to edit');
    await expect.poll(() => name(other).inputValue()).toBe('Ghazala');
    await other.discard();
    await other.page.close();
    await page.bringToFront();
    expect(await name(keeper).inputValue()).toBe('Hamid');
    await keeper.page.reload();
    await expect.poll(() => name(keeper).inputValue()).toBe('Hamid');
    await keeper.discard();
  });

  it('keeps two sales in a row without a network, and records each once', async () => {
    const before = await books.sales();
    await page.context().setOffline(true);
    const kept: string[] = [];
    for (const customer of ['Gul', 'Huma']) {
      kept.push(await review(keeper, customer));
      await keeper.press('Save & print');
      await keeper.sees(QUEUED);
      await page.getByText('Sale kept on this device').waitFor();
      await page.getByText(customer).first().waitFor();
    }
    await page.getByText('2 entries wait on this device').waitFor();
    await page.context().setOffline(false);
    await page.getByText('This sale is saved').waitFor();
    await expect.poll(() => books.sales()).toBe(before + 2);
    const { data } = await books.read('/api/sale?limit=2');
    const sold = data.map((sale: Sold) => [sale.person.name, sale.phones[0]?.imei1, sale.total]);
    expect(sold.sort()).toEqual([
      ['Gul', kept[0], 50_000],
      ['Huma', kept[1], 50_000],
    ]);
    await books.balance();
  });

  it('puts a phone on a sale of its own while another is half typed', async () => {
    await keeper.openSale();
    await keeper.newCustomer('Iqra');
    await keeper.keeps('Iqra');
    await keeper.open(`/app/dashboard/mobile-details?id=${await books.phone(phones[0] ?? '')}`);
    await keeper.press('Sell');
    await keeper.dialog
      .getByText((phones[0] ?? '').slice(-6))
      .first()
      .waitFor();
    await keeper.listParked();
    await parked(keeper, 'Iqra').waitFor();
    expect(await keeper.dialog.getByRole('textbox', { name: 'Name' }).count()).toBe(0);
    // Discarded by name, and taken back.
    await parked(keeper, 'Iqra').getByRole('button', { name: 'Discard Iqra' }).click();
    await parked(keeper, 'Iqra').waitFor({ state: 'detached' });
    const search = keeper.dialog.getByRole('combobox', { name: 'Search phone by IMEI' });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    await keeper.press('Undo');
    await parked(keeper, 'Iqra').getByRole('button', { name: 'Continue Iqra' }).click();
    await expect.poll(() => keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Iqra');
    await keeper.discard();
  });

  it('parks a sale, which one of two other tills continues', async () => {
    const [colleague, third] = await Promise.all([1, 2].map(async () => shop.signedIn(await books.hire())));
    if (!colleague || !third) throw new Error('Nobody was hired');
    await keeper.openSale();
    const imei = await fill(keeper, 'Javeria');
    await page.keyboard.press('Alt+P');
    await keeper.dialog.getByText('Leave empty to list it as Javeria').waitFor();
    await page.keyboard.type('Red scarf');
    await page.keyboard.press('Enter');
    await keeper.sees('Sale parked: Red scarf');
    await keeper.dialog.waitFor({ state: 'detached' });
    for (const till of [colleague, third]) {
      await till.open('/');
      await till.page.getByRole('link', { name: /unfinished sale/ }).click();
      await till.listParked();
      await parked(till, 'Red scarf')
        .getByText(/^parked by /)
        .waitFor();
    }
    await parked(colleague, 'Red scarf').getByRole('button', { name: 'Continue Red scarf' }).click();
    await expect
      .poll(() => colleague.dialog.getByRole('textbox', { name: 'Name' }).inputValue())
      .toBe('Javeria');
    await parked(third, 'Red scarf').getByRole('button', { name: 'Continue Red scarf' }).click();
    await third.sees('Somebody else has continued this sale, or it was discarded');
    await parked(third, 'Red scarf').waitFor({ state: 'detached' });
    await submit(colleague);
    await save(colleague, 'Javeria');
    expect(await books.imeis()).not.toContain(imei);
    for (const till of [colleague, third]) await till.page.context().close();
  });

  it('marks a phone of a parked sale that was sold elsewhere, and sells another in its place', async () => {
    await keeper.openSale();
    const imei = await fill(keeper, 'Khadija');
    await park(keeper);
    await keeper.sees('Sale parked: Khadija');
    await books.sellElsewhere(imei, 50_000);
    await keeper.open('/');
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Khadija').getByRole('button', { name: 'Continue Khadija' }).click();
    const row = keeper.dialog.getByRole('list', { name: 'Phones' }).getByRole('listitem');
    await row.getByText(/^Not in stock any more/).waitFor();
    await keeper.press('Submit', keeper.dialog);
    expect(await keeper.page.getByRole('heading', { name: 'Review the sale' }).count()).toBe(0);
    await row.getByRole('button', { name: /^Remove/ }).click();
    const other = phones.shift() ?? '';
    await keeper.addPhone(other, '50000');
    await submit(keeper);
    await save(keeper, 'Khadija');
    expect(await books.imeis()).not.toContain(other);
  });

  it('parks a sale without a network on this device, and for all tills when there is one', async () => {
    await page.context().setOffline(true);
    await keeper.openSale();
    await keeper.newCustomer('Kiran');
    await park(keeper);
    await keeper.sees('Sale parked: Kiran');
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Kiran').waitFor();
    await keeper.press('Cancel', keeper.dialog);
    await page.context().setOffline(false);
    await expect.poll(() => books.parkedSales()).toEqual(['Kiran']);
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Kiran').getByRole('button', { name: 'Discard Kiran' }).click();
    await parked(keeper, 'Kiran').waitFor({ state: 'detached' });
    expect(await books.parkedSales()).toEqual([]);
    await keeper.press('Cancel', keeper.dialog);
  });

  it('takes back what it parked without knowing, once the sale goes on here', async () => {
    await page.route('**/api/parked-sale', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      // The server takes it; nobody hears of that.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await keeper.openSale();
    await keeper.newCustomer('Momal');
    await park(keeper);
    await expect.poll(() => books.parkedSales()).toEqual(['Momal']);
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Momal').getByRole('button', { name: 'Continue Momal' }).click();
    await expect.poll(() => keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Momal');
    await expect.poll(() => books.parkedSales(), { timeout: 20_000 }).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    await park(keeper);
    await expect.poll(() => books.parkedSales()).toEqual(['Momal']);
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Momal')
      .getByText(/^parked by /)
      .waitFor();
    await parked(keeper, 'Momal').getByRole('button', { name: 'Discard Momal' }).click();
    await expect.poll(() => books.parkedSales()).toEqual([]);
    await keeper.press('Cancel', keeper.dialog);
  });

  it('opens a parked sale that comes late by a button, and not over another sale', async () => {
    await keeper.openSale();
    await keeper.newCustomer('Noor');
    await park(keeper);
    await expect.poll(() => books.parkedSales()).toEqual(['Noor']);
    await keeper.openSale();
    const answer = await holdRequests(page, '**/api/parked-sale/*/take');
    await keeper.listParked();
    await parked(keeper, 'Noor')
      .getByRole('button', { name: /^Continue Noor/ })
      .click();
    await keeper.newCustomer('Omar');
    await keeper.keeps('Omar');
    await answer.release();
    await keeper.sees('Parked sale ready to continue: Noor');
    const name = keeper.dialog.getByRole('textbox', { name: 'Name' });
    expect(await name.inputValue()).toBe('Omar');
    await keeper.press('Continue');
    await expect.poll(() => name.inputValue()).toBe('Noor');
    await keeper.discard();
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Omar').getByRole('button', { name: 'Discard Omar' }).click();
    await parked(keeper, 'Omar').waitFor({ state: 'detached' });
    await keeper.press('Cancel', keeper.dialog);
  });

  it('says why a sale is not parked, and keeps it here', async () => {
    await page.route('**/api/parked-sale', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 413, json: { message: 'This is too large' } })
        : route.fallback(),
    );
    await keeper.openSale();
    await keeper.newCustomer('Palwasha');
    await park(keeper);
    await keeper.sees('Palwasha stays on this device and is not parked: This is too large');
    await page.unrouteAll({ behavior: 'wait' });
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Palwasha').getByRole('button', { name: 'Discard Palwasha' }).click();
    await parked(keeper, 'Palwasha').waitFor({ state: 'detached' });
    expect(await books.parkedSales()).toEqual([]);
    await keeper.press('Cancel', keeper.dialog);
  });

  it('leaves parked what another version parked, until it is discarded', async () => {
    const sale = { _id: 'a1b2c3d4e5f6', name: 'Lubna', phones: 1, accessories: 0, draft: '{"lines":[]}' };
    expect((await books.post('/api/parked-sale', sale)).status).toBe(201);
    await keeper.open('/');
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Lubna').getByRole('button', { name: 'Continue Lubna' }).click();
    await page
      .getByText(/^This sale was parked by another version of Handset/)
      .first()
      .waitFor();
    expect(await books.parkedSales()).toEqual(['Lubna']);
    const discard = parked(keeper, 'Lubna').getByRole('button', { name: 'Discard Lubna' });
    await discard.click();
    await keeper.press('Undo');
    await expect.poll(() => books.parkedSales()).toEqual(['Lubna']);
    await discard.click();
    await expect.poll(() => books.parkedSales()).toEqual([]);
    await parked(keeper, 'Lubna').waitFor({ state: 'detached' });
    await keeper.press('Cancel', keeper.dialog);
  });

  it('takes a sale in review that another version kept back into its form', async () => {
    await review(keeper, 'Maria');
    const address = page.url();
    await keeper.open('/');
    await changeDrafts(page, { accessories: 'none' });
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'No customer yet')
      .filter({ has: page.getByRole('button', { name: /^Discard/ }) })
      .getByRole('button', { name: /^Continue/ })
      .click();
    await expect.poll(() => keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Maria');
    await keeper.open('/');
    await keeper.open(address);
    await keeper.press('Continue the sale');
    await expect.poll(() => keeper.dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Maria');
    await submit(keeper);
    await save(keeper, 'Maria');
  });

  it('tells a late answer to nobody but who saved the sale', async () => {
    const before = await books.sales();
    await review(keeper, 'Nasreen');
    const address = page.url();
    const answer = await holdRequests(page, '**/api/sale', 'POST');
    await keeper.press('Save & print');
    await page.getByRole('button', { name: 'Saving…' }).waitFor();
    const colleague = await signIn(shop.baseURL, await books.hire());
    const other = await page.context().newPage();
    await other.goto(new URL('/robots.txt', shop.baseURL).href);
    const change = (next: { token: string; user: unknown }) =>
      other.evaluate((session) => {
        const owner = { token: localStorage.token, user: JSON.parse(localStorage.user) };
        localStorage.setItem('token', session.token);
        localStorage.setItem('user', JSON.stringify(session.user));
        return owner;
      }, next);
    const owner = await change(colleague);
    await page.getByText('No invoice in progress').waitFor();
    await answer.release();
    await expect.poll(() => books.sales()).toBe(before + 1);
    await page.getByText('No invoice in progress').waitFor();
    expect(page.url()).toBe(address);
    await change(owner);
    await page.getByText('This sale is saved').waitFor();
    await other.close();
  });

  it('asks for another look at a sale of yesterday', async () => {
    await review(keeper, 'Javed');
    const address = page.url();
    await keeper.open('/');
    await passADay(page, 'saleDate');
    await keeper.open(address);
    await page.getByText('A new day has begun', { exact: true }).waitFor();
    await keeper.press('Continue the sale');
    await keeper.dialog.getByText(/^A new day has begun/).waitFor();
    await submit(keeper);
    await save(keeper, 'Javed');
    await books.balance();
  });

  it('moves a sale of yesterday to today when it is continued from the list', async () => {
    await keeper.open('/');
    await keeper.openSale();
    await keeper.newCustomer('Jamal');
    await keeper.keeps('Jamal');
    await keeper.open('/');
    await passADay(page, 'saleDate');
    await keeper.openSale();
    await keeper.listParked();
    await parked(keeper, 'Jamal').getByRole('button', { name: 'Continue Jamal' }).click();
    await keeper.dialog.getByText(/^A new day has begun/).waitFor();
    await keeper.discard();
  });

  it('drops a sale that is left from its review, and shows it to nobody else', async () => {
    const before = await books.sales();
    await review(keeper, 'Javeria');
    const address = page.url();
    await keeper.press('Back to edit');
    await keeper.discard();
    await page.getByText('No invoice in progress').waitFor();

    const colleague = await books.hire();
    await keeper.open('/');
    await review(keeper, 'Kiran');
    const kiran = page.url();
    const id = new URL(kiran).searchParams.get('sale') ?? '';
    // As embedders and the specification do, by the navigation alone.
    const nameByNavigation = async () => {
      await page.evaluate((draft) => {
        history.replaceState({ ...history.state, usr: { draft } }, '', '/invoice/shop');
      }, id);
      await page.reload();
    };
    await nameByNavigation();
    await page.getByRole('heading', { name: 'Review the sale' }).waitFor();
    await page.getByText('Kiran').first().waitFor();
    await keeper.signOut();
    await page.waitForURL('**/login*');
    await keeper.signIn(colleague);
    await keeper.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    await page.goBack();
    await page.goBack();
    expect(await page.getByText('Kiran').count()).toBe(0);
    for (const path of [kiran, address]) {
      await keeper.open(path);
      await page.getByText('No invoice in progress').waitFor();
      expect(await page.getByText('Kiran').count()).toBe(0);
    }
    await nameByNavigation();
    await page.getByText('No invoice in progress').waitFor();
    await keeper.open(`/?open=sale&draft=${id}`);
    await keeper.dialog.getByText('Walk-in customer').waitFor();
    expect(page.url()).not.toContain(id);
    expect(await keeper.dialog.getByRole('button', { name: /parked$/ }).count()).toBe(0);
    await keeper.press('Cancel', keeper.dialog);
    expect(await books.sales()).toBe(before);
  });

  it('tells nobody else of an answer that comes after signing out', async () => {
    const before = await books.sales();
    const colleague = await books.hire();
    await keeper.open('/');
    await review(keeper, 'Kashif');
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/sale', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      await isReleased;
      await route.fulfill({ response });
    });
    await keeper.press('Save & print');
    await expect.poll(() => books.sales()).toBe(before + 1);
    await keeper.signOut();
    await page.waitForURL('**/login*');
    await keeper.signIn(colleague);
    await keeper.page.getByRole('button', { name: 'Sale Mobile' }).waitFor();
    release();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: /^Open INV-/ }).count()).toBe(0);
  });
});
