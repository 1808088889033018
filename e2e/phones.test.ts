import { readFile } from 'node:fs/promises';
import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const imeis = [51, 52, 53, 54, 55, 56].map((number) => withCheckDigit(`356938030000${number}`));
const [sold, shown, sentA, sentB, entered, unseen] = imeis as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const lotImeis = ['35693803000061', '35693803000062'].map(withCheckDigit) as [string, string];
const phones = '/app/dashboard';
const nowhere = '01980000-0000-7000-8000-000000000001';

/** A phone's way through the shop: its card, the scan of its IMEI, a dispatch and back, a lot, an entry by hand. */
describe('phones', () => {
  let shop: Shop;
  let keeper: Shopkeeper;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    await shop.books.tradeOnce(sold);
    await shop.books.putCapital(500_000);
    for (const imei of [shown, sentA, sentB]) await shop.books.buyFromPocket(imei);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const heading = (name: string | RegExp) => keeper.page.getByRole('heading', { level: 1, name });
  const main = () => keeper.page.getByRole('main');

  it('shows a customer the price, and what it cost only when staff ask for it', async () => {
    await openCard(shown);
    await keeper.shows('Rs 52,000');
    expect(await main().getByText('45,000').count()).toBe(0);
    await main()
      .getByRole('button', { name: /For staff/ })
      .click();
    await keeper.shows('Rs 45,000');
    await main().getByRole('link', { name: 'Ali Traders' }).waitFor();
    await keeper.press('History');
    await main().getByText('Bought', { exact: true }).waitFor();
  });

  it('shows of a sold phone what it was sold for, to whom and on which invoice, with its history', async () => {
    await openCard(sold);
    await main().getByText('Sold for').waitFor();
    await keeper.shows('Rs 50,000');
    await main().getByRole('link', { name: 'Other till' }).waitFor();
    await main().getByRole('link', { name: 'INV-1', exact: true }).waitFor();
    await main().getByText('Bought', { exact: true }).waitFor();
    expect(await main().getByText('52,000').count()).toBe(0);
  });

  it('begins a sale with the phone whose card is open', async () => {
    await openCard(shown);
    await keeper.press('Sell');
    await onSale(shown);
    await keeper.page.reload();
    await onSale(shown);
    await keeper.discard();
    expect(new URL(keeper.page.url()).searchParams.has('about')).toBe(false);
  });

  it('says so where the address names no phone, or none that there is', async () => {
    await keeper.open(`${phones}/mobile-details`);
    await keeper.sees('Which phone?');
    await main().getByRole('link', { name: 'Scan a phone' }).waitFor();
    await keeper.open(`${phones}/mobile-details?id=${nowhere}`);
    await keeper.sees('This record does not exist');
  });

  it('prints a label with the IMEI and without the cost, which a scanner reads', async () => {
    await openCard(shown);
    await keeper.press('More');
    await keeper.page.getByRole('menuitem', { name: 'Print label' }).click();
    await keeper.page.emulateMedia({ media: 'print' });
    await main().waitFor({ state: 'hidden' });
    const label = keeper.page
      .locator('body > div')
      .filter({ hasText: shown.slice(9) })
      .last();
    expect(await label.textContent()).toContain('52,000');
    expect(await label.textContent()).not.toContain('45,000');
    // A printer draws finer than a screen.
    await keeper.page.evaluate(() => document.body.style.setProperty('zoom', '3'));
    const picture = await label.screenshot();
    await keeper.page.emulateMedia({ media: null });

    // What was printed is what the camera reads.
    await keeper.open(`${phones}/scanDeviceDetails`);
    await keeper.press('Use the camera');
    const file = { name: 'label.png', mimeType: 'image/png', buffer: picture };
    await main().locator('input[type=file]').setInputFiles(file);
    await keeper.page.waitForURL(`**/scanDeviceDetails?imei=${shown}`);
  });

  it('finds a sold phone by a scan, with its warranty, and is ready for the next one', async () => {
    await keeper.open(`${phones}/scanDeviceDetails`);
    const box = keeper.page.getByRole('textbox', { name: /Scan, type or paste/ });
    await keeper.page.locator('input:focus').waitFor();
    await scan(sold);
    await main().getByRole('link', { name: 'Open invoice' }).waitFor();
    await main()
      .getByText(/days left, until/)
      .waitFor();
    expect(await box.inputValue()).toBe('');
    await scan(unseen);
    await keeper.sees('Never seen here');
    expect(keeper.page.url()).toContain(`imei=${unseen}`);
    await keeper.press('Purchase this phone');
    await expect
      .poll(() => keeper.dialog.getByRole('textbox', { name: 'IMEI #1' }).inputValue(), { timeout: 20_000 })
      .toContain(unseen.slice(9));
    await keeper.discard();
  });

  it('takes a warranty claim for a sold phone, through a reload, and ends it with what was done', async () => {
    await openCard(sold);
    await keeper.press('Warranty claim');
    await keeper.dialog.getByText(/days left, until/).waitFor();
    await keeper.save();
    await keeper.dialog.getByText('This is required').first().waitFor();
    const fault = keeper.dialog.getByRole('textbox', { name: 'What is wrong' });
    await fault.fill('No sound from the speaker');
    await keeper.keeps('No sound from the speaker');
    await keeper.page.reload();
    await keeper.press('Warranty claim');
    await keeper.sees('What you typed was restored.');
    await keeper.save();
    await keeper.sees('The warranty claim is recorded');

    const claims = main().getByRole('table', { name: 'Warranty claims' });
    await claims.getByText('With the shop').waitFor();
    await keeper.press('Update claim');
    // The list that it was opened from cannot be loaded again: the claim stays.
    const status = await keeper.dialog.getByLabel('Status').elementHandle();
    await keeper.page.route('**/api/warrantyClaim?*', (route) => route.abort());
    const problem = keeper.page.locator('main [role=alert]');
    await expect.poll(() => keeper.reconnect().then(() => problem.count())).toBeGreaterThan(0);
    expect(await status?.evaluate((node) => node.isConnected)).toBe(true);
    await keeper.page.unroute('**/api/warrantyClaim?*');
    await keeper.dialog.getByLabel('Status').selectOption('Repaired');
    await keeper.save();
    await keeper.dialog.getByText('This is required').first().waitFor();
    await keeper.dialog.getByRole('textbox', { name: 'What was done' }).fill('Speaker changed');
    await keeper.save();
    await keeper.sees('The warranty claim is updated');
    await claims.getByText('Speaker changed').waitFor();

    // Where the phone was sold another claim can begin, and its buyer's record shows this one.
    await main().getByRole('link', { name: 'Open invoice' }).click();
    await keeper.page.waitForURL('**/sales/**');
    const { data } = await (await shop.books.get('/api/warrantyClaim')).json();
    await keeper.open(`${phones}/getCustomerRecord?id=${data[0].person._id}`);
    await claims.getByText('No sound from the speaker').waitFor();
  });

  it('lists all claims beside the customers: what is open first, found by state and text, and taken out', async () => {
    const id = await shop.books.phone(sold);
    const claim = { phoneId: id, date: (await shop.books.slip(sold)).date, fault: 'The screen flickers' };
    expect((await shop.books.post('/api/warrantyClaim', claim)).status).toBe(201);
    await keeper.open('/');
    await main()
      .getByRole('link', { name: /open warranty claim/ })
      .click();
    await keeper.page.waitForURL('**/getCustomerRecord?view=claims');
    const list = main().getByRole('grid', { name: 'Customer Records' });
    await list.getByText('The screen flickers').waitFor();
    expect(await list.getByText('No sound from the speaker').count()).toBe(0);
    await main().getByRole('combobox', { name: 'Status' }).selectOption('Repaired');
    await list.getByText('No sound from the speaker').waitFor();
    await list.getByText('The screen flickers').waitFor({ state: 'detached' });
    await main().getByRole('combobox', { name: 'Status' }).selectOption('All');
    await main().getByRole('searchbox').fill(sold.slice(-6));
    await list.getByText('The screen flickers').waitFor();
    await main().getByRole('searchbox').fill('nobody');
    await main().getByText('Nothing found for “nobody”').waitFor();
    await keeper.press('Clear the search');
    await list.getByText('The screen flickers').waitFor();
    await keeper.press('Export');
    const download = keeper.page.waitForEvent('download');
    await keeper.page.getByRole('menuitem', { name: 'CSV file' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('The screen flickers');
    expect(file).not.toContain('No sound from the speaker');
    await main().getByText('Customers', { exact: true }).click();
    await keeper.page.waitForURL((url) => url.pathname.endsWith('/getCustomerRecord') && url.search === '');
  });

  it('shows what somebody else wrote into a claim beside what was typed, and stores what is chosen', async () => {
    await keeper.open(`${phones}/getCustomerRecord?view=claims`);
    await keeper.press('Update claim');
    const done = keeper.dialog.getByRole('textbox', { name: 'What was done' });
    await done.fill('Screen ordered');
    const { data } = await (await shop.books.get('/api/warrantyClaim?state=received')).json();
    const theirs = { version: data[0].version, state: 'repaired', done: 'Screen changed at Hall Road' };
    expect((await shop.books.patch(`/api/warrantyClaim/${data[0]._id}`, theirs)).status).toBe(200);
    await keeper.save();
    await keeper.page.getByRole('heading', { name: 'Somebody changed this meanwhile' }).waitFor();
    // The state was changed by one of them alone, and is taken as it is.
    await keeper.dialog.getByText('Screen changed at Hall Road').waitFor();
    expect(await keeper.dialog.getByRole('radiogroup').count()).toBe(1);
    await keeper.dialog.getByRole('radio', { name: /Saved now/ }).check({ force: true });
    await keeper.press('Go on', keeper.dialog);
    expect(await keeper.dialog.getByLabel('Status').inputValue()).toBe('repaired');
    await keeper.dialog
      .getByRole('textbox', { name: 'What was done' })
      .fill('Screen changed, under warranty');
    await keeper.save();
    await keeper.sees('The warranty claim is updated');
    const { data: after } = await (await shop.books.get('/api/warrantyClaim?state=repaired')).json();
    expect(after.map(({ done }: { done: string }) => done)).toContain('Screen changed, under warranty');
  });

  it('explains a wrong check digit, and what is no IMEI at all', async () => {
    const wrong = unseen.slice(0, 14) + ((Number(unseen[14]) + 1) % 10);
    await keeper.open(`${phones}/scanDeviceDetails?imei=${wrong}`);
    await main().getByText(`the last digit should be ${unseen[14]}`).waitFor();
    await keeper.open(`${phones}/scanDeviceDetails?imei=12345`);
    await main()
      .getByText(/exactly 15 digits/)
      .waitFor();
    await main().getByRole('link', { name: 'Search the stock for it' }).waitFor();
  });

  it('sends two phones out, prints the challan, takes one back and sells the other', async () => {
    await keeper.open(`${phones}/availablePhones`);
    const list = keeper.page.getByRole('grid', { name: 'Phones to dispatch' });
    for (const imei of [sentA, sentB]) {
      await list
        .getByRole('row')
        .filter({ hasText: imei.slice(9) })
        .getByRole('checkbox')
        .click();
    }
    await keeper.press('Dispatch 2');
    await keeper.choose('Create New');
    await keeper.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Rana Mobiles');
    await keeper.dialog.getByRole('textbox', { name: 'Number' }).fill('0321 4445566');
    await keeper.press('Dispatch', keeper.dialog);
    await heading('DC-1').waitFor();
    expect(await shop.books.imeis()).toEqual([shown]);

    await keeper.press('Print challan');
    await keeper.page.emulateMedia({ media: 'print' });
    const paper = keeper.page.getByRole('article');
    await paper.getByText('Received by').waitFor();
    expect((await paper.textContent())?.replace(/\s/g, '')).toContain(sentB);
    await keeper.page.emulateMedia({ media: null });
    await keeper.page.reload();

    await keeper.press('Settle');
    await becomes(sentA, 'Returned');
    await becomes(sentB, 'Sold');
    await keeper.amount('Price', '50000');
    await keeper.payFromPocket('Proceed to get payment');
    // The phone is taken back, and the answer to that is lost.
    await keeper.page.route('**/api/dispatch/*/return', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await keeper.press('Settle', keeper.dialog);
    await keeper.confirm('Settle');
    await keeper.dialog.getByText('This may be saved already').waitFor();
    await keeper.page.unrouteAll({ behavior: 'ignoreErrors' });
    await keeper.page.reload();
    await keeper.press('Settle');
    await keeper.press('Try again', keeper.dialog);
    await keeper.sees('Dispatch settled');
    await main().getByText('Closed').waitFor();
    await main().getByText('Came back').waitFor();
    await main().getByRole('link', { name: 'INV-2' }).waitFor();
    expect(await shop.books.imeis()).toEqual([shown, sentA].sort());
    await keeper.open(`${phones}/DispachmobileList`);
    await keeper.sees('No phones are out');
    await shop.books.balance();
  });

  it('shows a lot phone by phone and as a document, and pays what is left of it', async () => {
    const lot = await shop.books.buyLot(lotImeis);
    await keeper.open(`${phones}/bulkPhones`);
    await keeper.page.getByRole('grid', { name: 'Bulk Phones' }).getByRole('link').first().click();
    await keeper.page.waitForURL(`**/bulkPhoneDetail/${lot}`);
    await keeper.page.getByRole('grid', { name: /A25/ }).getByText(lotImeis[1].slice(9)).waitFor();
    await keeper.press('Add payment');
    await keeper.save();
    await keeper.confirm('Pay');
    await keeper.sees('Payment recorded');
    await main().getByText('Paid up').waitFor();
    await keeper.page.getByRole('link', { name: 'Purchase document' }).click();
    await keeper.page.waitForURL(`**/purchaseRecords/bulkPurchase/${lot}`);
    await main().getByRole('heading', { name: 'Payments and returns against it' }).waitFor();
    await keeper.open(`/purchase/purchaseRecords/${lot}`);
    await keeper.page.waitForURL(`**/purchaseRecords/bulkPurchase/${lot}`);
    await keeper.open(`${phones}/bulkPhoneDetail/${nowhere}`);
    await keeper.sees('This record does not exist');
  });

  it('edits a lot, of which only the difference moves', async () => {
    const { data } = await (await shop.books.get('/api/Purchase?type=bulk')).json();
    await keeper.open(`${phones}/bulkPhoneDetail/${data[0]._id}`);
    await keeper.press('More');
    await keeper.page.getByRole('menuitem', { name: 'Edit' }).click();
    await keeper.amount(/Promo/, '2000');
    await keeper.save();
    await keeper.sees('Purchase bulk Record is updated Successfully');
    await shop.books.balance();
  });

  it('is entered, edited and taken out again by hand, with the reason', async () => {
    await keeper.open('/stockList?view=units');
    await keeper.press('Add Phone');
    await keeper.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Display piece');
    await keeper.search('Company Name', 'Samsung');
    await keeper.search('Model Name', 'A25');
    await keeper.dialog.getByRole('textbox', { name: 'Color' }).fill('Grey');
    await keeper.dialog.getByRole('textbox', { name: 'IMEI 1' }).fill(entered);
    await keeper.fillPrices('25000', '30000', '28000');
    await keeper.press('Add Phone', keeper.dialog);
    await keeper.sees('Mobile Phone Record Added Successfully');
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.open(`/stockList?view=units&q=${entered}`);
    await keeper.press('Actions for Samsung A25');
    await keeper.page.getByRole('menuitem', { name: 'Edit' }).click();
    await keeper.amount('Demand Price', '31000');
    await keeper.press('Update Phone', keeper.dialog);
    await keeper.sees('Mobile Phone Record Updated Successfully');
    await keeper.page.getByRole('dialog').waitFor({ state: 'detached' });
    await keeper.shows('Rs 31,000');
    await keeper.press('Actions for Samsung A25');
    await keeper.page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = keeper.dialog;
    await keeper.press('Delete', question);
    await question.getByText('This is required').first().waitFor();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Entered twice');
    await keeper.press('Delete', question);
    await keeper.sees('Mobile Phone Record Deleted Successfully');
    await keeper.page.getByText('Nothing matches these filters').waitFor();
    await keeper.open('/app/dashboard/ledgerRecords?q=Entered%20twice');
    await keeper.page
      .getByText(/Taken out again:/)
      .first()
      .waitFor();
    await shop.books.balance();
  });

  const openCard = async (imei: string) => {
    await keeper.open(`${phones}/mobile-details?id=${await shop.books.phone(imei)}`);
    await heading(/A15/).waitFor();
  };

  const onSale = (imei: string) =>
    keeper.dialog.getByRole('list', { name: 'Phones' }).getByText(imei.slice(9)).waitFor();

  const becomes = (imei: string, outcome: string) =>
    keeper.dialog
      .getByRole('radiogroup', { name: new RegExp(imei.slice(9)) })
      .getByText(outcome, { exact: true })
      .click();

  const scan = (imei: string) => keeper.page.keyboard.type(`${imei}\n`);
});
