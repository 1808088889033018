import { definePage } from '../../../kit/links/definePage.ts';

const loadBulkPurchaseDetail = () =>
  import('./BulkPurchaseDetail.tsx').then(({ BulkPurchaseDetail }) => BulkPurchaseDetail);
const bulkPurchaseDetail = { en: 'Bulk purchase', ur: 'تھوک خریداری' };

export const lotsPages = [
  definePage({
    path: '/app/dashboard/bulkPhones',
    title: { en: 'Bulk Phones', ur: 'تھوک فون' },
    menu: { group: 'mobileStocks', id: 'bulkphones' },
    load: () => import('./BulkPhones.tsx').then(({ BulkPhones }) => BulkPhones),
  }),
  definePage({
    path: '/app/dashboard/bulkPhoneDetail/:id',
    title: { en: 'Bulk lot', ur: 'تھوک کھیپ' },
    parent: '/app/dashboard/bulkPhones',
    load: () => import('./BulkPhoneDetail.tsx').then(({ BulkPhoneDetail }) => BulkPhoneDetail),
  }),
  definePage({
    path: '/purchase/todayPurchase/bulkPurchase/:id',
    title: bulkPurchaseDetail,
    parent: '/purchase/todayPurchase',
    load: loadBulkPurchaseDetail,
  }),
  definePage({
    path: '/purchase/purchaseRecords/bulkPurchase/:id',
    title: bulkPurchaseDetail,
    parent: '/purchase/purchaseRecords',
    load: loadBulkPurchaseDetail,
  }),
];
