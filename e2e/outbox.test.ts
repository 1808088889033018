import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, withCheckDigit } from '@handset/domain';
import { chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import type { Books } from './Books.ts';
import { formsAreKept } from './formsAreKept.ts';
import { openShop, type Shop } from './openShop.ts';
import { Shopkeeper } from './Shopkeeper.ts';

const [inStock, second, wanted, bought, killed] = [
  '35693803000071',
  '35693803000072',
  '35693803000073',
  '35693803000074',
  '35693803000075',
].map(withCheckDigit) as [string, string, string, string, string];

const SELLER = 'Ali Traders';
const QUEUED = 'Kept on this device. It will be recorded when the server can be reached.';

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
    await buy(keeper, bought);
    await keeper.sees(QUEUED);
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

  it('makes a sale of a phone that was sold meanwhile an item to deal with, and goes past it', async () => {
    await keeper.open('/');
    await cut();
    await sell(keeper, wanted, 'Sana Malik');
    await keeper.sees(QUEUED);
    await keeper.open('/app/dashboard/addLedger');
    await spend(keeper, '300');
    await books.sellElsewhere(wanted, 40_000);
    await restore();
    await page.getByText('1 entry was not accepted').waitFor();
    expect(await books.sales()).toBe(3);
    await keeper.press('Show entries');
    await keeper.dialog.getByText(wanted).first().waitFor();
    await keeper.dialog.getByText('It is not in the books.').waitFor();
    await keeper.dialog.getByText('Not accepted').waitFor();
    await keeper.press('Correct', keeper.dialog);
    await page.getByRole('heading', { name: 'Sale Mobile' }).waitFor();
    await keeper.dialog.getByText(wanted.slice(-6)).first().waitFor();
    await keeper.discard();
    await page.getByText('was not accepted').waitFor({ state: 'detached' });
    await books.balance();
  });

  it('proposes the day that has begun since, where the network went before midnight', async () => {
    const today = (await books.slip(second)).date;
    // At another device: the clock that is set is that of all its pages.
    const other = await shop.signedIn(shop.owner, { serviceWorkers: 'allow' });
    await other.open('/app/dashboard/addLedger');
    await formsAreKept(other.page);
    await other.page.context().setOffline(true);
    await other.page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
    await other.page.reload();
    await other.press('Add expense');
    const day = other.dialog.getByRole('spinbutton', { name: /^day/ });
    await expect.poll(async () => Number(await day.textContent())).toBe(Number(addDays(today, 1).slice(-2)));
    await other.page.context().close();
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
    expect(sent.flat()).toHaveLength(4);
    expect(new Set(sent.flat()).size).toBe(4);
    // The server knows of the last one before the tab that sent it does: closed now, it would wait for another to ask once more.
    await other.open('/?open=outbox');
    await other.dialog.getByText('Nothing waits').waitFor();
    await other.page.close();
  });

  it('asks before whoever recorded something leaves, and sends it when they are back', async () => {
    const { pocket = 0 } = await books.wallet();
    await cut();
    await spend(keeper, '900');
    await keeper.signOut();
    const question = page.getByRole('alertdialog');
    await question.getByText('1 entry is not recorded yet').waitFor();
    await keeper.press('Logout', question);
    await page.waitForURL('**/login*');
    await restore();
    await keeper.signIn(shop.owner);
    await keeper.sees('The waiting entry has been recorded.');
    expect((await books.wallet()).pocket).toBe(pocket - 900);
  });

  it('refuses to record where the browser keeps nothing, and leaves the form as it was', async () => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name === 'handset-outbox') throw new DOMException('no', 'InvalidStateError');
        return open(name, version);
      };
    });
    await keeper.open('/app/dashboard/addLedger');
    await cut();
    await page.getByText('This browser cannot store data').waitFor();
    await fillExpense(keeper, '450');
    await keeper.dialog.getByText('this browser cannot store data').first().waitFor();
    expect(await keeper.entries()).toContain('450');
    await restore();
  });
});

it('brings what was recorded through a killed browser', async () => {
  const shop = await openShop({ serviceWorkers: 'allow' });
  const { baseURL } = shop;
  const folder = await mkdtemp(join(tmpdir(), 'handset-killed-'));
  const options = { ...(await launchOptions()), baseURL };
  try {
    const before = await chromium.launchPersistentContext(folder, options);
    const keeper = new Shopkeeper(await before.newPage());
    await keeper.open('/login');
    await keeper.signIn(shop.owner);
    await shop.books.putCapital(100_000);
    await formsAreKept(keeper.page);
    await before.setOffline(true);
    await keeper.open('/');
    await buy(keeper, killed);
    await keeper.sees(QUEUED);
    execFileSync('pkill', ['-9', '-f', folder]);

    const after = await chromium.launchPersistentContext(folder, options);
    const back = new Shopkeeper(await after.newPage());
    await back.open('/');
    await back.sees('The waiting entry has been recorded.');
    expect(await shop.books.purchases()).toBe(1);
    expect(await shop.books.wallet()).toEqual({ pocket: 70_000 });
    await after.close();
  } finally {
    await shop.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Sells a phone for 50,000 in cash, up to the invoice's Save. */
async function sell(keeper: Shopkeeper, imei: string, customer: string): Promise<void> {
  await keeper.openSale();
  await keeper.changeCustomer();
  await keeper.choose('New Customer');
  await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill(customer);
  await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0333 1112223');
  await keeper.choose('Full Payment');
  await keeper.addPhone(imei, '50000');
  await keeper.payFromPocket('Proceed to get payment');
  await keeper.press('Submit', keeper.dialog);
  await keeper.page.waitForURL('**/invoice/shop');
  await keeper.press('Save & print');
}

/** Buys a phone for 30,000 in cash from somebody new. */
async function buy(keeper: Shopkeeper, imei: string): Promise<void> {
  await keeper.openSlip();
  await keeper.createEntity(SELLER, '0300 1112233', 'Hall Road');
  await keeper.fillPhone({ cnic: '3520212345671', company: 'Samsung', model: 'A15', imei });
  await keeper.fillPrices('30000', '36000', '35000');
  await keeper.payFromPocket('Proceed To Pay');
  await keeper.postSlip();
}

/** Records an expense of so many rupees on the page of expenses. */
async function spend(keeper: Shopkeeper, rupees: string): Promise<void> {
  // A browser draws only the tab in front at full speed.
  await keeper.page.bringToFront();
  await fillExpense(keeper, rupees);
  await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function fillExpense(keeper: Shopkeeper, rupees: string): Promise<void> {
  await keeper.press('Add expense');
  await keeper.amount('Amount', rupees);
  await keeper.search('Category', 'Rent');
  await keeper.save();
  await keeper.confirm('Record expense');
}

/** The keys under which a page sends changes from now on. */
function keysSent(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}
