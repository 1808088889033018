import { salesAnswer } from '@handset/domain';
import { capitalized, moment, numbered } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { imeis, kindsOf, models } from '../../base/exports/phonesOfDocument.ts';
import { salePage } from './sales.ts';
import { salesRoutes } from './salesRoutes.ts';

export const salesExports: ExportList[] = [
  exportOf({
    name: 'sales',
    title: { en: 'Sales', ur: 'فروخت' },
    routes: salesRoutes,
    url: '/api/sale',
    answer: salesAnswer,
    rows: ({ data }) => data,
    following: salePage,
    columns: ({ text, count, money, cost, day }) => [
      day('Date', 'تاریخ', (sale) => sale.date),
      text('Invoice', 'انوائس', (sale) => sale.invoiceNumber),
      text('Customer', 'گاہک', (sale) => sale.person.name),
      text('Number', 'نمبر', (sale) => numbered(sale.person.number)),
      text('Type', 'قسم', (sale) => sale.sellingType),
      count('Phones', 'فون', (sale) => sale.phones.length),
      text('Models', 'ماڈل', (sale) => models(kindsOf(sale.phones))),
      text('IMEIs', 'آئی ایم ای آئی', (sale) => imeis(sale.phones, sale.phones.length)),
      text('Accessories', 'لوازمات', (sale) =>
        sale.accessories.map(({ quantity, accessoryName }) => `${quantity} × ${accessoryName}`).join(', '),
      ),
      money('Total', 'کل', (sale) => sale.total),
      money('Returned', 'واپسی', (sale) => sale.returned),
      money('Received', 'وصول', (sale) => sale.received),
      money('Received at sale', 'فروخت پر وصول', (sale) => sale.receivedAtSale),
      money('Received later', 'بعد میں وصول', (sale) => sale.receivedLater),
      money('Refunded', 'واپس کیے', (sale) => sale.refunded),
      money('Written off', 'معافی', (sale) => sale.letGo),
      money('Outstanding', 'باقی', (sale) => sale.outstanding),
      money('Payable later', 'بعد میں واجب الادا', (sale) => sale.payableLater),
      day('Due date', 'ادائیگی کی تاریخ', (sale) => sale.dueDate),
      cost('Profit', 'منافع', (sale) => sale.profit),
      text('Status', 'حالت', (sale) => capitalized(sale.status)),
      text('Recorded by', 'درج کرنے والا', (sale) => sale.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (sale, shop) => moment(sale.createdAt, shop)),
    ],
  }),
];
