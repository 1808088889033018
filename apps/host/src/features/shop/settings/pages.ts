import { definePage } from '../../../kit/links/definePage.ts';

export const myShopPage = definePage({
  path: '/setup/shop',
  title: { en: 'My Shop', ur: 'میری دکان' },
  menu: { group: 'shopDetails', id: 'myshop' },
  load: () => import('./MyShop.tsx').then(({ MyShop }) => MyShop),
});
