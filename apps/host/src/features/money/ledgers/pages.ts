import { definePage } from '../../../kit/links/definePage.ts';

export const ledgersPages = [
  definePage({
    path: '/app/dashboard/ledgerRecords',
    title: { en: 'Ledger records', ur: 'کھاتہ ریکارڈ' },
    isFindable: true,
    load: () => import('./LedgerRecords.tsx').then(({ LedgerRecords }) => LedgerRecords),
  }),
  definePage({
    path: '/app/dashboard/ledgerRecords/:id',
    title: { en: 'Ledger record', ur: 'کھاتہ اندراج' },
    parent: '/app/dashboard/ledgerRecords',
    idKind: 'number',
    load: () => import('./LedgerRecord.tsx').then(({ LedgerRecord }) => LedgerRecord),
  }),
];
