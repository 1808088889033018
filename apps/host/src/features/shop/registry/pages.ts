import { definePage } from '../../../kit/links/definePage.ts';

export const registryPages = [
  definePage({
    path: '/app/dashboard/addUser',
    title: { en: 'Add New Shop', ur: 'نئی دکان شامل کریں' },
    menu: { group: 'shopRegistration', id: 'adduser' },
    permission: 'shops',
    load: () => import('./AddShop.tsx').then(({ AddShop }) => AddShop),
  }),
  definePage({
    path: '/app/dashboard/addShop',
    title: { en: 'Shop Records', ur: 'دکانوں کا ریکارڈ' },
    menu: { group: 'shopRegistration', id: 'shop' },
    permission: 'shops',
    load: () => import('./ShopRecords.tsx').then(({ ShopRecords }) => ShopRecords),
  }),
];
