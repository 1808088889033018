import { definePage } from '../../../kit/links/definePage.ts';

export const accessoriesPage = definePage({
  path: '/app/dashboard/addAccessory',
  title: { en: 'Accessories', ur: 'لوازمات' },
  menu: { group: 'mobileStocks', id: 'accessories' },
  load: () => import('./Accessories.tsx').then(({ Accessories }) => Accessories),
});
