import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withCheckDigit } from '@handset/domain';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './accounts.ts';
import { Books } from './Books.ts';
import { checkBooks } from './checkBooks.ts';
import { type Counter, openCounter } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

const [a15, hot30] = ['35693803000011', '35693803000012'].map(withCheckDigit) as [string, string];

/**
 * A day on which everything fails that may: pages are reloaded, sessions end, the server dies, the network loses answers,
 * and every button is pressed twice. Nothing typed is lost, and nothing happens twice.
 */
describe('hard times', () => {
  let server: ShopServer;
  let counter: Counter;
  let keeper: Shopkeeper;
  let books: Books;

  beforeAll(async () => {
    server = await startServer();
    counter = await openCounter(server.baseURL);
    keeper = await counter.newKeeper({ serviceWorkers: 'allow' });
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(async () => {
    await counter?.close();
    await server?.close();
  });

  it('opens one shop for two clicks on Sign up', async () => {
    await keeper.signUp('bilal', { clicks: 2 });
    expect(rowsOf('shops')).toBe(1);
    expect(rowsOf('users')).toBe(1);
    books = new Books(server.baseURL, (await signIn(server.baseURL, 'bilal')).token);
    await books.putCapital(200_000);
  });

  it('adds one company for two clicks on Save', async () => {
    await keeper.press('Add Company');
    await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill('QMobile');
    await keeper.save({ clicks: 2 });
    await keeper.sees('Company added successfully!');
    expect(await books.companies('QMobile')).toBe(1);
  });

  it('brings a half-filled slip back after a reload', async () => {
    await keeper.openSlip();
    await keeper.createEntity('Ali Traders', '0300 1112233', 'Hall Road');
    await keeper.fillPhone({ cnic: '3520212345671', company: 'Samsung', model: 'Galaxy A15', imei: a15 });
    await keeper.dialog.getByLabel('Purchase Price').fill('45000');
    await keeper.attach('Phone picture', await keeper.picture());
    const entries = await keeper.entries();
    await keeper.keeps('picture.png');
    await keeper.page.reload();
    await keeper.sees('What you typed was restored.');
    await expect
      .poll(() => keeper.entries())
      .toEqual(entries.map((text) => (text === '45000' ? '45,000' : text)));
  });

  it('asks to sign in when the session has ended, and returns to the slip with all of it', async () => {
    await keeper.fillPrices('45000', '52000', '50000');
    await keeper.choose('Credit');
    await keeper.amount('Payable now', '20000');
    await keeper.date('First payment date', '2027-06-30');
    await keeper.payFromPocket('Proceed To Pay');
    const entries = await keeper.entries();
    const address = keeper.page.url();
    const ended = new Books(server.baseURL, await keeper.token());
    expect((await ended.post('/api/auth/sign-out', {})).status).toBe(200);
    // Told to the slip, or to whatever else the page asks for before it is posted.
    void keeper.postSlip().catch(() => {});
    await keeper.page.waitForURL('**/login?**');
    await keeper.page.getByText(/Your session has ended/).waitFor();
    await keeper.signIn('bilal');
    await keeper.sees('What you typed was restored.');
    expect(keeper.page.url()).toBe(address);
    await expect.poll(() => keeper.entries()).toEqual(entries);
    expect(await books.purchases()).toBe(0);
  });

  it('keeps the slip on the device while the server cannot be reached, and posts it once when it is back', async () => {
    await server.kill();
    await keeper.postSlip({ clicks: 2 });
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.page.getByText('1 entry waits on this device').waitFor();
    await server.start();
    await keeper.page.reload();
    await keeper.sees('The waiting entry has been recorded.');
    expect(await books.purchases()).toBe(1);
    expect(await books.wallet()).toEqual({ pocket: 180_000 });
    expect(await books.parties()).toEqual({ 'Ali Traders': -25_000 });
    await books.balance();
  });

  it('posts a purchase once when its answer is lost on the way back', async () => {
    await keeper.openSlip();
    await keeper.search('Party', 'Ali');
    await keeper.fillPhone({
      cnic: '3520212345671',
      company: 'Infinix',
      model: 'Hot 30',
      imei: hot30,
      isNew: true,
    });
    await keeper.fillPrices('30000', '36000', '35000');
    await keeper.payFromPocket('Proceed To Pay');
    const keys = await loseAnswers(keeper.page, '**/api/Purchase/purchase-phone', 2);
    await keeper.postSlip();
    await keeper.slipIsPosted();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await books.purchases()).toBe(2);
    expect(await books.imeis()).toEqual([a15, hot30].sort());
    expect(await books.wallet()).toEqual({ pocket: 150_000 });
    await books.balance();
  });

  it('brings a sale back after a reload', async () => {
    await keeper.openSale();
    await keeper.newCustomer('Sana Malik', '0333 1112223');
    await keeper.choose('Full Payment');
    await keeper.addPhone(a15, '50000');
    await keeper.payFromPocket('Proceed to get payment');
    const entries = await keeper.entries();
    await keeper.keeps('"pocketCash":5000000');
    await keeper.page.reload();
    await expect.poll(() => keeper.entries()).toEqual(entries);
  });

  it('saves a sale once when its answer is lost on the way back', async () => {
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.waitForURL('**/invoice/shop?*');
    const keys = await loseAnswers(keeper.page, '**/api/sale', 1);
    await keeper.press('Save & print');
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await books.sales()).toBe(1);
    expect(await books.imeis()).toEqual([hot30]);
    expect(await books.wallet()).toEqual({ pocket: 200_000 });
    await books.balance();
  });

  it('makes one sale of two clicks on Submit and two on Save & print', async () => {
    await keeper.openSale();
    await keeper.changeCustomer();
    await keeper.search('Customer', 'Sana');
    await keeper.choose('Full Payment');
    await keeper.addPhone(hot30, '36000');
    await keeper.payFromPocket('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog, { clicks: 2 });
    await keeper.page.waitForURL('**/invoice/shop?*');
    await keeper.press('Save & print', keeper.page, { clicks: 2 });
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    expect(await books.sales()).toBe(2);
    expect(await books.wallet()).toEqual({ pocket: 236_000 });
  });

  it('makes one payment of two clicks', async () => {
    await keeper.open('/app/dashboard/partyLedger');
    await keeper.page.getByRole('link', { name: 'Ali Traders' }).first().click();
    await keeper.press('Pay');
    await keeper.amount('Amount', '10000');
    await keeper.save({ clicks: 2 });
    await keeper.confirm('Pay', { clicks: 2 });
    await keeper.sees('Payment recorded');
    expect(await books.parties()).toEqual({ 'Ali Traders': -15_000, 'Sana Malik': 0 });
    expect(await books.wallet()).toEqual({ pocket: 226_000 });
    await books.balance();
  });

  function rowsOf(table: 'shops' | 'users'): unknown {
    using database = new DatabaseSync(join(server.dataFolder, 'handset.db'), { readOnly: true });
    return database.prepare(`select count(*) as count from ${table}`).get()?.count;
  }

  it('leaves books that hold', () => checkBooks(server));
});

/** Lets requests reach the server, and the next `count` answers not come back; tells the keys of all that was sent. */
async function loseAnswers(page: Page, path: string, count: number): Promise<string[]> {
  const keys: string[] = [];
  await page.route(path, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length > count) return route.continue();
    expect((await route.fetch()).status()).toBe(201);
    return route.abort('connectionreset');
  });
  return keys;
}
