import { definePage } from '../../../kit/links/definePage.ts';

export const duesPages = [
  definePage({
    path: '/app/dashboard/PayablesAndReceivables',
    title: { en: 'Payables & Receivables', ur: 'واجبات و وصولیاں' },
    menu: { group: 'ledger', id: 'payables' },
    load: () => import('./Dues.tsx').then(({ Dues }) => Dues),
  }),
  definePage({
    path: '/app/dashboard/PayablesAndReceivables/:id',
    title: { en: 'Records', ur: 'ریکارڈ' },
    parent: '/app/dashboard/PayablesAndReceivables',
    load: () => import('./PartyDues.tsx').then(({ PartyDues }) => PartyDues),
  }),
];
