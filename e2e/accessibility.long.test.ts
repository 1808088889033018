import { withCheckDigit } from '@handset/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { violations } from './violations.ts';

const [sold, inStock, sent, takenIn, ...ofLot] = [31, 32, 33, 36, 34, 35].map((number) =>
  withCheckDigit(`356938030000${number}`),
) as [string, string, string, string, string, string];

/** The ids of what the shop has, and the day it traded on. */
type Made = Record<
  | 'day'
  | 'party'
  | 'payment'
  | 'purchase'
  | 'sale'
  | 'bank'
  | 'phone'
  | 'dispatch'
  | 'lot'
  | 'committee'
  | 'accessory',
  string
>;

/** Address of a page, and its content once loaded, in any language. */
interface Scene {
  name: string;
  path: (made: Made) => string;
  shows: string | RegExp;
}

const dashboard: Scene = { name: 'the dashboard', path: () => '/', shows: /50,000/ };
const todayBook: Scene = {
  name: 'the today book',
  path: (made) => `/todayBook?date=${made.day}`,
  shows: /50,000/,
};
const slip: Scene = { name: 'the slip', path: () => '/?open=slip', shows: /8 MB/ };
const bulk: Scene = { name: 'the bulk slip', path: () => '/?open=bulk', shows: /Dual SIM|دو سم/ };
const sale: Scene = { name: 'the sale', path: () => '/?open=sale', shows: /Walk-in customer|عام گاہک/ };
const invoice: Scene = {
  name: 'an invoice',
  path: (made) => `/sales/saleInvoices/${made.sale}`,
  shows: /INV-1/,
};
const stock: Scene = { name: 'the stock list', path: () => '/stockList', shows: /A15/ };
const sales: Scene = { name: 'the sales', path: () => '/sales/saleInvoices', shows: /INV-1/ };
const payment: Scene = {
  name: 'the form of a payment',
  path: ({ party }) => `/app/dashboard/partyLedger/${party}?act=in`,
  shows: 'Note (optional)',
};
const scenes: Scene[] = [
  dashboard,
  stock,
  { name: 'the stock phone by phone', path: () => '/stockList?view=units', shows: /A15/ },
  { name: 'the purchases', path: () => '/purchase/purchaseRecords', shows: /PS-1/ },
  sales,
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
  { name: 'the closing of a day', path: () => '/todayBook?act=close', shows: 'One figure' },
  payment,
  {
    name: 'the receipt of a payment',
    path: (made) => `/?open=receipt&about=${made.payment}`,
    shows: /New balance/,
  },
  { name: 'the balance sheet', path: () => '/app/dashboard/balanceSheet', shows: 'HBL' },
  invoice,
  {
    name: 'the bills of a party',
    path: ({ party }) => `/app/dashboard/PayablesAndReceivables/${party}?status=all`,
    shows: 'Ali Traders',
  },
  { name: 'the committees', path: () => '/app/dashboard/commetyLedger', shows: 'Market BC' },
  {
    name: 'a committee',
    path: ({ committee }) => `/app/dashboard/commetyLedger?id=${committee}`,
    shows: 'Our turn',
  },
  {
    name: 'the transactions of a bank',
    path: ({ bank }) => `/app/dashboard/bankTransaction/${bank}`,
    shows: 'HBL',
  },
  {
    name: 'the pocket cash',
    path: () => '/app/dashboard/pocketCashTransactions/cash',
    shows: /50,000/,
  },
  { name: 'the accessories', path: () => '/app/dashboard/addAccessory', shows: 'Type-C Cable' },
  {
    name: 'an accessory',
    path: ({ accessory }) => `/app/dashboard/addAccessory?id=${accessory}`,
    shows: 'Type-C Cable',
  },
  {
    name: 'the balance sheet beside another day',
    path: () => '/app/dashboard/balanceSheet?compareWith=2026-01-01',
    shows: /Change/,
  },
  {
    name: 'the card of a phone',
    path: ({ phone }) => `/app/dashboard/mobile-details?id=${phone}`,
    shows: /For staff/,
  },
  {
    name: 'a device that was scanned',
    path: () => `/app/dashboard/scanDeviceDetails?imei=${sold}`,
    shows: /Open invoice/,
  },
  { name: 'the dispatches', path: () => '/app/dashboard/DispachmobileList', shows: /DC-1/ },
  {
    name: 'a dispatch',
    path: ({ dispatch }) => `/app/dashboard/DispachmobileList?id=${dispatch}`,
    shows: /Print challan/,
  },
  { name: 'the phones to send out', path: () => '/app/dashboard/availablePhones', shows: /A15/ },
  { name: 'the lots', path: () => '/app/dashboard/bulkPhones', shows: /PS-4/ },
  { name: 'a lot', path: ({ lot }) => `/app/dashboard/bulkPhoneDetail/${lot}`, shows: /A25/ },
  {
    name: 'the document of a lot',
    path: ({ lot }) => `/purchase/purchaseRecords/bulkPurchase/${lot}`,
    shows: /Dealer price and incentives/,
  },
  { name: 'a sale', path: ({ sale }) => `/sales/sales/${sale}`, shows: /INV-1/ },
  {
    name: 'the return of a sale',
    path: ({ sale }) => `/sales/sales/${sale}?act=return`,
    shows: /What comes back/,
  },
  {
    name: 'a slip',
    path: ({ purchase }) => `/purchase/purchaseRecords/${purchase}`,
    shows: /Return to supplier/,
  },
  { name: 'the search', path: () => '/?find=all', shows: /The last digits of an IMEI/ },
  { name: 'the keys', path: () => '/?find=keys', shows: /Find anything/ },
  {
    name: 'the shop’s details',
    path: () => '/setup/shop',
    shows: /Shown at the top of every invoice|ہر انوائس کے اوپر/,
  },
  { name: 'the shop’s invoices', path: () => '/setup/shop?tab=invoices', shows: /INV-1/ },
  { name: 'the shop’s printers', path: () => '/setup/shop?tab=printers', shows: 'Printers on this device' },
  { name: 'the shop’s rights', path: () => '/setup/shop?tab=rights', shows: /15/ },
  { name: 'the shop’s staff', path: () => '/setup/shop?tab=staff', shows: /bilal/ },
  { name: 'the shop’s data', path: () => '/setup/shop?tab=data', shows: /Audit log/ },
  { name: 'the form of a PIN', path: () => '/?open=pin', shows: '4 to 8 digits' },
  { name: 'the subscription', path: () => '/subscription/paymentMethod', shows: /No payments yet/ },
  { name: 'support', path: () => '/help/forsupport', shows: 'F2' },
  { name: 'buttons', path: () => '/basic/button', shows: 'Links that look like buttons' },
  { name: 'badges', path: () => '/basic/badges', shows: 'Beside text' },
  { name: 'breadcrumbs', path: () => '/basic/breadcrumb-paging', shows: 'Paging' },
  { name: 'what collapses', path: () => '/basic/collapse', shows: 'Several at once' },
  { name: 'tabs and pills', path: () => '/basic/tabs-pills', shows: 'Pills to take away' },
  { name: 'typography', path: () => '/basic/typography', shows: 'Type scale' },
];

