import { withCheckDigit } from '@handset/domain';
import type { Response } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointRegistrar } from './appointRegistrar.ts';
import { type Counter, openCounter, PASSWORD } from './openCounter.ts';
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

/** What each role sees of the shop, may do in it, and is told of what it may not. */
describe('roles', () => {
  let counter: Counter;
  let owner: Shopkeeper;
  let employee: Shopkeeper;
  let registrar: Shopkeeper;
  let ids: Record<'bank' | 'party' | 'purchase' | 'sale', string>;
  let lot: string;
  let dispatch: string;
  let oldSlip: string;
  let accessory: string;

  beforeAll(async () => {
    counter = await openCounter();
    owner = counter.keeper;
    await owner.signUp('bilal', PASSWORD);
    const { books } = counter;
    ids = await books.tradeOnce(sold);
    await books.putCapital(500_000);
    await books.buyFromPocket(stocked);
    dispatch = await books.sendOut(await books.buyFromPocket(out));
    lot = await books.buyLot(lotImeis);
    oldSlip = await books.buyEarlier(old, 2);
    accessory = await books.addAccessory('Glass');
    const stock = { quantity: 7, unitCost: 150, date: (await books.slip(sold)).date, pocketCash: 1050 };
    expect((await books.post(`/api/accessory/${accessory}/purchase`, stock)).status).toBe(201);
    await books.hire('sana', PASSWORD);
    employee = await counter.newKeeper();
    await signIn(employee, 'sana');
    registrar = await counter.newKeeper();
    await appointRegistrar(counter.server, 'registrar', PASSWORD);
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(() => counter?.close());

  const main = (person: Shopkeeper) => person.page.getByRole('main');

  async function signIn(person: Shopkeeper, username: string) {
    await person.open('/login');
    await person.signIn(username, PASSWORD);
    await person.page.getByRole('button', { name: 'Settings' }).waitFor();
  }

  async function letEmployeesSeeCost(employeeSeesCost: boolean) {
    expect((await counter.books.patch('/api/shop/mine', { employeeSeesCost })).status).toBe(200);
  }

  /** Every page of the shop's work, each with what proves that it is there, and where its cost would stand. */
  const pages = (): [path: string, text: string][] => [
    ['/', "Today's sales"],
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

  /** What the phones of this shop cost, and what was earned, as pages would write it. */
  const cost = /(?<![\d,])(45,000|40,000|80,000|5,000|150|1,050)(?![\d,])/;
  const columns = /^(Cost|Profit|Value at cost|Average cost|Expected profit)$/;

  it('shows an employee every page of the daily work', async () => {
    for (const [path, text] of pages()) {
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
    await employee.open(`${dashboard}/mobile-details?id=${await counter.books.phone(sold)}`);
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

  it('lets an employee look at My Shop and change nothing of it', async () => {
    await employee.open('/setup/shop');
    await employee.page.getByText(/Only the owner of the shop may change this/).waitFor();
    expect(await employee.page.getByRole('textbox', { name: 'Shop name', exact: true }).isDisabled()).toBe(
      true,
    );
    const token = await employee.page.evaluate(() => localStorage.getItem('token'));
    const refused = await fetch(`${counter.server.baseURL}/api/shop/mine`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, name: 'Mine now' }),
    });
    expect(refused.status).toBe(403);
  });

  it('shows a registrar the shops, and nothing of their books', async () => {
    await signIn(registrar, 'registrar');
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
