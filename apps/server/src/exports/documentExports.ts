import { purchasesAnswer, salesAnswer } from '@handset/domain';
import { purchasePage } from '../purchases/purchaseList.ts';
import { purchasesRoutes } from '../purchases/purchasesRoutes.ts';
import { salePage } from '../sales/sales.ts';
import { salesRoutes } from '../sales/salesRoutes.ts';
import { moment, numbered, worded } from './columns.ts';
import { type ExportList, exportOf } from './ExportList.ts';

interface Phone {
  imei1: string;
  companyName: string;
  modelName: string;
}

/** `2 × Samsung A15, Apple iPhone 11` */
function models(kinds: readonly { companyName: string; modelName: string; quantity: number }[]): string {
  return kinds
    .map(({ companyName, modelName, quantity }) =>
      quantity === 1 ? `${companyName} ${modelName}` : `${quantity} × ${companyName} ${modelName}`,
    )
    .join(', ');
}

function kindsOf(phones: readonly Phone[]) {
  const kinds = Map.groupBy(phones, ({ companyName, modelName }) => JSON.stringify([companyName, modelName]));
  return [...kinds.values()].flatMap(([phone, ...others]) =>
    phone ? { ...phone, quantity: others.length + 1 } : [],
  );
}

/** The IMEIs of a document; of a large lot the first, and how many more there are: the list of phones has them all. */
function imeis(phones: readonly Phone[], quantity: number): string {
  const more = quantity - phones.length;
  return [...phones.map(({ imei1 }) => imei1), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
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
    following: purchasePage,
    columns: ({ text, count, money, day }) => [
      day('Date', 'تاریخ', (slip) => slip.date),
      text('Slip', 'پرچی', (slip) => slip.slipNumber),
      text('Type', 'قسم', (slip) => worded(slip.type)),
      text('Party', 'فریق', (slip) => slip.person.name),
      text('Number', 'فون نمبر', (slip) => numbered(slip.person.number)),
      count('Phones', 'فون', (slip) => slip.quantity),
      text('Models', 'ماڈل', (slip) => models(slip.models)),
      text('IMEIs', 'آئی ایم ای آئی', (slip) => imeis(slip.phones, slip.quantity)),
      count('In stock', 'اسٹاک میں', (slip) => slip.counts.inStock),
      count('Dispatched', 'بھیجے گئے', (slip) => slip.counts.dispatched),
      count('Sold', 'فروخت', (slip) => slip.counts.sold),
      count('Returned', 'واپس', (slip) => slip.counts.returned),
      money('Total', 'کل', (slip) => slip.total),
      money('Paid now', 'فوری ادائیگی', (slip) => slip.paidNow),
      money('Payable later', 'بعد میں قابل ادا', (slip) => slip.payableLater),
      money('Outstanding', 'بقایا', (slip) => slip.outstanding),
      money('Returned amount', 'واپسی کی رقم', (slip) => slip.returned),
      day('Date of payment', 'ادائیگی کی تاریخ', (slip) => slip.dateOfPayment),
      text('Payment type', 'ادائیگی کی قسم', (slip) => worded(slip.purchasePaymentType)),
      text('Payment status', 'ادائیگی کی کیفیت', (slip) => worded(slip.purchasePaymentStatus)),
      text('Status', 'کیفیت', (slip) => worded(slip.status)),
      text('e-Gadget', 'ای گیجٹ', (slip) => worded(slip.eGadgetStatus)),
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
    following: salePage,
    columns: ({ text, count, money, cost, day }) => [
      day('Date', 'تاریخ', (sale) => sale.date),
      text('Invoice', 'انوائس', (sale) => sale.invoiceNumber),
      text('Customer', 'گاہک', (sale) => sale.person.name),
      text('Number', 'فون نمبر', (sale) => numbered(sale.person.number)),
      text('Type', 'قسم', (sale) => sale.sellingType),
      count('Phones', 'فون', (sale) => sale.phones.length),
      text('Models', 'ماڈل', (sale) => models(kindsOf(sale.phones))),
      text('IMEIs', 'آئی ایم ای آئی', (sale) => imeis(sale.phones, sale.phones.length)),
      text('Accessories', 'لوازمات', (sale) =>
        sale.accessories.map(({ quantity, accessoryName }) => `${quantity} × ${accessoryName}`).join(', '),
      ),
      money('Total', 'کل', (sale) => sale.total),
      money('Returned', 'واپسی', (sale) => sale.returned),
      money('Received', 'وصول شدہ', (sale) => sale.received),
      money('Payable later', 'ادھار', (sale) => sale.payableLater),
      money('Outstanding', 'بقایا', (sale) => sale.outstanding),
      day('Due date', 'ادائیگی کی تاریخ', (sale) => sale.dueDate),
      cost('Profit', 'منافع', (sale) => sale.profit),
      text('Status', 'کیفیت', (sale) => worded(sale.status)),
      text('Written by', 'لکھنے والا', (sale) => sale.createdBy),
      text('Written at', 'لکھنے کا وقت', (sale, shop) => moment(sale.createdAt, shop)),
    ],
  }),
];
