import { phonesAnswer, STOCK_COLUMNS, stockAnswer } from '@handset/domain';
import { capitalized } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { phonePage } from './phoneList.ts';
import { stockRoutes } from './stockRoutes.ts';

export const stockExports: ExportList[] = [
  exportOf({
    name: 'phones',
    title: { en: 'Phones', ur: 'فون' },
    routes: stockRoutes,
    url: '/api/phone',
    answer: phonesAnswer,
    rows: ({ data }) => data,
    following: phonePage,
    // Begins with the columns of the import, so that an export can be imported again.
    columns: ({ text, imei, count, money, cost, day }) => [
      ...STOCK_COLUMNS.map(({ field, header, kind }) =>
        ({ text, imei, percent: count, money, cost, day })[kind](header.en, header.ur, (phone) =>
          field === 'date' ? phone.acquiredOn : phone[field],
        ),
      ),
      text('Status', 'کیفیت', (phone) => capitalized(phone.state)),
      count('Days in stock', 'اسٹاک میں دن', (phone) => phone.daysInStock),
      text('Warranty', 'وارنٹی', (phone) => phone.warranty),
      text('Source', 'کیسے آیا', (phone) => capitalized(phone.source)),
    ],
  }),
  exportOf({
    name: 'stock',
    title: { en: 'Stock list', ur: 'اسٹاک فہرست' },
    routes: stockRoutes,
    url: '/api/stock',
    answer: stockAnswer,
    rows: ({ data }) =>
      data.flatMap(({ companyName, models }) =>
        models.flatMap(({ modelName, variants }) =>
          variants.map((variant) => ({ companyName, modelName, ...variant })),
        ),
      ),
    columns: ({ text, count, money, cost }) => [
      text('Company', 'کمپنی', (kind) => kind.companyName),
      text('Model', 'ماڈل', (kind) => kind.modelName),
      text('RAM/Memory', 'ریم/میموری', (kind) => kind.ramMemory),
      count('New', 'نئے', (kind) => kind.new),
      count('Used', 'استعمال شدہ', (kind) => kind.used),
      count('Dispatched', 'بھیجے گئے', (kind) => kind.dispatched),
      cost('Value at cost', 'لاگت پر مالیت', (kind) => kind.costValue),
      money('Demand value', 'مانگ پر مالیت', (kind) => kind.demandValue),
      count('Oldest, days', 'سب سے پرانا، دن', (kind) => kind.oldestDays),
    ],
  }),
];