/** Pages of a registrar of shops. */
const registry: Scene[] = [
  { name: 'the form of a new shop', path: () => '/app/dashboard/addUser', shows: 'The owner’s login' },
  { name: 'the shops', path: () => '/app/dashboard/addShop', shows: 'Hall Road Mobiles' },
  {
    name: 'the payments of shops',
    path: () => '/app/dashboard/addShop?tab=payments',
    shows: 'Payments to check',
  },
  {
    name: 'the terms of shops',
    path: () => '/app/dashboard/addShop?tab=terms',
    shows: 'Days after the due date.',
  },
];

/** Every rule of axe on the pages of a shop that has traded. */
describe('accessibility', () => {
  let shop: Shop;
  let keeper: Shopkeeper;
  let made: Made;

  beforeAll(async () => {
    shop = await openShop();
    ({ keeper } = shop);
    const { books } = shop;
    const traded = await books.tradeOnce(sold);
    await books.buy(inStock, traded.bank);
    const phone = await books.phone(inStock);
    await books.putCapital(100_000);
    made = {
      ...traded,
      day: (await books.slip(sold)).date,
      payment: await books.receive(traded.party, 5_000),
      phone,
      dispatch: await books.sendOut(await books.buyFromPocket(sent)),
      lot: await books.buyLot(ofLot),
      committee: await books.joinCommittee('Market BC'),
      accessory: await books.addAccessory('Type-C Cable'),
    };
  });
  afterEach((context) => shop.reportFailure(context));
  afterAll(() => shop?.close());

  it.each(scenes)('finds nothing against $name, in light and in dark', async (scene) => {
    await open(keeper, scene);
    await expectNothingInLightAndDark(keeper);
  });

  it.each(registry)('finds nothing against $name, in light and in dark', async (scene) => {
    const registrar = await shop.signedIn('registrar');
    await open(registrar, scene);
    await expectNothingInLightAndDark(registrar);
  });

  it.each([
    [[dashboard, stock, sales], undefined],
    // A dialog fills the screen, so that axe finds no page behind it.
    [[sale, slip, payment], '[role=dialog]'],
  ])('finds nothing on a phone, in light and in dark: %#', async (seen, within) => {
    const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const phone = await shop.signedIn(shop.owner, onPhone);
    for (const scene of seen) {
      await open(phone, scene);
      await expectNothingInLightAndDark(phone, within);
    }
  });

  it.each([slip, bulk, sale])('finds nothing against $name when it says what is missing', async (scene) => {
    await open(keeper, scene);
    await keeper.dialog.getByRole('button', { name: /^(Save|Submit)$/ }).click();
    await keeper.dialog
      .getByText(/^Please (correct|fill)/)
      .first()
      .waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against an exchange, its review and the unfinished sales, in light and in dark', async () => {
    await open(keeper, sale);
    await keeper.newCustomer('Sana Malik', '0333 1112223');
    await keeper.choose('Exchange');
    await keeper.addPhone(inStock, '50000');
    await keeper.fillExchange({ company: 'Vivo', model: 'Y20', imei: takenIn, value: '18000' });
    await expectNothingInLightAndDark(keeper);
    await keeper.payFromPocket('Proceed to get payment');
    await keeper.press('Submit', keeper.dialog);
    await keeper.page.getByRole('button', { name: 'Save & print' }).waitFor();
    await expectNothingInLightAndDark(keeper);
    await open(keeper, sale);
    await keeper.dialog.getByRole('button', { name: 'Continue Sana Malik' }).waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against parking a sale and the parked sales, in light and in dark', async () => {
    await open(keeper, sale);
    await keeper.newCustomer('Hina Aslam');
    await keeper.press('Park', keeper.dialog);
    const parking = keeper.page.getByRole('dialog', { name: 'Park this sale' });
    await parking.waitFor();
    await expectNothingInLightAndDark(keeper);
    await keeper.press('Park', parking);
    await keeper.sees('Sale parked: Hina Aslam');
    await expect.poll(() => shop.books.parkedSales()).toEqual(['Hina Aslam']);
    await open(keeper, sale);
    await keeper.dialog.getByText(/^parked by /).waitFor();
    await expectNothingInLightAndDark(keeper);
  });

  it('finds nothing against the change of person, in light and in dark', async () => {
    const till = await shop.signedIn(await shop.books.hire());
    await open(till, { path: () => '/?open=till', shows: /^Nobody else has a PIN/ });
    await expectNothingInLightAndDark(till);
  });

  it('finds nothing against signing in and signing up, in light, in dark and in Urdu', async () => {
    const visitor = await shop.newKeeper();
    for (const path of ['/login', '/auth/signup-1']) {
      await open(visitor, { path: () => path, shows: /Handset/ });
      await expectNothingInLightAndDark(visitor);
    }
    await speakUrdu(visitor);
    await visitor.open('/login');
    await visitor.page.locator('html[dir=rtl]').waitFor();
    expect(await violations(visitor)).toEqual([]);
  });

  it.each([dashboard, todayBook, slip, bulk, sale, invoice])(
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

async function expectNothingInLightAndDark(person: Shopkeeper, within?: string): Promise<void> {
  expect(await violations(person, { within }), 'light').toEqual([]);
  await person.page.emulateMedia({ colorScheme: 'dark' });
  // Nothing but the colours is different in the dark.
  expect(
    await violations(person, { rules: ['color-contrast', 'link-in-text-block'], within }),
    'dark',
  ).toEqual([]);
  await person.page.emulateMedia({ colorScheme: 'light' });
}

async function speakUrdu(keeper: Shopkeeper): Promise<void> {
  await keeper.prefer('locale', 'ur');
}
