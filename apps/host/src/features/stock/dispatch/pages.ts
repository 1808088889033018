import { definePage } from '../../../kit/links/definePage.ts';

const loadDispatches = () => import('./Dispatches.tsx').then(({ Dispatches }) => Dispatches);
const dispatch = { en: 'Dispatch', ur: 'ڈسپیچ' };

export const dispatchPages = [
  definePage({
    path: '/app/dashboard/DispachmobileList',
    title: dispatch,
    menu: { group: 'mobileStocks', id: 'dispatch' },
    load: loadDispatches,
  }),
  definePage({ path: '/app/dashboard/availablePhones', title: dispatch, load: loadDispatches }),
];
