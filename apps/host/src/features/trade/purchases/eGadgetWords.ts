import { defineMessages } from '@handset/ui';

const en = {
  title: 'e-Gadget check',
  text: 'The police register’s result for this phone. You can change it later.',
  status: 'Status',
  reference: 'Reference (optional)',
  picture: 'Screenshot (optional)',
  pictureAgain: 'A new picture replaces the current one',
  save: 'Save the check',
  saved: 'The e-Gadget check is saved',
};

export const eGadgetWords = defineMessages({
  en,
  ur: {
    title: 'ای گیجٹ جانچ',
    text: 'پولیس کا ریکارڈ اس فون کے بارے میں کیا کہتا ہے۔ مزید معلوم ہونے پر دوبارہ درج کریں۔',
    status: 'حالت',
    reference: 'حوالہ (اختیاری)',
    picture: 'اسکرین شاٹ (اختیاری)',
    pictureAgain: 'نئی تصویر پہلی کی جگہ لے لے گی',
    save: 'جانچ محفوظ کریں',
    saved: 'ای گیجٹ جانچ محفوظ ہو گئی',
  },
});
