import { defineMessages } from '@handset/ui';

const en = {
  titles: { in: 'Receipt', out: 'Payment voucher', opening: 'Opening balance', 'write-off': 'Write-off' },
  number: (voucher: string, day: string) => `${voucher}, ${day}`,
  undone: 'This payment was undone',
  from: 'Received from',
  to: 'Paid to',
  party: 'Party',
  amount: 'Amount',
  inWords: 'In words',
  cash: 'In cash',
  bank: 'By bank',
  note: 'Note',
  settled: 'Bills paid',
  givenBack: 'Advance given back',
  advance: 'Advance',
  previousBalance: 'Previous balance',
  previousInFavour: 'Previous balance, in your favour',
  newBalance: 'New balance',
  newInFavour: 'New balance, in your favour',
  signatureOfShop: (shop: string) => `For ${shop}`,
  signatureOfParty: 'Received by: signature',
  by: (name: string) => `Recorded by ${name}`,
  share: 'Send by WhatsApp',
  messages: {
    in: (name: string, amount: string, day: string, voucher: string) =>
      `Assalam-o-Alaikum ${name}, we received ${amount} from you on ${day} (${voucher}). Thank you.`,
    out: (name: string, amount: string, day: string, voucher: string) =>
      `Assalam-o-Alaikum ${name}, we paid you ${amount} on ${day} (${voucher}).`,
  },
};

export const receiptWords = defineMessages({
  en,
  ur: {
    titles: { in: 'رسید', out: 'ادائیگی کا واؤچر', opening: 'ابتدائی بقایا', 'write-off': 'معافی' },
    number: (voucher, day) => `${voucher}، ${day}`,
    undone: 'یہ ادائیگی منسوخ کر دی گئی',
    from: 'وصول از',
    to: 'ادا کیا',
    party: 'پارٹی',
    amount: 'رقم',
    inWords: 'الفاظ میں',
    cash: 'نقد',
    bank: 'بینک سے',
    note: 'نوٹ',
    settled: 'ادا شدہ بل',
    givenBack: 'واپس کی گئی پیشگی رقم',
    advance: 'پیشگی',
    previousBalance: 'سابقہ بقایا',
    previousInFavour: 'سابقہ بقایا، آپ کے حق میں',
    newBalance: 'نیا بقایا',
    newInFavour: 'نیا بقایا، آپ کے حق میں',
    signatureOfShop: (shop) => `منجانب ${shop}`,
    signatureOfParty: 'وصول کنندہ کے دستخط',
    by: (name) => `${name} نے درج کیا`,
    share: 'واٹس ایپ پر بھیجیں',
    messages: {
      in: (name, amount, day, voucher) =>
        `السلام علیکم ${name}، ${day} کو آپ سے ${amount} وصول ہوئے (${voucher})۔ شکریہ۔`,
      out: (name, amount, day, voucher) =>
        `السلام علیکم ${name}، ${day} کو آپ کو ${amount} ادا کیے گئے (${voucher})۔`,
    },
  },
});

/** The words of receipts in one language. */
export type ReceiptWords = typeof en;
