import {
  committeesAnswer,
  expensesAnswer,
  type Ledger,
  ledgerAnswer,
  type Movement,
  partyLedgerAnswer,
} from '@handset/domain';
import { committeesRoutes } from '../committees/committeesRoutes.ts';
import { expensesRoutes } from '../expenses/expensesRoutes.ts';
import { partiesRoutes } from '../parties/partiesRoutes.ts';
import { walletRoutes } from '../wallet/walletRoutes.ts';

import { type Columns, moment, worded } from './columns.ts';
import { type ExportColumn, type ExportList, exportOf } from './ExportList.ts';

type LedgerRow = Partial<Movement> & Pick<Movement, 'balance'> & { voucher?: string };

/** The movements of a ledger under the balance that they begin with. */
function movements(
  { opening, data }: Pick<Ledger, 'opening'> & { data: readonly LedgerRow[] },
  isFirst: boolean,
): LedgerRow[] {
  return isFirst ? [{ description: 'Opening balance', balance: opening }, ...data] : [...data];
}

/** What a ledger shows, with its two sides named for what they are there. */
function ledgerColumns(
  { text, count, money, day }: Columns<LedgerRow>,
  debit: [en: string, ur: string],
  credit: [en: string, ur: string],
): ExportColumn<LedgerRow>[] {
  return [
    day('Date', 'تاریخ', (row) => row.date),
    count('Entry', 'اندراج', (row) => row.entry),
    text('Type', 'قسم', (row) => worded(row.event)),
    text('Description', 'تفصیل', (row) => row.description),
    text('Party', 'فریق', (row) => row.partyName),
    money(...debit, (row) => row.debit),
    money(...credit, (row) => row.credit),
    money('Balance', 'بقایا', (row) => row.balance),
    text('Written at', 'لکھنے کا وقت', (row, shop) => moment(row.createdAt, shop)),
  ];
}

/** Where the money is, was and went. */
export const moneyExports: ExportList[] = [
  exportOf({
    name: 'bank-transactions',
    title: { en: 'Bank transactions', ur: 'بینک لین دین' },
    routes: walletRoutes,
    url: '/api/banks/:id/transactions',
    subject: { query: 'bankId', param: 'id' },
    answer: ledgerAnswer,
    rows: movements,
    columns: (kinds) => ledgerColumns(kinds, ['In', 'آمد'], ['Out', 'خرچ']),
  }),
  exportOf({
    name: 'pocket-cash',
    title: { en: 'Pocket cash', ur: 'نقد رقم' },
    routes: walletRoutes,
    url: '/api/pocketCash/transactions',
    answer: ledgerAnswer,
    rows: movements,
    columns: (kinds) => ledgerColumns(kinds, ['In', 'آمد'], ['Out', 'خرچ']),
  }),
  exportOf({
    name: 'party-ledger',
    title: { en: 'Party ledger', ur: 'کھاتہ' },
    routes: partiesRoutes,
    url: '/api/partyLedger/:personId',
    subject: { query: 'personId', param: 'personId' },
    answer: partyLedgerAnswer,
    rows: movements,
    columns: (kinds) => [
      kinds.text('Voucher', 'واؤچر', (row) => row.voucher),
      ...ledgerColumns(kinds, ['Debit', 'بنام'], ['Credit', 'جمع']).filter(
        ({ header }) => header.en !== 'Party',
      ),
    ],
  }),
  exportOf({
    name: 'expenses',
    title: { en: 'Expenses', ur: 'اخراجات' },
    routes: expensesRoutes,
    url: '/api/expense',
    answer: expensesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, day }) => [
      day('Date', 'تاریخ', (expense) => expense.date),
      text('Category', 'قسم', (expense) => expense.category),
      money('Amount', 'رقم', (expense) => expense.amount),
      money('Pocket cash', 'نقد', (expense) => expense.pocketCash),
      money('Bank amount', 'بینک کی رقم', (expense) => expense.accountCash),
      text('Bank', 'بینک', (expense) => expense.bank?.bankName),
      text('Payee', 'وصول کنندہ', (expense) => expense.payee),
      text('Note', 'نوٹ', (expense) => expense.note),
      count('Entry', 'اندراج', (expense) => expense.entry),
      count('Undone by entry', 'منسوخی کا اندراج', (expense) => expense.reversedBy),
      text('Written by', 'لکھنے والا', (expense) => expense.createdBy),
      text('Written at', 'لکھنے کا وقت', (expense, shop) => moment(expense.createdAt, shop)),
    ],
  }),
  exportOf({
    name: 'committees',
    title: { en: 'Committees', ur: 'کمیٹیاں' },
    routes: committeesRoutes,
    url: '/api/committee',
    answer: committeesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, day }) => [
      text('Committee', 'کمیٹی', (committee) => committee.name),
      text('Organiser', 'منتظم', (committee) => committee.organiser),
      money('Instalment', 'قسط', (committee) => committee.amount),
      count('Members', 'ارکان', (committee) => committee.members),
      count('Shares', 'حصے', (committee) => committee.shares),
      day('Start', 'آغاز', (committee) => committee.startDate),
      text('Frequency', 'وقفہ', (committee) => worded(committee.frequency)),
      text('Draw', 'قرعہ', (committee) => worded(committee.draw)),
      text('Our turns', 'ہماری باری', (committee) => committee.turns.filter(Boolean).join(', ')),
      money('Pool', 'کل رقم', (committee) => committee.pool),
      money('Paid in', 'جمع شدہ', (committee) => committee.paidIn),
      money('Received', 'وصول شدہ', (committee) => committee.received),
      money('Remaining to pay', 'باقی قسطیں', (committee) => committee.remainingToPay),
      money('Net', 'خالص', (committee) => committee.net),
      day('Next due', 'اگلی تاریخ', (committee) => committee.nextDue),
      count('Late', 'تاخیر شدہ', (committee) => committee.late),
      text('Status', 'کیفیت', (committee) => worded(committee.status)),
      text('Note', 'نوٹ', (committee) => committee.note),
    ],
  }),
];
