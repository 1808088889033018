import { defineMessages } from '@handset/ui';

const en = {
  emptyTitle: 'No invoice in progress',
  emptyText: 'Fill in a sale; its invoice opens here before it is saved.',
  savedTitle: 'This sale is saved',
  savedText: 'It is in the books, with its invoice.',
  openSaved: 'Open invoice',
  inFormTitle: 'This sale is not ready yet',
  inFormText: 'It is being edited. Its invoice opens here when you submit it.',
  earlierTitle: 'A new day has begun',
  earlierText: 'This sale has the date of an earlier day. Look it over before you save it.',
  proceed: 'Continue the sale',
};

export const draftInvoiceWords = defineMessages({
  en,
  ur: {
    emptyTitle: 'کوئی انوائس تیاری میں نہیں',
    emptyText: 'فروخت پُر کریں؛ محفوظ ہونے سے پہلے انوائس یہاں کھلے گی۔',
    savedTitle: 'یہ فروخت محفوظ ہو چکی ہے',
    savedText: 'یہ اپنی انوائس کے ساتھ کھاتوں میں درج ہے۔',
    openSaved: 'انوائس کھولیں',
    inFormTitle: 'یہ فروخت ابھی تیار نہیں',
    inFormText: 'اس میں ترمیم ہو رہی ہے۔ جمع کرنے پر انوائس یہاں کھلے گی۔',
    earlierTitle: 'نیا دن شروع ہو گیا ہے',
    earlierText: 'اس فروخت پر پچھلے دن کی تاریخ ہے۔ محفوظ کرنے سے پہلے اسے دیکھ لیں۔',
    proceed: 'فروخت جاری رکھیں',
  },
});
