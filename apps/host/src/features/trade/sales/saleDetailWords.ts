import { defineMessages } from '@handset/ui';

const en = {
  invoiceNumber: (number: string) => `Invoice ${number}`,
  due: 'Due',
  openInvoice: 'Open invoice',
  openSale: 'Sale details',
  accessories: 'Accessories',
  exchange: 'Taken in exchange',
  payment: 'Payment',
  paidOut: 'Paid out to the customer',
  warranty: 'Warranty',
  bulk: 'Bulk sale',
};

/** The words of one sale. */
export const saleDetailWords = defineMessages({
  en,
  ur: {
    invoiceNumber: (number: string) => `انوائس ${number}`,
    due: 'باقی',
    openInvoice: 'انوائس کھولیں',
    openSale: 'فروخت کی تفصیل',
    accessories: 'لوازمات',
    exchange: 'تبادلے میں لیا گیا',
    payment: 'ادائیگی',
    paidOut: 'گاہک کو ادا کیا',
    warranty: 'وارنٹی',
    bulk: 'تھوک فروخت',
  },
});
