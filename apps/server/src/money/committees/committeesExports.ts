import { committeeDetailAnswer, committeesAnswer } from '@handset/domain';
import { capitalized } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { committeesRoutes } from './committeesRoutes.ts';

export const committeesExports: ExportList[] = [
  exportOf({
    name: 'committees',
    title: { en: 'Committees', ur: 'کمیٹیاں' },
    routes: committeesRoutes,
    url: '/api/committee',
    answer: committeesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, day }) => [
      text('Committee', 'کمیٹی', (committee) => committee.name),
      text('Organiser', 'کمیٹی والا', (committee) => committee.organiser),
      money('Instalment', 'قسط', (committee) => committee.amount),
      count('Shares in all', 'کل حصے', (committee) => committee.members),
      count('Our shares', 'ہمارے حصے', (committee) => committee.shares),
      day('First instalment', 'پہلی قسط', (committee) => committee.startDate),
      text('Frequency', 'وقفہ', (committee) => capitalized(committee.frequency)),
      text('Draw', 'باری کا طریقہ', (committee) => capitalized(committee.draw)),
      text('Our turns', 'ہماری باریاں', (committee) => committee.turns.filter(Boolean).join(', ')),
      money('Pool', 'کل رقم', (committee) => committee.pool),
      money('Paid in', 'جمع کرایا', (committee) => committee.paidIn),
      money('Received', 'وصول کیا', (committee) => committee.received),
      money('Remaining to pay', 'دینا باقی', (committee) => committee.remainingToPay),
      money('Net position', 'حساب', (committee) => committee.net),
      day('Next due', 'اگلی قسط', (committee) => committee.nextDue),
      count('Late', 'لیٹ', (committee) => committee.late),
      text('Status', 'حالت', (committee) => capitalized(committee.status)),
      text('Note', 'نوٹ', (committee) => committee.note),
    ],
  }),
  exportOf({
    name: 'committee-schedule',
    title: { en: 'Committee schedule', ur: 'کمیٹی کا شیڈول' },
    routes: committeesRoutes,
    url: '/api/committee/:id',
    subject: { query: 'committeeId', param: 'id' },
    answer: committeeDetailAnswer,
    rows: ({ data }) => data.schedule,
    columns: ({ text, count, money, day }) => [
      count('Instalment', 'قسط', (instalment) => instalment.number),
      count('Share', 'حصہ', (instalment) => instalment.share),
      day('Due date', 'ادائیگی کی تاریخ', (instalment) => instalment.dueDate),
      money('Amount', 'رقم', (instalment) => instalment.amount),
      money('Paid', 'ادا شدہ', (instalment) => instalment.paid),
      day('Paid on', 'ادائیگی کا دن', (instalment) => instalment.paidOn),
      text('Our turn', 'ہماری باری', (instalment) => instalment.isTurn),
      text('Status', 'حالت', (instalment) => capitalized(instalment.state)),
    ],
  }),
];
