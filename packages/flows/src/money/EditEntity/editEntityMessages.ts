import { defineMessages } from '@handset/ui';

const en = {
  title: 'Edit Entity',
  update: 'Update',
  cnic: 'CNIC No# (optional)',
  nothingChanged: 'Nothing has been changed yet',
};

/** The words of EditEntity. */
export type EditEntityMessages = typeof en;

const ur: EditEntityMessages = {
  title: 'پارٹی میں ترمیم',
  update: 'اپ ڈیٹ کریں',
  cnic: 'شناختی کارڈ نمبر (اختیاری)',
  nothingChanged: 'ابھی کچھ نہیں بدلا گیا',
};

export const editEntityMessages = defineMessages({ name: 'editEntity', en, ur });
