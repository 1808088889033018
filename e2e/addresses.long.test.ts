import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routeAt } from '../apps/host/src/app/routes/routes.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const phone = withCheckDigit('35693803000071');
const nobody = '01980000-0000-7000-8000-000000000001';

/** Addresses that are typed by hand, pasted in part, or old: each page says what it can, and none of them breaks. */
describe('addresses that make no sense', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  const broken: string[] = [];
  /** Errors in the console. */
  const said: string[] = [];

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    keeper.page.on('pageerror', (error) => broken.push(`${keeper.page.url()}: ${error.message}`));
    keeper.page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await shop.books.tradeOnce(phone);
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const main = () => keeper.page.getByRole('main');

  it.each([
    '/todayBook/pruchaseDetail/:id',
    '/todayBook/saleDetail/:id',
    '/app/dashboard/bulkPhoneDetail/:id',
    '/app/dashboard/DispachmobileList?id=:id',
    '/app/dashboard/getCustomerRecord?id=:id',
    '/app/dashboard/mobile-details?id=:id',
    '/app/dashboard/addAccessory?id=:id',
    '/app/dashboard/bankTransaction/:id',
    '/app/dashboard/PayablesAndReceivables/:id',
    '/app/dashboard/partyLedger/:id',
    '/app/dashboard/commetyLedger?id=:id',
    '/app/dashboard/ledgerRecords/:id',
    '/purchase/todayPurchase/:id',
    '/purchase/todayPurchase/bulkPurchase/:id',
    '/purchase/purchaseRecords/:id',
    '/purchase/purchaseRecords/bulkPurchase/:id',
    '/sales/todaySales/:id',
    '/sales/todayBulkSales/:id',
    '/sales/sales/:id',
    '/sales/BulkSales/:id',
    '/sales/saleInvoices/:id',
    '/sales/bulkSaleInvoices/:id',
  ])('say at %s that there is no such record, with a way back', async (path) => {
    for (const id of [nobody, 'not-an-id', 'x', '%F0%9F%93%B1']) {
      said.length = 0;
      await keeper.open(path.replace(':id', id));
      await keeper.sees('This record does not exist');
      await main().getByRole('link', { name: 'Go to the dashboard' }).waitFor();
      // What can be no id is not asked for.
      if (id !== nobody && !path.includes('?')) expect([id, said]).toEqual([id, []]);
    }
    expect(broken).toEqual([]);
  });

  it.each([
    ['/purchase/purchaseRecords?from=2026-99-99', 'Purchase Records'],
    ['/purchase/purchaseRecords?eGadgetStatus=maybe', 'Purchase Records'],
    ['/sales/saleInvoices?from=yesterday&to=tomorrow', 'Sale Invoices'],
    ['/stockList?view=units&ageFrom=old', 'Stock list'],
    ['/stockList?view=units&unchecked=everything', 'Stock list'],
    ['/app/dashboard/partyLedger?side=left', 'Party ledger'],
    ['/app/dashboard/PayablesAndReceivables?side=nobody', 'Payables & Receivables'],
    ['/app/dashboard/ledgerRecords?type=luck', 'Ledger records'],
    ['/app/dashboard/DispachmobileList?state=lost', 'Dispatch'],
  ])('let the rows of %s be seen again', async (path, title) => {
    await keeper.open(path);
    await keeper.page.getByRole('heading', { level: 1, name: title }).waitFor();
    const retry = main().getByRole('button', { name: 'Try again' });
    const rows = main().getByRole('grid').getByRole('row').nth(1);
    const nothing = main()
      .getByText(/Nothing|No phones|yet/)
      .first();
    await retry.or(rows).or(nothing).first().waitFor();
    // What the server refused goes out of the address with one press.
    if (await retry.isVisible()) await retry.click();
    await rows.or(nothing).first().waitFor();
    expect(broken).toEqual([]);
  });

  it.each([
    '/?open=everything',
    '/?open=sale&about=nobody',
    '/?open=slip&about=not-an-imei',
    `/?open=dispatch&about=${nobody}`,
    '/stockList?view=sideways',
    '/setup/shop?tab=secrets',
    '/app/dashboard/addUser?tab=none',
    '/todayBook?date=2026-13-45',
    '/todayBook?date=1066-10-14',
    '/app/dashboard/balanceSheet?asOf=someday',
    '/app/dashboard/scanDeviceDetails?imei=%00%01',
    '/notifications?kind=rumours',
    '/help/forsupport?id=nothing',
    '/sales/sales/a/b/c',
    '//evil.example/login',
    '/sales/sales/%E0%A4%A',
    '/%',
  ])('show a page at %s', async (path) => {
    await keeper.page.goto(shop.baseURL + path);
    await keeper.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(keeper.page.url()).origin).toBe(shop.baseURL);
    expect(await keeper.page.getByText('Unexpected Application Error!').count()).toBe(0);
    expect(broken).toEqual([]);
  });

  it('goes back after signing in to a page of this shop alone', async () => {
    await keeper.open('/');
    await keeper.signOut();
    await keeper.open('/login?from=https%3A%2F%2Fevil.example%2F');
    await keeper.signIn(shop.owner);
    await keeper.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(new URL(keeper.page.url()).origin).toBe(shop.baseURL);
  });

  it('lead from the menu to a page whose heading stands at once and stays', async () => {
    const { page } = keeper;
    await keeper.open('/stockList');
    await main().getByRole('heading', { level: 1, name: 'Stock list' }).waitFor();
    const menu = page.getByRole('navigation').first();
    const groups = await menu.locator('button[aria-expanded]').count();
    const followed = new Set<string>();
    for (let group = 0; group < groups; group += 1) {
      const button = menu.locator('button[aria-expanded]').nth(group);
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
      const links = menu.locator('a[href^="/"]');
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const path of paths.filter((each) => !followed.has(each))) {
        followed.add(path);
        const before = await main().getByRole('heading', { level: 1 }).textContent();
        const seen = await page.evaluateHandle(() => {
          const headings: (string | undefined)[] = [];
          const look = () => {
            const heading = document.querySelector('main h1')?.textContent;
            if (heading !== headings.at(-1)) headings.push(heading);
          };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
          return headings;
        });
        await menu.locator(`a[href="${path}"]`).click();
        const title = routeAt(path)?.title.en ?? '';
        // The title of the document and the page are drawn together.
        await expect.poll(() => page.title()).toContain(title);
        await page.waitForLoadState('networkidle');
        const last = await main().getByRole('heading', { level: 1 }).textContent();
        // The menu may answer the press a moment before the page does.
        const headings = (await seen.jsonValue()).filter((heading, at) => at > 0 || heading !== before);
        expect(headings, path).toEqual(last === before ? [] : [last]);
      }
    }
    expect(followed.size).toBeGreaterThan(15);
  });
});
