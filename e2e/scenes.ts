import { withCheckDigit } from '@handset/domain';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';

const [sold, stocked, sent, ...ofLot] = [31, 32, 33, 34, 35].map((number) =>
  withCheckDigit(`356938030000${number}`),
) as [string, string, string, string, string];

/** The IMEI of a phone in stock, and of one that may be taken in exchange. */
export const inStock = stocked;
export const takenIn = withCheckDigit('35693803000036');

/** The ids of what the shop has, and the day it traded on. */
export type Made = Record<
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
export interface Scene {
  name: string;
  path: (made: Made) => string;
  shows: string | RegExp;
  /** The thing that its main action opens, such as the sale of a phone: nothing if the page itself answers. Absent where it has none. */
  main?: 'dialog' | 'sale' | 'page' | 'nothing';
}

export const dashboard: Scene = { name: 'the dashboard', path: () => '/', shows: /50,000/ };
export const todayBook: Scene = {
  name: 'the today book',
  path: (made) => `/todayBook?date=${made.day}`,
  shows: /50,000/,
  main: 'dialog',
};
export const slip: Scene = { name: 'the slip', path: () => '/?open=slip', shows: /8 MB/ };
export const bulk: Scene = { name: 'the bulk slip', path: () => '/?open=bulk', shows: /Dual SIM|دو سم/ };
export const sale: Scene = {
  name: 'the sale',
  path: () => '/?open=sale',
  shows: /Walk-in customer|عام گاہک/,
};
export const invoice: Scene = {
  name: 'an invoice',
  path: (made) => `/sales/saleInvoices/${made.sale}`,
  shows: /INV-1/,
  main: 'nothing',
};
export const stock: Scene = {
  name: 'the stock list',
  path: () => '/stockList',
  shows: /A15/,
  main: 'dialog',
};
export const sales: Scene = {
  name: 'the sales',
  path: () => '/sales/saleInvoices',
  shows: /INV-1/,
  main: 'dialog',
};
export const payment: Scene = {
  name: 'the form of a payment',
  path: ({ party }) => `/app/dashboard/partyLedger/${party}?act=in`,
  shows: 'Note (optional)',
};
export const scenes: Scene[] = [
  dashboard,
  stock,
  { name: 'the stock phone by phone', path: () => '/stockList?view=units', shows: /A15/, main: 'dialog' },
  { name: 'the purchases', path: () => '/purchase/purchaseRecords', shows: /PS-1/, main: 'dialog' },
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
    main: 'page',
  },
  { name: 'the journal', path: () => '/app/dashboard/ledgerRecords', shows: /INV-1/ },
  { name: 'an entry of the journal', path: () => '/app/dashboard/ledgerRecords/1', shows: /Movements/ },
  { name: 'the expenses', path: () => '/app/dashboard/addLedger', shows: /No expenses/, main: 'dialog' },
  { name: 'the notifications', path: () => '/notifications', shows: /Mark all as read/ },
  { name: 'the wallet', path: () => '/app/dashboard/wallet', shows: 'HBL' },
  {
    name: 'the list of parties',
    path: () => '/app/dashboard/partyLedger',
    shows: 'Ali Traders',
    main: 'dialog',
  },
  {
    name: 'a party ledger',
    path: ({ party }) => `/app/dashboard/partyLedger/${party}`,
    shows: 'Ali Traders',
    main: 'dialog',
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
    main: 'dialog',
  },
  { name: 'the committees', path: () => '/app/dashboard/commetyLedger', shows: 'Market BC', main: 'dialog' },
  {
    name: 'a committee',
    path: ({ committee }) => `/app/dashboard/commetyLedger?id=${committee}`,
    shows: 'Our turn',
    main: 'dialog',
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
  {
    name: 'the accessories',
    path: () => '/app/dashboard/addAccessory',
    shows: 'Type-C Cable',
    main: 'dialog',
  },
  {
    name: 'an accessory',
    path: ({ accessory }) => `/app/dashboard/addAccessory?id=${accessory}`,
    shows: 'Type-C Cable',
    main: 'dialog',
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
    main: 'sale',
  },
  {
    name: 'a device that was scanned',
    path: () => `/app/dashboard/scanDeviceDetails?imei=${sold}`,
    shows: /Open invoice/,
    main: 'page',
  },
  { name: 'the dispatches', path: () => '/app/dashboard/DispachmobileList', shows: /DC-1/, main: 'dialog' },
  {
    name: 'a dispatch',
    path: ({ dispatch }) => `/app/dashboard/DispachmobileList?id=${dispatch}`,
    shows: /Print challan/,
    main: 'dialog',
  },
  {
    name: 'the phones to send out',
    path: () => '/app/dashboard/availablePhones',
    shows: /A15/,
    main: 'dialog',
  },
  { name: 'the lots', path: () => '/app/dashboard/bulkPhones', shows: /PS-4/, main: 'dialog' },
  { name: 'a lot', path: ({ lot }) => `/app/dashboard/bulkPhoneDetail/${lot}`, shows: /A25/, main: 'dialog' },
  {
    name: 'the document of a lot',
    path: ({ lot }) => `/purchase/purchaseRecords/bulkPurchase/${lot}`,
    shows: /Dealer price and incentives/,
    main: 'dialog',
  },
  { name: 'a sale', path: ({ sale }) => `/sales/sales/${sale}`, shows: /INV-1/, main: 'page' },
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
  { name: 'the shop’s staff', path: () => '/setup/shop?tab=staff', shows: /bilal/, main: 'dialog' },
  { name: 'the shop’s data', path: () => '/setup/shop?tab=data', shows: /Audit log/ },
  { name: 'the form of a PIN', path: () => '/?open=pin', shows: '4 to 8 digits' },
  {
    name: 'the subscription',
    path: () => '/subscription/paymentMethod',
    shows: /No payments yet/,
    main: 'dialog',
  },
  { name: 'support', path: () => '/help/forsupport', shows: 'F2', main: 'dialog' },
  { name: 'buttons', path: () => '/basic/button', shows: 'Links that look like buttons', main: 'nothing' },
  { name: 'badges', path: () => '/basic/badges', shows: 'Beside text' },
  { name: 'breadcrumbs', path: () => '/basic/breadcrumb-paging', shows: 'Paging' },
  { name: 'what collapses', path: () => '/basic/collapse', shows: 'Several at once' },
  { name: 'tabs and pills', path: () => '/basic/tabs-pills', shows: 'Pills to take away' },
  { name: 'typography', path: () => '/basic/typography', shows: 'Type scale' },
];

