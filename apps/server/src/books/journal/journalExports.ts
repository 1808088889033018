import { entryText, eventTitle, journalAnswer } from '@handset/domain';
import { moment } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { journalRoutes } from './journalRoutes.ts';

export const journalExports: ExportList[] = [
  exportOf({
    name: 'ledger-records',
    title: { en: 'Ledger records', ur: 'کھاتہ ریکارڈ' },
    routes: journalRoutes,
    url: '/api/ledger/records',
    answer: journalAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, day }) => [
      day('Date', 'تاریخ', (entry) => entry.date),
      count('Entry', 'اندراج', (entry) => entry.entry),
      text('Type', 'قسم', (entry, _shop, locale) => eventTitle(entry.event, locale)),
      text('Description', 'تفصیل', (entry, _shop, locale) => entryText(entry, locale)),
      text('Document', 'دستاویز', (entry) => entry.document),
      text('Party', 'پارٹی', (entry) => entry.partyName),
      money('Amount', 'رقم', (entry) => entry.amount),
      count('Undoes entry', 'منسوخ کردہ اندراج', (entry) => entry.reverses),
      count('Undone by entry', 'منسوخی کا اندراج', (entry) => entry.reversedBy),
      text('Recorded by', 'درج کرنے والا', (entry) => entry.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (entry, shop) => moment(entry.createdAt, shop)),
    ],
  }),
];
