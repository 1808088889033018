import type { Response } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStaffedShop, type StaffedShop, stocked } from './openStaffedShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { textOf } from './textOf.ts';

const dashboard = '/app/dashboard';

/** Pages of each role, and the answers of the server behind them. */
describe('pages of roles', () => {
  let shop: StaffedShop;

  beforeAll(async () => {
    shop = await openStaffedShop();
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  const main = (person: Shopkeeper) => person.page.getByRole('main');

  async function letEmployeesSeeCost(employeeSeesCost: boolean) {
    expect((await shop.books.patch('/api/shop/mine', { employeeSeesCost })).status).toBe(200);
  }

  /** Every page of the shop's work, each with what proves that it is there, and where its cost would stand. */
  const pages = (): [path: string, text: string][] => [
    ['/', 'Sales today'],
    ['/stockList', 'A15'],
    ['/stockList?view=units', stocked.slice(9)],
    [`${dashboard}/newMobileList`, stocked.slice(9)],
    [`${dashboard}/bulkPhones`, 'Star Distributors'],
    [`${dashboard}/bulkPhoneDetail/${shop.ids.lot}`, 'A25'],
    [`${dashboard}/DispachmobileList?id=${shop.ids.dispatch}`, 'DC-1'],
    [`${dashboard}/addAccessory`, 'Glass'],
    [`${dashboard}/addAccessory?id=${shop.ids.accessory}`, 'Bought'],
    [`${dashboard}/balanceSheet`, 'Only the owner sees the balance sheet'],
    [`/purchase/purchaseRecords/${shop.ids.oldSlip}`, 'Ali Traders'],
    [`/sales/saleInvoices`, 'INV-1'],
    [`/sales/sales/${shop.ids.sale}`, 'A15'],
    ['/todayBook', 'INV-1'],
  ];

  /** Costs and profits of this shop's phones, as pages would write them. */
  const cost = /(?<![\d,])(45,000|40,000|80,000|5,000|150|1,050)(?![\d,])/;
  const columns = /^(Cost|Profit|Value at cost|Average cost|Expected profit)$/;

  it('shows an employee the pages of the daily work that say what was paid', async () => {
    for (const [path, text] of pages().filter(([path]) => !isWithoutPrices(path))) {
      await shop.employee.open(path);
      await main(shop.employee).getByText(text).first().waitFor();
    }
  });

  it('shows an employee neither cost nor profit when the owner says so, by no answer of the server', async () => {
    await letEmployeesSeeCost(true);
    await shop.employee.open('/stockList?view=units');
    await shop.employee.shows('Rs 45,000');
    await letEmployeesSeeCost(false);
    // The slip that a phone was bought on says what was paid for it to whoever pays it.
    for (const [path, text] of pages().filter(([path]) => isWithoutPrices(path))) {
      const answers: Promise<string>[] = [];
      const listen = (response: Response) => {
        if (response.url().includes('/api/')) answers.push(textOf(response));
      };
      shop.employee.page.on('response', listen);
      await shop.employee.open(path);
      await main(shop.employee).getByText(text).first().waitFor();
      await shop.employee.page.waitForLoadState('networkidle');
      shop.employee.page.off('response', listen);
      expect(await main(shop.employee).getByText(columns).count(), path).toBe(0);
      expect(await main(shop.employee).textContent(), path).not.toMatch(cost);
      for (const answer of await Promise.all(answers))
        expect(answer, path).not.toMatch(/"(purchasePrice|profit|cost|averageCost)":\s*[1-9]/);
    }
    // The owner goes on seeing it.
    await shop.keeper.open('/stockList?view=units');
    await shop.keeper.shows('Rs 45,000');
  });

  it('shows a registrar the shops, and nothing of their books', async () => {
    await shop.registrar.open('/app/dashboard/addShop');
    await shop.registrar.page.getByText('Hall Road Mobiles').first().waitFor();
    const asked: string[] = [];
    shop.registrar.page.on('response', (response) => {
      if (response.url().includes('/api/') && response.ok()) asked.push(new URL(response.url()).pathname);
    });
    for (const [path] of pages()) {
      await shop.registrar.open(path);
      const heading = shop.registrar.page.getByRole('heading', { level: 1 });
      await heading.or(main(shop.registrar).getByRole('alert')).first().waitFor();
      await shop.registrar.page.waitForLoadState('networkidle');
      const text = await main(shop.registrar).textContent();
      for (const secret of ['Ali Traders', 'Star Distributors', 'INV-1', stocked.slice(9), 'Glass'])
        expect(text, path).not.toContain(secret);
    }
    const books =
      /\/api\/(phone|stock|Purchase|sale|dispatch|accessory|ledger|dashboard|wallet|person|partyLedger)/;
    expect(asked.filter((path) => books.test(path))).toEqual([]);
  });
});

/** Whether a page has nothing on it that was paid or asked for besides what things cost. */
function isWithoutPrices(path: string): boolean {
  return !/purchaseRecords|todayBook|^\/$|balanceSheet|bulkPhone/.test(path);
}
