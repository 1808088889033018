import { definePage } from '../../../kit/links/definePage.ts';

const loadPurchaseDetail = () => import('./PurchaseDetail.tsx').then(({ PurchaseDetail }) => PurchaseDetail);
const loadPurchases = () => import('./Purchases.tsx').then(({ Purchases }) => Purchases);
const purchaseDetail = { en: 'Purchase', ur: 'خریداری' };

export const purchasesPages = [
  definePage({
    path: '/todayBook/pruchaseDetail/:id',
    title: purchaseDetail,
    parent: '/todayBook',
    load: loadPurchaseDetail,
  }),
  definePage({
    path: '/purchase/todayPurchase',
    title: { en: 'Today Purchase', ur: 'آج کی خریداری' },
    menu: { group: 'purchase', id: 'todaypurchase' },
    load: loadPurchases,
  }),
  definePage({
    path: '/purchase/todayPurchase/:id',
    title: purchaseDetail,
    parent: '/purchase/todayPurchase',
    load: loadPurchaseDetail,
  }),
  definePage({
    path: '/purchase/purchaseRecords',
    title: { en: 'Purchase Records', ur: 'خریداری کا ریکارڈ' },
    menu: { group: 'purchase', id: 'purchaserecords' },
    load: loadPurchases,
  }),
  definePage({
    path: '/purchase/purchaseRecords/:id',
    title: purchaseDetail,
    parent: '/purchase/purchaseRecords',
    load: loadPurchaseDetail,
  }),
];
