import { cashCountsAnswer, ledgerAnswer } from '@handset/domain';
import { moment } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { ledgerColumns, ledgerRows } from '../../base/exports/ledgerRows.ts';
import { walletRoutes } from './walletRoutes.ts';

export const walletExports: ExportList[] = [
  exportOf({
    name: 'bank-transactions',
    title: { en: 'Bank transactions', ur: 'بینک کا لین دین' },
    routes: walletRoutes,
    url: '/api/banks/:id/transactions',
    subject: { query: 'bankId', param: 'id' },
    answer: ledgerAnswer,
    rows: ledgerRows,
    columns: (kinds) => [
      ...ledgerColumns(kinds, ['In', 'آمد'], ['Out', 'خرچ']),
      kinds.text('Party', 'پارٹی', (row) => row.partyName),
    ],
  }),
  exportOf({
    name: 'pocket-cash',
    title: { en: 'Pocket Cash', ur: 'جیب کی نقدی' },
    routes: walletRoutes,
    url: '/api/pocketCash/transactions',
    answer: ledgerAnswer,
    rows: ledgerRows,
    columns: (kinds) => [
      ...ledgerColumns(kinds, ['In', 'آمد'], ['Out', 'خرچ']),
      kinds.text('Party', 'پارٹی', (row) => row.partyName),
    ],
  }),
  exportOf({
    name: 'cash-counts',
    title: { en: 'Cash counts', ur: 'نقدی کی گنتی' },
    routes: walletRoutes,
    url: '/api/wallet/counts',
    answer: cashCountsAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, day }) => [
      day('Date', 'تاریخ', (counted) => counted.date),
      text('Account', 'اکاؤنٹ', (counted) => counted.name),
      money('In the books', 'کھاتے میں', (counted) => counted.expected),
      money('Counted', 'گنی گئی رقم', (counted) => counted.counted),
      money('Difference', 'فرق', (counted) => counted.difference),
      text('Reason', 'وجہ', (counted) => counted.reason),
      count('Entry', 'اندراج', (counted) => counted.entry),
      count('Undone by entry', 'منسوخی کا اندراج', (counted) => counted.reversedBy),
      text('Recorded by', 'درج کرنے والا', (counted) => counted.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (counted, shop) => moment(counted.createdAt, shop)),
    ],
  }),
];
