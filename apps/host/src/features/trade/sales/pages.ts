import { definePage } from '../../../kit/links/definePage.ts';

const loadSaleDetail = () => import('./SaleDetail.tsx').then(({ SaleDetail }) => SaleDetail);
const loadSales = () => import('./Sales.tsx').then(({ Sales }) => Sales);
const loadSaleInvoice = () => import('./SaleInvoice.tsx').then(({ SaleInvoice }) => SaleInvoice);
const loadDraftInvoice = () => import('./DraftInvoice.tsx').then(({ DraftInvoice }) => DraftInvoice);
const saleDetail = { en: 'Sale', ur: 'فروخت' };
const saleInvoice = { en: 'Invoice', ur: 'انوائس' };

export const salesPages = [
  definePage({
    path: '/todayBook/saleDetail/:id',
    title: saleDetail,
    parent: '/todayBook',
    load: loadSaleDetail,
  }),
  definePage({
    path: '/sales/todaySales',
    title: { en: 'Today Sales', ur: 'آج کی فروخت' },
    menu: { group: 'sales', id: 'todaysales' },
    load: loadSales,
  }),
  definePage({
    path: '/sales/todaySales/:id',
    title: saleDetail,
    parent: '/sales/todaySales',
    load: loadSaleDetail,
  }),
  definePage({
    path: '/sales/todayBulkSales/:id',
    title: saleDetail,
    parent: '/sales/todaySales',
    load: loadSaleDetail,
  }),
  definePage({
    path: '/sales/sales/:id',
    title: saleDetail,
    parent: '/sales/saleInvoices',
    load: loadSaleDetail,
  }),
  definePage({
    path: '/sales/BulkSales/:id',
    title: saleDetail,
    parent: '/sales/saleInvoices',
    load: loadSaleDetail,
  }),
  definePage({
    path: '/sales/saleInvoices',
    title: { en: 'Sale Invoices', ur: 'فروخت کی انوائسیں' },
    menu: { group: 'sales', id: 'saleinvoices' },
    load: loadSales,
  }),
  definePage({
    path: '/sales/saleInvoices/:id',
    title: saleInvoice,
    parent: '/sales/saleInvoices',
    load: loadSaleInvoice,
  }),
  definePage({
    path: '/sales/bulkSaleInvoices/:id',
    title: saleInvoice,
    parent: '/sales/saleInvoices',
    load: loadSaleInvoice,
  }),
  definePage({
    path: '/invoice/shop',
    title: { en: 'Sold invoice', ur: 'فروخت کی انوائس' },
    menu: { group: 'shopDetails', id: 'invoice' },
    load: loadDraftInvoice,
  }),
  definePage({
    path: '/invoice/accessory',
    title: { en: 'Accessory invoice', ur: 'لوازمات کی انوائس' },
    load: loadDraftInvoice,
  }),
];
