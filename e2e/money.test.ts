import { readFile } from 'node:fs/promises';
import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdRequests } from './holdRequests.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [cash, first, second] = ['35693803000051', '35693803000052', '35693803000053'].map(withCheckDigit) as [
  string,
  string,
  string,
];

/** Parties, wallets, committees, the day and accessories of a shop that bought two phones on credit. */
describe('money and parties', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let ids: { party: string; bank: string };
  let today: string;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    ids = await shop.books.tradeOnce(cash);
    await shop.books.putCapital(100_000);
    const slip = await shop.books.slip(first);
    today = slip.date;
    await buyOnCredit(first, day(-3));
    await buyOnCredit(second, day(20));
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  describe("a party's bills", () => {
    it('stand behind its figure, the late one first', async () => {
      await keeper.open('/app/dashboard/PayablesAndReceivables?side=payable');
      await keeper.page.getByRole('link', { name: 'Ali Traders' }).first().click();
      await keeper.page.waitForURL('**/PayablesAndReceivables/*');
      const rows = bills().getByRole('row');
      await rows.filter({ hasText: 'PS-2' }).getByText('3 days late').waitFor();
      expect(await bills().getByRole('link', { name: /^PS-/ }).allTextContents()).toEqual(['PS-2', 'PS-3']);
    });

    it('are paid one by one: the chosen bill leaves the list, and the other stays', async () => {
      await bills().getByRole('row').filter({ hasText: 'PS-3' }).getByRole('button', { name: 'Pay' }).click();
      await keeper.dialog.getByRole('button', { name: 'Save' }).waitFor();
      await keeper.save();
      await keeper.confirm('Pay');
      await keeper.sees('Payment recorded');
      await bills().getByRole('link', { name: 'PS-3' }).waitFor({ state: 'detached' });
      await bills().getByRole('link', { name: 'PS-2' }).waitFor();
      expect(await shop.books.parties()).toMatchObject({ 'Ali Traders': -45_000 });
      await shop.books.balance();
    });

    it('are due on another day, with the reason', async () => {
      await keeper.press('Change due date', keeper.page);
      await keeper.press('A week later', keeper.dialog);
      await keeper.save();
      await keeper.dialog.getByText('This is required').last().waitFor();
      await keeper.dialog.getByRole('textbox', { name: 'Reason' }).fill('Promised on the phone');
      await keeper.save();
      await keeper.sees('Due date changed');
      await bills().getByText('3 days late').waitFor({ state: 'detached' });
    });

    it('take more than they come to as an advance', async () => {
      await keeper.press('Pay');
      await keeper.amount('Amount', '46000');
      await keeper.save();
      await keeper.confirm('Pay');
      await keeper.sees('Payment recorded');
      await keeper.page.getByText('No bills here').waitFor();
      await keeper.shows('Rs 1,000');
      await keeper.press('Receipt', keeper.page);
      const paper = keeper.dialog.getByRole('article', { name: 'Payment voucher' });
      for (const text of ['Ali Traders', 'Rupees forty-six thousand only', 'PS-2', 'Advance', 'New balance'])
        await paper.getByText(text).waitFor();
      const { searchParams } = new URL(
        (await keeper.dialog.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '',
      );
      expect(searchParams.get('text')).toMatch(/we paid you Rs.46,000/);
      await keeper.looksPrinted();
      await keeper.page.keyboard.press('Escape');
      await keeper.page.getByText('No bills here').waitFor();
      expect(await shop.books.parties()).toMatchObject({ 'Ali Traders': 1_000 });
    });

    it('say that there is no such party', async () => {
      await keeper.open('/app/dashboard/PayablesAndReceivables/0192a4c0-0000-7000-8000-000000000001');
      await keeper.page.getByRole('link', { name: 'Go to the dashboard' }).waitFor();
    });
  });

  describe("a party's ledger", () => {
    it('runs from what was carried in to what stays owed, and leads to each paper', async () => {
      await keeper.open(`/app/dashboard/partyLedger/${ids.party}`);
      const grid = keeper.page.getByRole('grid', { name: 'Ali Traders' });
      await grid.getByText('Opening balance').waitFor();
      await grid.getByText('PS-2', { exact: true }).waitFor();
      await grid.getByRole('row').filter({ hasText: 'PS-2' }).getByRole('link').click();
      await keeper.page.waitForURL('**/purchaseRecords/*');
    });

    it('is adjusted: a debt is written off bill by bill, with the reason', async () => {
      await keeper.open(`/app/dashboard/partyLedger/${ids.party}`);
      await keeper.press('Adjust');
      await keeper.amount('Amount', '5000');
      await keeper.save();
      await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
      await keeper.sees('Balance adjusted');
      expect(await shop.books.parties()).toMatchObject({ 'Ali Traders': 6_000 });
      await keeper.press('Adjust');
      await keeper.dialog.getByText('Write off a debt', { exact: true }).click();
      await keeper.amount('Amount', '5000');
      await keeper.dialog.getByText('Chosen bills', { exact: true }).click();
      await keeper.dialog.getByText(/^OB-/).first().click();
      await keeper.dialog.getByRole('textbox', { name: /^Reason for the write-off/ }).fill('Shut down');
      await keeper.save();
      await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
      await expect.poll(() => shop.books.parties()).toMatchObject({ 'Ali Traders': 1_000 });
      await shop.books.balance();
    });

    it('is printed as a statement, and sent to the party', async () => {
      await keeper.press('Statement');
      const paper = keeper.dialog.getByRole('article', { name: 'Statement' });
      await paper.getByText('You owe us').waitFor();
      const link = keeper.dialog.getByRole('link', { name: /WhatsApp/ });
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
        /wa\.me\/923001112233\?text=.*Ali Traders/,
      );
      await keeper.looksPrinted();
      await keeper.page.emulateMedia({ media: 'print' });
      expect(await paper.isVisible()).toBe(true);
      await keeper.page.emulateMedia({ media: null });
    });

    it('is seen whole on a phone, and printed as large as ever', async () => {
      const { page } = keeper;
      const viewport = page.viewportSize() ?? { width: 1366, height: 768 };
      const paper = keeper.dialog.getByRole('article', { name: 'Statement' });
      const zoom = () => paper.evaluate((sheet) => Number(getComputedStyle(sheet).zoom));
      const balance = paper.getByRole('columnheader', { name: 'Balance' });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(zoom).toBeLessThan(1);
      const { x = 0, width = Number.NaN } = (await balance.boundingBox()) ?? {};
      expect(x + width).toBeLessThan(390);
      await page.emulateMedia({ media: 'print' });
      expect(await zoom()).toBe(1);
      await page.emulateMedia({ media: null });
      await page.setViewportSize(viewport);
    });

    it('is neither printed nor sent as it was kept, while it is asked for again', async () => {
      const statement = await holdRequests(keeper.page, (url) => url.searchParams.get('limit') === '200');
      await keeper.page.reload();
      await keeper.dialog.getByText('You owe us').waitFor();
      const link = keeper.dialog.getByRole('link', { name: /WhatsApp/ });
      const print = keeper.dialog.getByRole('button', { name: 'Print', exact: true });
      expect(await print.isDisabled()).toBe(true);
      expect(await link.getAttribute('aria-disabled')).toBe('true');
      await statement.release();
      await expect.poll(() => print.isDisabled()).toBe(false);
      await expect.poll(() => link.getAttribute('href')).toMatch(/wa\.me/);
    });
  });

  describe('a wallet', () => {
    it('shows what moved for what, and keeps that in the address', async () => {
      await keeper.open(`/app/dashboard/bankTransaction/${ids.bank}`);
      const grid = keeper.page.getByRole('grid', { name: 'HBL' });
      await grid.getByRole('link', { name: /PS-1/ }).waitFor();
      await keeper.page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Opening');
      await grid.getByRole('link', { name: /PS-1/ }).waitFor({ state: 'detached' });
      expect(keeper.page.url()).toContain('type=opening');
      await grid.getByText('Rs 100,000').first().waitFor();
    });

    it('is counted, and its difference set right with a reason', async () => {
      const { pocket = 0 } = await shop.books.wallet();
      await keeper.open('/app/dashboard/pocketCashTransactions/cash');
      await keeper.press('Cash count');
      await keeper.dialog.getByText('One figure', { exact: true }).click();
      await keeper.amount('Counted', String(pocket - 500));
      await keeper.save();
      await keeper.dialog.getByText('say why').last().waitFor();
      await keeper.dialog.getByRole('textbox', { name: /^Reason/ }).fill('Short change');
      await keeper.save();
      await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
      await keeper.sees('Count recorded');
      await keeper.page.getByRole('table', { name: 'Counts' }).getByText('Short change').waitFor();
      expect(await shop.books.wallet()).toMatchObject({ pocket: pocket - 500 });
    });

    it('is compared again when another till takes money in meanwhile', async () => {
      const { pocket = 0 } = await shop.books.wallet();
      await keeper.press('Cash count');
      await keeper.dialog.getByText('One figure', { exact: true }).click();
      await keeper.amount('Counted', String(pocket));
      const reason = keeper.dialog.getByRole('textbox', { name: /^Reason/ });
      expect(await reason.count()).toBe(0);
      await shop.books.putCapital(500);
      await keeper.save();
      await keeper.dialog.getByText('Check the count and save again').first().waitFor();
      await keeper.dialog.getByText(/Rs.500 missing/).waitFor();
      expect(await shop.books.wallet()).toMatchObject({ pocket: pocket + 500 });
      await keeper.amount('Counted', String(pocket + 480));
      await reason.fill('Twenty missing');
      await keeper.dialog.getByText(/Rs.20 missing/).waitFor();
      await keeper.save();
      await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
      // The toast may still be that of the count before.
      await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await shop.books.wallet()).toMatchObject({ pocket: pocket + 480 });
    });

    it('is taken out as a file', async () => {
      await keeper.press('Export');
      const [download] = await Promise.all([
        keeper.page.waitForEvent('download'),
        keeper.page.getByRole('menuitem', { name: 'CSV file' }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain('Short change');
    });
  });

  it('joins a committee, pays its instalment and takes its pool, which is a debt from then on', async () => {
    await keeper.open('/app/dashboard/commetyLedger');
    await keeper.press('Join a committee');
    await keeper.dialog.getByRole('textbox', { name: 'Committee Name' }).fill('Market BC');
    await keeper.dialog.getByRole('textbox', { name: 'Organiser' }).fill('Haji Sahib');
    await keeper.amount('Amount of one share', '2000');
    await keeper.dialog.getByRole('textbox', { name: 'Shares in all' }).fill('5');
    await keeper.dialog.getByRole('textbox', { name: 'Our turn' }).fill('1');
    await keeper.save();
    await keeper.sees('Committee added');
    await keeper.page.getByRole('link', { name: 'Market BC' }).click();
    await keeper.page.waitForURL('**/commetyLedger?id=*');
    const schedule = keeper.page.getByRole('grid', { name: 'Market BC' });
    await schedule.getByText('Our turn').waitFor();

    await keeper.press('Pay instalment');
    await keeper.save();
    await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
    await keeper.sees('Committee entry recorded');
    await keeper.page.getByText('Committee owes us').first().waitFor();

    await keeper.press('Receive pool');
    await keeper.save();
    await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
    await schedule.getByText('We took it').waitFor();
    await keeper.page.getByText('We owe the committee').first().waitFor();
    await shop.books.balance();

    await keeper.open('/app/dashboard/balanceSheet');
    await keeper.page.getByRole('link', { name: 'Committee: Market BC' }).click();
    await keeper.page.waitForURL('**/commetyLedger?id=*');
  });

  it('keeps what two people change of a committee, and asks where both changed the same', async () => {
    const id = await shop.books.joinCommittee('Hall Road BC');
    const other = await shop.signedIn(shop.owner);
    const field = (person: Shopkeeper, name: string) => person.dialog.getByRole('textbox', { name });
    for (const person of [keeper, other]) {
      await person.open(`/app/dashboard/commetyLedger?id=${id}`);
      await person.press('Edit');
      await field(person, 'Organiser').fill(person === keeper ? 'Haji Rafiq' : 'Haji Sattar');
    }
    await field(other, 'Note').fill('Moved to Fridays');
    await other.press('Update', other.dialog);
    await other.sees('Committee changed');
    await keeper.press('Update', keeper.dialog);
    await keeper.page.getByRole('heading', { name: 'Somebody changed this meanwhile' }).waitFor();
    await keeper.dialog.getByText('Haji Sattar').waitFor();
    await keeper.dialog.getByRole('radio', { name: /Yours/ }).check({ force: true });
    await keeper.press('Go on', keeper.dialog);
    await keeper.press('Update', keeper.dialog);
    await keeper.sees('Committee changed');
    const { data } = await shop.books.read(`/api/committee/${id}`);
    expect(data).toMatchObject({ organiser: 'Haji Rafiq', note: 'Moved to Fridays' });
  });

  it('buys accessories into stock and sets their count right, which its history shows', async () => {
    await keeper.open('/app/dashboard/addAccessory');
    await keeper.press('Add accessory');
    await keeper.dialog.getByRole('textbox', { name: 'Accessory Name' }).fill('Type-C Cable');
    await keeper.save();
    await keeper.sees('Accessory added');
    await keeper.press('Add stock');
    await keeper.dialog.getByRole('textbox', { name: 'Quantity' }).fill('10');
    await keeper.amount('Cost of one', '200');
    await keeper.save();
    await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
    await keeper.sees('Stock added');
    await keeper.press('Adjust');
    await keeper.dialog.getByRole('textbox', { name: 'How many are missing' }).fill('2');
    await keeper.dialog.getByLabel('Reason').selectOption('Lost');
    await keeper.dialog.getByRole('textbox', { name: 'Note' }).fill('Nobody knows where');
    await keeper.save();
    await keeper.page.getByRole('alertdialog').getByRole('button').last().click();
    await keeper.sees('Stock adjusted');
    await keeper.page.getByRole('link', { name: 'Type-C Cable' }).click();
    const history = keeper.page.getByRole('grid', { name: 'Type-C Cable' });
    await history.getByText('Lost').waitFor();
    await history.getByText('Bought').waitFor();
    await shop.books.balance();
  });

  it('renames an accessory, and says so when somebody else changed it meanwhile', async () => {
    const id = new URL(keeper.page.url()).searchParams.get('id') ?? '';
    await keeper.press('Edit');
    await keeper.dialog.getByRole('textbox', { name: 'Accessory' }).fill('Type-C Cable 1 m');
    await keeper.amount('Sale price', '450');
    const { data } = await (await shop.books.get(`/api/accessory/${id}`)).json();
    const theirs = { category: 'Cables', version: data.version };
    expect((await shop.books.patch(`/api/accessory/${id}`, theirs)).status).toBe(200);
    await keeper.save();
    await keeper.dialog
      .getByText(/changed meanwhile/)
      .first()
      .waitFor();
    await keeper.save();
    await keeper.sees('Accessory changed');
    await keeper.page.getByRole('heading', { level: 1, name: 'Type-C Cable 1 m' }).waitFor();
    // What somebody else wrote stays.
    await keeper.sees('Cables');
    await keeper.shows('Rs 450');
  });

  it('renames a bank account, and takes it out of use only when it is empty', async () => {
    const id = await shop.books.openBank('Meezan', 0);
    const full = await shop.books.openBank('Allied', 500);
    for (const [account, isEmpty] of [
      [full, false],
      [id, true],
    ] as const) {
      await keeper.open(`/app/dashboard/bankTransaction/${account}`);
      await keeper.press('Edit bank account');
      if (isEmpty) await keeper.dialog.getByRole('textbox', { name: 'Bank name' }).fill('Meezan Hall Road');
      await keeper.dialog.getByText('In use', { exact: true }).click();
      await keeper.save();
      if (isEmpty) await keeper.sees('Bank account changed');
      else {
        await keeper.dialog
          .getByText(/move it to another account first/)
          .first()
          .waitFor();
        await keeper.press('Cancel', keeper.dialog);
        await keeper.confirm('Leave');
      }
    }
    await keeper.page.getByRole('heading', { level: 1, name: 'Meezan Hall Road' }).waitFor();
    await keeper.open('/app/dashboard/wallet');
    await keeper.page
      .getByRole('main')
      .getByRole('link', { name: /Meezan Hall Road/ })
      .first()
      .waitFor();
    await keeper.sees('Out of use');
  });

  it('counts the till again when another till takes money in before the day is closed', async () => {
    await shop.books.patch('/api/shop/mine', { hidesBooksInCounts: true });
    const { pocket = 0 } = await shop.books.wallet();
    await keeper.open('/todayBook');
    await keeper.press('Close day');
    await keeper.dialog.getByText('One figure', { exact: true }).click();
    await keeper.amount('Counted', String(pocket));
    await keeper.dialog.getByText('Shown once you have counted').waitFor();
    await shop.books.putCapital(500);
    await keeper.press('Close day', keeper.dialog);
    await keeper.dialog.getByText('Check the count and save again').first().waitFor();
    await keeper.press('Close day', keeper.dialog);
    await keeper.dialog.getByText(/Rs.500 missing/).waitFor();
    await keeper.discard();
    await shop.books.patch('/api/shop/mine', { hidesBooksInCounts: false });
  });

  it('closes the day with its count, prints its report, asks before a sale into it, and opens it again', async () => {
    const { pocket = 0 } = await shop.books.wallet();
    await keeper.open('/todayBook');
    await keeper.press('Close day');
    await keeper.dialog.getByText('One figure', { exact: true }).click();
    await keeper.amount('Counted', String(pocket));
    await keeper.dialog.getByText('HBL', { exact: true }).click();
    await keeper.press('Close day', keeper.dialog);
    await keeper.sees('Day closed');
    await keeper.page.getByText(`Closed by ${shop.owner}`).waitFor();
    await keeper.page.getByText(`HBL, checked by ${shop.owner}`).waitFor();
    await keeper.page.locator('button:focus', { hasText: 'Z-report' }).waitFor();
    await keeper.press('Z-report');
    await keeper.dialog.getByRole('article', { name: 'Z-report' }).getByText('Sealed at entry').waitFor();
    await keeper.page.keyboard.press('Escape');
    await reviewSaleBelowCost(first);
    await keeper.open('/todayBook');
    await keeper.press('Open again');
    const question = keeper.dialog;
    await question.getByRole('textbox', { name: 'Reason' }).fill('One more customer');
    await keeper.press('Open again', question);
    await keeper.sees('The day is open again');
    await keeper.page.getByRole('button', { name: 'Close day' }).waitFor();
  });

  const bills = () => keeper.page.getByRole('grid', { name: 'Ali Traders' });

  function day(offset: number): string {
    const date = new Date(`${today}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() + offset);
    return date.toISOString().slice(0, 10);
  }

  /** Fills a sale of a phone that cost 45,000 into the closed day, up to its review. */
  async function reviewSaleBelowCost(imei: string) {
    await keeper.openSale();
    await keeper.changeCustomer();
    await keeper.choose('New Customer');
    await keeper.dialog.getByRole('textbox', { name: 'Name' }).fill('Hamza');
    await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0345 7654321');
    await keeper.addPhone(imei, '40000');
    await keeper.dialog.getByText('Below its cost').waitFor();
    await keeper.payFromPocket('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog);
    await keeper.confirm('Yes, go on');
    await keeper.page.waitForURL('**/invoice/shop?*');
    for (const warning of [/The books are closed up to/, /below its cost/])
      await keeper.page.getByRole('main').getByText(warning).waitFor();
  }

  /** Buys a phone for 45,000, all of it owed until that day. */
  async function buyOnCredit(imei: string, dateOfPayment: string) {
    const answer = await shop.books.post('/api/Purchase/purchase-phone', {
      ...(await shop.books.slip(imei)),
      date: day(-10),
      purchasePaymentType: 'credit',
      creditPaymentData: { payableAmountNow: 0, payableAmountLater: 45_000, dateOfPayment },
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
  }
});
