import { dispatchesAnswer } from '@handset/domain';
import { capitalized, moment, numbered } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { dispatchesRoutes } from './dispatchesRoutes.ts';

export const dispatchesExports: ExportList[] = [
  exportOf({
    name: 'dispatches',
    title: { en: 'Dispatches', ur: 'ڈسپیچ' },
    routes: dispatchesRoutes,
    url: '/api/dispatch',
    answer: dispatchesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, cost, day }) => [
      day('Date', 'تاریخ', (dispatch) => dispatch.date),
      text('Dispatch', 'ڈسپیچ', (dispatch) => dispatch.number),
      text('Party', 'پارٹی', (dispatch) => dispatch.person.name),
      text('Number', 'نمبر', (dispatch) => numbered(dispatch.person.number)),
      day('Expected return', 'متوقع واپسی', (dispatch) => dispatch.expectedReturn),
      text('Status', 'حالت', (dispatch) => capitalized(dispatch.state)),
      count('Age, days', 'عمر، دن', (dispatch) => dispatch.age),
      count('Phones', 'فون', (dispatch) => dispatch.quantity),
      count('Out', 'باہر', (dispatch) => dispatch.out),
      count('Returned', 'واپس', (dispatch) => dispatch.returned),
      count('Sold', 'فروخت', (dispatch) => dispatch.sold),
      money('Value', 'مالیت', (dispatch) => dispatch.value),
      cost('Cost', 'لاگت', (dispatch) => dispatch.cost),
      text('Note', 'نوٹ', (dispatch) => dispatch.note),
      text('Recorded by', 'درج کرنے والا', (dispatch) => dispatch.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (dispatch, shop) => moment(dispatch.createdAt, shop)),
    ],
  }),
];
