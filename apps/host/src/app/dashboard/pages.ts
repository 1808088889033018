import { definePage } from '../../kit/links/definePage.ts';

export const dashboardPage = definePage({
  path: '/',
  title: { en: 'Dashboard', ur: 'ڈیش بورڈ' },
  isFindable: true,
  load: () => import('./Dashboard.tsx').then(({ Dashboard }) => Dashboard),
});
