import { definePage } from '../../../kit/links/definePage.ts';

export const supportPage = definePage({
  path: '/help/forsupport',
  title: { en: 'For Support', ur: 'مدد' },
  menu: { group: 'help', id: 'forsupport' },
  load: () => import('./Support.tsx').then(({ Support }) => Support),
});
