import { definePage } from '../../../kit/links/definePage.ts';

const loadNewPhones = () => import('./PhoneLists.tsx').then(({ NewPhones }) => NewPhones);
const newPhones = { en: 'New Mobiles', ur: 'نئے موبائل' };

export const stockListPage = definePage({
  path: '/stockList',
  title: { en: 'Stock list', ur: 'اسٹاک فہرست' },
  isFindable: true,
  load: () => import('./StockList.tsx').then(({ StockList }) => StockList),
});

export const listPages = [
  stockListPage,
  definePage({
    path: '/app/dashboard/newMobileList',
    title: newPhones,
    menu: { group: 'mobileStocks', id: 'newmobiles' },
    load: loadNewPhones,
  }),
  definePage({ path: '/forms/form-basic', title: newPhones, load: loadNewPhones }),
  definePage({
    path: '/app/dashboard/usedMobileList',
    title: { en: 'Used Mobiles', ur: 'استعمال شدہ موبائل' },
    menu: { group: 'mobileStocks', id: 'usedmobiles' },
    load: () => import('./PhoneLists.tsx').then(({ UsedPhones }) => UsedPhones),
  }),
];
