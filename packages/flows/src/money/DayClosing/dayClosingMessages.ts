import { defineMessages } from '@handset/ui';

const en = {
  title: 'Close day',
  day: 'Day',
  open: 'Open',
  closed: 'Closed',
  banks: 'Banks with the right balance',
  banksHint: 'Compare each with the bank’s app or statement. Leave out what you did not check.',
  locks: 'Employees can no longer add entries to a closed day.',
};

/** The words of DayClosing. */
export type DayClosingMessages = typeof en;

const ur: DayClosingMessages = {
  title: 'دن بند کریں',
  day: 'دن',
  open: 'کھلا',
  closed: 'بند',
  banks: 'جن بینکوں کا بیلنس درست ہے',
  banksHint: 'بینک کی ایپ یا اسٹیٹمنٹ سے ملائیں۔ جسے نہ دیکھا ہو اسے خالی چھوڑ دیں۔',
  locks: 'بند دن میں ملازم مزید اندراج نہیں کر سکتے۔',
};

export const dayClosingMessages = defineMessages({ name: 'dayClosing', en, ur });
