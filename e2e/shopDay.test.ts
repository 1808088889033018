import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './accounts.ts';
import { Books } from './Books.ts';
import { checkBooks } from './checkBooks.ts';
import { type Counter, openCounter } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

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
  let counter: Counter;
  let keeper: Shopkeeper;
  let books: Books;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    counter = await openCounter(server.baseURL);
    keeper = await counter.newKeeper();
    const { page } = keeper;
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
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(async () => {
    await counter?.close();
    await server?.close();
  });

  it('offers to sign up or to explore on an empty server, and opens the shop', async () => {
    await keeper.open('/');
    await keeper.page.getByRole('link', { name: 'Sign up' }).waitFor();
    await keeper.page.getByRole('button', { name: 'Explore with a demo shop' }).waitFor();
    await keeper.signUp('bilal');
    expect(await keeper.page.title()).toBe('Dashboard | Handset');
    expect(await keeper.storedUser()).toMatchObject({ role: 'admin', username: 'bilal' });
    books = new Books(server.baseURL, (await signIn(server.baseURL, 'bilal')).token);
  });

  it('puts money into the till and opens a bank account', async () => {
    await keeper.open('/app/dashboard/wallet');
    await keeper.deposit('200000', 'Capital put in');
    await keeper.addBank('HBL', '100000');
    await keeper.shows('Rs 300,000');
    expect(await books.wallet()).toEqual({ pocket: 200_000, HBL: 100_000 });
  });

  it('adds a company, a model and an entity from the header', async () => {
    await keeper.press('Add Company');
    await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill('QMobile');
    await keeper.save();
    await keeper.sees('Company added successfully!');

    await keeper.press('Add Model');
    await keeper.search('Company', 'Samsung');
    await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill('Galaxy A15');
    await keeper.save();
    await keeper.sees('Model added successfully!');

    await keeper.press('Create Entity');
    await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill('Ali Traders');
    await keeper.press('Create', keeper.dialog);
    await keeper.dialog.getByText('Please fill all fields').first().waitFor();
    await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0300 1112233');
    await keeper.dialog.getByRole('textbox', { name: 'Reference' }).fill('Hall Road');
    await keeper.press('Create', keeper.dialog);
    await keeper.sees('Person created successfully!');
    expect(await books.parties()).toEqual({ 'Ali Traders': 0 });
  });

  it('buys a phone on credit: part from the till and the bank, the rest owed to the seller', async () => {
    await keeper.openSlip();
    await keeper.search('Party', 'Ali');
    await keeper.fillPhone({ cnic: '3520212345671', company: 'Samsung', model: 'Galaxy A15', imei: a15 });
    await keeper.fillPrices('45000', '52000', '50000');
    await keeper.choose('Credit');
    await keeper.amount('Payable now', '20000');
    await keeper.date('First payment date', '2027-06-30');
    await keeper.payBoth('Proceed To Pay', '15000');
    await keeper.attach('Phone picture', await keeper.picture());
    await keeper.postSlip();
    await keeper.slipIsPosted();

    expect(await books.wallet()).toEqual({ pocket: 195_000, HBL: 85_000 });
    expect(await books.parties()).toEqual({ 'Ali Traders': -25_000 });
    await keeper.open(`/stockList?q=${a15.slice(-6)}`);
    await keeper.page.getByText('Galaxy A15').first().waitFor();
    await keeper.open('/app/dashboard/partyLedger');
    await keeper.shows('Rs 25,000');
    await books.balance();
  });

  it('buys two more for cash, one with a double click on every button', async () => {
    await keeper.openSlip();
    await keeper.createEntity('Zafar', '03211234567', 'Walk-in');
    await keeper.fillPhone({
      cnic: '3520212345672',
      company: 'Infinix',
      model: 'Hot 30',
      imei: hot30,
      isNew: true,
    });
    await keeper.fillPrices('30000', '36000', '35000');
    await keeper.payFromPocket('Proceed To Pay');
    await keeper.postSlip({ clicks: 2 });
    await keeper.slipIsPosted();

    await keeper.press('Buy another');
    await keeper.search('Party', 'Zafar');
    await keeper.fillPhone({ cnic: '3520212345672', company: 'Redmi', model: 'Note 12', imei: note12 });
    await keeper.fillPrices('38000', '45000', '43000');
    await keeper.payFromPocket('Proceed To Pay');
    await keeper.postSlip();
    await keeper.slipIsPosted();
    await keeper.press('Print slip');
    await keeper.page.getByRole('dialog', { name: 'Purchase slip' }).waitFor();
    await keeper.press('Print label');
    await keeper.page.locator('html[data-printed]').waitFor();
    await keeper.page.getByText(note12.slice(9)).first().waitFor();

    expect(await books.wallet()).toEqual({ pocket: 127_000, HBL: 85_000 });
    expect(await books.imeis()).toEqual([a15, hot30, note12].sort());
    await books.balance();
  });

  it('refuses an IMEI that is in stock, names the unit, and keeps what was typed', async () => {
    await keeper.openSlip();
    await keeper.search('Party', 'Zafar');
    await keeper.fillPhone({ cnic: '3520212345672', company: 'Redmi', model: 'Note 12', imei: note12 });
    await keeper.fillPrices('38000', '45000', '43000');
    await keeper.payFromPocket('Proceed To Pay');
    await keeper.postSlip();
    await keeper.dialog
      .getByText(new RegExp(`IMEI ${note12} is already in stock: Redmi Note 12`))
      .first()
      .waitFor();
    expect(await keeper.dialog.getByLabel('CNIC No#').inputValue()).toBe('35202-1234567-2');
    await keeper.discard();
  });

  it('sells for cash with an exchange; the draft survives a reload, and Save & print posts once', async () => {
    await keeper.openSale();
    await keeper.newCustomer('Sana Malik', '0333 1112223');
    await keeper.choose('Exchange');
    await keeper.addPhone(a15, '50000');
    await keeper.fillExchange({ company: 'Vivo', model: 'Y20', imei: exchanged, value: '18000' });
    await keeper.payFromPocket('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.waitForURL('**/invoice/shop?*');
    await keeper.page.reload();
    await keeper.page.getByText('Sana Malik').first().waitFor();
    await keeper.page.getByRole('button', { name: 'Save & print' }).dblclick();
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    await keeper.page.locator('html[data-printed]').waitFor();
    await keeper.page.getByText('INV-1', { exact: true }).first().waitFor();
    await keeper.looksPrinted();

    expect(await books.wallet()).toEqual({ pocket: 159_000, HBL: 85_000 });
    expect(await books.imeis()).toEqual([hot30, note12, exchanged].sort());
    expect(await books.sales()).toBe(1);
    await books.balance();
  });

  it('sells on credit, part into the bank', async () => {
    await keeper.openSale();
    await keeper.newCustomer('Hamza', '0345 7654321');
    await keeper.choose('Credit');
    await keeper.addPhone(hot30, '36000');
    await keeper.amount(/payable.*now/i, '10000');
    await keeper.date('First payment date', '2027-01-31');
    await keeper.payFromBank('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.waitForURL('**/invoice/shop?*');
    // One key saves, and the next one begins another sale.
    await keeper.page.locator('button:focus', { hasText: 'Save & print' }).waitFor();
    await keeper.page.keyboard.press('Enter');
    await keeper.page.waitForURL('**/sales/saleInvoices/*');
    await keeper.page.locator('button:focus', { hasText: 'New sale' }).waitFor();

    expect(await books.wallet()).toEqual({ pocket: 159_000, HBL: 95_000 });
    expect(await books.parties()).toMatchObject({ Hamza: 26_000, 'Ali Traders': -25_000 });
    await books.balance();
  });

  it('tells a till that sells a phone which another till sold meanwhile', async () => {
    await keeper.openSale();
    await keeper.changeCustomer();
    await keeper.search('Customer', 'Sana');
    await keeper.choose('Full Payment');
    await keeper.addPhone(note12, '43000');
    await keeper.payFromPocket('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.waitForURL('**/invoice/shop?*');
    await books.sellElsewhere(note12, 43_000);
    await keeper.page.getByRole('button', { name: 'Save & print' }).click();
    await keeper.page
      .getByText(new RegExp(`IMEI ${note12} .* was sold on .*invoice INV-3`))
      .first()
      .waitFor();
    expect(await books.sales()).toBe(3);
    await books.balance();
  });

  it('receives a part from the customer', async () => {
    await keeper.open('/app/dashboard/partyLedger');
    await keeper.page.getByRole('link', { name: 'Hamza' }).first().click();
    await keeper.press('Receive payment');
    await keeper.amount('Amount', '12000');
    await keeper.save();
    await keeper.confirm('Receive');
    await keeper.sees('Payment recorded');

    await keeper.shows('Rs 14,000');
    expect(await books.parties()).toMatchObject({ Hamza: 14_000 });
    expect(await books.wallet()).toEqual({ pocket: 214_000, HBL: 95_000 });
    await books.balance();
  });

  it('shows the day from opening to closing, and a balance sheet that balances', async () => {
    await keeper.open('/todayBook');
    await keeper.page.getByRole('heading', { level: 1 }).waitFor();
    await keeper.shows('Rs 214,000');
    await keeper.shows('Rs 95,000');
    await keeper.open('/app/dashboard/balanceSheet');
    await keeper.shows('Rs 214,000');
    const sheet = await books.balance();
    // Till, bank, Hamza's 14,000 and the phone taken in at 18,000.
    expect(sheet).toMatchObject({ totalAssets: 341_000, totalLiabilities: 25_000, totalEquity: 316_000 });
  });

  it('signs out, and comes back to the page that was asked for', async () => {
    await keeper.signOut();
    await keeper.page.waitForURL('**/login');
    expect(await keeper.storedUser()).toBeNull();
    await keeper.open('/app/dashboard/wallet');
    await keeper.page.waitForURL('**/login**');
    await keeper.signIn('bilal', 'not the password');
    await keeper.page
      .getByText(/password/i)
      .first()
      .waitFor();
    await keeper.signIn('bilal');
    await keeper.page.waitForURL('**/app/dashboard/wallet');
    await keeper.shows('Rs 309,000');
  });

  it('did all of it without an error in the console', () => {
    expect(faults).toEqual([]);
  });

  it('leaves books that hold', () => checkBooks(server));
});
