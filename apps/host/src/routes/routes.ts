import type { ComponentType } from 'react';
import type { PageId } from '../messages/en.ts';

/** One path of the application. */
export interface HostRoute {
  /** The specification's path. */
  path: string;
  /** Names the page in the catalogue. */
  title: PageId;
  /** The path that its breadcrumb leads back to, below the dashboard. */
  parent?: string;
  /** Loads the screen. */
  load: () => Promise<ComponentType>;
}

const newPhones = () => import('../pages/PhoneLists.tsx').then((module) => module.NewPhones);
const signIn = () => import('../pages/SignIn.tsx').then((module) => module.SignIn);
const purchaseDetail = () => import('../pages/PurchaseDetail.tsx').then((module) => module.PurchaseDetail);
const bulkPurchaseDetail = () =>
  import('../pages/BulkPurchaseDetail.tsx').then((module) => module.BulkPurchaseDetail);
const purchases = () => import('../pages/Purchases.tsx').then((module) => module.Purchases);
const saleDetail = () => import('../pages/SaleDetail.tsx').then((module) => module.SaleDetail);
const draftInvoice = () => import('../pages/DraftInvoice.tsx').then((module) => module.DraftInvoice);
const saleInvoice = () => import('../pages/SaleInvoice.tsx').then((module) => module.SaleInvoice);
const sales = () => import('../pages/Sales.tsx').then((module) => module.Sales);
const dispatches = () => import('../pages/Dispatches.tsx').then((module) => module.Dispatches);

const demo = (name: keyof typeof import('../demo/demoPages.ts')) => () =>
  import('../demo/demoPages.ts').then((pages) => pages[name]);

/** Paths that anybody may open. */
export const publicRoutes: readonly HostRoute[] = [
  { path: '/login', title: 'signIn', load: signIn },
  { path: '/auth/signin-1', title: 'signIn', load: signIn },
  {
    path: '/auth/signup-1',
    title: 'signUp',
    load: () => import('../pages/SignUp.tsx').then((module) => module.SignUp),
  },
];

const todayBook = '/todayBook';
const partyLedger = '/app/dashboard/partyLedger';
const wallet = '/app/dashboard/wallet';
const payables = '/app/dashboard/PayablesAndReceivables';
const bulkPhones = '/app/dashboard/bulkPhones';
const ledgerRecords = '/app/dashboard/ledgerRecords';
const todayPurchase = '/purchase/todayPurchase';
const purchaseRecords = '/purchase/purchaseRecords';
const todaySales = '/sales/todaySales';
const saleInvoices = '/sales/saleInvoices';

