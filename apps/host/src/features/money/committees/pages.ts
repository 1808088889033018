import { definePage } from '../../../kit/links/definePage.ts';

export const committeesPage = definePage({
  path: '/app/dashboard/commetyLedger',
  title: { en: 'Committee ledger', ur: 'کمیٹی کھاتہ' },
  isFindable: true,
  load: () => import('./Committees.tsx').then(({ Committees }) => Committees),
});
