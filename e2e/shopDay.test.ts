import { withCheckDigit } from '@handset/domain';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../tools/chromium/launchOptions.ts';
import { Books } from './Books.ts';
import { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

const password = 'a fine long password';
const [a15, hot30, note12, exchanged] = [
  '35693803000001',
  '35693803000002',
  '35693803000003',
  '86001203000004',
].map(withCheckDigit) as [string, string, string, string];

/**
 * The day of a shop, as a shopkeeper works it: buy on credit, sell for cash with an exchange, sell on credit, receive a
 * part. After each step the books are read on the screen and from the API.
 */
describe("a shopkeeper's day", () => {
  let server: ShopServer;
  let browser: Browser;
  let context: BrowserContext;
  let counter: Shopkeeper;
  let books: Books;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await chromium.launch(await launchOptions());
    context = await browser.newContext({ baseURL: server.baseURL, viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // The browser reports every refused request as an error; those that this day provokes are asserted on below.
      const isRefusal = /status of 4(01|09)/.test(message.text());
      if (message.type() === 'error' && !isRefusal) faults.push(message.text());
    });
    page.on(
      'response',
      (answer) => answer.status() >= 500 && faults.push(`${answer.status()} ${answer.url()}`),
    );
    // The print dialog of the browser itself cannot be operated by a test; that it was asked for can be seen.
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    counter = new Shopkeeper(page);
    books = new Books(page, server.baseURL);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await counter.page.screenshot({ path: `screenshots/failed/${task.name.slice(0, 40)}.png` });
    console.error(await counter.page.locator('body').ariaSnapshot());
  });

  it('offers to sign up or to explore on an empty server, and opens the shop', async () => {
    await counter.open('/');
    await counter.page.getByRole('link', { name: 'Sign up' }).waitFor();
    await counter.page.getByRole('button', { name: 'Explore with a demo shop' }).waitFor();
    await counter.signUp('bilal', password);
    expect(await counter.page.title()).toBe('Dashboard | Handset');
    expect(await books.stored()).toMatchObject({ role: 'admin', username: 'bilal' });
  });

  it('puts money into the till and opens a bank account', async () => {
    await counter.open('/app/dashboard/wallet');
    await counter.deposit('200000', 'Capital put in');
    await counter.addBank('HBL', '100000');
    await counter.shows('Rs 300,000');
    expect(await books.wallet()).toEqual({ pocket: 200_000, HBL: 100_000 });
  });

  it('adds a company, a model and an entity from the header', async () => {
    await counter.press('Add Company');
    await counter.dialog.getByRole('textbox', { name: 'Name' }).fill('QMobile');
    await counter.save();
    await counter.sees('Company added successfully!');

    await counter.press('Add Model');
    await counter.search('Company', 'Samsung');
    await counter.dialog.getByRole('textbox', { name: 'Name' }).fill('Galaxy A15');
    await counter.save();
    await counter.sees('Model added successfully!');

    await counter.press('Create Entity');
    await counter.dialog.getByRole('textbox', { name: 'Name' }).fill('Ali Traders');
    await counter.press('Create', counter.dialog);
    await counter.dialog.getByText('Please fill all fields').first().waitFor();
    await counter.dialog.getByRole('textbox', { name: 'Number' }).fill('0300 1112233');
    await counter.dialog.getByRole('textbox', { name: 'Reference' }).fill('Hall Road');
    await counter.press('Create', counter.dialog);
    await counter.sees('Person created successfully!');
    expect(await books.parties()).toEqual({ 'Ali Traders': 0 });
  });

  it('buys a phone on credit: part from the till and the bank, the rest owed to the seller', async () => {
    await counter.openSlip();
    await counter.search('Entity', 'Ali');
    await counter.fillPhone({ cnic: '3520212345671', company: 'Samsung', model: 'Galaxy A15', imei: a15 });
    await counter.fillPrices('45000', '52000', '50000');
    await counter.choose('Credit');
    await counter.amount('Payable now', '20000');
    await counter.date('First payment date', '2027-06-30');
    await counter.payBoth('Proceed To Pay', '15000');
    await counter.attach('Phone Picture', await books.picture());
    await counter.postSlip();
    await counter.slipIsPosted();

    expect(await books.wallet()).toEqual({ pocket: 195_000, HBL: 85_000 });
    expect(await books.parties()).toEqual({ 'Ali Traders': -25_000 });
    await counter.open(`/stockList?q=${a15.slice(-6)}`);
    await counter.page.getByText('Galaxy A15').first().waitFor();
    await counter.open('/app/dashboard/partyLedger');
    await counter.shows('Rs 25,000');
    await books.balance();
  });

  it('buys two more for cash, one with a double click on every button', async () => {
    await counter.openSlip();
    await counter.createEntity('Zafar', '03211234567', 'Walk-in');
    await counter.fillPhone({
      cnic: '3520212345672',
      company: 'Infinix',
      model: 'Hot 30',
      imei: hot30,
      isNew: true,
    });
    await counter.fillPrices('30000', '36000', '35000');
    await counter.payFromPocket('Proceed To Pay');
    await counter.postSlip({ clicks: 2 });
    await counter.slipIsPosted();

    await counter.openSlip();
    await counter.search('Entity', 'Zafar');
    await counter.fillPhone({ cnic: '3520212345672', company: 'Redmi', model: 'Note 12', imei: note12 });
    await counter.fillPrices('38000', '45000', '43000');
    await counter.payFromPocket('Proceed To Pay');
    await counter.postSlip();
    await counter.slipIsPosted();

    expect(await books.wallet()).toEqual({ pocket: 127_000, HBL: 85_000 });
    expect(await books.imeis()).toEqual([a15, hot30, note12].sort());
    await books.balance();
  });

  it('refuses an IMEI that is in stock, names the unit, and keeps what was typed', async () => {
    await counter.openSlip();
    await counter.search('Entity', 'Zafar');
    await counter.fillPhone({ cnic: '3520212345672', company: 'Redmi', model: 'Note 12', imei: note12 });
    await counter.fillPrices('38000', '45000', '43000');
    await counter.payFromPocket('Proceed To Pay');
    await counter.postSlip();
    await counter.dialog
      .getByText(new RegExp(`IMEI ${note12} is already in stock: Redmi Note 12`))
      .first()
      .waitFor();
    expect(await counter.dialog.getByLabel('CNIC No#').inputValue()).toBe('35202-1234567-2');
    await counter.discard();
  });

  it('sells for cash with an exchange; the draft survives a reload, and Save & print posts once', async () => {
    await counter.openSale();
    await counter.choose('New Customer');
    await counter.dialog.getByRole('textbox', { name: 'Name' }).fill('Sana Malik');
    await counter.dialog.getByRole('textbox', { name: 'Number' }).fill('0333 1112223');
    await counter.choose('Exchange');
    await counter.addPhone(a15, '50000');
    await counter.fillExchange({ company: 'Vivo', model: 'Y20', imei: exchanged, value: '18000' });
    await counter.payFromPocket('Proceed to get payment');
    await counter.press('Submit', counter.dialog);
    await counter.page.waitForURL('**/invoice/shop');
    await counter.page.reload();
    await counter.page.getByText('Sana Malik').first().waitFor();
    await counter.page.getByRole('button', { name: 'Save & print' }).dblclick();
    await counter.page.waitForURL('**/sales/saleInvoices/*');
    await counter.page.locator('html[data-printed]').waitFor();
    await counter.page.getByText('INV-1', { exact: true }).first().waitFor();
    await counter.looksPrinted();

    expect(await books.wallet()).toEqual({ pocket: 159_000, HBL: 85_000 });
    expect(await books.imeis()).toEqual([hot30, note12, exchanged].sort());
    expect(await books.sales()).toBe(1);
    await books.balance();
  });

  it('sells on credit, part into the bank', async () => {
    await counter.openSale();
    await counter.choose('New Customer');
    await counter.dialog.getByRole('textbox', { name: 'Name' }).fill('Hamza');
    await counter.dialog.getByRole('textbox', { name: 'Number' }).fill('0345 7654321');
    await counter.choose('Credit');
    await counter.addPhone(hot30, '36000');
    await counter.amount(/payable.*now/i, '10000');
    await counter.date('date', '2027-01-31');
    await counter.payFromBank('Proceed to get payment');
    await counter.press('Submit', counter.dialog);
    await counter.page.waitForURL('**/invoice/shop');
    await counter.page.getByRole('button', { name: 'Save & print' }).click();
    await counter.page.waitForURL('**/sales/saleInvoices/*');

    expect(await books.wallet()).toEqual({ pocket: 159_000, HBL: 95_000 });
    expect(await books.parties()).toMatchObject({ Hamza: 26_000, 'Ali Traders': -25_000 });
    await books.balance();
  });

  it('tells a till that sells a phone which another till sold meanwhile', async () => {
    await counter.openSale();
    await counter.search('Customer', 'Sana');
    await counter.choose('Full Payment');
    await counter.addPhone(note12, '43000');
    await counter.payFromPocket('Proceed to get payment');
    await counter.press('Submit', counter.dialog);
    await counter.page.waitForURL('**/invoice/shop');
    await books.sellElsewhere(note12, 43_000);
    await counter.page.getByRole('button', { name: 'Save & print' }).click();
    await counter.page
      .getByText(new RegExp(`IMEI ${note12} .* was sold on .*invoice INV-3`))
      .first()
      .waitFor();
    expect(await books.sales()).toBe(3);
    await books.balance();
  });

  it('receives a part from the customer', async () => {
    await counter.open('/app/dashboard/partyLedger');
    await counter.page.getByRole('link', { name: 'Hamza' }).first().click();
    await counter.press('Receive payment');
    await counter.amount('Amount', '12000');
    await counter.save();
    await counter.confirm('Receive payment');
    await counter.sees('Payment recorded');

    await counter.shows('Rs 14,000');
    expect(await books.parties()).toMatchObject({ Hamza: 14_000 });
    expect(await books.wallet()).toEqual({ pocket: 214_000, HBL: 95_000 });
    await books.balance();
  });

  it('shows the day from opening to closing, and a balance sheet that balances', async () => {
    await counter.open('/todayBook');
    await counter.page.getByRole('heading', { level: 1 }).waitFor();
    await counter.shows('Rs 214,000');
    await counter.shows('Rs 95,000');
    await counter.open('/app/dashboard/balanceSheet');
    await counter.shows('Rs 214,000');
    const sheet = await books.balance();
    // Till, bank, Hamza's 14,000 and the phone taken in at 18,000.
    expect(sheet).toMatchObject({ totalAssets: 341_000, totalLiabilities: 25_000, totalEquity: 316_000 });
  });

  it('signs out, and comes back to the page that was asked for', async () => {
    await counter.signOut();
    await counter.page.waitForURL('**/login');
    expect(await books.stored()).toBeNull();
    await counter.open('/app/dashboard/wallet');
    await counter.page.waitForURL('**/login**');
    await counter.signIn('bilal', 'not the password');
    await counter.page
      .getByText(/password/i)
      .first()
      .waitFor();
    await counter.signIn('bilal', password);
    await counter.page.waitForURL('**/app/dashboard/wallet');
    await counter.shows('Rs 309,000');
  });

  it('did all of it without an error in the console', () => {
    expect(faults).toEqual([]);
  });
});
