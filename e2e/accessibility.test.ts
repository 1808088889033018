import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Counter, openCounter, PASSWORD } from './openCounter.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { violations } from './violations.ts';

const [sold, inStock] = ['35693803000031', '35693803000032'].map(withCheckDigit) as [string, string];

/** Where a page is, and what it shows once it stands, in any language. */
interface Scene {
  name: string;
  path: (made: { party: string; sale: string }) => string;
  shows: string | RegExp;
}

const dashboard: Scene = { name: 'the dashboard', path: () => '/', shows: /45,000/ };
const todayBook: Scene = { name: 'the today book', path: () => '/todayBook', shows: /50,000/ };
const slip: Scene = { name: 'the slip', path: () => '/?open=slip', shows: /8 MB/ };
const sale: Scene = { name: 'the sale', path: () => '/?open=sale', shows: /8 MB/ };
const invoice: Scene = {
  name: 'an invoice',
  path: (made) => `/sales/saleInvoices/${made.sale}`,
  shows: /INV-1/,
};
const scenes: Scene[] = [
  dashboard,
  { name: 'the stock list', path: () => '/stockList', shows: /A15/ },
  { name: 'the stock phone by phone', path: () => '/stockList?view=units', shows: /A15/ },
  { name: 'the purchases', path: () => '/purchase/purchaseRecords', shows: /PS-1/ },
  { name: 'the sales', path: () => '/sales/saleInvoices', shows: /INV-1/ },
  {
    name: 'what is owed',
    path: () => '/app/dashboard/PayablesAndReceivables?side=payable',
    shows: /Payable/,
  },
  {
    name: 'a customer record',
    path: ({ party }) => `/app/dashboard/getCustomerRecord?id=${party}`,
    shows: 'Ali Traders',
  },
  { name: 'the journal', path: () => '/app/dashboard/ledgerRecords', shows: /INV-1/ },
  { name: 'an entry of the journal', path: () => '/app/dashboard/ledgerRecords/1', shows: /Movements/ },
  { name: 'the expenses', path: () => '/app/dashboard/addLedger', shows: /No expenses/ },
  { name: 'the notifications', path: () => '/notifications', shows: /Mark all as read/ },
  { name: 'the wallet', path: () => '/app/dashboard/wallet', shows: 'HBL' },
  { name: 'the list of parties', path: () => '/app/dashboard/partyLedger', shows: 'Ali Traders' },
  {
    name: 'a party ledger',
    path: ({ party }) => `/app/dashboard/partyLedger/${party}`,
    shows: 'Ali Traders',
  },
  todayBook,
  { name: 'the balance sheet', path: () => '/app/dashboard/balanceSheet', shows: 'HBL' },
  invoice,
  { name: 'the shop’s details', path: () => '/setup/shop', shows: /Stands at the head|ہر انوائس کے اوپر/ },
  { name: 'the shop’s invoices', path: () => '/setup/shop?tab=invoices', shows: /INV-1/ },
  { name: 'the shop’s rights', path: () => '/setup/shop?tab=rights', shows: /15/ },
  { name: 'the shop’s staff', path: () => '/setup/shop?tab=staff', shows: 'bilal' },
  { name: 'the shop’s data', path: () => '/setup/shop?tab=data', shows: /Audit log/ },
  { name: 'the subscription', path: () => '/subscription/paymentMethod', shows: /No payments yet/ },
  { name: 'support', path: () => '/help/forsupport', shows: 'F2' },
  { name: 'buttons', path: () => '/basic/button', shows: 'Links that look like buttons' },
  { name: 'badges', path: () => '/basic/badges', shows: 'Beside text' },
  { name: 'breadcrumbs', path: () => '/basic/breadcrumb-paging', shows: 'Paging' },
  { name: 'what collapses', path: () => '/basic/collapse', shows: 'Collapse by a button' },
  { name: 'tabs and pills', path: () => '/basic/tabs-pills', shows: 'Pills to take away' },
  { name: 'typography', path: () => '/basic/typography', shows: 'Type scale' },
];

/** Every rule of axe on the pages of a shop that has traded. */
describe('accessibility', () => {
  let counter: Counter;
  let keeper: Shopkeeper;
  let made: { party: string; sale: string };

  beforeAll(async () => {
    counter = await openCounter();
    ({ keeper } = counter);
    await keeper.signUp('bilal', PASSWORD);
    const traded = await counter.books.tradeOnce(sold);
    await counter.books.buy(inStock, traded.bank);
    made = traded;
  });
  afterEach((context) => counter.reportFailure(context));
  afterAll(() => counter?.close());

  it.each(scenes)('finds nothing against $name, in light and in dark', async (scene) => {
    await open(keeper, scene);
    await expectNothingInLightAndDark(keeper);
  });

  it.each([slip, sale])('finds nothing against $name when it says what is missing', async (scene) => {
    await open(keeper, scene);
    await keeper.dialog.getByRole('button', { name: /^(Save|Submit)$/ }).click();
    await keeper.dialog
      .getByText(/^Please (correct|fill)/)
      .first()
      .waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against signing in and signing up, in light, in dark and in Urdu', async () => {
    const visitor = await counter.newKeeper();
    for (const path of ['/login', '/auth/signup-1']) {
      await open(visitor, { path: () => path, shows: /Handset/ });
      await expectNothingInLightAndDark(visitor);
    }
    await speakUrdu(visitor);
    await visitor.open('/login');
    await visitor.page.locator('html[dir=rtl]').waitFor();
    expect(await violations(visitor)).toEqual([]);
  });

  it.each([dashboard, todayBook, slip, sale, invoice])(
    'finds nothing against $name in Urdu',
    async (scene) => {
      await speakUrdu(keeper);
      await open(keeper, scene);
      expect(await keeper.page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await violations(keeper)).toEqual([]);
    },
  );

  async function open({ page }: Shopkeeper, { path, shows }: Pick<Scene, 'path' | 'shows'>) {
    await page.goto(path(made));
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
  }
});

async function expectNothingInLightAndDark(person: Shopkeeper): Promise<void> {
  expect(await violations(person), 'light').toEqual([]);
  await person.page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but the colours is different in the dark.
  expect(await violations(person, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
  await person.page.emulateMedia({ colorScheme: 'light' });
}

async function speakUrdu({ page }: Shopkeeper): Promise<void> {
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ locale: 'ur' })));
}
