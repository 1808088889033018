import { definePage } from '../../../kit/links/definePage.ts';

export const walletPage = definePage({
  path: '/app/dashboard/wallet',
  title: { en: 'Wallet', ur: 'والٹ' },
  menu: { group: 'ledger', id: 'wallet' },
  load: () => import('./Wallet.tsx').then(({ Wallet }) => Wallet),
});

export const walletPages = [
  walletPage,
  definePage({
    path: '/app/dashboard/bankTransaction/:id',
    title: { en: 'Bank transactions', ur: 'بینک کا لین دین' },
    parent: '/app/dashboard/wallet',
    load: () => import('./BankTransactions.tsx').then(({ BankTransactions }) => BankTransactions),
  }),
  definePage({
    path: '/app/dashboard/pocketCashTransactions/:id',
    title: { en: 'Pocket cash transactions', ur: 'جیب کی نقدی کا لین دین' },
    parent: '/app/dashboard/wallet',
    idKind: 'any',
    load: () => import('./PocketCash.tsx').then(({ PocketCash }) => PocketCash),
  }),
];
