import type { LaterMessages } from './laterEn.ts';

export const laterUr: LaterMessages = {
  about: {
    bulkPhones: 'تھوک خریداریاں: ہر لاٹ ایک قطار، کتنے فون باقی ہیں اور کتنے بِک گئے۔',
    bulkPhoneDetail: 'ایک لاٹ، فون بہ فون، منافع اور باقی ادائیگی کے ساتھ۔',
    dispatch: 'کسی دکان یا شخص کو دیے گئے فون، جب تک بِک نہ جائیں یا واپس نہ آئیں۔',
    scanDevice: 'آئی ایم ای آئی کا ایک خانہ: فون کیا ہے، کہاں سے آیا اور کہاں گیا۔',
    phoneDetails: 'ایک فون کا کارڈ جو گاہک دیکھ سکتا ہے۔',
    payablesAndReceivablesRecords: 'کسی پارٹی کے حساب کے پیچھے ہر بل اور ادائیگی۔',
    committeeLedger: 'کمیٹیاں: قسطیں، ادائیگیاں اور باریاں۔',
    bulkPurchaseDetail: 'ایک تھوک خریداری، اس کے اندراج، فون اور ادائیگیاں۔',
  },
  page: {
    title: 'یہ صفحہ ابھی نہیں بنا',
    back: 'واپس',
    home: 'ڈیش بورڈ پر جائیں',
  },
};
