import { definePage } from '../../kit/links/definePage.ts';

export const notificationsPage = definePage({
  path: '/notifications',
  title: { en: 'Notifications', ur: 'اطلاعات' },
  isFindable: true,
  permission: 'daily-work',
  load: () => import('./Notifications.tsx').then(({ Notifications }) => Notifications),
});
