import { phoneLabels, specificationNames } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  conflictTitle: 'Somebody changed this slip meanwhile',
  yes: 'Yes',
  no: 'No',
  specificationNames: specificationNames.en,
  fields: {
    ...phoneLabels.en,
    entity: 'Seller',
    fatherName: 'Father name',
    date: 'Date',
    cnic: 'CNIC No#',
    companyName: 'Company',
    modelName: 'Model',
    phoneCondition: 'Phone Condition',
    warranty: 'Remaining company warranty',
    imei1: 'IMEI #1',
    imei2: 'IMEI #2',
    accessories: 'Accessories',
    isApprovedFromEgadgets: 'Approved from e-Gadgets',
  },
};

export const slipConflictWords = defineMessages({
  en,
  ur: {
    conflictTitle: 'اس دوران کسی اور نے یہ پرچی بدل دی',
    yes: 'ہاں',
    no: 'نہیں',
    specificationNames: specificationNames.ur,
    fields: {
      ...phoneLabels.ur,
      entity: 'بیچنے والا',
      fatherName: 'والد کا نام',
      date: 'تاریخ',
      cnic: 'شناختی کارڈ نمبر',
      companyName: 'کمپنی',
      modelName: 'ماڈل',
      phoneCondition: 'فون کی حالت',
      warranty: 'باقی کمپنی وارنٹی',
      imei1: 'آئی ایم ای آئی #1',
      imei2: 'آئی ایم ای آئی #2',
      accessories: 'لوازمات',
      isApprovedFromEgadgets: 'ای گیجٹ سے منظور شدہ',
    },
  },
});

/** The words of a comparison of two slips in one language. */
export type SlipConflictWords = typeof en;
