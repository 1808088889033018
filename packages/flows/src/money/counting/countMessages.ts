import { defineMessages } from '@handset/ui';

const en = {
  by: 'Count by',
  ways: { notes: 'Notes and coins', figure: 'One figure' },
  notes: 'Notes and coins',
  pieces: (note: string) => `${note} ×`,
  counted: 'Counted',
  expected: 'In the books',
  later: 'Shown once you have counted',
  difference: 'Difference',
  matches: 'The count matches the books.',
  over: (amount: string) => `${amount} too much`,
  short: (amount: string) => `${amount} missing`,
  differenceFor: (reason: string) => `Difference · ${reason}`,
  reason: 'Reason for the difference',
  unknown: 'The amount in the books is not known here; a difference needs a reason.',
};

/** The words of a count of money. */
export type CountMessages = typeof en;

const ur: CountMessages = {
  by: 'گنتی کا طریقہ',
  ways: { notes: 'نوٹ اور سکے', figure: 'ایک رقم' },
  notes: 'نوٹ اور سکے',
  pieces: (note) => `${note} ×`,
  counted: 'گنی گئی رقم',
  expected: 'کھاتے میں',
  later: 'گنتی کے بعد دکھائی جائے گی',
  difference: 'فرق',
  matches: 'گنتی کھاتے کے برابر ہے۔',
  over: (amount) => `${amount} زیادہ`,
  short: (amount) => `${amount} کم`,
  differenceFor: (reason) => `فرق · ${reason}`,
  reason: 'فرق کی وجہ',
  unknown: 'کھاتے کی رقم یہاں معلوم نہیں؛ فرق ہو تو وجہ لکھیں۔',
};

export const countMessages = defineMessages({ name: 'count', en, ur });