/** Paths behind the guard, in the layout. */
export const guardedRoutes: readonly HostRoute[] = [
  {
    path: '/',
    title: 'dashboard',
    load: () => import('../pages/Dashboard.tsx').then((module) => module.Dashboard),
  },
  {
    path: '/stockList',
    title: 'stockList',
    load: () => import('../pages/StockList.tsx').then((module) => module.StockList),
  },
  {
    path: todayBook,
    title: 'todayBook',
    load: () => import('../pages/TodayBook.tsx').then((module) => module.TodayBook),
  },
  {
    path: `${todayBook}/pruchaseDetail/:id`,
    title: 'purchaseDetail',
    parent: todayBook,
    load: purchaseDetail,
  },
  { path: `${todayBook}/saleDetail/:id`, title: 'saleDetail', parent: todayBook, load: saleDetail },

  {
    path: '/app/dashboard/addUser',
    title: 'addShop',
    load: () => import('../pages/AddShop.tsx').then((module) => module.AddShop),
  },
  {
    path: '/app/dashboard/addShop',
    title: 'shopRecords',
    load: () => import('../pages/ShopRecords.tsx').then((module) => module.ShopRecords),
  },

  { path: '/app/dashboard/newMobileList', title: 'newPhones', load: newPhones },
  { path: '/forms/form-basic', title: 'newPhones', load: newPhones },
  {
    path: '/app/dashboard/usedMobileList',
    title: 'usedPhones',
    load: () => import('../pages/PhoneLists.tsx').then((module) => module.UsedPhones),
  },
  {
    path: bulkPhones,
    title: 'bulkPhones',
    load: () => import('../pages/BulkPhones.tsx').then((module) => module.BulkPhones),
  },
  {
    path: '/app/dashboard/bulkPhoneDetail/:id',
    title: 'bulkPhoneDetail',
    parent: bulkPhones,
    load: () => import('../pages/BulkPhoneDetail.tsx').then((module) => module.BulkPhoneDetail),
  },
  {
    path: '/app/dashboard/addAccessory',
    title: 'accessories',
    load: () => import('../pages/Accessories.tsx').then((module) => module.Accessories),
  },
  { path: '/app/dashboard/DispachmobileList', title: 'dispatch', load: dispatches },
  { path: '/app/dashboard/availablePhones', title: 'dispatch', load: dispatches },
  {
    path: '/app/dashboard/getCustomerRecord',
    title: 'customerRecords',
    load: () => import('../pages/Parties.tsx').then((module) => module.Customers),
  },
  {
    path: '/app/dashboard/scanDeviceDetails',
    title: 'scanDevice',
    load: () => import('../pages/ScanDevice.tsx').then((module) => module.ScanDevice),
  },
  {
    path: '/app/dashboard/mobile-details',
    title: 'phoneDetails',
    load: () => import('../pages/PhoneDetails.tsx').then((module) => module.PhoneDetails),
  },

  {
    path: wallet,
    title: 'wallet',
    load: () => import('../pages/Wallet.tsx').then((module) => module.Wallet),
  },
  {
    path: '/app/dashboard/bankTransaction/:id',
    title: 'bankTransactions',
    parent: wallet,
    load: () => import('../pages/BankTransactions.tsx').then((module) => module.BankTransactions),
  },
  {
    path: '/app/dashboard/pocketCashTransactions/:id',
    title: 'pocketCashTransactions',
    parent: wallet,
    load: () => import('../pages/PocketCash.tsx').then((module) => module.PocketCash),
  },
  {
    path: payables,
    title: 'payablesAndReceivables',
    load: () => import('../pages/Dues.tsx').then((module) => module.Dues),
  },
  {
    path: `${payables}/:id`,
    title: 'payablesAndReceivablesRecords',
    parent: payables,
    load: () => import('../pages/PartyDues.tsx').then((module) => module.PartyDues),
  },
  {
    path: partyLedger,
    title: 'partyLedger',
    load: () => import('../pages/Parties.tsx').then((module) => module.Parties),
  },
  {
    path: `${partyLedger}/:id`,
    title: 'partyLedgerRecords',
    parent: partyLedger,
    load: () => import('../pages/PartyLedger.tsx').then((module) => module.PartyLedger),
  },
  {
    path: '/app/dashboard/balanceSheet',
    title: 'balanceSheet',
    load: () => import('../pages/BalanceSheet.tsx').then((module) => module.BalanceSheet),
  },
  {
    path: '/app/dashboard/commetyLedger',
    title: 'committeeLedger',
    load: () => import('../pages/Committees.tsx').then((module) => module.Committees),
  },
  {
    path: '/app/dashboard/addLedger',
    title: 'expenses',
    load: () => import('../pages/Expenses.tsx').then((module) => module.Expenses),
  },
  {
    path: ledgerRecords,
    title: 'ledgerRecords',
    load: () => import('../pages/LedgerRecords.tsx').then((module) => module.LedgerRecords),
  },
  {
    path: `${ledgerRecords}/:id`,
    title: 'ledgerRecord',
    parent: ledgerRecords,
    load: () => import('../pages/LedgerRecord.tsx').then((module) => module.LedgerRecord),
  },

  { path: todayPurchase, title: 'todayPurchase', load: purchases },
  { path: `${todayPurchase}/:id`, title: 'purchaseDetail', parent: todayPurchase, load: purchaseDetail },
  {
    path: `${todayPurchase}/bulkPurchase/:id`,
    title: 'bulkPurchaseDetail',
    parent: todayPurchase,
    load: bulkPurchaseDetail,
  },
  { path: purchaseRecords, title: 'purchaseRecords', load: purchases },
  { path: `${purchaseRecords}/:id`, title: 'purchaseDetail', parent: purchaseRecords, load: purchaseDetail },
  {
    path: `${purchaseRecords}/bulkPurchase/:id`,
    title: 'bulkPurchaseDetail',
    parent: purchaseRecords,
    load: bulkPurchaseDetail,
  },

  { path: todaySales, title: 'todaySales', load: sales },
  { path: `${todaySales}/:id`, title: 'saleDetail', parent: todaySales, load: saleDetail },
  { path: '/sales/todayBulkSales/:id', title: 'saleDetail', parent: todaySales, load: saleDetail },
  { path: '/sales/sales/:id', title: 'saleDetail', parent: saleInvoices, load: saleDetail },
  { path: '/sales/BulkSales/:id', title: 'saleDetail', parent: saleInvoices, load: saleDetail },
  { path: saleInvoices, title: 'saleInvoices', load: sales },
  { path: `${saleInvoices}/:id`, title: 'saleInvoice', parent: saleInvoices, load: saleInvoice },
  { path: '/sales/bulkSaleInvoices/:id', title: 'saleInvoice', parent: saleInvoices, load: saleInvoice },
  { path: '/invoice/shop', title: 'soldInvoice', load: draftInvoice },
  { path: '/invoice/accessory', title: 'accessoryInvoice', load: draftInvoice },

  {
    path: '/setup/shop',
    title: 'myShop',
    load: () => import('../pages/MyShop.tsx').then((module) => module.MyShop),
  },
  {
    path: '/subscription/paymentMethod',
    title: 'paymentMethod',
    load: () => import('../pages/PaymentMethod.tsx').then((module) => module.PaymentMethod),
  },
  {
    path: '/help/forsupport',
    title: 'support',
    load: () => import('../pages/Support.tsx').then((module) => module.Support),
  },
  {
    path: '/notifications',
    title: 'notifications',
    load: () => import('../pages/Notifications.tsx').then((module) => module.Notifications),
  },

  { path: '/basic/button', title: 'demoButton', load: demo('ButtonDemo') },
  { path: '/basic/badges', title: 'demoBadges', load: demo('BadgeDemo') },
  { path: '/basic/breadcrumb-paging', title: 'demoBreadcrumb', load: demo('BreadcrumbDemo') },
  { path: '/basic/collapse', title: 'demoCollapse', load: demo('CollapseDemo') },
  { path: '/basic/tabs-pills', title: 'demoTabs', load: demo('TabsDemo') },
  { path: '/basic/typography', title: 'demoTypography', load: demo('TypographyDemo') },
];
