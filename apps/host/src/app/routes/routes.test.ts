import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { guardedRoutes, publicRoutes } from './routes.ts';
import { routesDocument } from './routesDocument.ts';

const all = [...publicRoutes, ...guardedRoutes];

it('is what docs/routes.md says', async () => {
  await expect(routesDocument()).toMatchFileSnapshot('../../../../../docs/routes.md');
});

it('has every path of the specification', () => {
  const specified = `
    /login /auth/signin-1 /auth/signup-1 /
    /app/dashboard/addUser /app/dashboard/addShop
    /app/dashboard/newMobileList /app/dashboard/usedMobileList /app/dashboard/bulkPhones /app/dashboard/addAccessory
    /app/dashboard/DispachmobileList /app/dashboard/getCustomerRecord
    /app/dashboard/wallet /app/dashboard/PayablesAndReceivables /app/dashboard/addLedger
    /purchase/todayPurchase /purchase/purchaseRecords /sales/todaySales /sales/saleInvoices
    /setup/shop /invoice/shop /subscription/paymentMethod /help/forsupport
    /todayBook /todayBook/pruchaseDetail/:id /todayBook/saleDetail/:id /stockList
    /app/dashboard/bulkPhoneDetail/:id /app/dashboard/scanDeviceDetails /app/dashboard/availablePhones
    /app/dashboard/PayablesAndReceivables/:id /app/dashboard/bankTransaction/:id
    /app/dashboard/pocketCashTransactions/:id /app/dashboard/partyLedger /app/dashboard/partyLedger/:id
    /app/dashboard/balanceSheet /app/dashboard/commetyLedger /app/dashboard/ledgerRecords
    /app/dashboard/ledgerRecords/:id /app/dashboard/mobile-details /forms/form-basic
    /purchase/todayPurchase/:id /purchase/purchaseRecords/:id
    /purchase/todayPurchase/bulkPurchase/:id /purchase/purchaseRecords/bulkPurchase/:id
    /sales/todaySales/:id /sales/sales/:id /sales/todayBulkSales/:id /sales/BulkSales/:id
    /sales/saleInvoices/:id /sales/bulkSaleInvoices/:id /invoice/accessory /notifications
    /basic/button /basic/badges /basic/breadcrumb-paging /basic/collapse /basic/tabs-pills /basic/typography`;
  expect(all.map(({ path }) => path).sort()).toEqual(specified.trim().split(/\s+/).sort());
});

it('leads every breadcrumb to a page', () => {
  const known = new Set(all.map(({ path }) => path));
  const parents = all.flatMap(({ parent }) => parent ?? []);
  expect(parents.filter((path) => !known.has(path))).toEqual([]);
});

it('prefers the document of a bulk purchase to a purchase called bulkPurchase', () => {
  const routes = guardedRoutes.map(({ path }) => ({ path }));
  const [match] = matchRoutes(routes, '/purchase/todayPurchase/bulkPurchase/7') ?? [];
  expect(match?.route.path).toBe('/purchase/todayPurchase/bulkPurchase/:id');
});

it('names every page in Urdu letters', () => {
  const titles = all.map(({ title }) => title.ur);
  expect(titles.filter((title) => !/^[\u0600-\u06ff\s]+$/.test(title))).toEqual([]);
});
