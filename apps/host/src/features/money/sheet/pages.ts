import { definePage } from '../../../kit/links/definePage.ts';

export const sheetPage = definePage({
  path: '/app/dashboard/balanceSheet',
  title: { en: 'Balance sheet', ur: 'بیلنس شیٹ' },
  isFindable: true,
  load: () => import('./BalanceSheet.tsx').then(({ BalanceSheet }) => BalanceSheet),
});
