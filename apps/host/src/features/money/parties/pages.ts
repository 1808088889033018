import { definePage } from '../../../kit/links/definePage.ts';

export const partyLedgerPage = definePage({
  path: '/app/dashboard/partyLedger',
  title: { en: 'Party ledger', ur: 'پارٹی کھاتہ' },
  isFindable: true,
  load: () => import('./Parties.tsx').then(({ Parties }) => Parties),
});

export const partiesPages = [
  definePage({
    path: '/app/dashboard/getCustomerRecord',
    title: { en: 'Customer Records', ur: 'گاہکوں کا ریکارڈ' },
    menu: { group: 'mobileStocks', id: 'customerrecord' },
    load: () => import('./Customers.tsx').then(({ Customers }) => Customers),
  }),
  partyLedgerPage,
  definePage({
    path: '/app/dashboard/partyLedger/:id',
    title: { en: 'Party', ur: 'پارٹی' },
    parent: '/app/dashboard/partyLedger',
    load: () => import('./PartyLedger.tsx').then(({ PartyLedger }) => PartyLedger),
  }),
];
