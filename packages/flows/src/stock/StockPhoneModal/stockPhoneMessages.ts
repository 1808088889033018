import { editConflictLabels, phoneLabels, specificationNames } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  ...phoneLabels.en,
  ...editConflictLabels.en,
  title: { add: 'Add Phone', edit: 'Edit Phone' },
  submit: { add: 'Add Phone', edit: 'Update Phone' },
  submitting: { add: 'Adding...', edit: 'Updating...' },
  name: 'Name',
  companyName: 'Company Name',
  modelName: 'Model Name',
  noSpecification: 'Not stated',
  specificationNames: specificationNames.en,
  imei1: 'IMEI 1',
  imei2: 'IMEI 2',
  addDualSim: 'Add Dual SIM',
  prices: 'Prices',
  phone: 'Phone',
  pictures: 'Images',
  picture: 'Image',
  picturesHint: 'The first image is the cover image.',
  newCover: 'Make the first new image the cover image',
  costIsHidden: 'The cost of this phone stays unchanged.',
  costIsOnSlip: 'The cost of this phone is on its slip or exchange invoice.',
  stockValue: 'Phone stock',
  inStock: (phone: string) => `This IMEI is already in stock: ${phone}`,
  conflictTitle: 'This phone was changed meanwhile',
  conflictText: 'Somebody else saved other values. Choose which ones to keep, then update.',
  chooseConflict: 'This was changed meanwhile: choose yours or the saved one',
  conflictsSettled: 'All differences are resolved',
};

/** The words of the stock form. */
export type StockPhoneMessages = typeof en;

const ur: StockPhoneMessages = {
  ...phoneLabels.ur,
  ...editConflictLabels.ur,
  title: { add: 'فون شامل کریں', edit: 'فون میں ترمیم' },
  submit: { add: 'فون شامل کریں', edit: 'فون اپ ڈیٹ کریں' },
  submitting: { add: 'شامل ہو رہا ہے...', edit: 'اپ ڈیٹ ہو رہا ہے...' },
  name: 'نام',
  companyName: 'کمپنی کا نام',
  modelName: 'ماڈل کا نام',
  noSpecification: 'درج نہیں',
  specificationNames: specificationNames.ur,
  imei1: 'آئی ایم ای آئی 1',
  imei2: 'آئی ایم ای آئی 2',
  addDualSim: 'دوسری سم شامل کریں',
  prices: 'قیمتیں',
  phone: 'فون',
  pictures: 'تصاویر',
  picture: 'تصویر',
  picturesHint: 'پہلی تصویر سرورق کی تصویر ہے۔',
  newCover: 'پہلی نئی تصویر کو سرورق بنائیں',
  costIsHidden: 'اس فون کی لاگت جوں کی توں رہے گی۔',
  costIsOnSlip: 'یہ فون خرید پرچی یا تبادلے سے آیا ہے؛ لاگت وہیں درج ہے۔',
  stockValue: 'فونوں کا اسٹاک',
  inStock: (phone) => `یہ آئی ایم ای آئی پہلے سے اسٹاک میں ہے: ${phone}`,
  conflictTitle: 'اس دوران یہ فون بدل دیا گیا',
  conflictText: 'کسی اور نے دوسری معلومات محفوظ کر دیں۔ چنیں کہ کون سی رہیں، پھر اپ ڈیٹ کریں۔',
  chooseConflict: 'یہ اس دوران بدل گیا ہے: چنیں کہ جو آپ نے لکھا وہ رہے، یا جو اب محفوظ ہے',
  conflictsSettled: 'ہر فرق کا فیصلہ ہو چکا',
};

export const stockPhoneMessages = defineMessages({ name: 'stockPhone', en, ur });