/** Pages of a registrar of shops. */
export const registry: Scene[] = [
  {
    name: 'the form of a new shop',
    path: () => '/app/dashboard/addUser',
    shows: 'The owner’s login',
    main: 'nothing',
  },
  { name: 'the shops', path: () => '/app/dashboard/addShop', shows: 'Hall Road Mobiles', main: 'page' },
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

/** Opens a shop that has traded, and tells the ids of what it has. */
export async function openTradedShop(): Promise<Shop & { made: Made }> {
  const shop = await openShop();
  const { books } = shop;
  const traded = await books.tradeOnce(sold);
  await books.buy(inStock, traded.bank);
  const phone = await books.phone(inStock);
  await books.putCapital(100_000);
  const made = {
    ...traded,
    day: (await books.slip(sold)).date,
    payment: await books.receive(traded.party, 5_000),
    phone,
    dispatch: await books.sendOut(await books.buyFromPocket(sent)),
    lot: await books.buyLot(ofLot),
    committee: await books.joinCommittee('Market BC'),
    accessory: await books.addAccessory('Type-C Cable'),
  };
  return { ...shop, made };
}

/** Opens a scene, and waits until its content is there. */
export async function openScene(
  { page }: Shopkeeper,
  { path, shows }: Pick<Scene, 'path' | 'shows'>,
  made: Made,
) {
  await page.goto(path(made));
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
}
