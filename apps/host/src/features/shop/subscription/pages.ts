import { definePage } from '../../../kit/links/definePage.ts';

export const subscriptionPage = definePage({
  path: '/subscription/paymentMethod',
  title: { en: 'Payment Method', ur: 'ادائیگی کا طریقہ' },
  menu: { group: 'subscription', id: 'paymentmethod' },
  load: () => import('./PaymentMethod.tsx').then(({ PaymentMethod }) => PaymentMethod),
});
