import type { LaterMessages } from './laterEn.ts';

export const laterUr: LaterMessages = {
  about: {
    addShop: 'دکان اور اس کے مالک کے اندراج کا فارم۔',
    shopRecords: 'ہر درج دکان، اس کا پلان، صارف اور حالت۔',
    myShop: 'دکان کا نام، لوگو، نمبر اور شرائط، عملہ اور ترتیبات۔',
    paymentMethod: 'پلان، اس کی قیمت اور ادائیگی کا طریقہ۔',
    support: 'مدد کے سوال و جواب، اور رابطے کا طریقہ۔',
    demoButton: 'بٹنوں کی نمائش۔',
    demoBadges: 'بیجوں کی نمائش۔',
    demoBreadcrumb: 'راستے اور صفحات کی نمائش۔',
    demoCollapse: 'کھلنے والے حصوں کی نمائش۔',
    demoTabs: 'ٹیبوں کی نمائش۔',
    demoTypography: 'سرخیوں اور تحریر کی نمائش۔',
  },
  page: {
    title: 'یہ صفحہ ابھی نہیں بنا',
    back: 'واپس',
    home: 'ڈیش بورڈ پر جائیں',
  },
};
