import { definePage } from '../../../kit/links/definePage.ts';

export const dayPage = definePage({
  path: '/todayBook',
  title: { en: 'Today book', ur: 'آج کا کھاتہ' },
  isFindable: true,
  load: () => import('./TodayBook.tsx').then(({ TodayBook }) => TodayBook),
});
