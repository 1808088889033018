import { withCheckDigit } from '@handset/domain';
import type { Response } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { textOf } from './textOf.ts';

const [sold, stocked, out, old] = [
  '35693803000091',
  '35693803000092',
  '35693803000093',
  '35693803000094',
].map(withCheckDigit) as [string, string, string, string];
const lotImeis = ['35693803000095', '35693803000096'].map(withCheckDigit) as [string, string];
const dashboard = '/app/dashboard';

/** Pages, actions and refusals of each role. */
describe('roles', () => {
  let shop: Shop;
  let owner: Shopkeeper;
  let employee: Shopkeeper;
  let registrar: Shopkeeper;
  let ids: Record<'bank' | 'party' | 'purchase' | 'sale', string>;
  let lot: string;
  let dispatch: string;
  let oldSlip: string;
  let accessory: string;

  beforeAll(async () => {
    shop = await openShop();
    owner = shop.keeper;
    const { books } = shop;
    ids = await books.tradeOnce(sold);
    await books.putCapital(500_000);
    await books.buyFromPocket(stocked);
    dispatch = await books.sendOut(await books.buyFromPocket(out));
    lot = await books.buyLot(lotImeis);
    oldSlip = await books.buyEarlier(old, 2);
    accessory = await books.addAccessory('Glass');
    const stock = { quantity: 7, unitCost: 150, date: (await books.slip(sold)).date, pocketCash: 1050 };
    expect((await books.post(`/api/accessory/${accessory}/purchase`, stock)).status).toBe(201);
    employee = await shop.signedIn(await books.hire());
    registrar = await shop.signedIn('registrar');
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
    [`${dashboard}/bulkPhoneDetail/${lot}`, 'A25'],
    [`${dashboard}/DispachmobileList?id=${dispatch}`, 'DC-1'],
    [`${dashboard}/addAccessory`, 'Glass'],
    [`${dashboard}/addAccessory?id=${accessory}`, 'Bought'],
    [`${dashboard}/balanceSheet`, 'Only the owner sees the balance sheet'],
    [`/purchase/purchaseRecords/${oldSlip}`, 'Ali Traders'],
    [`/sales/saleInvoices`, 'INV-1'],
    [`/sales/sales/${ids.sale}`, 'A15'],
    ['/todayBook', 'INV-1'],
  ];

  /** Costs and profits of this shop's phones, as pages would write them. */
  const cost = /(?<![\d,])(45,000|40,000|80,000|5,000|150|1,050)(?![\d,])/;
  const columns = /^(Cost|Profit|Value at cost|Average cost|Expected profit)$/;

  it('offers the registration of shops to a registrar alone', async () => {
    for (const [person, count] of [
      [owner, 0],
      [employee, 0],
      [registrar, 1],
    ] as const) {
      await person.open('/');
      const menu = person.page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByRole('button', { name: 'Help' }).waitFor();
      expect(await menu.getByRole('button', { name: 'Shop Registration' }).count()).toBe(count);
      // Their way in is the list of shops, whose group stands open in the menu.
      if (count > 0) await menu.getByRole('link', { name: 'Shop Records' }).waitFor();
      expect(await menu.getByRole('link', { name: /Add New Shop|Shop Records/ }).count()).toBe(count * 2);
    }
  });

  it('shows an employee the pages of the daily work that say what was paid', async () => {
    for (const [path, text] of pages().filter(([path]) => !isWithoutPrices(path))) {
      await employee.open(path);
      await main(employee).getByText(text).first().waitFor();
    }
  });

  it('shows an employee neither cost nor profit when the owner says so, by no answer of the server', async () => {
    await letEmployeesSeeCost(true);
    await employee.open('/stockList?view=units');
    await employee.shows('Rs 45,000');
    await letEmployeesSeeCost(false);
    // The slip that a phone was bought on says what was paid for it to whoever pays it.
    for (const [path, text] of pages().filter(([path]) => isWithoutPrices(path))) {
      const answers: Promise<string>[] = [];
      const listen = (response: Response) => {
        if (response.url().includes('/api/')) answers.push(textOf(response));
      };
      employee.page.on('response', listen);
      await employee.open(path);
      await main(employee).getByText(text).first().waitFor();
      await employee.page.waitForLoadState('networkidle');
      employee.page.off('response', listen);
      expect(await main(employee).getByText(columns).count(), path).toBe(0);
      expect(await main(employee).textContent(), path).not.toMatch(cost);
      for (const answer of await Promise.all(answers))
        expect(answer, path).not.toMatch(/"(purchasePrice|profit|cost|averageCost)":\s*[1-9]/);
    }
    // The owner goes on seeing it.
    await owner.open('/stockList?view=units');
    await owner.shows('Rs 45,000');
  });

  it.each([
    ['Void', () => `/purchase/purchaseRecords/${oldSlip}`, /only the owner of the shop/i],
    ['Return to supplier', () => `/purchase/purchaseRecords/${oldSlip}`, /only the owner of the shop/i],
    ['Edit bank account', () => `${dashboard}/bankTransaction/${ids.bank}`, /only the owner of the shop/i],
    ['Add bank account', () => `${dashboard}/wallet`, /only the owner of the shop/i],
    ['Adjust', () => `${dashboard}/partyLedger/${ids.party}`, /only the owner of the shop/i],
  ])('tells an employee why not: %s', async (button, path, reason) => {
    await employee.open(path());
    const pressed = main(employee).getByRole('button', { name: button, exact: true }).first();
    await pressed.waitFor();
    expect(await pressed.isDisabled()).toBe(true);
    await pressed.locator('..').focus();
    await employee.page.getByText(reason).first().waitFor();
  });

  it('lets an employee do the daily work: take a claim, count a drawer, set accessories right', async () => {
    await employee.open(`${dashboard}/mobile-details?id=${await shop.books.phone(sold)}`);
    await employee.press('Warranty claim');
    await employee.dialog.getByRole('textbox', { name: 'What is wrong' }).fill('The screen flickers');
    await employee.save();
    await employee.sees('The warranty claim is recorded');
    for (const [path, button] of [
      [`${dashboard}/pocketCashTransactions/cash`, 'Cash count'],
      [`${dashboard}/addAccessory?id=${accessory}`, 'Adjust'],
      [`${dashboard}/bulkPhoneDetail/${lot}`, 'Add payment'],
    ] as const) {
      await employee.open(path);
      const act = main(employee).getByRole('button', { name: button, exact: true });
      await act.waitFor();
      expect(await act.isEnabled(), path).toBe(true);
    }
  });

  it('shows a registrar the shops, and nothing of their books', async () => {
    await registrar.open('/app/dashboard/addShop');
    await registrar.page.getByText('Hall Road Mobiles').first().waitFor();
    const asked: string[] = [];
    registrar.page.on('response', (response) => {
      if (response.url().includes('/api/') && response.ok()) asked.push(new URL(response.url()).pathname);
    });
    for (const [path] of pages()) {
      await registrar.open(path);
      const heading = registrar.page.getByRole('heading', { level: 1 });
      await heading.or(main(registrar).getByRole('alert')).first().waitFor();
      await registrar.page.waitForLoadState('networkidle');
      const text = await main(registrar).textContent();
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
