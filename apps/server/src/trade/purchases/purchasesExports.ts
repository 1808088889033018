import { purchasesAnswer } from '@handset/domain';
import { capitalized, moment, numbered } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { imeis, models } from '../../base/exports/phonesOfDocument.ts';
import { purchasePage } from './purchaseList.ts';
import { purchasesRoutes } from './purchasesRoutes.ts';

export const purchasesExports: ExportList[] = [
  exportOf({
    name: 'purchases',
    title: { en: 'Purchases', ur: 'خریداری' },
    routes: purchasesRoutes,
    url: '/api/Purchase',
    answer: purchasesAnswer,
    rows: ({ data }) => data,
    following: purchasePage,
    columns: ({ text, count, money, day }) => [
      day('Date', 'تاریخ', (slip) => slip.date),
      text('Slip', 'پرچی', (slip) => slip.slipNumber),
      text('Type', 'قسم', (slip) => capitalized(slip.type)),
      text('Party', 'پارٹی', (slip) => slip.person.name),
      text('Number', 'نمبر', (slip) => numbered(slip.person.number)),
      count('Phones', 'فون', (slip) => slip.quantity),
      text('Models', 'ماڈل', (slip) => models(slip.models)),
      text('IMEIs', 'آئی ایم ای آئی', (slip) => imeis(slip.phones, slip.quantity)),
      count('In stock', 'اسٹاک میں', (slip) => slip.counts.inStock),
      count('Dispatched', 'بھیجے گئے', (slip) => slip.counts.dispatched),
      count('Sold', 'فروخت', (slip) => slip.counts.sold),
      count('Returned', 'واپس', (slip) => slip.counts.returned),
      money('Total', 'کل', (slip) => slip.total),
      money('Returned amount', 'واپسی کی رقم', (slip) => slip.returned),
      money('Paid', 'ادا شدہ', (slip) => slip.paid),
      money('Paid at purchase', 'خریداری پر ادا', (slip) => slip.paidAtPurchase),
      money('Paid later', 'بعد میں ادا', (slip) => slip.paidLater),
      money('Refunded', 'واپس ملے', (slip) => slip.refunded),
      money('Written off', 'معافی', (slip) => slip.letGo),
      money('Outstanding', 'باقی', (slip) => slip.outstanding),
      money('Payable later', 'بعد میں واجب الادا', (slip) => slip.payableLater),
      day('Date of payment', 'ادائیگی کی تاریخ', (slip) => slip.dateOfPayment),
      text('Payment type', 'ادائیگی کی قسم', (slip) => capitalized(slip.purchasePaymentType)),
      text('Payment status', 'ادائیگی کی حیثیت', (slip) => capitalized(slip.purchasePaymentStatus)),
      text('Status', 'حالت', (slip) => capitalized(slip.status)),
      text('e-Gadget', 'ای گیجٹ', (slip) => capitalized(slip.eGadgetStatus)),
      text('Recorded by', 'درج کرنے والا', (slip) => slip.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (slip, shop) => moment(slip.createdAt, shop)),
    ],
  }),
];
