import { purchasesAnswer, salesAnswer } from '@handset/domain';
import { purchasesRoutes } from '../purchases/purchasesRoutes.ts';
import { salesRoutes } from '../sales/salesRoutes.ts';

import { moment, numbered, worded } from './columns.ts';
import { type ExportList, exportOf } from './ExportList.ts';

interface Phone {
  imei1: string;
  companyName: string;
  modelName: string;
}

/** `2 × Samsung A15, Apple iPhone 11` */
function models(phones: readonly Phone[]): string {
  const counts = new Map<string, number>();
  for (const { companyName, modelName } of phones) {
    const name = `${companyName} ${modelName}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, many]) => (many === 1 ? name : `${many} × ${name}`)).join(', ');
}

/** With words around them, so that no spreadsheet takes one of them for a number. */
function imeis(phones: readonly Phone[]): string {
  return phones.map(({ imei1 }) => imei1).join(', ');
}

/** What was bought and sold. */
export const documentExports: ExportList[] = [
  exportOf({
    name: 'purchases',
    title: { en: 'Purchases', ur: 'خریداریاں' },
    routes: purchasesRoutes,
    url: '/api/Purchase',
    answer: purchasesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, cost, day }) => [
      day('Date', 'تاریخ', (slip) => slip.date),
      text('Slip', 'پرچی', (slip) => slip.slipNumber),
      text('Type', 'قسم', (slip) => worded(slip.type)),
      text('Party', 'فریق', (slip) => slip.person.name),
      text('Number', 'فون نمبر', (slip) => numbered(slip.person.number)),
      count('Phones', 'فون', (slip) => slip.phones.length),
      text('Models', 'ماڈل', (slip) => models(slip.phones)),
      text('IMEIs', 'آئی ایم ای آئی', (slip) => imeis(slip.phones)),
      cost('Total', 'کل', (slip) => slip.total),
      cost('Paid now', 'ادا شدہ', (slip) => slip.paidNow),
      cost('Payable later', 'قابل ادا', (slip) => slip.payableLater),
      day('Date of payment', 'ادائیگی کی تاریخ', (slip) => slip.dateOfPayment),
      text('Payment type', 'ادائیگی کی قسم', (slip) => worded(slip.purchasePaymentType)),
      text('Payment status', 'ادائیگی کی کیفیت', (slip) => worded(slip.purchasePaymentStatus)),
      text('Written by', 'لکھنے والا', (slip) => slip.createdBy),
      text('Written at', 'لکھنے کا وقت', (slip, shop) => moment(slip.createdAt, shop)),
    ],
  }),
  exportOf({
    name: 'sales',
    title: { en: 'Sales', ur: 'فروخت' },
    routes: salesRoutes,
    url: '/api/sale',
    answer: salesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, cost, day }) => [
      day('Date', 'تاریخ', (sale) => sale.date),
      text('Invoice', 'انوائس', (sale) => sale.invoiceNumber),
      text('Customer', 'گاہک', (sale) => sale.person.name),
      text('Number', 'فون نمبر', (sale) => numbered(sale.person.number)),
      text('Type', 'قسم', (sale) => sale.sellingType),
      count('Phones', 'فون', (sale) => sale.phones.length),
      text('Models', 'ماڈل', (sale) => models(sale.phones)),
      text('IMEIs', 'آئی ایم ای آئی', (sale) => imeis(sale.phones)),
      money('Total', 'کل', (sale) => sale.total),
      money('Received', 'وصول شدہ', (sale) => sale.received),
      money('Payable later', 'بقایا', (sale) => sale.payableLater),
      cost('Profit', 'منافع', (sale) => sale.profit),
      text('Written by', 'لکھنے والا', (sale) => sale.createdBy),
      text('Written at', 'لکھنے کا وقت', (sale, shop) => moment(sale.createdAt, shop)),
    ],
  }),
];
